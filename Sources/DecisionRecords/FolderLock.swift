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
  static func hold<Result>(
    _ path: String,
    _ work: () throws(RecordsProblem) -> Result
  ) throws(RecordsProblem) -> Result {
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw .cannotLock(path: path, .system(errno)) }
    defer { close(folder) }
    while flock(folder, LOCK_EX) != 0 {
      guard errno == EINTR else { throw .cannotLock(path: path, .system(errno)) }
    }
    return try work()
  }
}
