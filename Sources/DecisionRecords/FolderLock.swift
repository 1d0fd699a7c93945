import Platform

/// Holds a folder for one writer at a time, among all processes of the machine.
///
/// The lock is on the folder itself, so nothing is left behind, whatever ends the process.
enum FolderLock {
  /// Runs some work while no other process does the same in this folder.
  ///
  /// Throws `cannotLock` with `heldByOther` where another process keeps the folder for longer than
  /// the patience lasts, and `stoppedWaiting` where it is over before.
  static func hold<Result>(
    _ path: String,
    _ patience: FolderPatience,
    _ work: () throws(RecordsProblem) -> Result
  ) throws(RecordsProblem) -> Result {
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw .cannotLock(path: path, .system(errno)) }
    defer { close(folder) }
    try lock(folder, path, patience)
    return try work()
  }

  private static func lock(
    _ folder: Int32,
    _ path: String,
    _ patience: FolderPatience
  ) throws(RecordsProblem) {
    var waited = 0
    while flock(folder, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EINTR || errno == EWOULDBLOCK else {
        throw .cannotLock(path: path, .system(errno))
      }
      if patience.isOver() { throw .stoppedWaiting(path: path) }
      guard waited < patience.limit else { throw .cannotLock(path: path, .heldByOther) }
      if waited == 500 { patience.waits(path) }
      usleep(10_000)
      waited += 10
    }
  }
}
