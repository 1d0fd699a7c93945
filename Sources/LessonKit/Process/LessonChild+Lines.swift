import Platform

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What came of listening.
enum Listened {
  case line(Data)
  case closed, late, interrupted, endless
}

/// How long to listen, and what stops it: a descriptor that becomes readable.
struct Patience {
  var time: Duration
  var stop: Int32?
}

extension LessonChild {
  /// A line longer than this is no answer.
  private static let longestLine = 256 << 20

  /// The next line, or why there is none; what was waited for so long is one line.
  func hear(_ patience: Patience) -> Listened {
    let limit = SuspendingClock.now + patience.time
    while true {
      if let line = nextLine() { return .line(line) }
      if waiting.count > Self.longestLine { return .endless }
      if let other = wait(for: POLLIN, until: limit, patience.stop) { return other }
      if !receive() { return .closed }
    }
  }

  /// Sends a line; anything but nil says why it could not be sent.
  func send(_ value: some Encodable, _ patience: Patience) -> Listened? {
    guard let data = try? JSONEncoder().encode(value) else { return .closed }
    let limit = SuspendingClock.now + patience.time
    var rest = ArraySlice(data + [0x0A])
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Self.send(socket, $0.baseAddress, $0.count)
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN || errno == EINTR {
        if let other = wait(for: POLLOUT, until: limit, patience.stop) { return other }
      } else {
        return .closed
      }
    }
    return nil
  }

  private static func send(_ socket: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    Platform.send(socket, bytes, count, LocalSocket.quietly)
  }

  private func nextLine() -> Data? {
    let found = waiting[searched...].withUnsafeBytes { bytes -> Int? in
      guard let base = bytes.baseAddress, let end = memchr(base, 0x0A, bytes.count) else {
        return nil
      }
      return searched + (UnsafeRawPointer(end) - base)
    }
    guard let end = found else {
      waiting.removeFirst(start)
      (start, searched) = (0, waiting.count)
      return nil
    }
    defer { (start, searched) = (end + 1, end + 1) }
    return Data(waiting[start..<end])
  }

  private func receive() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(socket, &buffer, buffer.count, Int32(MSG_DONTWAIT))
    if count < 0, errno == EAGAIN || errno == EINTR { return true }
    guard count > 0 else { return false }
    waiting += buffer[..<count]
    return true
  }

  /// Waits until the socket is ready; nil when it is. Looks now and then whether the process is there
  /// at all, since one it started may hold the other end.
  private func wait(
    for events: Int32,
    until limit: SuspendingClock.Instant,
    _ stop: Int32?
  ) -> Listened? {
    var watched = [pollfd(fd: socket, events: Int16(events), revents: 0)]
    if let stop { watched.append(pollfd(fd: stop, events: Int16(POLLIN), revents: 0)) }
    while true {
      let left = SuspendingClock.now.duration(to: limit)
      guard left > .zero else { return .late }
      let ready = poll(&watched, nfds_t(watched.count), Int32(min(left.milliseconds + 1, 100)))
      if ready > 0, watched.count > 1, watched[1].revents != 0 { return .interrupted }
      if ready > 0, watched[0].revents != 0 { return nil }
      if ready == 0, hasEnded, poll(&watched, 1, 0) == 0 { return .closed }
    }
  }
}

extension Duration {
  fileprivate var milliseconds: Int64 {
    components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
  }
}
