/// A session whose lesson runs in a process of its own, so that nothing its code does can end this one.
///
///     let session = ProcessSession(.current, lesson: "counter")
///     _ = try session.ask(.start(Script(lesson: "counter", style: "mvvm")))
///     _ = try session.ask(.step(".increment"))
///
/// The process is started by the first request that needs it. When it ends or has to be ended, the
/// request throws ``LessonProblem/process(_:)``, nothing has changed, and the next request finds a new
/// process in which the script up to there has run again. A step whose process ends for what the step
/// left behind is left out of the script, since it would end every process.
///
/// This protects from mistakes, not from malice: code that was trusted runs as its user, and can end its
/// parent or whatever else that user can.
package final class ProcessSession: LessonSession {
  /// What is started.
  package let program: LessonProgram
  /// The lesson's id.
  package let lesson: String
  /// How long a step may take; the program's limit at first.
  package var timeLimit: Duration
  /// Why the process ended the last time; nil when it never did, and after a new start.
  package private(set) var lastProblem: ProcessProblem?

  /// The run as it is made again in another process.
  package private(set) var standing = Standing()

  /// The number of the process; nil while there is none.
  package var processNumber: Int32? { child?.process }

  private let description: LessonDescription?
  private let stop: @Sendable () -> Int32?
  private var child: LessonChild?
  private var childHasRun = false
  private var lastID = 0
  /// How often in a row the run could not be made again.
  private var failures = 0

  /// Makes a session; nothing is started yet.
  ///
  /// - Parameters:
  ///   - description: The lesson's description where it is known, so that `describe` starts nothing.
  ///   - stop: A descriptor that stops the lesson's work when it becomes readable, as after Ctrl-C;
  ///     asked for before each request.
  package init(
    _ program: LessonProgram,
    lesson: String,
    description: LessonDescription? = nil,
    stop: @escaping @Sendable () -> Int32? = { nil }
  ) {
    (self.program, self.lesson, self.description) = (program, lesson, description)
    self.stop = stop
    timeLimit = program.limits.time
  }

  /// Answers a request, or says why not; nothing has changed then.
  package func ask<Request: LessonRequest>(
    _ request: Request
  ) throws(LessonProblem) -> Request.Answer {
    if let known = request.known(from: description) { return known }
    let answer: Result<Request.Answer, LessonProblem>
    do throws(ProcessProblem) {
      answer = try self.answer(request)
    } catch {
      throw buried(error)
    }
    return try answer.get()
  }

  /// Ends the run and the process; how much would not end is asked of a process that still answers.
  @discardableResult
  package func end() -> Int {
    defer {
      drop()
      (standing, failures) = (Standing(), 0)
    }
    guard let child, childHasRun,
      case .success(let leftover)? = try? exchange(Requests.End(), child)
    else { return 0 }
    return leftover
  }
}

extension ProcessSession {
  private func answer<Request: LessonRequest>(
    _ request: Request
  ) throws(ProcessProblem) -> Result<Request.Answer, LessonProblem> {
    let child = try ready(for: request)
    let answer = try exchange(request, child)
    guard case .success(let success) = answer else { return answer }
    if request is Requests.Start { (childHasRun, lastProblem, failures) = (true, nil, 0) }
    request.note(success, in: &standing)
    return answer
  }

  /// A process in which the run stands where it should; of steps that are gone back over none is taken.
  private func ready(for request: some LessonRequest) throws(ProcessProblem) -> LessonChild {
    let child = try begun()
    if request is Requests.Start || childHasRun || !standing.isBegun { return child }
    try replay(at: request.place(in: standing), child)
    return child
  }

  private func begun() throws(ProcessProblem) -> LessonChild {
    if let child { return child }
    let new = try LessonChild.start(program, lessons: [lesson])
    _ = try new.greet(program, stop: stop())
    child = new
    return new
  }

  private func exchange<Request: LessonRequest>(
    _ request: Request,
    _ child: LessonChild
  ) throws(ProcessProblem) -> Result<Request.Answer, LessonProblem> {
    lastID += 1
    let asked = Asked(id: lastID, lesson: lesson, request: request)
    let patience = Patience(time: timeLimit, stop: stop())
    var begun: Int?
    do throws(ProcessProblem) {
      return try child.exchange(asked, standing, patience, program.limits, &begun)
    } catch {
      var problem = error
      problem.step = begun
      problem.words = begun.flatMap { request.words(of: $0, in: standing) }
      throw problem
    }
  }

  private func buried(_ problem: ProcessProblem) -> LessonProblem {
    drop()
    var problem = aftermath(of: problem) ?? problem
    problem.standsAt = standing.isBegun ? standing.position : nil
    lastProblem = problem
    return .process(problem)
  }

  private func drop() {
    (child, childHasRun) = (nil, false)
  }
}

extension ProcessSession {
  /// Makes a run again; the second time in a row that this fails, the step it fails at is left out.
  private func replay(at place: Int, _ child: LessonChild) throws(ProcessProblem) {
    do throws(ProcessProblem) {
      let again = Requests.Start.start(standing.script, at: place)
      _ = try exchange(again, child)
      (childHasRun, failures) = (true, 0)
    } catch {
      failures += 1
      guard failures > 1, let step = error.step, step > 0 else { throw error }
      failures = 0
      standing.cut(from: step)
      var problem = error
      problem.leftOut = .again
      throw problem
    }
  }

  /// What the last step left behind, where that and not the request has ended the process: the run is
  /// made again, which the next request needs anyhow, and something harmless is asked after a while.
  /// The step is left out then, because it would end every other process as well.
  private func aftermath(of problem: ProcessProblem) -> ProcessProblem? {
    guard problem.leftOut == nil, problem.isSelfMade, failures == 0,
      let last = standing.taken.steps.last
    else { return nil }
    let number = standing.position
    do throws(ProcessProblem) {
      let child = try begun()
      try replay(at: number, child)
    } catch {
      drop()
      return nil
    }
    guard let child, var found = unrest(in: child), found.isSelfMade else { return nil }
    (found.step, found.words) = (number, last.description)
    found.leftOut = .afterwards
    standing.cut(from: number)
    drop()
    return found
  }

  /// Why a process ends though nothing of the lesson's code is asked for.
  private func unrest(in child: LessonChild) -> ProcessProblem? {
    _ = child.endsByItself(within: .milliseconds(50))
    do throws(ProcessProblem) {
      _ = try exchange(Requests.Describe(), child)
      return nil
    } catch {
      return error
    }
  }
}

extension ProcessProblem {
  /// Whether the lesson's code has ended its process, rather than a limit, the user or the system.
  fileprivate var isSelfMade: Bool {
    switch cause {
    case .trapped, .killed, .left, .memory, .output, .file, .closedDescriptor, .rubbish, .forked:
      true
    case .late, .interrupted, .cannotStart, .otherVersion: false
    }
  }
}
