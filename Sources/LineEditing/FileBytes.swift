import Platform

/// Why a file could not be used.
package enum FileFault: Error, Equatable {
  /// The system's error number.
  case system(Int32)
  /// A folder, a device or a pipe.
  case notAnOrdinaryFile
  /// A link, through which nothing is written.
  case link
  /// Larger than the limit, in bytes.
  case longerThan(Int)
  /// Another process holds the lock for longer than is reasonable.
  case locked
}

/// Whole files and whole writes, for ordinary files only.
package enum FileBytes {
  /// Reads a file to its end; never waits on a pipe or a device.
  package static func read(_ path: String, limit: Int) -> Result<[UInt8], FileFault> {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return .failure(.system(errno)) }
    defer { close(descriptor) }
    return read(from: descriptor, limit: limit)
  }

  /// Reads an open file from its beginning.
  package static func read(from descriptor: Int32, limit: Int) -> Result<[UInt8], FileFault> {
    guard let size = ordinarySize(descriptor) else { return .failure(.notAnOrdinaryFile) }
    guard size <= limit else { return .failure(.longerThan(limit)) }
    var bytes = [UInt8](repeating: 0, count: size + 1)
    var length = 0
    while length < bytes.count {
      let count = bytes.withUnsafeMutableBytes { buffer in
        pread(
          descriptor,
          buffer.baseAddress?.advanced(by: length),
          buffer.count - length,
          off_t(length)
        )
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return .failure(.system(errno)) }
      guard count > 0 else { break }
      length += count
    }
    return .success(Array(bytes.prefix(length)))
  }

  /// The size of an ordinary file, nil for anything else.
  package static func ordinarySize(_ descriptor: Int32) -> Int? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// Writes everything, in as few calls as the system allows.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Result<Void, FileFault> {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return .failure(.system(count < 0 ? errno : ENOSPC)) }
      rest = rest.dropFirst(count)
    }
    return .success(())
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
