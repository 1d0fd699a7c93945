extension World {
  /// The steps whose tasks still live, without repetition, in order.
  ///
  /// A task that was detached inherits nothing and is not counted.
  public var stepsWithLivingTasks: [Int] {
    lineages.compactMap { $0.lineage?.step }.reduce(into: []) { steps, step in
      if steps.last != step { steps.append(step) }
    }
  }

  func withLineage<Value>(_ owner: Owner?, _ body: () throws -> Value) rethrows -> Value {
    var lineage = Lineage(step: stepNumber, owner: owner)
    defer { if !isKnownUniquelyReferenced(&lineage) { remember(lineage) } }
    return try Lineage.$current.withValue(lineage) { try body() }
  }

  private func remember(_ lineage: Lineage) {
    if lineages.count >= 32, lineages.count == lineages.capacity {
      lineages.removeAll { $0.lineage == nil }
    }
    lineages.append(WeakLineage(lineage: lineage))
  }
}
