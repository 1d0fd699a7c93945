import Platform

/// What keeps a lesson's code inside its process.
enum HostGuards {
  /// Why the process leaves by itself, as an exit status a lesson is unlikely to choose.
  enum Status: Int32 {
    case descriptorGone = 197
    case forked = 198
  }

  static func leave(_ status: Status) -> Never {
    _exit(status.rawValue)
  }

  /// Sets the limits, closes what was inherited, watches the other side, and refuses to fork.
  static func putUp(_ welcome: Welcome) {
    closeInherited()
    ResourceLimit.data.set(to: welcome.memory)
    ResourceLimit.file.set(to: welcome.output)
    ResourceLimit.core.set(to: 0)
    writeLineByLine()
    endWithParent()
    refuseToFork()
  }
}

extension HostGuards {
  /// Everything above the descriptors this process was started with.
  private static func closeInherited() {
    guard let folder = opendir("/dev/fd") else { return }
    var found: [Int32] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if let number = Int32(name), number > ProcessMessage.descriptor { found.append(number) }
    }
    closedir(folder)
    for number in found { close(number) }
  }

  /// What was printed before a trap is then in the file, whichever way it was printed.
  private static func writeLineByLine() {
    typealias File = UnsafeMutablePointer<FILE>
    let symbol = System.symbol(ThisProgram.outputStreamSymbol)
    let stream = symbol?.assumingMemoryBound(to: File?.self).pointee
    if let stream { setvbuf(stream, nil, Int32(_IOLBF), 0) }
  }

  /// Ends this process and its group as soon as the other side of the socket has gone, whatever runs.
  private static func endWithParent() {
    startThread(stackSize: 128 << 10) { waitForTheEnd() }
  }

  private static func waitForTheEnd() {
    var watched = pollfd(fd: ProcessMessage.descriptor, events: 0, revents: 0)
    while poll(&watched, 1, -1) < 0, errno == EINTR {}
    guard Int32(watched.revents) & Int32(POLLHUP) != 0 else { return }
    if getpgrp() == getpid() { kill(0, SIGKILL) }
    _exit(0)
  }

  private static func refuseToFork() {
    pthread_atfork({ HostGuards.leave(.forked) }, nil, nil)
  }
}
