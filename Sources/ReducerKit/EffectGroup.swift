import Synchronization

/// The tasks that one sent action began, directly or through the actions that came back.
final class EffectGroup: Sendable {
  private let tasks = Mutex<[Int: Task<Void, Never>]>([:])

  func add(_ task: Task<Void, Never>, number: Int) {
    tasks.withLock { $0[number] = task }
  }

  func remove(number: Int) {
    tasks.withLock { $0[number] = nil }
  }

  func cancel() {
    let tasks = tasks.withLock { $0.sorted { $0.key < $1.key } }
    for (_, task) in tasks { task.cancel() }
  }

  func finish() async {
    while let (number, task) = tasks.withLock({ $0.first }) {
      await task.value
      remove(number: number)
    }
  }
}

/// What followed from one sent action, to wait for or to cancel.
///
///     .task { await store.send(.load).finish() }   // the load ends with the view
public struct SentTask: Sendable {
  let group: EffectGroup?

  /// Cancels the effects that are still under way; their actions no longer arrive.
  public func cancel() { group?.cancel() }

  /// Waits until every effect has ended; cancelling the waiting task cancels them.
  public func finish() async {
    await withTaskCancellationHandler {
      await group?.finish()
    } onCancel: {
      group?.cancel()
    }
  }
}
