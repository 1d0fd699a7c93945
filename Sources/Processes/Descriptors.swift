#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Descriptors that no started program inherits by chance.
package enum Descriptors {
  /// Below it are those that a started program may be given.
  static let lowest: Int32 = 16

  /// The same descriptor above those that a started program is given, closed in it; -1 with `errno`
  /// set. The one given is closed.
  package static func moved(_ descriptor: Int32) -> Int32 {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, lowest)
    let code = errno
    close(descriptor)
    errno = code
    return copy
  }

  /// A pipe's ends, to read from and to write to.
  package static func pipe() throws(SystemFailure) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard systemPipe(&ends) == 0 else { throw SystemFailure() }
    let (reading, writing) = (moved(ends[0]), moved(ends[1]))
    guard reading >= 0, writing >= 0 else {
      let failure = SystemFailure()
      for end in [reading, writing] where end >= 0 { close(end) }
      throw failure
    }
    return (reading, writing)
  }
}

private func systemPipe(_ ends: inout [Int32]) -> Int32 {
  pipe(&ends)
}
