enum Quit {
  static let command = Command(
    name: "quit",
    aliases: ["q", "exit", "bye", "logout"],
    group: .program,
    summary: "leave; Ctrl-D on an empty line does the same",
    usage: ["quit"],
    examples: ["quit"],
    run: { _, _ in Reply(leaves: true) }
  )
}
