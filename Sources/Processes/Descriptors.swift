import Platform

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
    try pair { systemPipe(&$0) }
  }

  /// Two descriptors that one call makes, moved as others are.
  package static func pair(
    _ make: (inout [Int32]) -> Int32
  ) throws(SystemFailure) -> (Int32, Int32) {
    var made: [Int32] = [-1, -1]
    guard make(&made) == 0 else { throw SystemFailure() }
    let (first, second) = (moved(made[0]), moved(made[1]))
    guard first >= 0, second >= 0 else {
      let failure = SystemFailure()
      for descriptor in [first, second] where descriptor >= 0 { close(descriptor) }
      throw failure
    }
    return (first, second)
  }

  /// A file without a name, empty, in memory where the system has such files.
  package static func namelessFile() throws(SystemFailure) -> Int32 {
    var made = openFileInMemory(named: "workbench")
    if made < 0 {
      var template = Array("\(Environment.temporaryFolder)/workbench-XXXXXX".utf8CString)
      made = mkstemp(&template)
      guard made >= 0 else { throw SystemFailure() }
      unlink(template)
    }
    let file = moved(made)
    guard file >= 0 else { throw SystemFailure() }
    return file
  }
}

private func systemPipe(_ ends: inout [Int32]) -> Int32 {
  pipe(&ends)
}
