import Synchronization

extension VirtualClock {
  func lieDown(_ sleep: Sleep, _ waiter: Waiter<Void>) {
    let answer = bed.withLock { $0.lieDown(sleep, waiter) }
    if let answer { waiter.continuation.resume(with: answer) }
  }

  func getUp(_ number: Int) {
    let waiter = bed.withLock { $0.remove(number) }
    waiter?.continuation.resume(throwing: CancellationError())
  }

  /// Keeps work until its time; false if there is nothing to wait for.
  func keep(_ work: Work, until due: Instant, _ task: SleepingTask?) -> Bool {
    let context = context()
    return bed.withLock { bed in
      bed.keep(work, task) { Sleep(number: $0, due: due, context: context) }
    }
  }

  /// Gives back what would have woken a task that goes on without it.
  func awake(_ task: UInt64) -> Work? {
    bed.withLock { $0.sleepers.isEmpty ? nil : $0.remove(task: task) }
  }

  /// Takes out the sleeper that is due first; nil if none is due by then.
  func wakeNext(until goal: Instant) -> Wake? {
    bed.withLock { $0.wakeNext(until: goal)?.wake }
  }

  func move(to goal: Instant) {
    bed.withLock { $0.now = max($0.now, goal) }
  }

  /// Ends every sleep as cancelled, and every later one as it begins; gives back the work that must
  /// still be run for that.
  func end() -> [Work] {
    let sleepers = bed.withLock { bed in
      bed.isOver = true
      defer { bed.sleepers = [] }
      return bed.sleepers
    }
    return sleepers.compactMap { sleeper in
      switch sleeper.wake {
      case .waiter(let waiter): waiter.end()
      case .work(let work, nil): work.drop()
      case .work(let work, let task?):
        task.cancel()
        return work
      }
      return nil
    }
  }
}
