#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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
    limit(.data, to: welcome.memory)
    limit(.file, to: welcome.output)
    limit(.core, to: 0)
    writeLineByLine()
    endWithParent()
    refuseToFork()
  }
}

extension HostGuards {
  private enum Resource {
    case data, file, core

    #if canImport(Glibc)
      var number: Int32 {
        switch self {
        case .data: Int32(RLIMIT_DATA.rawValue)
        case .file: Int32(RLIMIT_FSIZE.rawValue)
        case .core: Int32(RLIMIT_CORE.rawValue)
        }
      }
    #else
      var number: Int32 {
        switch self {
        case .data: RLIMIT_DATA
        case .file: RLIMIT_FSIZE
        case .core: RLIMIT_CORE
        }
      }
    #endif
  }

  private static func limit(_ resource: Resource, to value: Int) {
    var both = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(resource.number), &both)
    #else
      setrlimit(resource.number, &both)
    #endif
  }

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
    #if canImport(Darwin)
      let name = "__stdoutp"
    #else
      let name = "stdout"
    #endif
    typealias File = UnsafeMutablePointer<FILE>
    let stream = System.symbol(name)?.assumingMemoryBound(to: File?.self).pointee
    if let stream { setvbuf(stream, nil, Int32(_IOLBF), 0) }
  }

  /// Ends this process and its group as soon as the other side of the socket has gone, whatever runs.
  private static func endWithParent() {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, 128 << 10)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    pthread_create(&thread, &attributes, { _ in HostGuards.waitForTheEnd() }, nil)
    pthread_attr_destroy(&attributes)
  }

  private static func waitForTheEnd() -> UnsafeMutableRawPointer? {
    var watched = pollfd(fd: ProcessMessage.descriptor, events: 0, revents: 0)
    while poll(&watched, 1, -1) < 0, errno == EINTR {}
    guard Int32(watched.revents) & Int32(POLLHUP) != 0 else { return nil }
    if getpgrp() == getpid() { kill(0, SIGKILL) }
    _exit(0)
  }

  private static func refuseToFork() {
    pthread_atfork({ HostGuards.leave(.forked) }, nil, nil)
  }
}
