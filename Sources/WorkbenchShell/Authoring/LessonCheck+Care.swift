import LessonKit

extension LessonCheck {
  /// Naive code breaks an invariant by some script, careful code by none that was tried.
  func care(_ trial: LessonTrial) -> [LessonFinding] {
    guard trial.variant.care != .other, trial.findings.isEmpty else { return [] }
    let broken = breaking(trial)
    switch (trial.variant.care, broken) {
    case (.naive, nil):
      return [
        LessonFinding(
          .care,
          trial.place,
          "It is called naive, and no script that was tried breaks an invariant.",
          try: "Add the steps that break one to lesson.md, or give it another care."
        )
      ]
    case (.careful, let script?):
      return [
        LessonFinding(
          .care,
          trial.place,
          "It is called careful and breaks \"\(script.sentence)\" by \(script.words).",
          try: "Guard against it, or give it another care."
        )
      ]
    default: return []
    }
  }

  private func breaking(_ trial: LessonTrial) -> BrokenPromise? {
    for (script, frames) in trial.runs {
      if let frame = frames.first(where: { !$0.broken.isEmpty }) {
        return BrokenPromise(script.steps.prefix(frame.step), frame)
      }
    }
    let script = Script(lesson: description.id, style: trial.style, variant: trial.variant.name)
    var search = PromiseSearch(session: entry.open(), script: script)
    return search.run()
  }
}

/// An invariant that does not hold, with the steps that lead there.
struct BrokenPromise {
  var sentence: String
  var words: String

  init(_ steps: some Sequence<Step>, _ frame: Frame) {
    sentence = frame.broken.first ?? ""
    words = steps.map(\.description).joined(separator: ", ")
  }
}

/// Tries short scripts, the shortest first, made of what each frame says can come next.
private struct PromiseSearch {
  let session: any LessonSession
  let script: Script
  private var left = 150

  init(session: any LessonSession, script: Script) {
    (self.session, self.script) = (session, script)
  }

  mutating func run() -> BrokenPromise? {
    defer { session.end() }
    var waiting: [[Step]] = [[]]
    while !waiting.isEmpty, left > 0 {
      left -= 1
      let steps = waiting.removeFirst()
      guard let frame = frame(after: steps) else { continue }
      if !frame.broken.isEmpty { return BrokenPromise(steps, frame) }
      if steps.count < 6, frame.impossible == nil {
        waiting += frame.next.compactMap { Step($0) }.map { steps + [$0] }
      }
    }
    return nil
  }

  private func frame(after steps: [Step]) -> Frame? {
    var script = script
    script.steps = steps
    guard let frames = try? session.ask(.start(script)) else { return nil }
    return frames.last
  }
}
