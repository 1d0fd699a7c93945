import LessonKit
import Platform

/// What the hostile lesson's code can do, each by a move of that name.
enum Deed: String, CaseIterable {
  case index, overflow, fatal, keys, recursion
  case exit, loop, yieldForever, hang
  case print, printForever, writeMuch
  case fork, close, rubbish, unfinished
  case memory, kill, child, sleeper, abort, replace, look
  case thread, shut, forge, beginForever, once, stray

  @inline(never) func perform() {
    switch self {
    case .index, .overflow, .fatal, .keys, .recursion, .memory, .abort: trap()
    case .exit: Self.leave(0)
    case .loop, .hang: while true {}
    case .yieldForever: Task { while true { await Task.yield() } }
    case .print: printSome()
    case .writeMuch: writeMuch()
    case .printForever: while true { Swift.print("again and again") }
    case .fork: fork()
    case .close: for number in Int32(0)..<64 { closeDescriptor(number) }
    case .rubbish: write("rubbish\n")
    case .unfinished: write("{\"id\":")
    case .kill: raise(SIGKILL)
    case .child: spawn("/bin/true")
    case .replace: replaceOutput()
    case .look: lookAround()
    case .sleeper: spawn("/bin/sleep", "1000")
    case .stray: spawn("/usr/bin/setsid", "/bin/sleep", "1000.31")
    case .thread: Self.trapLater()
    case .once: Self.doOnce()
    case .shut: shutdown(3, Int32(SHUT_RD))
    case .forge: write((getenv("HOSTILE_LINE").map { String(cString: $0) } ?? "") + "\n")
    case .beginForever: while true { write("{\"begin\":2}\n") }
    }
  }
}

extension Deed {
  private func trap() {
    let numbers = [1, 2, 3]
    switch self {
    case .index: use(numbers[numbers.count])
    case .overflow: use(Int.max - numbers.count + 5)
    case .fatal: fatalError("no such order")
    case .keys: use(Dictionary(uniqueKeysWithValues: numbers.map { (0, $0) }).count)
    case .recursion: use(deeper(numbers.count))
    case .memory: use([UInt8](repeating: UInt8(numbers.count), count: 1 << 30).count)
    default: Self.end()
    }
  }

  private func printSome() {
    Swift.print("a line")
    for number in 1...30 { Swift.print("line \(number)") }
    fputs("an error\n")
  }

  /// Prints what its process has of the world.
  private func lookAround() {
    var byte: UInt8 = 0
    Swift.print("session: \(getsid(0) == getpid() ? "its own" : "shared")")
    Swift.print("input: \(read(0, &byte, 1) == 0 ? "empty" : "there")")
    Swift.print("terminal: \(open("/dev/tty", O_RDWR) < 0 ? "none" : "there")")
    Swift.print("descriptors: \((0..<1024).filter { fcntl($0, F_GETFD) >= 0 })")
    Swift.print("home: \(getenv("HOME") == nil ? "unknown" : "known")")
  }

  /// Ten megabytes into a file of its own, which nobody printed.
  private func writeMuch() {
    var template = Array("/tmp/hostile-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    unlink(template)
    let bytes = [UInt8](repeating: 0, count: 1 << 20)
    for _ in 0..<10 { _ = Platform.write(file, bytes, bytes.count) }
  }

  /// Puts a file of the user's in the place of standard output.
  private func replaceOutput() {
    guard let path = getenv("HOSTILE_FILE") else { return }
    let file = open(path, O_RDWR | O_APPEND)
    dup2(file, 1)
    closeDescriptor(file)
  }

  private func fork() {
    typealias Function = @convention(c) () -> Int32
    guard let symbol = dlsym(dlopen(nil, RTLD_LAZY), "fork") else { return }
    _ = unsafeBitCast(symbol, to: Function.self)()
  }

  private func spawn(_ words: String...) {
    var process: pid_t = 0
    var arguments = words.map { strdup($0) } + [nil]
    posix_spawn(&process, words[0], nil, nil, &arguments, environ)
  }
}

/// Bytes on the descriptor that the lesson answers on.
private func write(_ text: String) {
  let bytes = Array(text.utf8)
  _ = Platform.write(3, bytes, bytes.count)
}

private func fputs(_ text: String) {
  let bytes = Array(text.utf8)
  _ = Platform.write(2, bytes, bytes.count)
}

private func closeDescriptor(_ number: Int32) {
  _ = Platform.close(number)
}

extension Deed {
  /// Traps in a thread of its own, when the step has been answered.
  private static func trapLater() {
    startThread {
      usleep(1000)
      fatalError("too late")
    }
  }

  /// Does nothing the first time and traps in every other process.
  private static func doOnce() {
    guard let path = getenv("HOSTILE_FILE") else { return }
    if access(path, F_OK) == 0 { fatalError("only once") }
    closeDescriptor(open(path, O_CREAT | O_WRONLY, 0o600))
  }

  private static func leave(_ status: Int32) {
    Platform.exit(status)
  }

  private static func end() {
    Platform.abort()
  }
}

/// Keeps a value from being computed away.
@inline(never) private func use(_ number: Int) {
  if number == 1_234_567 { print(number) }
}

@inline(never) private func deeper(_ number: Int) -> Int {
  if number == Int.min { return 0 }
  let below = deeper(number &+ 1)
  use(below)
  return below &+ number
}
