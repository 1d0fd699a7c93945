#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Files that are the user's alone.
enum PrivateFiles {
  /// Makes a folder and those above it; true where it is there.
  static func makeFolder(_ path: String) -> Bool {
    if LiveFiles.isFolder(path) { return true }
    let parent = Paths.parent(of: path)
    guard parent == path || makeFolder(parent) else { return false }
    return mkdir(path, 0o700) == 0 || errno == EEXIST
  }

  /// Holds a file of that name for one process at a time, until the descriptor is closed; nil where
  /// it cannot be had, which costs order and nothing else.
  static func lock(_ path: String) -> Int32? {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    while flock(file, LOCK_EX) != 0 {
      guard errno == EINTR else {
        close(file)
        return nil
      }
    }
    return file
  }

  /// Puts a whole file in the place of another, at once and on the disk; says why it could not.
  static func replace(_ path: String, with text: String) -> OutsideFailure? {
    var template = Array("\(path).XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { return OutsideFailure(systemReason()) }
    defer { close(file) }
    guard LiveFiles.write(text, to: file), fsync(file) == 0, rename(template, path) == 0 else {
      let failure = OutsideFailure(systemReason())
      unlink(template)
      return failure
    }
    return nil
  }
}
