import CounterLesson
import LessonKit
import Testing

struct CounterTests {
  /// The frames of some steps, without the doors, which are what the styles differ in.
  private func frames(_ style: String, _ variant: String?, _ steps: [String]) throws -> [String] {
    let run = try Run(.counter, style: style, variant: variant)
    for step in steps { run.take(try Step.parse(step)) }
    return run.frames.map { frame in
      var frame = frame
      for place in frame.changed.indices { frame.changed[place].by = "its door" }
      return frame.description
    }
  }

  @Test func framesAreTheSameInAllStyles() throws {
    let steps = [".increment", ".increment", ".reset", ".reset", ".decrement"]
    let all = try Lesson.counter.description.styles.flatMap { style in
      try style.variants.map { try frames(style.name, $0.name, steps) }
    }
    #expect(Set(all).count == 1)
    #expect(
      all[0][2] == """
        .increment
          changed     count   1 → 2   by its door
          notified    CountLabel   reads count   drew 2
          notified    ResetButton   reads count   drew Reset, as before
        """
    )
  }

  @Test(arguments: [
    ("reducer", "plain", "2"), ("mvvm", "plain", "0"), ("capability", "plain", "2"),
    ("capability", "screen", "0"), ("capability", "object", "2"),
  ])
  func countLivesAsLongAsItsOwner(style: String, variant: String, drawn: String) throws {
    let run = try Run(.counter, style: style, variant: variant)
    for step in [".increment", ".increment", "leave", "appear"] { run.take(try Step.parse(step)) }
    #expect(run.frames.last?.notified.first?.drew == drawn)
  }

  /// In the source the view that shows the count owns it; a host above it is ours (K33, K66).
  @Test func onlyTheScreensOwnValueIsAsInTheSource() throws {
    let styles = Lesson.counter.description.styles
    let capability = try #require(styles.first { $0.name == "capability" })
    let marks = capability.variants.map { "\($0.name) \($0.owner) \($0.mark)" }
    #expect(
      marks == [
        "plain parent ours", "screen screen source(\"Otasevic\")", "object parent ours",
      ]
    )
  }

  @Test(arguments: ["reducer", "mvvm", "capability"])
  func nobodyOutlivesTheApp(style: String) throws {
    let run = try Run(.counter, style: style)
    for step in [".increment", "relaunch"] { run.take(try Step.parse(step)) }
    #expect(run.frames.last?.notified.first?.drew == "0")
  }

  @Test func costIsCountedFromTheCompiledFiles() throws {
    let session = InProcessSession(.counter)
    let lines = try session.ask(.cost)
    #expect(
      lines.map { "\($0.style) \($0.variant): \($0.lines) lines, \($0.declarations)" } == [
        "reducer plain: 20 lines, 10", "mvvm plain: 9 lines, 6",
        "capability plain: 24 lines, 11", "capability screen: 24 lines, 11",
        "capability object: 25 lines, 11",
      ]
    )
  }
}
