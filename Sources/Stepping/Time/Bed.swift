/// How a sleeper is woken.
enum Wake {
  /// The task waits for our clock.
  case waiter(Waiter<Void>)
  /// The system was asked to do this later; the task sleeps for it, if there is one.
  case work(Work, SleepingTask?)
}

/// A task that sleeps by the system's means.
///
/// The reference is used only while the task sleeps, so only while it lives; that is why the storage is
/// unchecked.
struct SleepingTask: @unchecked Sendable {
  let number: UInt64
  private let task: UnsafeCurrentTask

  init(_ task: UnsafeCurrentTask, _ number: UInt64) {
    self.task = task
    self.number = number
  }

  func cancel() { task.cancel() }
}

/// The sleepers of a clock, the earliest due first and in order of arrival among equals.
struct Bed {
  typealias Sleeper = (sleep: Sleep, wake: Wake)

  var now = VirtualClock.Instant(offset: .zero)
  var sleepers: [Sleeper] = []
  var isOver = false
  private var lastNumber = 0
  private var arriving: Set<Int> = []

  mutating func arrive() -> Int? {
    guard !isOver else { return nil }
    lastNumber += 1
    arriving.insert(lastNumber)
    return lastNumber
  }

  /// Files a sleeper; says how to wake it instead if there is nothing to wait for.
  mutating func lieDown(_ sleep: Sleep, _ waiter: Waiter<Void>) -> Result<Void, any Error>? {
    let isExpected = arriving.remove(sleep.number) != nil
    guard isExpected, !isOver else { return .failure(CancellationError()) }
    guard sleep.due > now else { return .success(()) }
    insert((sleep, .waiter(waiter)))
    return nil
  }

  /// Files work for later; false if there is nothing to wait for.
  mutating func keep(_ work: Work, _ task: SleepingTask?, _ sleep: (Int) -> Sleep) -> Bool {
    let sleep = sleep(lastNumber + 1)
    guard !isOver, sleep.due > now else { return false }
    lastNumber += 1
    insert((sleep, .work(work, task)))
    return true
  }

  private mutating func insert(_ sleeper: Sleeper) {
    let place = sleepers.firstIndex { $0.sleep.due > sleeper.sleep.due } ?? sleepers.endIndex
    sleepers.insert(sleeper, at: place)
  }

  mutating func remove(_ number: Int) -> Waiter<Void>? {
    arriving.remove(number)
    guard let place = sleepers.firstIndex(where: { $0.sleep.number == number }),
      case .waiter(let waiter) = sleepers[place].wake
    else { return nil }
    sleepers.remove(at: place)
    return waiter
  }

  /// Takes out what would have woken a task.
  mutating func remove(task number: UInt64) -> Work? {
    for (place, sleeper) in sleepers.enumerated() {
      guard case .work(let work, let task?) = sleeper.wake, task.number == number else { continue }
      sleepers.remove(at: place)
      return work
    }
    return nil
  }

  /// Moves the time to the first sleeper that is due by then.
  mutating func wakeNext(until goal: VirtualClock.Instant) -> Sleeper? {
    guard let first = sleepers.first, first.sleep.due <= goal else { return nil }
    now = max(now, first.sleep.due)
    return sleepers.removeFirst()
  }
}
