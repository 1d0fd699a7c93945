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
    LockedFile(path: path).forAppending { descriptor in
      guard let size = FileBytes.ordinarySize(descriptor) else {
        return .failure(.notAnOrdinaryFile)
      }
      let start = endsInNewline(descriptor, size: size) ? "" : "\n"
      let result = FileBytes.write(Array((start + jsonLine(line) + "\n").utf8), to: descriptor)
      if case .failure = result { ftruncate(descriptor, off_t(size)) }
      return result
    }.mapError { HistoryTrouble(.write, $0, path) }
  }

  /// Replaces the file by a shorter one in one step; whoever waits for the lock notices.
  func shorten(to limit: Int) -> Result<Void, HistoryTrouble> {
    LockedFile(path: path).forAppending { descriptor in
      FileBytes.read(from: descriptor, limit: largest).flatMap { bytes in
        replace(with: HistoryLines(bytes).shortened(to: limit))
      }
    }.mapError { HistoryTrouble(.write, $0, path) }
  }

  /// A line torn by a killed process must not swallow the next.
  private func endsInNewline(_ descriptor: Int32, size: Int) -> Bool {
    var byte: UInt8 = 0
    guard size > 0, pread(descriptor, &byte, 1, off_t(size - 1)) == 1 else { return true }
    return byte == UInt8(ascii: "\n")
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
}
