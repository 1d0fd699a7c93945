import Platform
import Processes

/// A program that has the terminal to itself while the workbench waits.
enum ForegroundProcess {
  /// Runs a program found in `PATH` to its end.
  ///
  /// Where standard input or output lead elsewhere than to a terminal, the program gets the
  /// terminal itself, so that an editor neither eats the lines of a pipe nor draws into one. Ctrl-C
  /// is the program's alone, and the terminal's modes are put back when it ends.
  static func run(_ words: [String]) -> Result<Void, OutsideFailure> {
    if words.isEmpty { return .failure(OutsideFailure("it has no name")) }
    var modes = termios()
    let hasModes = tcgetattr(STDIN_FILENO, &modes) == 0
    let signals = [SIGINT, SIGQUIT]
    let before = signals.map { ($0, ignoreSignal($0)) }
    defer {
      for (signal, action) in before {
        var action = action
        sigaction(signal, &action, nil)
      }
      if hasModes { tcsetattr(STDIN_FILENO, TCSADRAIN, &modes) }
    }
    do {
      let process = try Launch(words, streams: streams, signals: .usual(signals)).start()
      return result(ProcessEnd.waiting(for: process))
    } catch {
      return .failure(OutsideFailure(error))
    }
  }

  /// What does not lead to a terminal is led there, or where there is none to nothing and to
  /// standard error.
  private static var streams: [Int32: Launch.Stream] {
    let hasTerminal = canOpenTerminal
    var streams: [Int32: Launch.Stream] = [:]
    if isatty(STDIN_FILENO) == 0 { streams[STDIN_FILENO] = hasTerminal ? .terminal : .nothing }
    if isatty(STDOUT_FILENO) == 0 {
      streams[STDOUT_FILENO] = hasTerminal ? .terminal : .same(STDERR_FILENO)
    }
    return streams
  }

  private static var canOpenTerminal: Bool {
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard terminal >= 0 else { return false }
    close(terminal)
    return true
  }

  private static func result(_ end: ProcessEnd?) -> Result<Void, OutsideFailure> {
    switch end {
    case .exited(0), nil: .success(())
    case .exited(let status): .failure(OutsideFailure("it ended with status \(status)"))
    case .signalled(let signal): .failure(OutsideFailure("signal \(signal) ended it"))
    }
  }
}

extension Launch.Stream {
  /// The terminal of this process, wherever its standard streams lead.
  fileprivate static let terminal = Self.file("/dev/tty")
}
