import StateDiff

extension InProcessSession {
  func views() throws(LessonProblem) -> [Frame.Notice] {
    try run().read { engine in
      engine.catchUp()
      return engine.views.map(\.notice)
    }
  }

  func state(_ path: String?, _ step: Int?) throws(LessonProblem) -> String {
    let answer = try at(step) { engine -> Result<String, LessonProblem> in
      guard let whole = engine.stage.capture() else { return .success("gone") }
      guard let path else { return .success(whole.text()) }
      guard let part = whole.at(path) else {
        return .failure(.unknownPath(path, known: whole.names(near: path)))
      }
      return .success(part.text())
    }
    return try answer.get()
  }

  func paths(_ path: String?) throws(LessonProblem) -> [String] {
    try run().read { engine in engine.stage.capture()?.names(below: path ?? "self") ?? [] }
  }

  /// Runs the steps before again, so that nothing has to be kept.
  func difference(_ step: Int?, _ full: Bool) throws(LessonProblem) -> String {
    let run = try run()
    let last = run.frames.count - 1
    let number = step ?? last
    guard (0...last).contains(number) else { throw .noSuchStep(number, last: last) }
    if number == 0 { return "" }
    let known = run.frames[number]
    return try at(number - 1, alwaysAnew: true) { engine in
      let before = engine.stage.capture()
      if let step = known.taken, !known.isSkipped { engine.takeQuietly(step, known: known) }
      guard let before, let after = engine.stage.capture() else { return "" }
      let diff = StateDifference.between(before, after)
      return full ? diff.full() : diff.compact()
    }
  }

  /// Reads from the run as it was after a step.
  private func at<Value: Sendable>(
    _ step: Int?,
    alwaysAnew: Bool = false,
    _ read: @MainActor (Engine) -> Value
  ) throws(LessonProblem) -> Value {
    let run = try run()
    let last = run.frames.count - 1
    let step = step ?? last
    guard (0...last).contains(step) else { throw .noSuchStep(step, last: last) }
    if step == last, !alwaysAnew { return run.read(read) }
    let copy = try Run(lesson, run.script, opening: run.frames[0])
    defer { copy.end() }
    copy.repeat(run, upTo: step)
    return copy.read(read)
  }
}

extension InProcessSession {
  func log() throws(LessonProblem) -> [LoggedChange] {
    try run().frames.flatMap(\.logged)
  }

  func writers(_ path: String) throws(LessonProblem) -> [LoggedChange] {
    let found = try log().filter { logged in
      guard let changed = logged.change?.path else { return false }
      return changed == path || changed.isBelow(path) || path.isBelow(changed)
    }
    if found.isEmpty { _ = try state(path, nil) }
    return found
  }
}

extension Frame {
  /// The step's lines of the log: one for each change, one where there is none; the last says what broke.
  fileprivate var logged: [LoggedChange] {
    let changes: [Change?] = changed.isEmpty ? [nil] : changed
    var lines = changes.map { LoggedChange(step: step, words: self.as, change: $0) }
    lines[lines.count - 1].broken = broken
    lines[lines.count - 1].isSkipped = isSkipped
    lines[lines.count - 1].impossible = impossible
    return lines
  }
}

extension StateCapture {
  /// The paths one level below a path.
  func names(below text: String) -> [String] {
    guard let path = StatePath(text), let part = at(path) else { return [] }
    return part.steps.map { StatePath(path.steps + [$0]).description }
  }

  /// The paths beside the first step of a path that leads nowhere.
  func names(near text: String) -> [String] {
    var steps = StatePath(text)?.steps ?? []
    while !steps.isEmpty, at(StatePath(steps)) == nil { steps.removeLast() }
    return names(below: StatePath(steps).description)
  }
}
