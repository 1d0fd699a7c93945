/// What somebody answered to a question.
package enum Answer: Hashable, Sendable {
  /// A whole number: people, screens, a major version.
  case number(Int)
  /// One of a question's choices, by its id.
  case choice(String)
  /// Yes.
  case yes
  /// No.
  case no
  /// Nobody knows: the walk follows every branch.
  case unknown
}

extension Answer {
  /// The answer as it can be typed back: `4`, `complex`, `yes`, `no`, `unknown`.
  package var text: String {
    switch self {
    case .number(let number): String(number)
    case .choice(let id): id
    case .yes: "yes"
    case .no: "no"
    case .unknown: "unknown"
    }
  }

  /// Whether the answer says something; only `unknown` does not.
  package var isKnown: Bool { self != .unknown }
}
