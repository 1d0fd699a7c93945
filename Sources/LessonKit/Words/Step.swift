public import Stepping

/// The only things that can happen to a feature, each written in the words one types.
///
///     Step(".setAmount 50")?.description      // ".setAmount(50)"
///     Step("fail e1 offline")                 // .fail("e1", "offline")
///     Step("advance 1.5s")?.description       // "advance 1500ms"
public enum Step: Hashable, Sendable {
  /// A move of the lesson with its arguments.
  case move(String, [Argument])
  /// An outcome for a waiting call; without a name the first that returns.
  case deliver(Call.ID, String?)
  /// A failing outcome for a waiting call; without a name the first that fails.
  case fail(Call.ID, String?)
  /// No answer will come; the call stays in flight.
  case lose(Call.ID)
  /// The virtual clock moves; without a time to the next moment that something waits for.
  case advance(Duration?)
  /// The screen comes.
  case appear
  /// The screen goes, with what it owns and what its appearance started.
  case leave
  /// The app starts again: nothing is left of the run before.
  case relaunch
  /// The value of an earlier step is put back; effects in flight are gone (K28).
  case restore(Int)
}

extension Step: LosslessStringConvertible {
  /// Reads a step; nil when the words are none. ``parse(_:)`` says why.
  public init?(_ description: String) {
    guard let step = try? Step.parse(description) else { return nil }
    self = step
  }

  /// The canonical words: `.setName("ana")`, `deliver e1 ok`, `advance 300ms`.
  public var description: String {
    switch self {
    case .move(let name, []): ".\(name)"
    case .move(let name, let arguments):
      ".\(name)(\(arguments.map(\.description).joined(separator: ", ")))"
    case .deliver(let id, let outcome): words("deliver", id, outcome)
    case .fail(let id, let outcome): words("fail", id, outcome)
    case .lose(let id): "lose \(id)"
    case .advance(let time): time.map { "advance \($0.words)" } ?? "advance"
    case .appear: "appear"
    case .leave: "leave"
    case .relaunch: "relaunch"
    case .restore(let number): "restore \(number)"
    }
  }

  private func words(_ verb: String, _ id: Call.ID, _ outcome: String?) -> String {
    [verb, id.description, outcome].compactMap { $0 }.joined(separator: " ")
  }
}

extension Step: Codable {
  /// Reads the words of a step from one string.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = try Step.parse(container.decode(String.self))
  }

  /// Writes the canonical words as one string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension Duration {
  /// The duration as typed: `300ms`, `2s`, `1500us`.
  public var words: String {
    let (seconds, attoseconds) = components
    if attoseconds == 0 { return "\(seconds)s" }
    let micro = Int(seconds) * 1_000_000 + Int(attoseconds / 1_000_000_000_000)
    return micro % 1_000 == 0 ? "\(micro / 1_000)ms" : "\(micro)us"
  }

  /// Reads `300ms`, `1.5s`, `2min`, `250us`; nil for anything else, and for more than a million days.
  public init?(words: String) {
    let number = words.prefix { $0.isASCIIDigit || $0 == "." }
    let scales = ["us": 1.0, "µs": 1, "ms": 1e3, "s": 1e6, "sec": 1e6, "m": 6e7, "min": 6e7]
    guard let scale = scales[String(words.dropFirst(number.count))], let amount = Double(number),
      amount * scale <= 86_400e12
    else { return nil }
    self = .microseconds(Int((amount * scale).rounded()))
  }
}
