import LessonKit
import LineEditing
import Problems

extension CommandList {
  /// Every command, in the order help shows them.
  static let workbench: CommandList = CommandList(
    commands: deciding + lessons + authoring + program,
    moves: Moves(
      take: { words, session throws(Problem) in try session.step(words) },
      form: { name, session in
        session.lesson?.description.moves.first { $0.name == name }?.form
      },
      candidates: { $0.lesson?.moveCandidates ?? [] }
    ),
    afterLine: { $0.noteLesson() },
    remarks: { $0.journal.takeRemarks() }
  )

  private static let deciding: [Command] = [
    Trees.command, Decide.command, WhatIf.command, DrawTree.command, RecordCommand.command,
    AdrCommand.command,
  ]

  private static let lessons: [Command] =
    [Lessons.command, OpenCommand.command, NextCommand.command, StyleCommand.command]
    + StepCommands.all + TravelCommands.all + LookCommands.all + CodeCommands.all
    + ReloadCommand.all + [PredictCommand.command] + KeepCommands.all

  private static let authoring: [Command] = [LessonCommand.command]

  private static let program: [Command] = [
    Help.command, Doctor.command, ProgressCommand.command, ResumeCommand.command,
    ForgetCommand.command, CarryCommands.export, CarryCommands.import, Completions.command,
    Quit.command,
  ]
}
