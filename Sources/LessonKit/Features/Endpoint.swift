public import Stepping

/// A dependency call of a lesson: its name, its signature, and how it can end.
///
///     static let send = Endpoint<Receipt, Int, String>(
///       "send",
///       .returns("ok") { amount, recipient in Receipt(amount: amount, recipient: recipient) },
///       .fails("offline", TransferError.offline)
///     )
///
/// A feature gets it as a closure: `world.endpoint(Calls.send)`.
public struct Endpoint<Value: Sendable, each Argument: Sendable>: Sendable {
  /// The name as shown.
  public let name: String
  let outcomes: [Outcome<Value, repeat each Argument>]

  /// Makes an endpoint; outcomes are offered in this order.
  public init(_ name: String, _ outcomes: Outcome<Value, repeat each Argument>...) {
    (self.name, self.outcomes) = (name, outcomes)
  }
}

/// A dependency call of any signature, as a lesson lists it.
public protocol LessonCall: Sendable {
  /// The call as data.
  var description: LessonDescription.Call { get }
}

extension Endpoint: LessonCall {
  /// The call as data.
  public var description: LessonDescription.Call {
    LessonDescription.Call(
      name: name,
      outcomes: outcomes.map { .init(name: $0.choice.name, isFailing: $0.choice.isFailure) }
    )
  }
}

extension World {
  /// The call as a closure for the feature; each use of it waits until a step decides how it ends.
  ///
  /// A durable one goes on although its task is cancelled (K18).
  public func endpoint<Value: Sendable, each Argument: Sendable>(
    _ endpoint: Endpoint<Value, repeat each Argument>,
    durable: Bool = false
  ) -> @Sendable (repeat each Argument) async throws -> Value {
    self.endpoint(endpoint.name, durable: durable, outcomes: endpoint.outcomes)
  }
}
