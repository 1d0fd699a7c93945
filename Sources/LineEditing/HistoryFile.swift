import Platform

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
        LockedFile(path: path).replace(with: HistoryLines(bytes).shortened(to: limit))
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
