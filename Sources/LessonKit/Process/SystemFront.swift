import Platform
import Processes

/// Which file a descriptor stands for, to know it again.
struct FileIdentity: Equatable, Sendable {
  private var device: UInt64
  private var number: UInt64

  /// Nil for a path that leads to nothing.
  init?(path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    (device, number) = (UInt64(truncatingIfNeeded: facts.st_dev), UInt64(facts.st_ino))
  }

  /// Nil for a descriptor that is not open.
  init?(_ descriptor: Int32) {
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else { return nil }
    (device, number) = (UInt64(truncatingIfNeeded: facts.st_dev), UInt64(facts.st_ino))
  }
}

/// Calls of the system as lessons' processes need them.
enum System {
  /// A symbol of the running program or its libraries.
  static func symbol(_ name: String) -> UnsafeMutableRawPointer? {
    dlsym(dlopen(nil, RTLD_LAZY), name)
  }

  /// Two connected sockets, closed in programs that are started.
  static func socketPair() throws(SystemFailure) -> (Int32, Int32) {
    try Descriptors.pair(LocalSocket.pair)
  }

  /// Up to so many bytes of a file from its beginning.
  static func bytes(of file: Int32, upTo limit: Int) -> [UInt8] {
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_size > 0 else { return [] }
    let size = min(limit, Int(facts.st_size))
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let read = pread(file, buffer.baseAddress?.advanced(by: count), size - count, off_t(count))
        guard read > 0 else { return }
        count += read
      }
    }
  }
}
