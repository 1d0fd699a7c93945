/// Local sockets, whose constants have another shape on each system.
package enum LocalSocket {
  /// For `send`: neither wait nor raise a signal.
  package static var quietly: Int32 {
    #if canImport(Darwin)
      Int32(MSG_DONTWAIT)
    #else
      0x4040
    #endif
  }

  /// Makes two connected ends, as `socketpair` does.
  package static func pair(_ ends: inout [Int32]) -> Int32 {
    #if canImport(Darwin)
      let result = socketpair(AF_UNIX, SOCK_STREAM, 0, &ends)
      var on: Int32 = 1
      setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
      return result
    #else
      let stream: Int32 = 1
      return socketpair(AF_UNIX, stream, 0, &ends)
    #endif
  }
}
