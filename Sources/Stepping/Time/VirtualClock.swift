import Synchronization

/// A clock that stands still until a step advances it.
///
///     try await clock.sleep(for: .milliseconds(300))
///
/// A sleep ends early only when its task is cancelled.
public final class VirtualClock: Clock {
  /// A point in time of a run; zero is its beginning.
  public struct Instant: InstantProtocol, Codable {
    /// The time since the run began.
    public var offset: Duration

    /// Makes an instant from the time since the beginning.
    public init(offset: Duration) { self.offset = offset }

    /// The same in whole nanoseconds.
    var nanoseconds: UInt64 {
      let (seconds, attoseconds) = offset.components
      return UInt64(max(0, seconds)) * 1_000_000_000 + UInt64(max(0, attoseconds) / 1_000_000_000)
    }

    /// The instant that much later.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// The time from this instant to the other.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether the left instant is the earlier one.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  let bed = Mutex(Bed())
  /// What a sleep that begins now has to remember.
  let context: @Sendable () -> CallContext?

  /// Makes a clock at zero.
  public convenience init() { self.init { nil } }

  init(context: @escaping @Sendable () -> CallContext?) { self.context = context }

  /// The time of the run.
  public var now: Instant { bed.withLock { $0.now } }

  /// Every duration is exact.
  public var minimumResolution: Duration { .zero }

  /// The sleeps in progress, the earliest due first.
  public var sleeps: [Sleep] { bed.withLock { $0.sleepers.map(\.sleep) } }

  /// Waits until the clock has been advanced that far; throws `CancellationError` when cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    guard let number = bed.withLock({ $0.arrive() }) else {
      // A loop that ignores its cancellation must pass through the queue, where jobs are counted.
      await Task.yield()
      throw CancellationError()
    }
    let sleep = Sleep(number: number, due: deadline, context: context())
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { lieDown(sleep, Waiter($0)) }
    } onCancel: {
      getUp(number)
    }
  }
}
