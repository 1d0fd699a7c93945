import Synchronization

/// A task that sleeps on a virtual clock.
public struct Sleep: Hashable, Sendable, Codable {
  /// Counts the sleeps of a run from 1.
  public let number: Int
  /// When it ends.
  public let due: VirtualClock.Instant
  /// The step that began it.
  public let startedBy: Int
  /// Who the sleeping task belongs to, if anybody.
  public let owner: Owner?

  init(number: Int, due: VirtualClock.Instant, context: CallContext?) {
    self.number = number
    self.due = due
    startedBy = context?.step ?? 0
    owner = context?.owner
  }
}

/// The sleepers of a clock, the earliest due first and in order of arrival among equals.
struct Bed {
  typealias Sleeper = (sleep: Sleep, waiter: Waiter<Void>)

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
  mutating func lieDown(_ sleeper: Sleeper) -> Result<Void, any Error>? {
    let isExpected = arriving.remove(sleeper.sleep.number) != nil
    guard isExpected, !isOver else { return .failure(CancellationError()) }
    guard sleeper.sleep.due > now else { return .success(()) }
    let place = sleepers.firstIndex { $0.sleep.due > sleeper.sleep.due } ?? sleepers.endIndex
    sleepers.insert(sleeper, at: place)
    return nil
  }

  mutating func remove(_ number: Int) -> Waiter<Void>? {
    arriving.remove(number)
    return sleepers.firstIndex { $0.sleep.number == number }
      .map { sleepers.remove(at: $0).waiter }
  }

  /// Moves the time to the first sleeper that is due by then.
  mutating func wakeNext(until goal: VirtualClock.Instant) -> Waiter<Void>? {
    guard let first = sleepers.first, first.sleep.due <= goal else { return nil }
    now = max(now, first.sleep.due)
    return sleepers.removeFirst().waiter
  }
}

extension VirtualClock {
  func lieDown(_ sleep: Sleep, _ waiter: Waiter<Void>) {
    let answer = bed.withLock { $0.lieDown((sleep, waiter)) }
    if let answer { waiter.continuation.resume(with: answer) }
  }

  func getUp(_ number: Int) {
    let waiter = bed.withLock { $0.remove(number) }
    waiter?.continuation.resume(throwing: CancellationError())
  }

  /// Wakes the sleeper that is due first; false if none is due by then.
  func wakeNext(until goal: Instant) -> Bool {
    let waiter = bed.withLock { $0.wakeNext(until: goal) }
    waiter?.continuation.resume()
    return waiter != nil
  }

  func move(to goal: Instant) {
    bed.withLock { $0.now = max($0.now, goal) }
  }

  /// Ends every sleep as cancelled, and every later one as it begins.
  func end() {
    let sleepers = bed.withLock { bed in
      bed.isOver = true
      defer { bed.sleepers = [] }
      return bed.sleepers
    }
    for sleeper in sleepers { sleeper.waiter.end() }
  }
}
