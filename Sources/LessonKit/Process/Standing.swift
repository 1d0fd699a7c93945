/// The run as its parent knows it, so that it can be made again in another process.
struct Standing {
  private(set) var script: Script?

  /// Takes note of a request that was fulfilled.
  mutating func note(_ request: LessonRequest, _ answer: LessonAnswer) {
    switch (request, answer) {
    case (.start(let new), _): script = new
    case (.step, .frames(let frames)):
      if let step = frames.last.flatMap({ Step($0.as) }) { script?.steps.append(step) }
    case (.goto(let number), _): goBack(to: number)
    case (.skip(let number), _): script?.skipped.insert(number)
    case (.unskip(let number), _): script?.skipped.remove(number)
    default: break
    }
  }

  private mutating func goBack(to number: Int) {
    guard let script else { return }
    self.script?.steps = Array(script.steps.prefix(number))
    self.script?.skipped = script.skipped.filter { $0 <= number }
  }

  /// Leaves out a step and what came after it.
  mutating func cut(before step: Int) {
    goBack(to: max(0, step - 1))
  }

  /// The script up to a step.
  func script(upTo number: Int) -> Script? {
    var shorter = self
    if number >= 0 { shorter.goBack(to: number) }
    return shorter.script
  }

  /// The words of a step that ran while a request was carried out.
  func words(of step: Int, in request: LessonRequest) -> String? {
    if case .step(let words) = request { return words }
    let steps = if case .start(let new) = request { new.steps } else { script?.steps ?? [] }
    return steps.indices.contains(step - 1) ? steps[step - 1].description : nil
  }
}
