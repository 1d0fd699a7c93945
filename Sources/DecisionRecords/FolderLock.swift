#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Holds a folder for one writer at a time, among all processes of the machine.
///
/// The lock is on the folder itself, so nothing is left behind, whatever ends the process.
enum FolderLock {
  /// Runs some work while no other process does the same in this folder.
  ///
  /// Throws `cannotLock` with `heldByOther` where another process keeps the folder for longer than
  /// `patience` milliseconds.
  static func hold<Result>(
    _ path: String,
    patience: Int = 20_000,
    _ work: () throws(RecordsProblem) -> Result
  ) throws(RecordsProblem) -> Result {
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw .cannotLock(path: path, .system(errno)) }
    defer { close(folder) }
    var waited = 0
    while flock(folder, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EINTR || errno == EWOULDBLOCK else {
        throw .cannotLock(path: path, .system(errno))
      }
      guard waited < patience else { throw .cannotLock(path: path, .heldByOther) }
      usleep(10_000)
      waited += 10
    }
    return try work()
  }
}
