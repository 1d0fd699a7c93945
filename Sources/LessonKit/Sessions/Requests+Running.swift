extension Requests {
  /// Begins a run and takes the steps of a script, or its first ones, so that the rest lies ahead.
  package struct Start: LessonRequest {
    package static let word = "start"
    let script: Script
    let place: Int

    package func answered(by session: InProcessSession) throws(LessonProblem) -> [Frame] {
      try session.start(script.prefix(place))
    }

    package func note(_ frames: [Frame], in standing: inout Standing) {
      standing.begin(script.taking(frames), at: place)
    }

    package func isMet(by frames: [Frame], of lesson: String, _ standing: Standing) -> Bool {
      frames.isRun(from: 0, to: place)
    }

    package func mayBegin(_ step: Int, asNumber count: Int, _ standing: Standing) -> Bool {
      0...place ~= step && count <= 2 * (place + 1) + 1
    }

    package func words(of step: Int, in standing: Standing) -> String? { script.words(of: step) }
  }

  /// Takes a step, read from the words typed.
  package struct Take: LessonRequest {
    package static let word = "step"
    package let typed: String

    package func answered(by session: InProcessSession) throws(LessonProblem) -> Frame {
      try session.take(typed)
    }

    package func note(_ frame: Frame, in standing: inout Standing) {
      if let step = frame.taken { standing.take(step) }
    }

    package func isMet(by frame: Frame, of lesson: String, _ standing: Standing) -> Bool {
      [frame].isRun(from: standing.position + 1, to: standing.position + 1)
    }

    package func mayBegin(_ step: Int, asNumber count: Int, _ standing: Standing) -> Bool {
      count == 1 && step == standing.position + 1
    }

    package func words(of step: Int, in standing: Standing) -> String? { typed }
  }

  /// Goes to a step by running those before it again or those ahead; what is left out stays so, and
  /// what is not possible is passed. Answers the frames of the way, that of the step last.
  package struct Go: LessonRequest {
    package static let word = "goto"
    let place: Int

    package func answered(by session: InProcessSession) throws(LessonProblem) -> [Frame] {
      try session.go(to: place)
    }

    package func note(_ frames: [Frame], in standing: inout Standing) { standing.go(to: place) }

    package func place(in standing: Standing) -> Int {
      0...standing.count ~= place ? min(place, standing.position) : standing.position
    }

    package func isMet(by frames: [Frame], of lesson: String, _ standing: Standing) -> Bool {
      0...standing.count ~= place
        && frames.isRun(from: min(place, standing.position + 1), to: place)
    }
  }

  /// Leaves a step out, or takes it in again, and runs the whole script.
  package struct Edit: LessonRequest {
    package static let word = "edit"
    let number: Int
    let isSkipped: Bool

    package func answered(by session: InProcessSession) throws(LessonProblem) -> EditedRun {
      try session.edit(number, isSkipped: isSkipped)
    }

    package func note(_ run: EditedRun, in standing: inout Standing) {
      standing.edit(number, isSkipped: isSkipped)
    }

    package func isMet(by run: EditedRun, of lesson: String, _ standing: Standing) -> Bool {
      run.frames.isRun(from: 0, to: standing.count)
        && run.later.allSatisfy { 0...standing.count ~= $0.step }
    }

    package func mayBegin(_ step: Int, asNumber count: Int, _ standing: Standing) -> Bool {
      0...standing.count ~= step && count <= 3 * (standing.count + 1) + 1
    }
  }

  /// All frames so far.
  package struct Frames: LessonRequest {
    package static let word = "frames"

    package func answered(by session: InProcessSession) throws(LessonProblem) -> [Frame] {
      try session.run().frames
    }

    package func isMet(by frames: [Frame], of lesson: String, _ standing: Standing) -> Bool {
      frames.isRun(from: 0, to: standing.position)
    }
  }

  /// Ends the run; a session asks it of its process, see ``LessonSession/end()``.
  struct End: LessonRequest {
    static let word = "end"

    func answered(by session: InProcessSession) throws(LessonProblem) -> Int { session.end() }
  }
}

extension LessonRequest where Self == Requests.Start {
  package static func start(_ script: Script) -> Self {
    .init(script: script, place: script.steps.count)
  }

  package static func start(_ script: Script, at place: Int) -> Self {
    .init(script: script, place: min(place, script.steps.count))
  }
}

extension LessonRequest where Self == Requests.Take {
  package static func step(_ typed: String) -> Self { .init(typed: typed) }
}

extension LessonRequest where Self == Requests.Go {
  package static func goto(_ place: Int) -> Self { .init(place: place) }
}

extension LessonRequest where Self == Requests.Edit {
  package static func skip(_ number: Int) -> Self { .init(number: number, isSkipped: true) }
  package static func unskip(_ number: Int) -> Self { .init(number: number, isSkipped: false) }
}

extension LessonRequest where Self == Requests.Frames {
  package static var frames: Self { .init() }
}

extension [Frame] {
  /// Whether these are the frames of the steps between two numbers.
  fileprivate func isRun(from first: Int, to last: Int) -> Bool {
    map(\.step) == Array<Int>(first...last) && allSatisfy { $0.step == 0 || $0.taken != nil }
  }
}

extension Script {
  /// The script with its first steps as they were taken: types fitted, outcomes named.
  fileprivate func taking(_ frames: [Frame]) -> Script {
    var script = self
    for (place, step) in frames.compactMap(\.taken).enumerated() { script.steps[place] = step }
    return script
  }
}
