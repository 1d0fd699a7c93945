import LessonKit
import Problems

/// The steps so far in two styles: what each shows in the second and did not show in the first.
struct StyleChange {
  let steps: [StepComparison]
  private let frames: [(before: Frame, after: Frame)]

  init(before: [Frame], after: [Frame]) {
    steps = StepComparison.compareStyles(before, after)
    frames = Array(zip(before, after).dropFirst())
  }

  /// One line for each step that differs, breaks something or is impossible, and one for the rest.
  var page: Page {
    var page = Page()
    let told = steps.filter { $0.verdict != .same || !$0.broken.isEmpty }
    page.rows(told.map { .init("\("\($0.step)") \($0.words)", words($0)) })
    let numbers = Set(told.map(\.step))
    let rest = frames.filter { !numbers.contains($0.after.step) }
    if !rest.isEmpty { page.text("\(subject(rest.count)) the same\(differences(rest)).") }
    return page
  }
}

extension StyleChange {
  private func words(_ step: StepComparison) -> Line {
    let broken = step.broken.map { "broken: \($0)" }
    let sentence = Line(broken.joined(separator: "; "), .bad)
    switch step.verdict {
    case .different(_, let now) where broken.contains(now): return sentence
    case .different where broken.isEmpty: return step.verdict.words
    case .different: return "\(sentence); \(step.verdict.words)"
    case .same: return "\(sentence) (as before)"
    case .impossible(let problem): return "\("impossible", .bad): \(problem.description)"
    case .skipped: return step.verdict.words
    }
  }

  private func subject(_ rest: Int) -> String {
    switch (rest, rest < steps.count) {
    case (1, true): "The other step changes and draws"
    case (1, false): "The step changes and draws"
    case (_, true): "The other \(rest) steps change and draw"
    case (_, false): "All \(rest) steps change and draw"
    }
  }

  /// What the style does otherwise although the same is shown.
  private func differences(_ rest: [(before: Frame, after: Frame)]) -> String {
    let doors = rest.contains { $0.changed.map(\.by) != $1.changed.map(\.by) }
    let views = rest.contains { $0.notified.map(\.view) != $1.notified.map(\.view) }
    let lives = rest.contains { $0.effects.map(\.life) != $1.effects.map(\.life) }
    let words = [
      doors ? "by other doors" : nil, views ? "telling other views" : nil,
      lives ? "with effects that end otherwise" : nil,
    ].compactMap(\.self)
    return words.isEmpty ? "" : ", " + enumeration(words, "and")
  }
}

extension StepComparison.Verdict {
  /// What became of a step, in words.
  var words: Line {
    switch self {
    case .same: "same"
    case .different(let before, let now):
      "\("different", .other): \(Self.tidy(before)) → \(Self.tidy(now))"
    case .impossible(let problem): "\("no longer possible", .bad): \(problem.description)"
    case .skipped: "skipped"
    }
  }

  /// A line of a frame without its column gaps and full stop.
  private static func tidy(_ text: String) -> String {
    let words = text.split(separator: " ").joined(separator: " ")
    return words.hasSuffix(".") ? String(words.dropLast()) : words
  }
}
