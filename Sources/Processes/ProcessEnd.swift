package import Platform

/// How a process ended.
package enum ProcessEnd: Equatable, Sendable {
  /// It left with a status, 0 where it did what it was asked.
  case exited(Int32)
  /// A signal ended it.
  case signalled(Int32)

  /// Waits for the end of a process that this one started; nil where there is none of that number,
  /// because somebody else has waited for it.
  package static func waiting(for process: pid_t) -> ProcessEnd? {
    var raw: Int32 = 0
    while waitpid(process, &raw, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    return raw & 0x7f == 0 ? .exited(raw >> 8 & 0xff) : .signalled(raw & 0x7f)
  }
}
