import Synchronization

/// Work took longer than it was allowed to.
public struct TimedOut: Error, Hashable, Sendable {
  /// How long was allowed.
  public let limit: Duration
}

extension Clock where Duration == Swift.Duration {
  /// Runs work and cancels it when the clock passes the limit first; then it throws ``TimedOut``.
  ///
  ///     let orders = try await clock.timeout(.seconds(5)) { try await fetchAll() }
  public func timeout<Value: Sendable>(
    _ limit: Duration,
    _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
      group.addTask { try await work() }
      group.addTask {
        try await self.sleep(for: limit)
        throw TimedOut(limit: limit)
      }
      defer { group.cancelAll() }
      guard let first = try await group.next() else { throw CancellationError() }
      return first
    }
  }
}

/// Work that runs once calls have stopped coming for a while.
///
///     let search = Debounce(for: .milliseconds(300), clock: clock)
///     search { await model.search() }   // each call replaces the one before it
public final class Debounce<C: Clock<Duration>>: Sendable {
  private let pause: Duration
  private let clock: C
  private let last = Mutex<Task<Void, Never>?>(nil)

  /// Makes a debounce that waits for a pause that long.
  public init(for pause: Duration, clock: C) {
    self.pause = pause
    self.clock = clock
  }

  deinit { cancel() }

  /// Replaces the work that waits, or that was waited for and still runs.
  public func callAsFunction(_ work: @escaping @Sendable @MainActor () async -> Void) {
    let task = Task { @MainActor [clock, pause] in
      do { try await clock.sleep(for: pause) } catch { return }
      await work()
    }
    replace(with: task)
  }

  /// Cancels the work that waits or runs.
  public func cancel() {
    replace(with: nil)
  }

  private func replace(with task: Task<Void, Never>?) {
    let old = last.withLock { last in
      defer { last = task }
      return last
    }
    old?.cancel()
  }
}
