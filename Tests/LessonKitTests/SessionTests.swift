import Foundation
import LessonKit
import Testing

/// Asks as another process would: everything crosses as JSON.
private struct Wire {
  let session = InProcessSession(.search)

  init(_ style: String, _ steps: String...) throws {
    _ = try ask(.start(Script(lesson: "search", style: style)))
    for step in steps { _ = try ask(.step(step)) }
  }

  func ask<Request: LessonRequest>(_ request: Request) throws -> Request.Answer {
    let request = try crossed(request)
    do {
      return try crossed(session.ask(request))
    } catch let problem as LessonProblem {
      throw try crossed(problem)
    }
  }

  private func crossed<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  func frames() throws -> [Frame] { try ask(.frames) }
}

struct SessionTests {
  @Test func typedWordsAndCanonicalOnesAreKept() throws {
    let wire = try Wire("mvvm", ".setQuery tea")
    let frame = try wire.frames()[1]
    #expect([frame.input, frame.as] == [".setQuery tea", ".setQuery(\"tea\")"])
  }

  @Test func refusedStepTakesNoPlace() throws {
    let wire = try Wire("mvvm", ".setQuery tea")
    #expect(throws: LessonProblem.unknownCall("e1", inFlight: [])) {
      try wire.ask(.step("deliver e1"))
    }
    #expect(try wire.frames().count == 2)
  }

  @Test(arguments: ["reducer", "mvvm", "capability"])
  func wayBackAndForthGivesTheSameBytes(style: String) throws {
    let wire = try Wire(style, ".setQuery tea", ".search", "deliver e1", ".search", "leave")
    let first = try wire.frames()
    let state = try wire.ask(.state(path: nil, step: 3))
    for place in [1, 0] {
      #expect(try wire.ask(.goto(place)) == [first[place]])
    }
    for frame in first.dropFirst() { _ = try wire.ask(.step(frame.input)) }
    #expect(try wire.frames() == first)
    #expect(try wire.ask(.state(path: nil, step: 3)) == state)
  }

  @Test func stepsAfterASkippedOneAreCompared() throws {
    let wire = try Wire("mvvm", ".setQuery tea", ".search", ".setQuery milk", "deliver e1")
    let edited = try wire.ask(.skip(1))
    let (frames, later) = (edited.frames, edited.later)
    #expect(frames[1].isSkipped && frames[2].isHypothetical)
    #expect(later.map(\.step) == [2, 3, 4])
    #expect(
      later.map(\.verdict) == [
        .different(
          before: "e1 find(\"tea\")   started, waiting; ends with the screen",
          now: "e1 find(\"\")   started, waiting; ends with the screen"
        ),
        .different(
          before: "query   \"tea\" → \"milk\"   by binding query",
          now: "query   \"\" → \"milk\"   by binding query"
        ),
        .different(
          before: "results[0]   new \"tea with milk\"   by e1",
          now: "results[0]   new \" with milk\"   by e1"
        ),
      ]
    )
    let again = try wire.ask(.unskip(1))
    #expect(!again.frames[2].isHypothetical && again.later.count == 3)
  }

  @Test func stepCanBecomeImpossible() throws {
    let wire = try Wire("mvvm", ".search", "deliver e1", ".setQuery tea")
    let later = try wire.ask(.skip(1)).later
    #expect(later.map(\.verdict) == [.impossible(.unknownCall("e1", inFlight: [])), .same])
    #expect(throws: LessonProblem.skippedAlready(1, isSkipped: true)) { try wire.ask(.skip(1)) }
    #expect(throws: LessonProblem.noSuchStep(9, last: 3)) { try wire.ask(.skip(9)) }
  }

  @Test func stateIsAskedByPathAndByStep() throws {
    let wire = try Wire("reducer", ".setQuery tea", ".setQuery milk")
    #expect(try wire.ask(.state(path: "query", step: nil)) == "\"milk\"")
    #expect(try wire.ask(.state(path: "query", step: 1)) == "\"tea\"")
    #expect(try wire.ask(.paths(nil)) == ["query", "results"])
    #expect(throws: LessonProblem.unknownPath("qwery", known: ["query", "results"])) {
      try wire.ask(.state(path: "qwery", step: nil))
    }
  }

  @Test func differenceIsShownShortAndWhole() throws {
    let wire = try Wire("reducer", ".setQuery tea", "leave")
    #expect(try wire.ask(.diff(step: 1, full: false)) == "query   \"\" → \"tea\"")
    #expect(
      try wire.ask(.diff(step: 1, full: true)) == """
          State(
        -   query: "",
        +   query: "tea",
            results: [],
          )
        """
    )
    #expect(try wire.ask(.diff(step: nil, full: true)) == "")
  }

  @Test func writersAreFoundWithTheirDoors() throws {
    let wire = try Wire("mvvm", ".setQuery tea", ".search", "deliver e1")
    let (found, log) = (try wire.ask(.writers("results")), try wire.ask(.log))
    #expect(found.map(\.step) == [3] && found.map(\.change?.by) == ["e1"])
    #expect(log.map(\.change?.by) == [nil, "binding query", nil, "e1"])
    #expect(try wire.ask(.writers("query")) != [])
    #expect(throws: LessonProblem.unknownPath("x", known: ["query", "results"])) {
      try wire.ask(.writers("x"))
    }
  }

  @Test func viewsCountHowOftenTheyWereTold() throws {
    let wire = try Wire("capability", ".setQuery tea", ".setQuery milk")
    let views = try wire.ask(.views)
    #expect(views.map(\.times) == [2, 2])
    _ = try wire.ask(.goto(1))
    _ = try wire.ask(.step(".setQuery milk"))
    #expect(try wire.ask(.views) == views)
  }

  @Test func effectsSayWhereTheyStand() throws {
    let wire = try Wire("mvvm", ".search", ".search", "deliver e1", "lose e2")
    let effects = try wire.ask(.effects)
    #expect(effects.map(\.status) == [.ended("ok"), .lost])
    #expect(effects.map(\.startedBy) == [1, 2])
  }

  @Test func nothingIsAskedOfASessionWithoutARun() {
    let session = InProcessSession(.search)
    #expect(throws: LessonProblem.notStarted) { try session.ask(.frames) }
    #expect(throws: LessonProblem.otherLesson("cart", this: "search")) {
      try session.ask(.start(Script(lesson: "cart", style: "mvvm")))
    }
  }
}

struct ScriptTests {
  @Test func scriptIsReadAsItIsWritten() throws {
    let words = """
      open transfer from submitting
      style mvvm careful
      .setAmount(50)
      deliver e1 ok
      skip 1

      """
    let script = try Script(words: words)
    #expect(script.words == words)
    #expect(script.steps.count == 2 && script.skipped == [1] && script.start == "submitting")
  }

  @Test func lineThatCannotBeReadIsNamed() {
    #expect {
      try Script(words: "open counter\n\n# a remark\njump")
    } throws: {
      "\($0)" == "Line 4, \"jump\": \"jump\" is not known; a move begins with a dot."
    }
  }
}
