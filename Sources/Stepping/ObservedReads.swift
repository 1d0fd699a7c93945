public import Observation

/// The stored properties of an observable object, with the names under which a frame shows them.
///
/// Observation tells that something a view has read is about to change, and not which properties it
/// reads. So each property is announced once to a view that has just been drawn; a view that is told
/// has read it. Nothing changes, and other observers of the object are told as well, so ask before
/// they begin to observe, or let them ignore what they hear meanwhile.
///
///     let properties = ObservedProperties<Cart>([.init("items", \.items), .init("coupon", \.coupon)])
///     properties.read(from: cart) { _ = cart.items.count }   // ["items"]
@MainActor
public struct ObservedProperties<Subject: Observable & AnyObject> {
  private let properties: [Property]

  /// One stored property and its name.
  @MainActor
  public struct Property {
    /// The name under which it is shown.
    public let name: String
    let announce: (Subject, ObservationRegistrar) -> Void

    /// Names a stored property.
    public init<Value>(_ name: String, _ path: KeyPath<Subject, Value>) {
      self.name = name
      announce = { subject, registrar in
        registrar.willSet(subject, keyPath: path)
        registrar.didSet(subject, keyPath: path)
      }
    }
  }

  /// Takes the stored properties in the order they are to be shown.
  public init(_ properties: [Property]) {
    self.properties = properties
  }

  /// The names in the order given.
  public var names: [String] { properties.map(\.name) }

  /// The names of the properties that a closure reads, also through derived ones; the closure runs once for each.
  ///
  /// Returns nil if the object was not made observable by the `@Observable` macro.
  public func read(from subject: Subject, by draw: @MainActor () -> Void) -> [String]? {
    guard let registrar = registrar(of: subject) else { return nil }
    let found = properties.filter { isRead($0, of: subject, announcedBy: registrar, draw) }
    return found.map(\.name)
  }

  private func isRead(
    _ property: Property,
    of subject: Subject,
    announcedBy registrar: ObservationRegistrar,
    _ draw: @MainActor () -> Void
  ) -> Bool {
    let isTold = Flag()
    withObservationTracking {
      draw()
    } onChange: {
      isTold.set()
    }
    property.announce(subject, registrar)
    return isTold.isSet
  }

  private func registrar(of subject: Subject) -> ObservationRegistrar? {
    Mirror(reflecting: subject).children.lazy.compactMap { $0.value as? ObservationRegistrar }.first
  }
}
