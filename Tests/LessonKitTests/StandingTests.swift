import Testing

@testable import LessonKit

/// The script of an open lesson and the place in it, after some travelling.
@Suite struct StandingTests {
  /// `.a .b .c .d`, with the third left out, at the end.
  private func begun() -> Standing {
    var standing = Standing()
    let steps = ["a", "b", "c", "d"].map { Step.move($0, []) }
    standing.begin(Script(lesson: "x", style: "y", steps: steps, skipped: [3]), at: 4)
    return standing
  }

  /// The steps, those left out in parentheses, with a bar where one stands.
  private func words(_ standing: Standing) -> String {
    var words = standing.script.steps.enumerated().map { place, step in
      standing.script.skipped.contains(place + 1) ? "(\(step))" : step.description
    }
    words.insert("|", at: standing.position)
    return words.joined(separator: " ")
  }

  @Test(arguments: [0, 1, 2, 3, 4])
  func goingKeepsEverything(place: Int) {
    var standing = begun()
    standing.go(to: place)
    #expect(standing.script == begun().script)
    #expect(standing.taken.steps.count == place)
    #expect(standing.taken.skipped == (place < 3 ? [] : [3]))
    standing.go(to: 4)
    #expect(words(standing) == ".a .b (.c) .d |")
  }

  @Test func sameStepAgainKeepsWhatLiesAhead() {
    var standing = begun()
    standing.go(to: 1)
    standing.take(.move("b", []))
    #expect(words(standing) == ".a .b | (.c) .d")
  }

  @Test func anotherStepReplacesWhatLiesAhead() {
    var standing = begun()
    standing.go(to: 1)
    standing.take(.move("e", []))
    #expect(words(standing) == ".a .e |")
  }

  @Test func stepThatIsLeftOutAheadIsAnotherStep() {
    var standing = begun()
    standing.go(to: 2)
    standing.take(.move("c", []))
    #expect(words(standing) == ".a .b .c |")
  }

  @Test func cuttingLeavesWhatLiesAhead() {
    var standing = begun()
    standing.go(to: 2)
    standing.cut(from: 2)
    #expect(words(standing) == ".a | (.c) .d")
    standing.cut(from: 1)
    #expect(words(standing) == "| (.c) .d")
  }

  @Test func editingStandsAtTheEnd() {
    var standing = begun()
    standing.go(to: 1)
    standing.edit(1, isSkipped: true)
    #expect(words(standing) == "(.a) .b (.c) .d |")
    standing.edit(3, isSkipped: false)
    #expect(words(standing) == "(.a) .b .c .d |")
  }

  @Test func editionStaysWhileTheRunOnlyGrows() {
    var standing = begun()
    let first = standing.edition
    standing.take(.appear)
    #expect(standing.edition == first)
    standing.go(to: 2)
    let second = standing.edition
    #expect(second != first)
    standing.go(to: 5)
    #expect(standing.edition != second, "something on the way is left out")
  }
}

/// Every verb is read, written and explained from its one entry.
@Suite struct StepVerbTests {
  @Test(arguments: StepVerb.all.map(\.name))
  func verbIsReadAndWritten(name: String) throws {
    let verb = try #require(StepVerb.named(name))
    let step = try Step.parse(verb.example)
    #expect(step.description == verb.example)
    #expect(StepVerb.begins(verb.example) && StepVerb.begins(name))
    for alias in verb.aliases {
      #expect(try Step.parse(alias + verb.example.dropFirst(name.count)) == step)
    }
  }

  @Test(arguments: StepVerb.all.map(\.name))
  func whatDoesNotFitIsAnsweredWithTheForm(name: String) throws {
    let verb = try #require(StepVerb.named(name))
    #expect(throws: StepProblem.form(name, expected: verb.expected)) {
      try Step.parse(name + String(repeating: " x", count: verb.takes.count + 1))
    }
  }

  @Test func formsAreAsTheyWere() {
    #expect(
      StepVerb.all.map(\.usage) == [
        "deliver eN [OUTCOME]", "fail eN [OUTCOME]", "lose eN", "advance [TIME]", "appear", "leave",
        "relaunch", "restore N",
      ]
    )
    #expect(
      StepVerb.all.map(\.expected) == [
        "deliver e1 [OUTCOME]", "fail e1 [OUTCOME]", "lose e1", "advance [300ms]", "appear",
        "leave",
        "relaunch", "restore 3",
      ]
    )
  }
}

/// Every request crosses to another process and back by its word.
@Suite struct RequestTests {
  @Test func wordsAreDifferent() {
    let words = Requests.all.map { $0.word }
    #expect(Set(words).count == words.count)
  }
}
