import Stepping

/// A word that a step begins with where it is no move: the one list from which parsing, commands, help,
/// completion, guides and questions are made.
///
/// A new kind of step is a case of ``Step``, an entry here, and what it does in `Engine+Steps.swift`.
package struct StepVerb: Sendable {
  /// The word.
  package let name: String
  /// The words that other tools have for it.
  package let aliases: [String]
  /// What it does, in a line.
  package let summary: String
  /// What stands behind the word, in order.
  package let takes: [Part]
  /// A step as it is typed.
  package let example: String
  /// Whether the whole state may come or go.
  package let movesState: Bool
  let make: @Sendable (Words) -> Step?

  /// Something behind the word.
  package enum Part: Sendable {
    /// A call that waits.
    case call
    /// How the call ends, any way or by failing; it may be left out.
    case outcome(failing: Bool)
    /// How long; it may be left out.
    case time
    /// A step's number.
    case number
  }

  /// What was typed behind the word, read as its parts.
  struct Words {
    var call: Call.ID?
    var outcome: String?
    var time: Duration?
    var number: Int?
  }

  private init(
    _ name: String,
    aliases: [String] = [],
    _ summary: String,
    takes: [Part] = [],
    example: String? = nil,
    movesState: Bool = false,
    _ make: @escaping @Sendable (Words) -> Step?
  ) {
    (self.name, self.aliases, self.summary, self.takes) = (name, aliases, summary, takes)
    (self.example, self.movesState, self.make) = (example ?? name, movesState, make)
  }
}

extension StepVerb {
  /// All there are, in the order of help.
  package static let all = [
    StepVerb(
      "deliver",
      aliases: ["receive", "resolve"],
      "let a waiting call end, with any outcome",
      takes: [.call, .outcome(failing: false)],
      example: "deliver e1 ok"
    ) { words in words.call.map { .deliver($0, words.outcome) } },
    StepVerb(
      "fail",
      aliases: ["reject"],
      "let a waiting call fail",
      takes: [.call, .outcome(failing: true)],
      example: "fail e1 offline"
    ) { words in words.call.map { .fail($0, words.outcome) } },
    StepVerb(
      "lose",
      "no answer will come: the call stays in flight, marked lost",
      takes: [.call],
      example: "lose e1"
    ) { words in words.call.map { .lose($0) } },
    StepVerb(
      "advance",
      aliases: ["tick"],
      "let time pass: so much, or until what waits next is due",
      takes: [.time],
      example: "advance 300ms"
    ) { words in .advance(words.time) },
    StepVerb("appear", "the screen comes; it makes no move", movesState: true) { _ in .appear },
    StepVerb(
      "leave",
      "the screen goes: what it owns goes with it, durable effects stay",
      movesState: true
    ) { _ in .leave },
    StepVerb("relaunch", "the app starts again", movesState: true) { _ in .relaunch },
    StepVerb(
      "restore",
      "put back the value of step N; effects in flight are gone (K28)",
      takes: [.number],
      example: "restore 1"
    ) { words in words.number.map { .restore($0) } },
  ]

  /// The verb of that name, or that other tools call so.
  package static func named(_ word: String) -> StepVerb? {
    all.first { $0.name == word } ?? all.first { $0.aliases.contains(word) }
  }

  /// Whether a line begins as a step does; it may still be none, or none of the lesson.
  package static func begins(_ line: String) -> Bool {
    let line = line.trimmed
    return line.first == "." || named(String(line.prefix { !$0.isWhitespace })) != nil
  }
}

extension StepVerb {
  /// How it is typed: `deliver eN [OUTCOME]`.
  package var usage: String { form { $0.placeholder } }

  /// The form it has to have, with examples in it: `deliver e1 [OUTCOME]`.
  var expected: String { form { $0.sample } }

  /// How many words may stand behind it.
  package var counts: ClosedRange<Int> {
    takes.count { !$0.isOptional }...takes.count
  }

  private func form(_ word: (Part) -> String) -> String {
    ([name] + takes.map { $0.isOptional ? "[\(word($0))]" : word($0) }).joined(separator: " ")
  }

  /// The step that the verb makes with the words behind it; nil where they do not fit.
  func step(_ rest: [String]) -> Step? {
    guard counts.contains(rest.count) else { return nil }
    var words = Words()
    for (part, word) in zip(takes, rest) where !part.read(word, into: &words) { return nil }
    return make(words)
  }
}

extension StepVerb.Part {
  fileprivate var isOptional: Bool {
    switch self {
    case .outcome, .time: true
    case .call, .number: false
    }
  }

  fileprivate var placeholder: String {
    switch self {
    case .call: "eN"
    case .outcome: "OUTCOME"
    case .time: "TIME"
    case .number: "N"
    }
  }

  fileprivate var sample: String {
    switch self {
    case .call: "e1"
    case .outcome: "OUTCOME"
    case .time: "300ms"
    case .number: "3"
    }
  }

  fileprivate func read(_ word: String, into words: inout StepVerb.Words) -> Bool {
    switch self {
    case .call: words.call = Call.ID(word)
    case .outcome: words.outcome = word.isName ? word : nil
    case .time: words.time = Duration(words: word)
    case .number: words.number = Int(word).flatMap { $0 >= 0 ? $0 : nil }
    }
    return words.isRead(self)
  }
}

extension StepVerb.Words {
  fileprivate func isRead(_ part: StepVerb.Part) -> Bool {
    switch part {
    case .call: call != nil
    case .outcome: outcome != nil
    case .time: time != nil
    case .number: number != nil
    }
  }
}
