import Platform

/// The few steps all writing is made of; each can be watched.
struct SafeWriting {
  let steps: WriteSteps

  /// Writes a whole new file and waits until it is on the disk; on failure nothing is left.
  func write(_ bytes: [UInt8], to path: String, like original: String?) throws(RecordsProblem) {
    try write(to: path, like: original) { _ in bytes }
  }

  /// The same for bytes that depend on the file they go into.
  func write(
    to path: String,
    like original: String?,
    _ bytes: (Int32) -> [UInt8]
  ) throws(RecordsProblem) {
    unlink(path)
    steps.before("create \(Paths.name(of: path))")
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard file >= 0 else { throw .cannotWrite(path: path, .system(errno)) }
    let failure = fill(file, with: bytes(file), like: original)
    let closing = close(file) == 0 ? 0 : errno
    guard failure == 0, closing == 0 else {
      unlink(path)
      throw .cannotWrite(path: path, .system(failure == 0 ? closing : failure))
    }
  }

  private func fill(_ file: Int32, with bytes: [UInt8], like original: String?) -> Int32 {
    if let original { copyOwner(of: original, to: file) }
    let middle = bytes.count / 2
    for part in [bytes[..<middle], bytes[middle...]] {
      steps.before("write \(part.count) bytes")
      let failure = write(part, to: file)
      if failure != 0 { return failure }
    }
    steps.before("sync")
    return fsync(file) == 0 ? 0 : errno
  }

  private func write(_ bytes: ArraySlice<UInt8>, to file: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = systemWrite(file, buffer.baseAddress?.advanced(by: done), buffer.count - done)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return count < 0 ? errno : EIO }
        done += count
      }
      return 0
    }
  }

  private func copyOwner(of path: String, to file: Int32) {
    var info = stat()
    guard lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return }
    if info.st_uid != geteuid() || info.st_gid != getegid() {
      _ = fchown(file, info.st_uid, info.st_gid)
    }
    _ = fchmod(file, info.st_mode & 0o7777)
  }

  /// Gives a file's content a second name: a link where the disk knows them, else a copy.
  func keep(_ path: String, as copy: String, bytes: [UInt8]) throws(RecordsProblem) {
    unlink(copy)
    steps.before("keep \(Paths.name(of: path))")
    if link(path, copy) == 0 { return }
    try write(bytes, to: copy, like: path)
  }

  /// Puts a written file in the place of another, at once.
  func replace(_ path: String, with temporary: String) throws(RecordsProblem) {
    steps.before("rename to \(Paths.name(of: path))")
    guard rename(temporary, path) == 0 else { throw .cannotWrite(path: path, .system(errno)) }
  }

  /// Gives a written file its name, which must be free.
  func publish(_ temporary: String, as path: String) throws(RecordsProblem) {
    steps.before("link \(Paths.name(of: path))")
    guard link(temporary, path) != 0 else { return remove(temporary) }
    let failure = errno
    if failure == EEXIST { throw .nameTaken(path: path) }
    guard [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK].contains(failure) else {
      throw .cannotWrite(path: path, .system(failure))
    }
    try claim(path)
    try replace(path, with: temporary)
  }

  /// Takes a name where the file system knows no hard links.
  private func claim(_ path: String) throws(RecordsProblem) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else {
      if errno == EEXIST { throw .nameTaken(path: path) }
      throw .cannotWrite(path: path, .system(errno))
    }
    close(file)
  }

  /// Removes a file; one that is not there is removed already.
  func remove(_ path: String) {
    steps.before("remove \(Paths.name(of: path))")
    unlink(path)
  }

  /// Waits until the names in a folder are on the disk.
  func syncFolder(_ path: String) {
    steps.before("sync folder")
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  /// Makes a folder with the folders above it, and says which of them are new, the deepest first.
  static func makeFolder(_ path: String) throws(RecordsProblem) -> [String] {
    switch Files.kind(of: path) {
    case .folder: return []
    case .file, .other: throw .notAFolder(path: path)
    case nil: break
    }
    let parent = Paths.folder(of: path)
    let above = parent == path || parent == "." ? [] : try makeFolder(parent)
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      let failure = errno
      for folder in above { rmdir(folder) }
      throw .cannotWrite(path: path, .system(failure))
    }
    return [path] + above
  }

  static func mayWrite(_ path: String) -> FileFailure? {
    access(path, W_OK) == 0 ? nil : .system(errno)
  }

  static func removeEmptyFolders(_ paths: [String]) {
    for path in paths { rmdir(path) }
  }
}

private func systemWrite(_ file: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, buffer, count)
}
