#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program that has the terminal to itself while the workbench waits.
enum ForegroundProcess {
  /// Runs a program found in `PATH` to its end.
  ///
  /// Where standard input or output lead elsewhere than to a terminal, the program gets the
  /// terminal itself, so that an editor neither eats the lines of a pipe nor draws into one. Ctrl-C
  /// is the program's alone, and the terminal's modes are put back when it ends.
  static func run(_ words: [String]) -> Result<Void, OutsideFailure> {
    guard let name = words.first else { return .failure(OutsideFailure("it has no name")) }
    var modes = termios()
    let hasModes = tcgetattr(STDIN_FILENO, &modes) == 0
    let signals = [SIGINT, SIGQUIT].map { ($0, ignored($0)) }
    defer {
      for (signal, action) in signals {
        var action = action
        sigaction(signal, &action, nil)
      }
      if hasModes { tcsetattr(STDIN_FILENO, TCSADRAIN, &modes) }
    }
    var child: pid_t = 0
    let code = spawn(name, words, &child)
    guard code == 0 else { return .failure(OutsideFailure(systemReason(code))) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return result(status)
  }

  private static func ignored(_ signal: Int32) -> sigaction {
    var old = sigaction()
    var new = sigaction()
    #if canImport(Darwin)
      new.__sigaction_u.__sa_handler = SIG_IGN
    #else
      new.__sigaction_handler.sa_handler = SIG_IGN
    #endif
    sigaction(signal, &new, &old)
    return old
  }

  private static func spawn(_ name: String, _ words: [String], _ child: inout pid_t) -> Int32 {
    #if canImport(Darwin)
      var actions: Actions
      var attributes: posix_spawnattr_t?
    #else
      var actions = Actions()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for signal in [SIGINT, SIGQUIT] { sigaddset(&defaults, signal) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    giveTerminal(&actions)
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    return posix_spawnp(&child, name, &actions, &attributes, &arguments, environ)
  }

  private static func giveTerminal(_ actions: inout Actions) {
    let hasTerminal = canOpenTerminal
    if isatty(STDIN_FILENO) == 0 {
      let path = hasTerminal ? "/dev/tty" : "/dev/null"
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, path, O_RDWR, 0)
    }
    guard isatty(STDOUT_FILENO) == 0 else { return }
    if hasTerminal {
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/tty", O_RDWR, 0)
    } else {
      posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
    }
  }

  #if canImport(Darwin)
    private typealias Actions = posix_spawn_file_actions_t?
  #else
    private typealias Actions = posix_spawn_file_actions_t
  #endif

  private static var canOpenTerminal: Bool {
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard terminal >= 0 else { return false }
    close(terminal)
    return true
  }

  private static func result(_ status: Int32) -> Result<Void, OutsideFailure> {
    let signal = status & 0x7F
    guard signal == 0 else { return .failure(OutsideFailure("signal \(signal) ended it")) }
    let code = (status >> 8) & 0xFF
    return code == 0 ? .success(()) : .failure(OutsideFailure("it ended with status \(code)"))
  }
}
