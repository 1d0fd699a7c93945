import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// What happened, in order, each with whether it was on the thread where the log was made.
public nonisolated final class Log: Sendable {
  private let lines = Mutex<[String]>([])
  private let home = thread()

  /// Makes an empty log.
  public init() {}

  /// Adds a line.
  public func note(_ line: String) {
    let place = thread() == home ? "" : " on another thread"
    lines.withLock { $0.append(line + place) }
  }

  /// The lines since this was called last.
  public func take() -> [String] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}

private nonisolated func thread() -> UInt {
  #if canImport(Darwin)
    UInt(bitPattern: pthread_self())
  #else
    UInt(pthread_self())
  #endif
}
