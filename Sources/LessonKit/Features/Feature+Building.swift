public import ReducerKit
public import Stepping

extension Feature {
  /// What a move does here, at once: it sends an action, or calls a method or a closure.
  ///
  /// That is the door which the screen shows; a view that writes a property of a model is described by
  /// ``on(_:writing:)``.
  public func on<each Value>(
    _ move: Move<repeat each Value>,
    _ body: @escaping @MainActor @Sendable (Subject, repeat each Value) -> Void
  ) -> Feature {
    var copy = self
    copy.moves[move.name] = .now { subject, arguments in
      guard let values = move.values(arguments) else { return }
      body(subject, repeat each values)
    }
    return copy
  }

  /// What a move does here, over time; with the origin `.appearance` it is cancelled when the screen goes.
  ///
  ///     .on(Moves.load) { model in await model.load() }
  ///     .on(Moves.load) { store in await store.send(.load).finish() }
  public func on<each Value>(
    _ move: Move<repeat each Value>,
    _ body: @escaping @MainActor @Sendable (Subject, repeat each Value) async -> Void
  ) -> Feature {
    var copy = self
    copy.moves[move.name] = .later { subject, arguments in
      guard let values = move.values(arguments) else { return }
      await body(subject, repeat each values)
    }
    return copy
  }

  /// What a move does here where a view writes a property of the model, as through a binding (K5, D8).
  ///
  ///     .on(Moves.setQuery, writing: { \.query })   // by binding query
  public func on<Value>(
    _ move: Move<Value>,
    writing path: @escaping @MainActor @Sendable () -> ReferenceWritableKeyPath<Subject, Value>
  ) -> Feature {
    var copy = on(move) { subject, value in subject[keyPath: path()] = value }
    copy.bindings[move.name] = { subject in PropertyNames.name(of: path(), in: subject) }
    return copy
  }

  /// A view: what it draws, as text; the stored properties it reads are tracked.
  public func view(
    _ name: String,
    _ draw: @escaping @MainActor @Sendable (Subject) -> String
  ) -> Feature {
    var copy = self
    copy.views.append((name, draw))
    return copy
  }

  /// A sentence that has to be true after every step.
  public func always(
    _ sentence: String,
    _ holds: @escaping @MainActor @Sendable (Subject) -> Bool
  ) -> Feature {
    var copy = self
    copy.invariants.append(Invariant(name: sentence) { subject, _ in holds(subject) })
    copy.firstMemories.append(())
    return copy
  }

  /// Another state a run can start from, for a subject that can be made in it.
  public func starting(
    _ name: String,
    _ make: @escaping @MainActor @Sendable (World) -> Subject
  ) -> Feature {
    var copy = self
    copy.starts.append((name, make))
    return copy
  }

  /// A state this style cannot be started from, and why (K54).
  public func refusing(start name: String, because reason: String) -> Feature {
    var copy = self
    copy.refusedStarts[name] = reason
    return copy
  }

  /// Names a property of an observable class for the screen, where the kit cannot find the name.
  ///
  /// It finds it where no other tracked property has the type, and for numbers, text and yes or no.
  ///     .naming("drafts") { \.drafts }
  public func naming(
    _ name: String,
    _ path: @escaping @MainActor @Sendable () -> PartialKeyPath<Subject>
  ) -> Feature {
    var copy = self
    copy.names.append((name, path))
    return copy
  }
}

extension Feature {
  /// Another state a run can start from; a store takes any (K28).
  public func starting<State: Sendable, Action>(_ name: String, from state: State) -> Feature
  where Subject == Store<State, Action> {
    startingAnew(name, state)
  }

  /// Another state a run can start from; a host of values takes any (K28).
  public func starting<State: Sendable, Capability>(_ name: String, from state: State) -> Feature
  where Subject == CapabilityHost<State, Capability> {
    startingAnew(name, state)
  }

  /// Another state a run can start from; an object without methods can be filled by anyone.
  public func starting<Object: AnyObject, Capability>(
    _ name: String,
    object: @escaping @MainActor @Sendable () -> Object
  ) -> Feature where Subject == CapabilityHost<Object, Capability> {
    guard let remake else { return self }
    let make = make
    return starting(name) { world in remake(world, object()) ?? make(world) }
  }

  private func startingAnew<State: Sendable>(_ name: String, _ state: State) -> Feature {
    guard let remake else { return self }
    let make = make
    return starting(name) { world in remake(world, state) ?? make(world) }
  }
}
