import Stepping

/// Why words are no step.
public enum StepProblem: Error, Hashable, Sendable, Codable {
  /// Nothing was typed.
  case empty
  /// The first word is none of the steps' and has no leading dot.
  case unknownWord(String)
  /// A quote or a parenthesis is left open, or something follows the end.
  case malformed(String)
  /// The word needs something else behind it: the form it has to have.
  case form(String, expected: String)
}

extension Step {
  /// Reads the words of a step, with or without parentheses, typographic quotes included.
  ///
  /// Throws a ``StepProblem``. Types are guessed from the literals until ``fitted(to:)`` is called.
  public static func parse(_ text: String) throws(StepProblem) -> Step {
    let text = text.trimmed
    guard let first = text.first else { throw .empty }
    if first == "." { return try move(text.dropFirst()) }
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    return try verb(words[0], Array(words.dropFirst()))
  }

  private static func verb(_ word: String, _ rest: [String]) throws(StepProblem) -> Step {
    guard let verb = StepVerb.named(word) else { throw .unknownWord(word) }
    guard let step = verb.step(rest) else { throw .form(word, expected: verb.expected) }
    return step
  }
}

extension Step {
  private static func move(_ text: Substring) throws(StepProblem) -> Step {
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !name.isEmpty else { throw .malformed(".\(text)") }
    var reader = ArgumentReader(rest: text.dropFirst(name.count))
    guard let arguments = reader.arguments() else { throw .malformed(".\(text)") }
    return .move(String(name), arguments)
  }
}

/// Reads what follows the name of a move, left to right.
private struct ArgumentReader {
  var rest: Substring

  mutating func arguments() -> [Argument]? {
    skipBlanks()
    let isClosed = rest.first == "("
    if isClosed { rest = rest.dropFirst() }
    var found: [Argument] = []
    skipBlanks()
    while let next = rest.first, !(isClosed && next == ")") {
      guard let argument = argument(isClosed) else { return nil }
      found.append(argument)
      skipBlanks()
      if rest.first == "," {
        rest = rest.dropFirst()
        skipBlanks()
      } else if isClosed, rest.first != ")" {
        return nil
      }
    }
    return hasEnded(isClosed) ? found : nil
  }

  private mutating func hasEnded(_ isClosed: Bool) -> Bool {
    guard isClosed else { return rest.isEmpty }
    guard rest.popFirst() == ")" else { return false }
    skipBlanks()
    return rest.isEmpty
  }

  private mutating func argument(_ isClosed: Bool) -> Argument? {
    skipLabel()
    if let first = rest.first, Quoting.closing[first] != nil {
      return Quoting.take(from: &rest).map { .text($0) }
    }
    let word = rest.prefix { !$0.isWhitespace && $0 != "," && !(isClosed && $0 == ")") }
    rest = rest.dropFirst(word.count)
    return word.isEmpty ? nil : Argument(bare: String(word))
  }

  private mutating func skipLabel() {
    let label = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !label.isEmpty, label.first?.isNumber == false else { return }
    let tail = rest.dropFirst(label.count)
    guard tail.first == ":" else { return }
    rest = tail.dropFirst()
    skipBlanks()
  }

  private mutating func skipBlanks() {
    rest = rest.drop(while: \.isWhitespace)
  }
}

extension Argument {
  /// Reads a literal without quotes.
  init(bare word: String) {
    if let number = Int(word) {
      self = .number(number)
    } else if word.first == ".", word.dropFirst().isName {
      self = .choice(String(word.dropFirst()))
    } else if word.contains(where: \.isASCIIDigit), let number = Double(word), number.isFinite {
      self = .decimal(number)
    } else if let day = Day(word) {
      self = .date(day)
    } else {
      self = word == "true" ? .yesNo(true) : word == "false" ? .yesNo(false) : .word(word)
    }
  }
}

extension StringProtocol {
  /// Whether this can be the name of an outcome, a move or a choice.
  var isName: Bool {
    !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
  }

  /// The text without blanks at its ends.
  var trimmed: Substring {
    let start = self[...].drop(while: \.isWhitespace)
    let tail = start.reversed().prefix(while: \.isWhitespace).count
    return Substring(start.dropLast(tail))
  }
}
