import Platform

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The lesson's end of the socket. A lesson's code can do anything to it, so it is looked at before use.
///
/// The storage is unchecked because only the thread that serves touches it.
final class HostLine: @unchecked Sendable {
  private let identity: FileIdentity?
  private var waiting: [UInt8] = []

  init() {
    identity = FileIdentity(ProcessMessage.descriptor)
    _ = fcntl(ProcessMessage.descriptor, F_SETFD, FD_CLOEXEC)
  }
}

extension HostLine {
  /// The next line; nil when the other side has gone.
  func next() -> Data? {
    var seen = 0
    while true {
      if let end = waiting[seen...].firstIndex(of: 0x0A) {
        defer { waiting.removeFirst(end + 1) }
        return Data(waiting[..<end])
      }
      seen = waiting.count
      guard readMore() else { return nil }
    }
  }

  private func readMore() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(ProcessMessage.descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      waiting += buffer[..<count]
      return true
    }
  }

  func send(_ told: some Encodable) {
    guard let data = try? JSONEncoder().encode(told) else { return }
    send(Array(data) + [0x0A])
  }

  func send(begin step: Int) {
    send(Array("{\"begin\":\(step)}\n".utf8))
  }

  /// Writes a line; leaves the process when the descriptor is no longer the one it was given.
  private func send(_ bytes: [UInt8]) {
    guard identity == FileIdentity(ProcessMessage.descriptor) else {
      HostGuards.leave(.descriptorGone)
    }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        write(ProcessMessage.descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { HostGuards.leave(.descriptorGone) }
      rest = rest.dropFirst(count)
    }
  }
}
