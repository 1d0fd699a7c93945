import Synchronization

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
