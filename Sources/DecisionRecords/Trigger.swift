/// Something that asks for a decision to be looked at again.
public struct Trigger: Sendable, Equatable {
  /// The words as written.
  public var text: String
  /// The line they stand on.
  public var line: Int

  /// What the words mean to a program.
  public enum Meaning: Sendable, Equatable {
    /// A day.
    case date(CalendarDate)
    /// A condition on a fact: `team-size>=5`.
    case condition(fact: String, comparison: Comparison, value: String)
    /// Words for people.
    case words
  }

  /// How a fact is compared.
  public enum Comparison: String, Sendable, CaseIterable {
    /// At least.
    case atLeast = ">="
    /// At most.
    case atMost = "<="
    /// Another value.
    case not = "!="
    /// More than.
    case above = ">"
    /// Less than.
    case below = "<"
    /// The same value.
    case equal = "="
  }

  /// Takes words from a line.
  public init(text: String, line: Int) {
    self.text = text
    self.line = line
  }

  /// The words understood.
  public var meaning: Meaning {
    if let date = CalendarDate(text) { return .date(date) }
    for comparison in Comparison.allCases {
      let parts = text.split(
        separator: comparison.rawValue,
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      guard parts.count == 2 else { continue }
      let fact = parts[0].trimmed
      let value = String(parts[1].drop { $0 == "=" }.trimmed)
      guard Trigger.isFact(fact), !value.isEmpty, !value.contains(" ") else { return .words }
      return .condition(fact: fact, comparison: comparison, value: value)
    }
    return .words
  }

  private static func isFact(_ text: String) -> Bool {
    text.first?.isLetter == true && text.utf8.allSatisfy(Text.isNameByte)
  }
}

extension Trigger.Comparison {
  /// Compares a fact's value with the one asked for, as numbers where both are, else as words; nil
  /// when words are to be ordered.
  public func holds(_ fact: String, _ value: String) -> Bool? {
    if let left = Double(fact), let right = Double(value) { return holds(left, right) }
    let (left, right) = (fact.lowercased(), value.lowercased())
    switch self {
    case .equal: return left == right
    case .not: return left != right
    default: return nil
    }
  }

  private func holds(_ left: Double, _ right: Double) -> Bool {
    switch self {
    case .atLeast: left >= right
    case .atMost: left <= right
    case .not: left != right
    case .above: left > right
    case .below: left < right
    case .equal: left == right
    }
  }
}
