/// What is being built on this thread or task, outermost first; no lock is held meanwhile.
enum Building {
  @TaskLocal private static var names: [String] = []

  /// Builds something, or throws the cycle if it is being built already.
  static func within<Value>(
    _ name: String,
    report: (DependencyProblem) -> DependencyProblem = { $0 },
    _ build: () throws -> Value
  ) throws -> Value {
    if let start = names.firstIndex(of: name) {
      throw report(.cycle(Array(names[start...]) + [name]))
    }
    return try $names.withValue(names + [name]) { try build() }
  }
}
