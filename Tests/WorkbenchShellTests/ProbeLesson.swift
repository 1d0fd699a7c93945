import LessonKit
import Synchronization

@testable import WorkbenchShell

/// A small lesson that is whole, and the ways to break it.
struct Probe {
  var title = "A probe"
  var shows = ["K1"]
  var tree: String?
  var guide = "# A probe\n\nPress.\n\n```\n.press\n```\n"
  var naive = Habit.everyTime
  var careful = Habit.once
  var promises = true
  var drawn: @MainActor @Sendable (ProbeModel) -> String = { "\($0.count)" }
  var secondVariantPresses = true
  var refused: [LessonDescription.Refused] = [.init("wrong", "cannot find 'nowhere' in scope")]
  var snippet = "let x = nowhere\n"
  var files = ["Model.swift", "lesson.md", "refused/wrong.swift"]

  /// What a press does.
  enum Habit {
    case everyTime, once, forever
  }
}

@MainActor @Observable
final class ProbeModel {
  var count = 0

  func press(_ habit: Probe.Habit) async {
    if habit != .once || count == 0 { count += 1 }
    while habit == .forever { await Task.yield() }
  }
}

private enum ProbeMoves {
  static let press = Move("press")
}

/// Something that no run begins anew.
let probeCounter = Mutex(0)

extension Probe {
  var lesson: Lesson {
    Lesson(
      "probe",
      title: title,
      reason: "It can be broken.",
      shows: shows,
      tree: tree,
      moves: [ProbeMoves.press],
      refused: refused,
      styles: [
        .mvvm(
          variant("naive", .naive, naive, presses: true),
          variant("careful", .careful, careful, presses: secondVariantPresses)
        )
      ],
      texts: texts
    )
  }

  var entry: LessonShelf.Entry {
    let lesson = lesson
    return LessonShelf.Entry(lesson.description) { InProcessSession(lesson) }
  }

  private var texts: LessonTexts {
    let all = ["Model.swift": "// a model", "lesson.md": guide, "refused/wrong.swift": snippet]
    return LessonTexts(files.map { ($0, Array((all[$0] ?? "").utf8)) })
  }

  private func variant(
    _ name: String,
    _ care: LessonDescription.Care,
    _ habit: Habit,
    presses: Bool
  ) -> Variant {
    var feature = Feature(model: { _ in ProbeModel() }).view("Count", drawn)
    if presses { feature = feature.on(ProbeMoves.press) { model in await model.press(habit) } }
    if promises { feature = feature.always("pressed once") { model in model.count < 2 } }
    return Variant(
      name,
      reason: "It presses.",
      mark: .ours,
      care: care,
      owner: .app,
      file: "Model.swift",
      feature: feature
    )
  }
}
