/// A session that runs the lesson in this process.
///
///     let session = InProcessSession(.counter)
///     _ = try session.ask(.start(Script(lesson: "counter", style: "mvvm")))
///     _ = try session.ask(.step(".increment"))
package final class InProcessSession: LessonSession {
  let lesson: Lesson
  package private(set) var standing = Standing()
  private var current: Run?

  /// Makes a session; nothing runs before `start`.
  package init(_ lesson: Lesson) { self.lesson = lesson }

  package func ask<Request: LessonRequest>(
    _ request: Request
  ) throws(LessonProblem) -> Request.Answer {
    let answer = try request.answered(by: self)
    request.note(answer, in: &standing)
    return answer
  }

  @discardableResult
  package func end() -> Int {
    defer { (current, standing) = (nil, Standing()) }
    return current?.end() ?? 0
  }

  /// The run; throws when there is none.
  func run() throws(LessonProblem) -> Run {
    guard let current else { throw .notStarted }
    return current
  }
}

extension InProcessSession {
  func start(_ script: Script) throws(LessonProblem) -> [Frame] {
    let id = lesson.description.id
    guard script.lesson == id else { throw .otherLesson(script.lesson, this: id) }
    let new = try Run(lesson, script)
    new.play(script)
    replace(with: new)
    return new.frames
  }

  func take(_ words: String) throws(LessonProblem) -> Frame {
    let run = try run()
    let step: Step
    do throws(StepProblem) {
      step = try Step.parse(words)
    } catch {
      throw .notAStep(words, error)
    }
    return run.take(try run.resolved(step), typed: words)
  }

  func go(to place: Int) throws(LessonProblem) -> [Frame] {
    let old = try run()
    guard (0...standing.count).contains(place) else {
      throw .noSuchStep(place, last: standing.count)
    }
    let known = old.frames.count
    if place >= known {
      old.play(standing.script.prefix(place))
      return Array(old.frames[known...])
    }
    let new = try Run(lesson, old.script, opening: old.frames[0])
    new.repeat(old, upTo: place)
    replace(with: new)
    return [new.frames[place]]
  }

  func edit(_ number: Int, isSkipped: Bool) throws(LessonProblem) -> EditedRun {
    let (old, last) = (try run(), standing.count)
    guard last > 0, (1...last).contains(number) else { throw .noSuchStep(number, last: last) }
    var script = standing.script
    guard script.skipped.contains(number) != isSkipped else {
      throw .skippedAlready(number, isSkipped: isSkipped)
    }
    old.play(script)
    if isSkipped { script.skipped.insert(number) } else { script.skipped.remove(number) }
    let new = try Run(lesson, script)
    new.play(script, typed: old.frames.dropFirst().map(\.input))
    replace(with: new)
    let later = StepComparison.compare(old.frames, new.frames, from: number)
    return EditedRun(frames: new.frames, later: later)
  }

  private func replace(with new: Run) {
    current?.end()
    current = new
  }
}

extension Run {
  /// Takes the first steps of another run of the same script, whose frames are known.
  func `repeat`(_ other: Run, upTo count: Int) {
    for frame in other.frames.dropFirst().prefix(count) { takeQuietly(known: frame) }
  }
}
