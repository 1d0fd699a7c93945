/// A main actor of our own: in a file that imports this module `@MainActor` means this one.
///
/// Code under it is ordinary code, and the same source in an app runs on the standard main actor.
/// In a file with top-level code the two names collide, so qualify there.
@globalActor
public final actor MainActor {
  /// The only instance.
  public static let shared = MainActor()

  private init() {}

  /// The executor that runs jobs one at a time on the stepping thread.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    Stepper.shared.main.asUnownedSerialExecutor()
  }
}

extension MainActor {
  /// Runs a synchronous closure on the actor and returns its result.
  ///
  ///     let count = await MainActor.run { model.count }
  @MainActor
  public static func run<Value: Sendable>(
    resultType: Value.Type = Value.self,
    body: @MainActor @Sendable () throws -> Value
  ) async rethrows -> Value {
    try body()
  }

  /// Runs a closure at once where the caller is known to be on the actor already, and traps where it is not.
  public nonisolated static func assumeIsolated<Value: Sendable>(
    _ operation: @MainActor () throws -> Value,
    file: StaticString = #fileID,
    line: UInt = #line
  ) rethrows -> Value {
    shared.preconditionIsolated(
      "The closure needs the stepping main actor.",
      file: file,
      line: line
    )
    return try withoutIsolation(operation)
  }
}

/// Calls a main-actor closure without a hop, as the standard library's `assumeIsolated` does.
func withoutIsolation<Value>(_ body: @MainActor () throws -> Value) rethrows -> Value {
  typealias Plain = () throws -> Value
  return try withoutActuallyEscaping(body) { escaping in
    try unsafeBitCast(escaping, to: Plain.self)()
  }
}
