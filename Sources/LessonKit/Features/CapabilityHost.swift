import Hosting

/// Where the state of a capability lives: as a value, like `@State` in a view, or as an observable object.
///
/// The capability is made on demand, each time it is asked for, as a view's body would (K31, K32). Its
/// parts are reached directly: `host.increment()`, `host.text`.
///
/// A value's host depends on all of it, so every view below is told of every change; an observable
/// object tells those that read what changed.
@MainActor
@dynamicMemberLookup
public final class CapabilityHost<State, Capability> {
  private let storage: Storage<State>
  private let makeCapability: @MainActor (CapabilityHost) -> Capability

  init(_ state: State, _ make: @escaping @MainActor (CapabilityHost) -> Capability) {
    storage = Storage(state)
    makeCapability = make
  }

  /// The state; reading the whole of a value is what a view below its host does.
  public var state: State {
    get { storage.state }
    set { storage.state = newValue }
  }

  /// The capability over the present state.
  public var capability: Capability { makeCapability(self) }

  /// A part of the capability.
  public subscript<Part>(dynamicMember path: KeyPath<Capability, Part>) -> Part {
    capability[keyPath: path]
  }

  var binding: Binding<State> {
    Binding(get: { self.storage.state }, set: { self.storage.state = $0 })
  }

  var snapshot: State { storage.unobserved }
}

/// The state itself, observed as a whole.
@MainActor
private final class Storage<State> {
  private let signal = Signal()
  private var value: State
  private let names: [String]

  init(_ value: State) {
    self.value = value
    let isObject = type(of: value) is AnyClass
    let labels = isObject ? [] : Mirror(reflecting: value).children.compactMap(\.label)
    names = isObject || !labels.isEmpty ? labels : ["self"]
  }

  var state: State {
    get {
      signal.access()
      if let reads = Reads.current { for name in names { reads.note(name) } }
      return value
    }
    set {
      if isSame(value, newValue) { return value = newValue }
      signal.change { value = newValue }
    }
  }

  var unobserved: State { value }
}

/// Whether two values can be compared and are equal.
private func isSame<Value>(_ left: Value, _ right: Value) -> Bool {
  guard let left = left as? any Equatable else { return false }
  return isEqual(left, right)
}

private func isEqual<Left: Equatable>(_ left: Left, _ right: Any) -> Bool {
  left == right as? Left
}
