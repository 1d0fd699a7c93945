import LessonKit
import Testing

/// A number that can be set.
private struct Gauge: Reducer {
  func reduce(into value: inout Int, action: Int) -> Effect<Int> {
    value = action
    return .none
  }
}

extension Lesson {
  private static let set = Move("set", Parameter<Int>("value"))

  /// A gauge that must not fall, with a memory of the highest value that was set before.
  fileprivate static let gauge = Lesson(
    "gauge",
    title: "Gauge",
    reason: "An invariant can speak of what was before.",
    moves: [set],
    styles: [
      .reducer(
        Variant(
          "plain",
          reason: "It can be put back.",
          mark: .ours,
          owner: .screen,
          file: "Gauge.swift",
          feature: Feature(0) { _ in Gauge() }
            .on(set) { store, value in store.send(value) }
            .always("It never falls.", remembering: 0) { highest, _, store in
              highest = max(highest, store.withState { $0 })
            } holds: { store, highest in
              store.withState { $0 } >= highest
            }
        )
      )
    ]
  )
}

struct InvariantTests {
  @Test(arguments: [
    ([".set 3", ".set 5"], []),
    ([".set 3", ".set 1"], [2]),
    ([".set 3", ".set 1", ".set 4"], [2]),
    ([".set 3", ".set 1", ".set 4", ".set 2"], [2, 4]),
    ([".set 3", "relaunch", ".set 1"], [2]),
    ([".set 3", "leave", "appear", ".set 1"], [3]),
    ([".set 3", ".set 5", "restore 1", ".set 4"], []),
    ([".set 3", ".set 5", "restore 1", ".set 2"], [4]),
  ])
  func memoryLivesAsLongAsTheRunAndIsPutBack(steps: [String], broken: [Int]) throws {
    let run = try Run(.gauge, style: "reducer")
    for step in steps { run.take(try Step.parse(step)) }
    #expect(run.frames.filter { !$0.broken.isEmpty }.map(\.step) == broken)
  }

  @Test func goingBackRemembersWhatWasBeforeThen() throws {
    let session = InProcessSession(.gauge)
    let steps = try [".set 3", ".set 9", ".set 4"].map(Step.parse)
    let script = Script(lesson: "gauge", style: "reducer", steps: steps)
    _ = try session.ask(.start(script))
    _ = try session.ask(.goto(1))
    #expect(try session.ask(.step(".set 4")).broken.isEmpty)
  }
}
