/// A comparison of one fact with one value, as in `team-size>=5` or `domain=complex`.
package struct Condition: Hashable, Sendable {
  /// The question's id, or the id of a tree whose outcome is meant.
  package let question: String
  /// How the fact is compared.
  package let comparison: Comparison
  /// The value it is compared with, as it was written.
  package let value: String

  /// A way to compare; the order of an answer's numbers, or equality of any answer's text.
  package enum Comparison: String, CaseIterable, Sendable {
    /// At least.
    case atLeast = ">="
    /// At most.
    case atMost = "<="
    /// Anything but.
    case isNot = "!="
    /// Less than.
    case below = "<"
    /// More than.
    case above = ">"
    /// Exactly.
    case equals = "="
  }
}

extension Condition {
  /// Reads `team-size>=5`; nil when the text is anything else, a sentence for example.
  package init?(parsing text: some StringProtocol) {
    let name = text.prefix(while: Self.isNameCharacter)
    let rest = text.dropFirst(name.count)
    guard !name.isEmpty,
      let comparison = Comparison.allCases.first(where: { rest.hasPrefix($0.rawValue) })
    else { return nil }
    let value = rest.dropFirst(comparison.rawValue.count)
    guard !value.isEmpty, value.allSatisfy(Self.isNameCharacter) else { return nil }
    guard comparison.takesAnyText || Int(value) != nil else { return nil }
    self.init(question: String(name), comparison: comparison, value: String(value))
  }

  /// The condition as it is written: `team-size>=5`.
  package var text: String { question + comparison.rawValue + value }

  /// Whether it holds; nil when the fact is missing, unknown or not a number where one is needed.
  package func holds(in facts: Facts) -> Bool? {
    guard let answer = facts[question], answer.isKnown else { return nil }
    switch comparison {
    case .equals: return answer.text == value
    case .isNot: return answer.text != value
    case .atLeast, .atMost, .below, .above:
      guard case .number(let number) = answer, let limit = Int(value) else { return nil }
      return comparison.orders(number, limit)
    }
  }

  private static func isNameCharacter(_ character: Character) -> Bool {
    character.isASCII
      && (character.isLowercase || character.isNumber || character == "-" || character == ".")
  }
}

extension Condition.Comparison {
  fileprivate var takesAnyText: Bool { self == .equals || self == .isNot }

  fileprivate func orders(_ number: Int, _ limit: Int) -> Bool {
    switch self {
    case .atLeast: number >= limit
    case .atMost: number <= limit
    case .below: number < limit
    case .above: number > limit
    case .equals: number == limit
    case .isNot: number != limit
    }
  }
}
