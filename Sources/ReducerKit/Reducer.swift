/// Logic as one function: an action changes the state and says what is to be done outside (K13).
///
///     struct Counter: Reducer {
///       enum Action { case increment, reset }
///       func reduce(into count: inout Int, action: Action) -> Effect<Action> {
///         switch action {
///         case .increment: count += 1
///         case .reset: count = 0
///         }
///         return .none
///       }
///     }
///
/// It can be called without a store, which is how a bare test does it.
public protocol Reducer<State, Action> {
  /// The state, a value.
  associatedtype State
  /// What can happen, usually an enum.
  associatedtype Action: Sendable

  /// Changes the state in place and returns the effects that follow.
  func reduce(into state: inout State, action: Action) -> Effect<Action>
}

/// A reducer written as a closure.
public struct Reduce<State, Action: Sendable>: Reducer {
  private let body: (inout State, Action) -> Effect<Action>

  /// Makes a reducer from its function.
  public init(_ body: @escaping (inout State, Action) -> Effect<Action>) {
    self.body = body
  }

  /// Calls the closure.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body(&state, action)
  }
}
