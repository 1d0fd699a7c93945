/// One registration of a container: how to build a value, and how long it is kept.
public struct Factory<Value: Sendable>: Sendable {
  /// How long what was built is kept.
  public let scope: Container.Scope
  /// The property it is written in.
  public let name: String
  private let container: Container
  private let build: @Sendable (Container) throws -> Value

  init(
    container: Container,
    scope: Container.Scope,
    name: String,
    build: @escaping @Sendable (Container) throws -> Value
  ) {
    self.container = container
    self.scope = scope
    self.name = name
    self.build = build
  }

  /// The value, built now unless its scope has kept one; throws a cycle by its names.
  public func callAsFunction() throws -> Value {
    if let kept = container.kept(name, in: scope) { return try typed(kept) }
    let value = try Building.within(name) { try make() }
    return try typed(container.keep(value, as: name, in: scope))
  }

  /// Replaces the building in this container only; what was built before is forgotten.
  public func register(_ build: @escaping @Sendable (Container) throws -> Value) {
    container.replace(name, with: build)
  }

  private func make() throws -> Value {
    guard let replacement = container.replacement(for: name) else { return try build(container) }
    return try typed(replacement(container))
  }

  private func typed(_ value: any Sendable) throws -> Value {
    let value: Any = (value as? Held).map { $0.object as Any } ?? value
    guard let value = value as? Value else { throw DependencyProblem.wrongType(name) }
    return value
  }
}
