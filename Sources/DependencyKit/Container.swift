import Synchronization

/// Registrations that are built when first asked for and kept as their scope says (K40).
///
///     extension Container {
///       var session: Factory<any Session> { factory(.cached) { _ in LiveSession() } }
///       var orders: Factory<OrdersClient> {
///         factory(.unique) { container in OrdersClient(session: try container.session()) }
///       }
///     }
///     let container = Container()
///     let orders = try container.orders()
///
/// A test makes its own container, so what it registers is gone with it.
public final class Container: Sendable {
  private let contents = Mutex(Contents())
  private let singletons: Kept

  /// Makes an empty container with singletons of its own.
  public init() { singletons = Kept() }

  /// Makes an empty container that shares the singletons of another, and nothing else.
  public init(sharingSingletonsOf other: Container) { singletons = other.singletons }
}

extension Container {
  /// How long a container keeps what it built.
  public enum Scope: Hashable, Sendable, CaseIterable {
    /// Built once and kept; also shared with containers made for that.
    case singleton
    /// Built once and kept until the container is reset.
    case cached
    /// Kept only as long as somebody else holds it; for reference types, other values are built each time.
    case shared
    /// Built each time.
    case unique
  }
}

extension Container {
  /// Describes a registration; its name is that of the property it is written in.
  public func factory<Value: Sendable>(
    _ scope: Scope = .unique,
    name: String = #function,
    _ build: @escaping @Sendable (Container) throws -> Value
  ) -> Factory<Value> {
    Factory(container: self, scope: scope, name: name, build: build)
  }

  /// Forgets what was built in these scopes, singletons only when named.
  public func reset(_ scopes: Set<Scope> = [.cached, .shared]) {
    contents.withLock { contents in
      if scopes.contains(.cached) { contents.cached = [:] }
      if scopes.contains(.shared) { contents.shared = [:] }
    }
    if scopes.contains(.singleton) { singletons.removeAll() }
  }

  /// Forgets the registrations that replaced the built-in ones, and what was built from them.
  public func resetRegistrations() {
    contents.withLock { $0.replacements = [:] }
    reset()
  }
}

extension Container {
  func replacement(for name: String) -> (@Sendable (Container) throws -> any Sendable)? {
    contents.withLock { $0.replacements[name] }
  }

  func replace(
    _ name: String,
    with build: @escaping @Sendable (Container) throws -> any Sendable
  ) {
    contents.withLock { contents in
      contents.replacements[name] = build
      contents.cached[name] = nil
      contents.shared[name] = nil
    }
    singletons.remove(name)
  }

  func kept(_ name: String, in scope: Scope) -> (any Sendable)? {
    switch scope {
    case .unique: nil
    case .singleton: singletons[name]
    case .cached: contents.withLock { $0.cached[name] }
    case .shared: contents.withLock { $0.shared[name]?.held }
    }
  }

  /// Keeps the first of two values that were built at the same time, and gives it to both.
  func keep(_ value: any Sendable, as name: String, in scope: Scope) -> any Sendable {
    switch scope {
    case .unique: value
    case .singleton: singletons.keep(value, as: name)
    case .cached: contents.withLock { $0.keepCached(value, as: name) }
    case .shared: contents.withLock { $0.keepShared(value, as: name) }
    }
  }
}

/// What one container alone holds.
private struct Contents: Sendable {
  var replacements: [String: @Sendable (Container) throws -> any Sendable] = [:]
  var cached: [String: any Sendable] = [:]
  var shared: [String: Weak] = [:]

  mutating func keepCached(_ value: any Sendable, as name: String) -> any Sendable {
    let kept = cached[name] ?? value
    cached[name] = kept
    return kept
  }

  mutating func keepShared(_ value: any Sendable, as name: String) -> any Sendable {
    if let kept = shared[name]?.held { return kept }
    if type(of: value) is AnyClass { shared[name] = Weak(object: value as AnyObject) }
    return value
  }
}

/// A reference that does not keep its object; what goes in came as a sendable value.
private struct Weak: @unchecked Sendable {
  weak var object: AnyObject?

  var held: Held? { object.map { Held(object: $0) } }
}

/// An object that came as a sendable value and is handed out as one.
struct Held: @unchecked Sendable {
  let object: AnyObject
}

/// Values by name, shared by containers.
private final class Kept: Sendable {
  private let values = Mutex<[String: any Sendable]>([:])

  subscript(name: String) -> (any Sendable)? { values.withLock { $0[name] } }

  func keep(_ value: any Sendable, as name: String) -> any Sendable {
    values.withLock { values in
      let kept = values[name] ?? value
      values[name] = kept
      return kept
    }
  }

  func remove(_ name: String) { values.withLock { $0[name] = nil } }

  func removeAll() { values.withLock { $0 = [:] } }
}
