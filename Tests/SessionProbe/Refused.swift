import LessonKit

@MainActor @Observable
private final class Switch {
  var isOn = false

  func toggle() { isOn.toggle() }
}

private let toggle = Move("toggle")

extension Lesson {
  /// A lesson of one switch.
  fileprivate static let one = Lesson(
    "switch",
    title: "Switch",
    reason: "To be refused.",
    moves: [toggle],
    styles: [
      .mvvm(
        Variant(
          "plain",
          reason: "To be refused.",
          mark: .ours,
          owner: .screen,
          file: "Refused.swift",
          feature: Feature(model: { _ in Switch() }).on(toggle) { $0.toggle() }
        )
      )
    ]
  )
}

/// Opens a lesson where the runtime hands no job over, and says what came of it.
func openUnhooked() {
  World.doWithout(secondWay: true)
  do {
    print(try InProcessSession(.one).ask(.start(Script(lesson: "switch", style: "mvvm"))))
  } catch {
    print(error)
  }
}
