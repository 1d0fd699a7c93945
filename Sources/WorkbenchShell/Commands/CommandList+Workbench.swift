extension CommandList {
  /// Every command, in the order help shows them.
  static let workbench: CommandList = CommandList(commands: [
    Trees.command, Decide.command, WhatIf.command, DrawTree.command, RecordCommand.command,
    Adr.command,
    Help.command, Doctor.command, Completions.command, Quit.command,
  ])
}
