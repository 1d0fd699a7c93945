public import Observation
public import Stepping

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
  public private(set) var problems: [StoreProblem] = []

  var numbers = Numbers()
  private var state: State
  private let reducer: (inout State, Action) -> Effect<Action>
  private let lifetime = Lifetime<Action>()
  private let observation = StateObservation<State>()
  private let registrar = ObservationRegistrar()
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
    var next = 0
    while next < arrivals.count {
      handle(arrivals[next])
      next += 1
    }
    arrivals.removeAll(keepingCapacity: true)
  }

  /// Reduces, unless what sent the action has gone.
  private func handle(_ arrival: Arrival<Action>) {
    guard !arrival.lifetime.isOver, !lifetime.isOver, arrival.record?.phase != .cancelled else {
      return
    }
    carryOut(reduce(arrival.action, from: arrival.origin), arrival.group)
  }

  private func carryOut(_ effect: Effect<Action>, _ group: EffectGroup) {
    guard let operation = effect.operation else { return }
    numbers.nextBatch()
    carryOut(plan(operation, in: lifetime, group), group)
  }

  private func reduce(_ action: Action, from origin: ActionOrigin) -> Effect<Action> {
    guard onAction != nil || observation.isWatching else { return reducer(&state, action) }
    var new = state
    let effect = reducer(&new, action)
    replaceState(with: new, after: action, from: origin)
    return effect
  }

  private func replaceState(with new: State, after action: Action, from origin: ActionOrigin) {
    let old = state
    let changed = observation.takeChanged(from: old, to: new)
    for watch in changed { watch.willSet(registrar, self) }
    state = new
    for watch in changed { watch.didSet(registrar, self) }
    onAction?(Handled(action: action, origin: origin, old: old, new: new))
  }
}

extension Store {
  /// Runs a filed effect in a task of its own; the task does not keep the store.
  func begin(
    _ record: EffectRecord<Action>,
    finished: @escaping @MainActor @Sendable () -> Void
  ) {
    guard !record.isOver else { return finished() }
    record.phase = .running
    let task = Task { @MainActor [weak self] in
      let send = Send<Action> { [weak self] action in self?.receive(action, from: record) }
      await Self.perform(record, send) { [weak self] in self?.problems.append($0) }
      record.lifetime?.finish(record)
      finished()
      record.group.remove(number: record.number)
    }
    record.lifetime?.keep(task, of: record)
    record.group.add(task, number: record.number)
  }

  private static func perform(
    _ record: EffectRecord<Action>,
    _ send: Send<Action>,
    report: (StoreProblem) -> Void
  ) async {
    guard !record.isOver, !Task.isCancelled else { return }
    do {
      try await record.work.body(send)
    } catch is CancellationError {
    } catch {
      report(.effectFailed(record.work.place, error: "\(error)"))
    }
  }

  private func receive(_ action: Action, from record: EffectRecord<Action>) {
    guard record.phase != .cancelled, !Task.isCancelled else { return }
    guard record.phase == .running, let lifetime = record.lifetime else {
      return problems.append(.sentAfterEnd(record.work.place, action: "\(action)"))
    }
    arrive(
      Arrival(
        action: action,
        origin: .effect,
        lifetime: lifetime,
        group: record.group,
        record: record
      )
    )
  }
}

extension Store {
  /// A stored property of the state; reading it in an observed closure observes this property only.
  ///
  /// A derived value is written as an extension of the store, so that each stored property it reads
  /// passes here and is counted (K29, K49):
  ///
  ///     extension Store where State == Cart.State {
  ///       var total: Int { self.items.reduce(0) { $0 + $1.price } }   // observes items
  ///     }
  ///
  /// A computed property of the state itself is compared by its own value.
  public subscript<Value: Equatable>(dynamicMember path: KeyPath<State, Value>) -> Value {
    observe(path) { $0[keyPath: path] == $1[keyPath: path] }
    return state[keyPath: path]
  }

  /// A property whose values cannot be compared: whoever reads it is told of every action.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value {
    observe(path) { _, _ in false }
    return state[keyPath: path]
  }

  private func observe<Value>(
    _ path: KeyPath<State, Value>,
    isSame: @escaping (State, State) -> Bool
  ) {
    onRead?(path)
    let watch = observation.watch(path) {
      Watch((\Store.state).appending(path: path), isSame: isSame)
    }
    watch.access(registrar, self)
  }
}
