import LessonKit
import Testing

/// A feature that does what lessons should not.
@MainActor @Observable
private final class Trouble {
  var count = 0

  func spin() {
    Task {
      while !Task.isCancelled { await Task.yield() }
      count = -1
    }
  }

  func spinForEver() { Task { while true { await Task.yield() } } }
}

private enum Moves {
  static let spin = Move("spin")
  static let spinForEver = Move("spinForEver")
  static let count = Move("count")
}

private let trouble = Lesson(
  "trouble",
  title: "Trouble",
  reason: "It happens.",
  moves: [Moves.spin, Moves.spinForEver, Moves.count],
  styles: [
    .mvvm(
      Variant(
        "plain",
        reason: "To be tested.",
        mark: .ours,
        owner: .app,
        file: "Trouble.swift",
        feature: Feature(model: { _ in Trouble() })
          .on(Moves.spin) { model in model.spin() }
          .on(Moves.spinForEver) { model in model.spinForEver() }
          .on(Moves.count) { model in model.count += 1 }
          .view("Count") { model in "\(model.count)" }
      )
    )
  ]
)

struct TroubleTests {
  @Test(arguments: ["spin"])
  func workWithoutEndIsARemarkAndTheRunGoesOn(move: String) throws {
    let run = try Run(trouble, style: "mvvm")
    #expect(run.take(.move(move, [])).remarks == [.endless(jobs: 100_000)])
    #expect(run.take(.move("count", [])).changed.map(\.to) == ["1"])
    _ = run.end()
  }

  @Test func whatIsMissingInALessonIsNamed() {
    #expect(
      trouble.flaws == [
        "The file Trouble.swift is not embedded.", "lesson.md has no guided step.",
      ]
    )
    let other = Lesson(
      "other",
      title: "",
      reason: "",
      next: "cart",
      moves: [Moves.count, Moves.spin],
      refused: [.init("missing", "no")],
      styles: [
        .mvvm(
          Variant(
            "a",
            reason: "",
            mark: .ours,
            owner: .app,
            file: "A.swift",
            feature: Feature(model: { _ in Trouble() })
              .on(Moves.count) { model in model.count += 1 }
              .on(Moves.spinForEver) { model in model.spinForEver() }
              .view("Count") { model in "\(model.count)" }
          ),
          Variant(
            "b",
            reason: "",
            mark: .ours,
            owner: .app,
            file: "A.swift",
            feature: Feature(model: { _ in Trouble() })
              .on(Moves.count) { model in model.count += 1 }
              .on(Moves.spin) { model in model.spin() }
              .always("it counts") { model in model.count >= 0 }
              .starting("ten") { _ in Trouble() }
          )
        )
      ],
      texts: LessonTexts([("A.swift", Array("// A".utf8))])
    )
    #expect(
      other.flaws == [
        "mvvm a: the move .spin does nothing here.",
        "mvvm a: the lesson lists no move .spinForEver.",
        "mvvm a: there is no invariant \"it counts\".",
        "mvvm a: there is no answer to the start state \"ten\".",
        "mvvm b: there is no view \"Count\".", "The file refused/missing.swift is not embedded.",
        "lesson.md has no guided step.", "The end of lesson.md does not name `cart`.",
      ]
    )
  }
}
