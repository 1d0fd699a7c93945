/// A session whose lesson runs in a process of its own, so that nothing its code does can end this one.
///
///     let session = ProcessSession(.current, lesson: "counter")
///     _ = try session.ask(.start(Script(lesson: "counter", style: "mvvm")))
///     _ = try session.ask(.step(".increment"))
///
/// The process is started by the first request that needs it. When it ends or has to be ended, the
/// request throws ``LessonProblem/process(_:)``, nothing has changed, and the next request finds a new
/// process in which the script up to there has run again.
public final class ProcessSession: LessonSession {
  /// What is started.
  public let program: LessonProgram
  /// The lesson's id.
  public let lesson: String
  /// How long a step may take; the program's limit at first.
  public var timeLimit: Duration
  /// Why the process ended the last time; nil when it never did, and after a new start.
  public private(set) var lastProblem: ProcessProblem?

  /// The number of the process; nil while there is none.
  public var processNumber: Int32? { child?.process }

  private let description: LessonDescription?
  private let stop: @Sendable () -> Int32?
  private var child: LessonChild?
  private var childHasRun = false
  private var standing = Standing()
  private var lastID = 0

  /// Makes a session; nothing is started yet.
  ///
  /// - Parameters:
  ///   - description: The lesson's description where it is known, so that `describe` starts nothing.
  ///   - stop: A descriptor that stops the lesson's work when it becomes readable, as after Ctrl-C;
  ///     asked for before each request.
  public init(
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
  public func ask(_ request: LessonRequest) throws(LessonProblem) -> LessonAnswer {
    if request == .describe, let description { return .description(description) }
    if request == .end { return end() }
    let answer: Result<LessonAnswer, LessonProblem>
    do throws(ProcessProblem) {
      answer = try self.answer(request)
    } catch {
      throw buried(error)
    }
    return try answer.get()
  }
}

extension ProcessSession {
  private func answer(
    _ request: LessonRequest
  ) throws(ProcessProblem) -> Result<LessonAnswer, LessonProblem> {
    let child = try ready(for: request)
    let answer = try exchange(request, child)
    guard case .success(let success) = answer else { return answer }
    if case .start = request { (childHasRun, lastProblem) = (true, nil) }
    standing.note(request, success)
    return answer
  }

  /// A process in which the run stands where it should.
  private func ready(for request: LessonRequest) throws(ProcessProblem) -> LessonChild {
    let child = try begun()
    if case .start = request { return child }
    if !childHasRun, let script = standing.script {
      _ = try exchange(.start(script), child)
      childHasRun = true
    }
    return child
  }

  private func begun() throws(ProcessProblem) -> LessonChild {
    if let child { return child }
    let new = try LessonChild.start(program, lessons: [lesson])
    _ = try new.greet(program, stop: stop())
    child = new
    return new
  }

  private func exchange(
    _ request: LessonRequest,
    _ child: LessonChild
  ) throws(ProcessProblem) -> Result<LessonAnswer, LessonProblem> {
    lastID += 1
    let asked = Asked(id: lastID, lesson: lesson, request: request)
    let patience = Patience(time: timeLimit, stop: stop())
    var begun: Int?
    do throws(ProcessProblem) {
      return try child.exchange(asked, patience, program.limits, &begun)
    } catch {
      var problem = error
      problem.step = begun
      problem.words = begun.flatMap { standing.words(of: $0, in: request) }
      throw problem
    }
  }

  private func buried(_ problem: ProcessProblem) -> LessonProblem {
    var problem = problem
    problem.standsAt = standing.script?.steps.count
    (child, childHasRun, lastProblem) = (nil, false, problem)
    return .process(problem)
  }

  /// Ends the run and the process; how much would not end is asked of a process that still answers.
  private func end() -> LessonAnswer {
    defer { (child, childHasRun, standing) = (nil, false, Standing()) }
    guard let child, childHasRun,
      case .success(let answer)? = try? exchange(.end, child)
    else { return .ended(leftover: 0) }
    return answer
  }
}
