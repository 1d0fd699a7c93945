#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A lesson's process as its parent has it: leader of its own session, our end of the socket, and the
/// file that its standard output and error are.
final class LessonChild {
  let process: pid_t
  let socket: Int32
  let output: Int32
  /// What was heard; lines before `start` were taken, and there is no line's end before `searched`.
  var waiting: [UInt8] = []
  var (start, searched) = (0, 0)
  private var ended: ProcessEnd?

  private init(process: pid_t, socket: Int32, output: Int32) {
    (self.process, self.socket, self.output) = (process, socket, output)
  }

  deinit {
    end()
    close(socket)
    close(output)
  }
}

extension LessonChild {
  /// Starts a program so that it serves the lessons with those ids, or all it has.
  static func start(
    _ program: LessonProgram,
    lessons: [String]
  ) throws(ProcessProblem) -> LessonChild {
    let output = System.namelessFile()
    guard output >= 0 else { throw failure(program, errno) }
    guard let (ours, theirs) = System.socketPair() else {
      defer { close(output) }
      throw failure(program, errno)
    }
    defer { close(theirs) }
    var process: pid_t = 0
    let code = spawn(&process, program, lessons, theirs, output)
    guard code == 0 else {
      close(ours)
      close(output)
      throw failure(program, code)
    }
    return LessonChild(process: process, socket: ours, output: output)
  }

  private static func failure(_ program: LessonProgram, _ code: Int32) -> ProcessProblem {
    ProcessProblem(.cannotStart(program: program.name, reason: System.reason(code)))
  }

  private static func spawn(
    _ process: inout pid_t,
    _ program: LessonProgram,
    _ lessons: [String],
    _ socket: Int32,
    _ output: Int32
  ) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, output, 2)
    posix_spawn_file_actions_adddup2(&actions, socket, ProcessMessage.descriptor)
    // Signals that are blocked or ignored here would be so there as well.
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let flags = Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF) | System.newSession
    posix_spawnattr_setflags(&attributes, flags)
    let words = CTexts([program.name, ProcessMessage.argument] + lessons)
    let variables = CTexts(program.variables.map { "\($0.key)=\($0.value)" }.sorted())
    return posix_spawn(
      &process,
      program.path,
      &actions,
      &attributes,
      words.pointers,
      variables.pointers
    )
  }
}

extension LessonChild {
  /// Waits for the process to end; false if it does not within the time.
  func endsByItself(within time: Duration) -> Bool {
    let limit = SuspendingClock.now + time
    while !hasEnded {
      if SuspendingClock.now > limit { return false }
      poll(nil, 0, 1)
    }
    return true
  }

  /// Ends the process with everything it has started, and buries it.
  @discardableResult
  func end() -> ProcessEnd {
    if let ended { return ended }
    kill(-process, SIGKILL)
    kill(process, SIGKILL)
    var raw: Int32 = 0
    while waitpid(process, &raw, 0) < 0, errno == EINTR {}
    let end = ProcessEnd(raw)
    ended = end
    return end
  }

  /// Whether it waits to be buried; its number is not given to another process before.
  var hasEnded: Bool {
    if ended != nil { return true }
    var facts = siginfo_t()
    let found = waitid(P_PID, id_t(process), &facts, WEXITED | WNOWAIT | WNOHANG)
    // Somebody else may have buried it, as a host that ignores SIGCHLD does.
    return found == 0 ? facts.si_signo == SIGCHLD : errno == ECHILD
  }
}

/// Texts as C wants them, for as long as the object lives.
private final class CTexts {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ texts: [String]) {
    pointers = texts.map { strdup($0) } + [nil]
  }

  deinit { for pointer in pointers { free(pointer) } }
}
