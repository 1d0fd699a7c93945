import StateDiff
import Stepping

/// A session that runs the lesson in this process.
///
///     let session = InProcessSession(.counter)
///     _ = try session.ask(.start(Script(lesson: "counter", style: "mvvm")))
///     _ = try session.ask(.step(".increment"))
public final class InProcessSession: LessonSession {
  let lesson: Lesson
  private var current: Run?

  /// Makes a session; nothing runs before `start`.
  public init(_ lesson: Lesson) { self.lesson = lesson }

  /// Answers a request, or says why not; nothing has changed then.
  public func ask(_ request: LessonRequest) throws(LessonProblem) -> LessonAnswer {
    switch request {
    case .describe: .description(lesson.description)
    case .start(let script): try start(script)
    case .step(let words): try step(words)
    case .goto(let number): try goto(number)
    case .skip(let number): try edit(number, isSkipped: true)
    case .unskip(let number): try edit(number, isSkipped: false)
    case .frames: .frames(try run().frames)
    case .script: .script(try run().script)
    case .flaws: .names(lesson.flaws)
    case .end: end()
    default: try look(request)
    }
  }

  /// The run; throws when there is none.
  func run() throws(LessonProblem) -> Run {
    guard let current else { throw .notStarted }
    return current
  }

  private func end() -> LessonAnswer {
    defer { current = nil }
    return .ended(leftover: current?.end() ?? 0)
  }
}

extension InProcessSession {
  private func start(_ script: Script) throws(LessonProblem) -> LessonAnswer {
    let id = lesson.description.id
    guard script.lesson == id else { throw .otherLesson(script.lesson, this: id) }
    let new = try Run(lesson, script)
    new.play(script)
    replace(with: new)
    return .frames(new.frames)
  }

  private func step(_ words: String) throws(LessonProblem) -> LessonAnswer {
    let run = try run()
    let step: Step
    do throws(StepProblem) {
      step = try Step.parse(words)
    } catch {
      throw .notAStep(words, error)
    }
    return .frames([run.take(try run.resolved(step), typed: words)])
  }

  /// Runs the steps before a place again; what came after is forgotten.
  private func goto(_ number: Int) throws(LessonProblem) -> LessonAnswer {
    let old = try run()
    let last = old.frames.count - 1
    guard (0...last).contains(number) else { throw .noSuchStep(number, last: last) }
    let new = try Run(lesson, old.script, opening: old.frames[0])
    new.repeat(old, upTo: number)
    replace(with: new)
    return .frames([new.frames[number]])
  }

  private func edit(_ number: Int, isSkipped: Bool) throws(LessonProblem) -> LessonAnswer {
    let old = try run()
    let last = old.frames.count - 1
    guard (1...max(1, last)).contains(number), last > 0 else {
      throw .noSuchStep(number, last: last)
    }
    var script = old.script
    guard script.skipped.contains(number) != isSkipped else {
      throw .skippedAlready(number, isSkipped: isSkipped)
    }
    if isSkipped { script.skipped.insert(number) } else { script.skipped.remove(number) }
    let new = try Run(lesson, script)
    new.play(script, typed: old.frames.dropFirst().map(\.input))
    replace(with: new)
    return .edited(new.frames, StepComparison.compare(old.frames, new.frames, from: number))
  }

  private func replace(with new: Run) {
    current?.end()
    current = new
  }
}

extension Run {
  /// Takes the first steps of another run of the same script, whose frames are known.
  func `repeat`(_ other: Run, upTo count: Int) {
    for place in 0..<count {
      let (step, frame) = (other.script.steps[place], other.frames[place + 1])
      takeQuietly(step, known: frame)
    }
  }
}
