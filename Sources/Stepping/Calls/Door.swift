/// The way a change came in: what was called from outside, or what a waiting task was resumed by (K16, D8).
///
/// A job keeps the door of whoever enqueued it, so code behind an `await` has the door of what
/// woke it: `.effect(e1)` after `deliver e1`, `.time` after `advance`.
public enum Door: Hashable, Sendable, Codable {
  /// The feature was being made.
  case start
  /// An action was sent to a store, written as typed.
  case action(String)
  /// A method of a model, or a closure of a capability, was called.
  case method(String)
  /// A binding was written.
  case binding(String)
  /// The answer to a waiting call arrived, or its loss was noticed.
  case effect(Call.ID)
  /// The virtual clock moved.
  case time
  /// Something came back from where nothing is stepped.
  case outside
  /// The screen came or went.
  case screen(String)
  /// The run was being ended.
  case end
}

extension Door: CustomStringConvertible {
  /// The door in words: `method load()`, `e1`, `time`.
  public var description: String {
    switch self {
    case .start: "start"
    case .action(let name): "action \(name)"
    case .method(let name): "method \(name)"
    case .binding(let name): "binding \(name)"
    case .effect(let id): "\(id)"
    case .time: "time"
    case .outside: "from outside"
    case .screen(let name): name
    case .end: "end"
    }
  }
}
