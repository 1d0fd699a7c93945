/// A mark every task of a step inherits and holds as long as it lives, which is how living tasks are counted.
final class Lineage: Sendable {
  @TaskLocal static var current: Lineage?

  let step: Int
  let owner: Owner?

  init(step: Int, owner: Owner?) {
    self.step = step
    self.owner = owner
  }
}

/// A reference that does not count as a living task.
struct WeakLineage {
  weak var lineage: Lineage?
}
