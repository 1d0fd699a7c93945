import Synchronization

/// The dependencies of one run or test: each made when first read, once, and kept as long as this value.
///
/// There is no shared registry, so parallel tests cannot meet. A copy with something replaced builds
/// everything else anew, so what was made from the replaced value is not stale.
public struct Dependencies: Sendable {
  /// Which form of each dependency is made.
  public enum Context: Hashable, Sendable {
    /// The real thing.
    case live
    /// The form for tests, strict where a key gives none.
    case test
  }

  /// Which form of each dependency is made.
  public let context: Context
  private var replacements: [ObjectIdentifier: @Sendable (Dependencies) throws -> any Sendable] =
    [:]
  private var made = Made()
  private let reports: Reports

  /// Makes an empty set; nothing is built before it is read.
  public init(_ context: Context) {
    self.context = context
    reports = Reports()
  }

  /// What was missing so far, in order, also where the feature caught the error.
  public var problems: [DependencyProblem] { reports.all }
}

extension Dependencies {
  /// The value of a dependency; throws what its making throws, and a cycle by its names.
  public subscript<Key: DependencyKey>(key: Key.Type) -> Key.Value {
    get throws {
      if let value = try made.value(of: key) { return value }
      let value = try Building.within(Key.name, report: report) { try make(key) }
      return try made.keep(value, of: key)
    }
  }

  /// A copy in which a dependency is the given value.
  public func replacing<Key: DependencyKey>(
    _ key: Key.Type,
    with value: Key.Value
  ) -> Dependencies {
    replacing(key) { _ in value }
  }

  /// A copy in which a dependency is changed, so that one closure of it can be replaced.
  ///
  ///     let dependencies = Dependencies(.test).changing(TransferClient.self) {
  ///       $0.send = { amount, recipient in Receipt(amount: amount, recipient: recipient) }
  ///     }
  public func changing<Key: DependencyKey>(
    _ key: Key.Type,
    _ change: @escaping @Sendable (inout Key.Value) -> Void
  ) -> Dependencies {
    let earlier = replacements[ObjectIdentifier(key)]
    return replacing(key) { dependencies in
      let base = try earlier.map { try $0(dependencies) } ?? dependencies.original(key)
      guard var value = base as? Key.Value else { throw DependencyProblem.wrongType(Key.name) }
      change(&value)
      return value
    }
  }

  private func replacing<Key: DependencyKey>(
    _ key: Key.Type,
    _ make: @escaping @Sendable (Dependencies) throws -> any Sendable
  ) -> Dependencies {
    var copy = self
    copy.replacements[ObjectIdentifier(key)] = make
    copy.made = Made()
    return copy
  }

  private func make<Key: DependencyKey>(_ key: Key.Type) throws -> Key.Value {
    guard let replacement = replacements[ObjectIdentifier(key)] else { return try original(key) }
    guard let value = try replacement(self) as? Key.Value else {
      throw DependencyProblem.wrongType(Key.name)
    }
    return value
  }

  private func original<Key: DependencyKey>(_ key: Key.Type) throws -> Key.Value {
    switch context {
    case .live: try key.live(self)
    case .test: try key.test(self)
    }
  }
}

extension Dependencies {
  /// Notes a problem, so that it counts even if nobody sees the error.
  @discardableResult
  func report(_ problem: DependencyProblem) -> DependencyProblem {
    reports.add(problem)
    return problem
  }

  /// An endpoint for test values that fails by its name when called, and is noted in ``problems``.
  public func unimplemented<each Argument: Sendable, Value: Sendable>(
    _ name: String
  ) -> @Sendable (repeat each Argument) async throws -> Value {
    { @concurrent [reports] (_: repeat each Argument) in
      reports.add(.unimplemented(name))
      throw DependencyProblem.unimplemented(name)
    }
  }

  /// An endpoint that cannot throw: the call is noted in ``problems`` and answered with a stand-in.
  public func unimplemented<each Argument, Value: Sendable>(
    _ name: String,
    standIn: Value
  ) -> @Sendable (repeat each Argument) -> Value {
    { [reports] (_: repeat each Argument) in
      reports.add(.unimplemented(name))
      return standIn
    }
  }
}

/// Problems in the order they came, shared by all copies of one set.
private final class Reports: Sendable {
  private let problems = Mutex<[DependencyProblem]>([])

  var all: [DependencyProblem] { problems.withLock { $0 } }

  func add(_ problem: DependencyProblem) { problems.withLock { $0.append(problem) } }
}

/// The values made so far.
private final class Made: Sendable {
  private let values = Mutex<[ObjectIdentifier: any Sendable]>([:])

  func value<Key: DependencyKey>(of key: Key.Type) throws -> Key.Value? {
    let value = values.withLock { $0[ObjectIdentifier(key)] }
    return value as? Key.Value
  }

  /// Keeps the first of two values that were made at the same time, and gives it to both.
  func keep<Key: DependencyKey>(_ value: Key.Value, of key: Key.Type) throws -> Key.Value {
    let kept = values.withLock { values in
      let kept = values[ObjectIdentifier(key)] ?? value
      values[ObjectIdentifier(key)] = kept
      return kept
    }
    guard let kept = kept as? Key.Value else { throw DependencyProblem.wrongType(Key.name) }
    return kept
  }
}
