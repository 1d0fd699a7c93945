import Platform
import Processes

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
    do {
      return try started(program, lessons)
    } catch {
      throw ProcessProblem(.cannotStart(program: program.name, reason: error.description))
    }
  }

  private static func started(
    _ program: LessonProgram,
    _ lessons: [String]
  ) throws(SystemFailure) -> LessonChild {
    let output = try Descriptors.namelessFile()
    _ = fcntl(output, F_SETFL, O_APPEND)
    do throws(SystemFailure) {
      let (ours, theirs) = try System.socketPair()
      defer { close(theirs) }
      do throws(SystemFailure) {
        let process = try program.launch(lessons, theirs, output).start()
        return LessonChild(process: process, socket: ours, output: output)
      } catch {
        close(ours)
        throw error
      }
    } catch {
      close(output)
      throw error
    }
  }
}

extension LessonProgram {
  /// Signals that are blocked or ignored here would be so there as well.
  fileprivate func launch(_ lessons: [String], _ socket: Int32, _ output: Int32) -> Launch {
    var launch = Launch(
      [name, ProcessMessage.argument] + lessons,
      environment: variables,
      streams: [
        0: .nothing, 1: .same(output), 2: .same(output), ProcessMessage.descriptor: .same(socket),
      ],
      group: .ownSession,
      signals: .fresh
    )
    launch.program = path
    return launch
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
    let end = ProcessEnd.waiting(for: process) ?? .exited(0)
    ended = end
    endStrays()
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
