import Observation

extension Store {
  /// Changes the state: in place when nobody needs the old value, else through a copy.
  func reduce(_ action: Action, from origin: ActionOrigin) -> Effect<Action> {
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
