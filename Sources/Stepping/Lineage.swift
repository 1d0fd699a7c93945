import Synchronization

/// Who a piece of work belongs to and ends with, such as the screen.
public struct Owner: Hashable, Sendable, Codable, ExpressibleByStringLiteral {
  /// The owner's name as shown.
  public let name: String

  /// Makes an owner from its name.
  public init(_ name: String) { self.name = name }

  /// Makes an owner from a literal.
  public init(stringLiteral name: String) { self.name = name }

  /// The screen: work started by its appearance goes with it.
  public static let screen: Owner = "screen"
}

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

/// The tasks that were started for the feature from outside, with their owners.
struct StartedTasks {
  private var tasks: [(owner: Owner?, task: Task<Void, Never>, isOver: Flag)] = []

  mutating func start(_ owner: Owner?, _ work: @escaping @Sendable @MainActor () async -> Void) {
    tasks.removeAll { $0.isOver.isSet }
    let isOver = Flag()
    let task = Task { @MainActor in
      await work()
      isOver.set()
    }
    tasks.append((owner, task, isOver))
  }

  mutating func cancel(_ owner: Owner) -> Int {
    cancel { $0 == owner }
  }

  mutating func cancelAll() {
    _ = cancel { _ in true }
  }

  private mutating func cancel(where isMeant: (Owner?) -> Bool) -> Int {
    let meant = tasks.filter { isMeant($0.owner) && !$0.isOver.isSet }
    tasks.removeAll { isMeant($0.owner) || $0.isOver.isSet }
    for entry in meant { entry.task.cancel() }
    return meant.count
  }
}

/// A yes that, once said, stays.
final class Flag: Sendable {
  private let value = Atomic(false)

  var isSet: Bool { value.load(ordering: .acquiring) }

  func set() { value.store(true, ordering: .releasing) }
}
