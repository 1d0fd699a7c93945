/// One dependency: a value with a live and a test form (K39).
///
///     struct TransferClient: Sendable {
///       var send: @Sendable (Int, String) async throws -> Receipt
///     }
///     extension TransferClient: DependencyKey {
///       static func live(_ dependencies: Dependencies) -> Self { Self(send: { … }) }
///       static func test(_ dependencies: Dependencies) -> Self {
///         Self(send: dependencies.unimplemented("TransferClient.send"))
///       }
///     }
///     extension Dependencies {
///       var transfer: TransferClient { get throws { try self[TransferClient.self] } }
///     }
public protocol DependencyKey: SendableMetatype {
  /// What is depended on, mostly a struct of closures; the key itself where nothing else is said.
  associatedtype Value: Sendable = Self

  /// The name problems are reported under; the type's name where nothing else is said.
  static var name: String { get }

  /// Makes the value that does the real thing; other dependencies may be read here.
  static func live(_ dependencies: Dependencies) throws -> Value

  /// Makes the value for tests; a key without one fails by name where it is read.
  static func test(_ dependencies: Dependencies) throws -> Value
}

extension DependencyKey {
  /// The type's name.
  public static var name: String { "\(Self.self)" }

  /// Throws, because there is no test value; the same in every build configuration.
  public static func test(_ dependencies: Dependencies) throws -> Value {
    throw dependencies.report(.noTestValue(name))
  }
}

/// What is wrong with a dependency or a registration.
public enum DependencyProblem: Error, Hashable, Sendable {
  /// A test read a dependency that has no test value and was not replaced.
  case noTestValue(String)
  /// A test called an endpoint that it did not replace.
  case unimplemented(String)
  /// The names in the order they were built; the last is the first again.
  case cycle([String])
  /// A value of another type is kept under the name; a registration's name was used twice.
  case wrongType(String)
}

extension DependencyProblem: CustomStringConvertible {
  /// The problem in a sentence.
  public var description: String {
    switch self {
    case .noTestValue(let name):
      "\(name) has no test value; replace it in this test."
    case .unimplemented(let name):
      "\(name) was called and this test did not replace it."
    case .cycle(let names):
      "A dependency needs itself: \(names.joined(separator: " needs "))."
    case .wrongType(let name):
      "Two registrations of different types share the name \(name)."
    }
  }
}
