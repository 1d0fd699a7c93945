/// What may come back for a request, as far as its sender knows: a lesson's code can write on the
/// descriptor it answers on, and what it writes may well be of the right form.
struct Expectation {
  let request: LessonRequest
  /// The lesson's id.
  let lesson: String
  /// How many steps the run has before the request; of a script that is begun, its own.
  let steps: Int
  private var begun = 0

  init(_ request: LessonRequest, lesson: String, steps: Int) {
    (self.request, self.lesson) = (request, lesson)
    self.steps = if case .start(let script) = request { script.steps.count } else { steps }
  }
}

extension Expectation {
  /// Whether a step with that number may begin now. Each does so once; a run with something left out
  /// is run whole before, and that is all that is ever run for one request.
  mutating func mayBegin(_ step: Int) -> Bool {
    begun += 1
    if case .step = request { return begun == 1 && step == steps + 1 }
    return 0...steps ~= step && begun <= 2 * (steps + 1) + 1
  }

  /// Whether this is an answer to the request, about a run of that many steps.
  func isMet(by answer: LessonAnswer) -> Bool {
    switch (request, answer) {
    case (.step, .frames(let frames)): Self.isRun(frames, from: steps + 1, to: steps + 1)
    case (.start, .frames(let frames)), (.frames, .frames(let frames)):
      Self.isRun(frames, from: 0, to: steps)
    case (.goto(let number), .frames(let frames)):
      0...steps ~= number && Self.isRun(frames, from: number, to: number)
    case (.skip, .edited(let frames, let later)), (.unskip, .edited(let frames, let later)):
      Self.isRun(frames, from: 0, to: steps) && later.allSatisfy { 0...steps ~= $0.step }
    case (.script, .script(let script)): script.lesson == lesson && script.steps.count == steps
    case (.describe, .description(let description)): description.id == lesson
    default: isMetInKind(by: answer)
    }
  }

  private func isMetInKind(by answer: LessonAnswer) -> Bool {
    switch (request, answer) {
    case (.state, .text), (.diff, .text), (.paths, .names), (.flaws, .names): true
    case (.effects, .effects), (.views, .views), (.writers, .changes), (.log, .changes): true
    case (.source, .source), (.bareTest, .source), (.test, .source), (.cost, .cost): true
    case (.refused, .refused), (.end, .ended): true
    default: false
    }
  }

  /// Whether these are the frames of the steps between two numbers, each with words that are a step.
  private static func isRun(_ frames: [Frame], from first: Int, to last: Int) -> Bool {
    frames.map(\.step) == Array(first...last)
      && frames.allSatisfy { $0.step == 0 || Step($0.as) != nil }
  }
}
