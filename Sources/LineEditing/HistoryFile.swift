#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The file behind a history.
struct HistoryFile {
  let path: String
  /// More bytes than this are no history of ours.
  private let largest = 32 << 20
}

extension HistoryFile {
  /// What the file holds; a missing file holds nothing.
  func load() -> Result<HistoryLines, HistoryTrouble> {
    switch FileBytes.read(path, limit: largest) {
    case .success(let bytes): .success(HistoryLines(bytes))
    case .failure(.system(ENOENT)): .success(HistoryLines([]))
    case .failure(let fault): .failure(HistoryTrouble(.read, fault, path))
    }
  }

  /// Adds a line at the end, after everyone else's.
  func append(_ line: String) -> Result<Void, HistoryTrouble> {
    makeFolder()
    return locked { descriptor in
      guard let size = FileBytes.ordinarySize(descriptor) else {
        return .failure(.notAnOrdinaryFile)
      }
      let start = endsInNewline(descriptor, size: size) ? "" : "\n"
      let result = FileBytes.write(Array((start + jsonLine(line) + "\n").utf8), to: descriptor)
      if case .failure = result { ftruncate(descriptor, off_t(size)) }
      return result
    }
  }

  /// Replaces the file by a shorter one in one step; whoever waits for the lock notices.
  func shorten(to limit: Int) -> Result<Void, HistoryTrouble> {
    locked { descriptor in
      FileBytes.read(from: descriptor, limit: largest).flatMap { bytes in
        replace(with: HistoryLines(bytes).shortened(to: limit))
      }
    }
  }

  /// A line torn by a killed process must not swallow the next.
  private func endsInNewline(_ descriptor: Int32, size: Int) -> Bool {
    var byte: UInt8 = 0
    guard size > 0, pread(descriptor, &byte, 1, off_t(size - 1)) == 1 else { return true }
    return byte == UInt8(ascii: "\n")
  }
}

extension HistoryFile {
  private func locked(
    _ work: (Int32) -> Result<Void, FileFault>
  ) -> Result<Void, HistoryTrouble> {
    openLocked().flatMap { descriptor in
      defer { close(descriptor) }
      return work(descriptor)
    }.mapError { HistoryTrouble(.write, $0, path) }
  }

  /// Opens and locks the file that has the path at that moment: while we waited, another process
  /// may have put a shorter one in its place.
  private func openLocked() -> Result<Int32, FileFault> {
    for _ in 0..<100 {
      let flags = O_RDWR | O_APPEND | O_CREAT | O_NONBLOCK | O_CLOEXEC
      let descriptor = open(path, flags, 0o600)
      guard descriptor >= 0 else { return .failure(.system(errno)) }
      let isLocked = lock(descriptor)
      if isLocked, isCurrent(descriptor) {
        fchmod(descriptor, 0o600)
        return .success(descriptor)
      }
      close(descriptor)
      if !isLocked { return .failure(.locked) }
    }
    return .failure(.locked)
  }

  /// Waits at most a second: a stopped process may hold the lock for ever.
  private func lock(_ descriptor: Int32) -> Bool {
    for _ in 0..<200 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
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
}

extension HistoryFile {
  /// Written beside, flushed, then renamed over, so that the old file is whole until the new one is.
  private func replace(with bytes: [UInt8]) -> Result<Void, FileFault> {
    let target = realpath(path, nil).map { pointer in
      defer { free(pointer) }
      return String(cString: pointer)
    }
    let final = target ?? path
    let beside = final + ".new-\(getpid())"
    unlink(beside)
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return .failure(.system(errno)) }
    defer { close(descriptor) }
    let result = FileBytes.write(bytes, to: descriptor).flatMap {
      fsync(descriptor) == 0 && rename(beside, final) == 0 ? .success(()) : .failure(.system(errno))
    }
    if case .failure = result { unlink(beside) }
    return result
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
