import Problems

/// What can be wrong with the words of a line, worded.
extension Problem {
  static func unclosedQuote(_ text: String) -> Problem {
    Problem(what: "The quote in \(quoted(text)) is never closed.", tries: ["closing it."])
  }

  static func unknownOption(_ typed: String, command: String, nearest: [String]) -> Problem {
    Problem(
      what: "'\(command)' has no option \(quoted(typed)).",
      tries: offer(nearest) + ["help \(command) for its options."]
    )
  }

  static func optionNeedsValue(_ option: String, command: String) -> Problem {
    Problem(what: "'\(option)' needs a value after it.", tries: ["help \(command) for an example."])
  }

  static func unknownValue(_ typed: String, of name: String, allowed: [String]) -> Problem {
    Problem(
      what: "\(quoted(typed)) is no value of \(name).",
      tries: allowed.isEmpty ? [] : [either(allowed) + "."]
    )
  }

  static func missingWord(_ name: String, command: String, usage: String) -> Problem {
    Problem(what: "'\(command)' needs \(name).", tries: [ended(usage)])
  }

  /// An option of the program's start, in a line of a session.
  static func onlyAtStart(_ option: String, usage: String) -> Problem {
    Problem(what: "'\(option)' is understood only where the workbench starts.", tries: [usage])
  }

  static func surplusWord(_ typed: String, command: String, usage: String) -> Problem {
    Problem(
      what: "'\(command)' does not know what to do with \(quoted(typed)).",
      tries: [ended(usage)]
    )
  }

  /// An option that a command does not have, but that would make sense without its dashes.
  static func dashedPair(_ typed: String, command: String) -> Problem {
    Problem(
      what: "'\(command)' has no option \(quoted(typed)).",
      tries: ["\(typed.drop { $0 == "-" }), without dashes.", "help \(command) for its options."]
    )
  }

  static func unknownTopic(_ typed: String, nearest: [String]) -> Problem {
    Problem(
      what: "There is no help on \(quoted(typed)).",
      tries: offer(nearest.map { "help \($0)" }) + ["help for all commands and terms."]
    )
  }

  /// A leading dot where nothing has moves.
  static func noMoves(_ typed: String) -> Problem {
    Problem(what: "\(quoted(typed)) is a move, and nothing here has moves.")
  }

  private static func ended(_ usage: String) -> String {
    usage.hasSuffix(".") ? usage : usage + "."
  }
}
