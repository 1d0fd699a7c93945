public import Hosting
public import Observation

/// Holds the state of a feature, hands actions to its reducer, and files and ends its effects.
///
///     let store = Store(0, Counter())
///     store.send(.increment)
///     store.withState { $0 }   // 1
///
/// An action sent while another is handled waits and is handled before the outer `send` returns.
/// Reading a property of the state through the store is observed; see the subscript. When the store
/// is released, or ended, its effects are cancelled.
@MainActor
@dynamicMemberLookup
public final class Store<State, Action: Sendable>: Observable {
  /// Called after each action with the state before and after it; while set, each action copies the state.
  public var onAction: ((Handled<State, Action>) -> Void)?
  /// Called when a property of the state is read through the store.
  public var onRead: ((PartialKeyPath<State>) -> Void)?
  /// What went wrong in effects, in order.
  public internal(set) var problems: [StoreProblem] = []

  var numbers = Numbers()
  var state: State
  let reducer: (inout State, Action) -> Effect<Action>
  private let lifetime = Lifetime<Action>()
  let observation = StateObservation<State>()
  let registrar = ObservationRegistrar()
  private var arrivals: [Arrival<Action>] = []
  private var isHandling = false

  /// Makes a store in the given state; no action is handled yet.
  public init<R: Reducer>(_ state: State, _ reducer: R)
  where R.State == State, R.Action == Action {
    self.state = state
    self.reducer = { reducer.reduce(into: &$0, action: $1) }
  }
}

extension Store {
  /// Handles an action and all that waits behind it.
  @discardableResult
  public func send(_ action: Action) -> SentTask {
    if isHandling {
      return queue(action)
    }
    guard !lifetime.isOver else { return SentTask(group: nil) }
    isHandling = true
    defer { isHandling = false }
    let effect = reduce(action, from: .outside)
    if effect.isNone, arrivals.isEmpty { return SentTask(group: nil) }
    let group = EffectGroup()
    carryOut(effect, group)
    handleArrivals()
    return SentTask(group: group)
  }

  /// Reads the state without being observed (K25).
  public func withState<Value>(_ read: (State) throws -> Value) rethrows -> Value {
    try read(state)
  }

  /// How many effects are filed: waiting to begin, or under way.
  public var effectCount: Int { lifetime.count }

  /// Cancels every effect; actions that come later are ignored.
  public func end() {
    lifetime.end()
  }

  /// A binding that reads a property and writes by sending an action.
  public func binding<Value: Equatable>(
    _ path: KeyPath<State, Value>,
    send action: @escaping (Value) -> Action
  ) -> Binding<Value> {
    Binding(get: { self[dynamicMember: path] }, set: { self.send(action($0)) })
  }
}

extension Store {
  /// Queues an action and, unless one is being handled, handles until none is left.
  func arrive(_ arrival: Arrival<Action>) {
    arrivals.append(arrival)
    guard !isHandling else { return }
    isHandling = true
    defer { isHandling = false }
    handleArrivals()
  }

  private func queue(_ action: Action) -> SentTask {
    let group = EffectGroup()
    arrivals.append(
      Arrival(action: action, origin: .outside, lifetime: lifetime, group: group)
    )
    return SentTask(group: group)
  }

  private func handleArrivals() {
    while !arrivals.isEmpty {
      let waiting = arrivals
      arrivals = []
      for arrival in waiting { handle(arrival) }
    }
  }

  /// Reduces, unless what sent the action has gone.
  private func handle(_ arrival: Arrival<Action>) {
    guard !arrival.lifetime.isOver, !lifetime.isOver, arrival.record?.phase != .cancelled else {
      return
    }
    carryOut(reduce(arrival.action, from: arrival.origin), arrival.group)
  }

  private func carryOut(_ effect: Effect<Action>, _ group: EffectGroup) {
    guard !lifetime.isOver, let operation = effect.operation else { return }
    numbers.nextBatch()
    carryOut(plan(operation, in: lifetime, group), group)
  }
}
