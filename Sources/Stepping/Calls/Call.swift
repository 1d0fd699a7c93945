/// A dependency call that a feature made and that waits, or waited, for a step to decide how it ends.
public struct Call: Identifiable, Hashable, Sendable, Codable {
  /// The number of a call in its run, written `e1`.
  public let id: ID
  /// The endpoint's name, `fetchAll`.
  public let name: String
  /// The arguments as text, in order.
  public let arguments: [String]
  /// How the call can end, as the lesson offers it.
  public let choices: [Choice]
  /// The step that made the call.
  public let startedBy: Int
  /// The door behind which the call was made.
  public let door: Door
  /// Who the calling task belongs to, if anybody.
  public let owner: Owner?
  /// Whether the call goes on although its task is cancelled (K18).
  public let isDurable: Bool
  /// Where the call stands.
  public var state: State

  /// The number of a call in its run.
  public struct ID: Hashable, Sendable, Codable {
    /// Counts from 1 in each run.
    public let number: Int

    /// Makes an id from its number.
    public init(number: Int) { self.number = number }
  }

  /// One way a call can end.
  public struct Choice: Hashable, Sendable, Codable {
    /// The word to type, `offline`.
    public let name: String
    /// Whether the call throws.
    public let isFailure: Bool
  }

  /// Where a call stands.
  public enum State: Hashable, Sendable, Codable {
    /// The task waits and an answer can be delivered.
    case waiting
    /// The task waits and no answer will come; it can still be cancelled.
    case lost
    /// The named outcome was delivered.
    case ended(String)
    /// The waiting task was cancelled, or the run ended.
    case cancelled
  }

  /// Whether a task still waits for this call.
  public var isInFlight: Bool { state == .waiting || state == .lost }
}

extension Call: CustomStringConvertible {
  /// The call as written in code: `send(50, "ana")`.
  public var description: String { "\(name)(\(arguments.joined(separator: ", ")))" }
}

extension Call.ID: LosslessStringConvertible, ExpressibleByStringLiteral, Comparable {
  /// Reads `e1`; anything else is nil.
  public init?(_ description: String) {
    guard description.first == "e", let number = Int(description.dropFirst()), number > 0,
      description == "e\(number)"
    else { return nil }
    self.number = number
  }

  /// Reads `e1`; a literal that is no id becomes `e0`, which no call has.
  public init(stringLiteral value: String) {
    self = Call.ID(value) ?? Call.ID(number: 0)
  }

  /// `e` and the number.
  public var description: String { "e\(number)" }

  /// Earlier calls come first.
  public static func < (left: Call.ID, right: Call.ID) -> Bool { left.number < right.number }
}

extension Call.ID {
  /// Reads `"e1"`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let id = Call.ID(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "\"\(text)\" is no call; expected e1."
      )
    }
    self = id
  }

  /// Writes `"e1"`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
