/// A reducer whose effects are values that can be compared; it needs nothing of this module to be tested (K15).
///
///     struct Transfer: PlainReducer {
///       enum Effect: Equatable { case send(amount: Int, to: String) }
///       …
///       func reduce(into state: inout State, action: Action) -> [Effect] { … }
///     }
///
///     var state = Transfer.State(amount: 50, recipient: "ana")
///     #expect(Transfer().reduce(into: &state, action: .submit) == [.send(amount: 50, to: "ana")])
public protocol PlainReducer<State, Action> {
  /// The state, a value.
  associatedtype State
  /// What can happen, usually an enum.
  associatedtype Action: Sendable
  /// What is to be done outside, as a description.
  associatedtype Effect: Equatable & Sendable

  /// Changes the state in place and returns descriptions of what is to be done, in order.
  func reduce(into state: inout State, action: Action) -> [Effect]
}

/// A plain reducer together with its host: the function that turns each described effect into work.
///
///     let reducer = Interpreting(Transfer()) { effect in
///       switch effect {
///       case .send(let amount, let recipient):
///         .run { send in await send(.sent(try await client.send(amount, recipient))) }
///       }
///     }
public struct Interpreting<Base: PlainReducer>: Reducer {
  private let base: Base
  private let interpret: (Base.Effect) -> Effect<Base.Action>

  /// Joins a plain reducer with the meaning of its effects.
  public init(_ base: Base, _ interpret: @escaping (Base.Effect) -> Effect<Base.Action>) {
    self.base = base
    self.interpret = interpret
  }

  /// Reduces, then interprets the effects in order.
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let effects = base.reduce(into: &state, action: action)
    return effects.isEmpty ? .none : .merge(effects.map(interpret))
  }
}
