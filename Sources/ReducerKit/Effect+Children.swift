extension Effect {
  /// The same effect with every action changed, as a parent needs it for a child's.
  public func map<New: Sendable>(
    _ change: @escaping @Sendable (Action) -> New
  ) -> Effect<New> {
    guard let operation else { return .none }
    return Effect<New>(operation: operation.map(change))
  }

  /// Files the effect under the present instance of a child: its ids are that instance's own, and it
  /// ends with the instance.
  package func inside(_ child: some Hashable & Sendable) -> Effect {
    guard let operation else { return .none }
    return Effect(operation: .inside(EffectID(child), operation))
  }

  /// Ends the present instance of a child: its work is cancelled and its answers no longer arrive, also
  /// those that are queued; what is filed under the child later belongs to a new instance.
  package static func leave(_ child: some Hashable & Sendable) -> Effect {
    Effect(operation: .leave(EffectID(child)))
  }
}

extension Effect.Operation {
  fileprivate func map<New: Sendable>(
    _ change: @escaping @Sendable (Action) -> New
  ) -> Effect<New>.Operation {
    switch self {
    case .send(let action): .send(change(action))
    case .run(let work): .run(work.map(change))
    case .cancel(let id): .cancel(id)
    case .merge(let parts): .merge(parts.map { $0.map(change) })
    case .concatenate(let parts): .concatenate(parts.map { $0.map(change) })
    case .inside(let child, let part): .inside(child, part.map(change))
    case .leave(let child): .leave(child)
    }
  }
}

extension Effect.Work {
  fileprivate func map<New: Sendable>(
    _ change: @escaping @Sendable (Action) -> New
  ) -> Effect<New>.Work {
    Effect<New>.Work(ids: ids, place: place) { [body] send in
      try await body(Send<Action> { send(change($0)) })
    }
  }
}
