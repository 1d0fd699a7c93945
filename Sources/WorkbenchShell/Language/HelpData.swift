/// What `help --json` prints: `{"commands":[{"name","summary","usage","examples"}]}`.
struct HelpData: Encodable, Sendable {
  var commands: [Entry]

  struct Entry: Encodable, Sendable {
    var name: String
    var group: String
    var summary: String
    var usage: [String]
    var examples: [String]
  }

  static func entries(_ command: Command) -> [Entry] {
    guard !command.subcommands.isEmpty else {
      return [
        Entry(
          name: command.name,
          group: command.group.rawValue,
          summary: command.summary,
          usage: command.usage,
          examples: command.examples
        )
      ]
    }
    return command.subcommands.map {
      Entry(
        name: "\(command.name) \($0.name)",
        group: command.group.rawValue,
        summary: $0.summary,
        usage: $0.usage,
        examples: $0.examples
      )
    }
  }
}
