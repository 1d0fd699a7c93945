import Platform

/// A file of the user's own that several processes add to, each under a lock.
///
/// Where it is a link it is read but never written: nobody named what it leads to.
///
///     LockedFile(path: folder + "/journal").forAppending { descriptor in … }
package struct LockedFile: Sendable {
  /// Where it is.
  package let path: String

  /// Names a file; nothing is opened.
  package init(path: String) {
    self.path = path
  }
}

extension LockedFile {
  /// Works on the file while nobody else changes it; it and the folders above it are made, for the
  /// owner alone, where they are missing.
  package func forAppending<Value>(
    _ work: (Int32) -> Result<Value, FileFault>
  ) -> Result<Value, FileFault> {
    makeFolder()
    return locked(O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW, LOCK_EX) { descriptor in
      fchmod(descriptor, 0o600)
      return work(descriptor)
    }
  }

  /// Reads an existing file to its end while nobody changes it.
  package func read(limit: Int) -> Result<[UInt8], FileFault> {
    locked(O_RDONLY, LOCK_SH) { FileBytes.read(from: $0, limit: limit) }
  }

  /// Opens and locks the file that has the path at that moment: while we waited, another process
  /// may have put another one in its place.
  private func locked<Value>(
    _ flags: Int32,
    _ kind: Int32,
    _ work: (Int32) -> Result<Value, FileFault>
  ) -> Result<Value, FileFault> {
    for _ in 0..<100 {
      let descriptor = open(path, flags | O_NONBLOCK | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { return .failure(refusal(errno)) }
      defer { close(descriptor) }
      guard FileBytes.ordinarySize(descriptor) != nil else { return .failure(.notAnOrdinaryFile) }
      guard lock(descriptor, kind) else { return .failure(.locked) }
      if isCurrent(descriptor) { return work(descriptor) }
    }
    return .failure(.locked)
  }

  private func refusal(_ code: Int32) -> FileFault {
    code == ELOOP && isLink ? .link : .system(code)
  }

  private var isLink: Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Waits at most a second: a stopped process may hold the lock for ever.
  private func lock(_ descriptor: Int32, _ kind: Int32) -> Bool {
    for _ in 0..<200 {
      if flock(descriptor, kind | LOCK_NB) == 0 { return true }
      guard errno == EWOULDBLOCK || errno == EINTR else { return false }
      _ = poll(nil, 0, 5)
    }
    return false
  }

  private func isCurrent(_ descriptor: Int32) -> Bool {
    var opened = stat()
    var named = stat()
    guard fstat(descriptor, &opened) == 0, stat(path, &named) == 0 else { return false }
    return opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
  }

  /// Makes the folders that are missing, for the owner alone; a failure shows when the file is opened.
  private func makeFolder() {
    var folder = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
      folder += part + "/"
      if !part.isEmpty { mkdir(folder, 0o700) }
    }
  }
}

extension LockedFile {
  /// Puts another content in the place of the file's, under a lock that the caller holds: written
  /// beside, flushed, then renamed over, so that the old file is whole until the new one is.
  package func replace(with bytes: [UInt8]) -> Result<Void, FileFault> {
    if isLink { return .failure(.link) }
    let beside = path + ".new-\(getpid())"
    unlink(beside)
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return .failure(.system(errno)) }
    defer { close(descriptor) }
    let result = FileBytes.write(bytes, to: descriptor).flatMap {
      fsync(descriptor) == 0 && rename(beside, path) == 0 ? .success(()) : .failure(.system(errno))
    }
    if case .failure = result { unlink(beside) }
    return result
  }
}
