public import Hosting
public import ReducerKit
import StateDiff
public import Stepping

/// A feature in one style: how it is made, what each move does, what its views draw.
///
/// It is a description; every run makes the feature afresh. `Subject` is what holds the state: a
/// store, a model, or a ``CapabilityHost``.
///
///     Feature(model: { world in CounterModel() })
///       .on(Moves.increment) { model in model.increment() }
///       .view("CountLabel") { model in "\(model.count)" }
public struct Feature<Subject: AnyObject & Sendable>: Sendable {
  var make: @MainActor @Sendable (World) -> Subject
  var remake: (@MainActor @Sendable (World, Any) -> Subject?)?
  var state: @MainActor @Sendable (Subject) -> StateCapture
  var snapshot: (@MainActor @Sendable (Subject) -> Any)?
  var problems: @MainActor @Sendable (Subject) -> [String] = { _ in [] }
  var doors: Doors
  var host: LessonDescription.Host?
  var endsWorkWhenReleased = false
  var cannotRestore: String?
  var starts: [(name: String, make: @MainActor @Sendable (World) -> Subject)] = []
  var refusedStarts: [String: String] = [:]
  var moves: [String: Body] = [:]
  /// The name of the property that a move writes, for moves that come through a binding.
  var bindings: [String: @MainActor @Sendable (Subject) -> String] = [:]
  var views: [(name: String, draw: @MainActor @Sendable (Subject) -> String)] = []
  var invariants: [Invariant<Subject>] = []
  /// What each invariant remembers before the first step.
  var firstMemories: [any Sendable] = []
  /// Whether an invariant speaks of what was before.
  var remembers = false

  var names: [(name: String, path: @MainActor @Sendable () -> PartialKeyPath<Subject>)] = []

  enum Body: Sendable {
    case now(@MainActor @Sendable (Subject, [Argument]) -> Void)
    case later(@MainActor @Sendable (Subject, [Argument]) async -> Void)
  }
}

/// How a style calls the way a move comes in.
enum Doors {
  case action, method, closure
}

extension Feature {
  /// A store over a reducer; the closure makes the reducer, with its dependencies from the world.
  ///
  ///     Feature(Transfer.State()) { world in Transfer(send: world.endpoint(Calls.send)) }
  public init<R: Reducer>(
    _ initial: R.State,
    _ reducer: @escaping @MainActor @Sendable (World) -> R
  ) where Subject == Store<R.State, R.Action>, R.State: Sendable {
    let store: @MainActor @Sendable (World, R.State) -> Subject = { world, state in
      let store = Store(state, reducer(world))
      store.onRead = { path in Reads.current?.note(PropertyNames.name(of: path)) }
      return store
    }
    make = { world in store(world, initial) }
    remake = { world, state in (state as? R.State).map { store(world, $0) } }
    state = { store in StateCapture(store.withState { $0 }) }
    snapshot = { store in store.withState { $0 } }
    problems = { store in store.problems.map { "\($0)" } }
    doors = .action
    endsWorkWhenReleased = true
  }

  /// A class with methods; the closure makes it, with its dependencies from the world.
  public init(model make: @escaping @MainActor @Sendable (World) -> Subject) {
    self.make = make
    state = { model in StateCapture(model) }
    doors = .method
    cannotRestore = "the state is inside an object that alone may write it"
  }

  /// A value with a capability over it; logic is made on demand around the binding (K32).
  ///
  ///     Feature(hosting: CounterState()) { state, world in CounterLogic(state: state).capability }
  public init<State: Sendable, Capability>(
    hosting initial: State,
    _ capability: @escaping @MainActor @Sendable (Binding<State>, World) -> Capability
  ) where Subject == CapabilityHost<State, Capability> {
    let host: @MainActor @Sendable (World, State) -> Subject = { world, state in
      CapabilityHost(state) { host in capability(host.binding, world) }
    }
    make = { world in host(world, initial) }
    remake = { world, state in (state as? State).map { host(world, $0) } }
    state = { host in StateCapture(host.snapshot) }
    snapshot = { host in host.snapshot }
    doors = .closure
    self.host = .value
  }

  /// An observable object without methods, with a capability over it; views are told by what they read.
  ///
  ///     Feature(object: { OrdersState() }) { state, world in
  ///       OrdersLogic(state: state, fetchAll: world.endpoint(Calls.fetchAll)).capability
  ///     }
  public init<Object: AnyObject, Capability>(
    object initial: @escaping @MainActor @Sendable () -> Object,
    _ capability: @escaping @MainActor @Sendable (Object, World) -> Capability
  ) where Subject == CapabilityHost<Object, Capability> {
    let host: @MainActor @Sendable (World, Object) -> Subject = { world, object in
      CapabilityHost(object) { host in capability(host.snapshot, world) }
    }
    make = { world in host(world, initial()) }
    remake = { world, object in (object as? Object).map { host(world, $0) } }
    state = { host in StateCapture(host.snapshot) }
    doors = .closure
    self.host = .object
    cannotRestore = "the state is an object, and no copy of it was kept"
  }
}
