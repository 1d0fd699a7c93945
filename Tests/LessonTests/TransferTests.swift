import LessonKit
import Testing
import TransferLesson

struct TransferTests {
  private static let naive = [
    "reducer naive", "reducer effect-values", "mvvm naive", "capability naive",
    "capability object",
  ]
  private static let careful = ["reducer careful", "mvvm careful", "capability careful"]
  private static let submitted = [".setAmount(50)", ".setRecipient(\"ana\")", ".submit"]

  private func run(_ style: String, _ steps: [String]) throws -> Run {
    let words = ["open transfer", "style \(style)"] + steps
    let script = try Script(words: words.joined(separator: "\n"))
    let run = try Run(.transfer, script)
    run.play(script)
    return run
  }

  /// What the steps after a submit showed, without the views and the paths that only one style has.
  private func shown(_ style: String, after steps: [String]) throws -> String {
    let frames = try run(style, Self.submitted + steps).frames.dropFirst(4)
    return frames.flatMap(lines).joined(separator: "\n")
  }

  private func lines(of frame: Frame) -> [String] {
    var lines = [frame.as]
    for change in frame.changed where ["phase", "recipient"].contains(change.path) {
      lines.append("  \(change.path) \(change.from ?? "") → \(change.to ?? "")")
    }
    for effect in frame.effects {
      lines.append("  \(effect.id) \(effect.outcome ?? effect.event.rawValue)")
    }
    lines += frame.broken.map { "  broken: \($0)" }
    return frame.isIgnored ? lines + ["  ignored"] : lines
  }
}

// An edit while it is sent.

extension TransferTests {
  private static let race = [".setRecipient(\"bob\")", "deliver e1 ok"]

  @Test(arguments: naive)
  func receiptIsForSomebodyElse(style: String) throws {
    #expect(
      try shown(style, after: Self.race) == """
        .setRecipient("bob")
          recipient "ana" → "bob"
        deliver e1 ok
          phase .submitting → .sent(Receipt(amount: 50.0, recipient: "ana"))
          e1 ok
          broken: the receipt is for the recipient on the screen
        """
    )
  }

  @Test(arguments: careful)
  func receiptIsForTheRecipientOnTheScreen(style: String) throws {
    #expect(
      try shown(style, after: Self.race) == """
        .setRecipient("bob")
          ignored
        deliver e1 ok
          phase .submitting → .sent(Receipt(amount: 50.0, recipient: "ana"))
          e1 ok
        """
    )
  }

  @Test(arguments: careful)
  func nothingChangesWhileItIsSent(style: String) throws {
    let moves = [".setAmount(1)", ".setRecipient(\"bob\")", ".submit"]
    let frames = try run(style, Self.submitted + moves).frames.suffix(3)
    #expect(frames.allSatisfy { $0.isIgnored && $0.inFlight == ["e1"] })
  }

  @Test(arguments: careful)
  func lateAnswerFindsItsSubmissionOver(style: String) throws {
    let steps = [".edit", ".setRecipient(\"bob\")", ".submit", "deliver e1 ok", "deliver e2 ok"]
    #expect(
      try shown(style, after: steps) == """
        .edit
          phase .submitting → .editing
        .setRecipient("bob")
          recipient "ana" → "bob"
        .submit
          phase .editing → .submitting
          e2 started
        deliver e1 ok
          e1 ok
        deliver e2 ok
          phase .submitting → .sent(Receipt(amount: 50.0, recipient: "bob"))
          e2 ok
        """
    )
  }
}

// Every script of some more steps.

extension TransferTests {
  private static let words = [
    ".setRecipient(\"bob\")", ".submit", ".edit", "deliver e1 ok", "deliver e2 ok", "lose e1",
  ]

  private func scripts(_ length: Int) -> [[String]] {
    if length == 0 { return [[]] }
    return scripts(length - 1).flatMap { script in Self.words.map { script + [$0] } }
  }

  /// How many scripts of so many steps after a submit break the invariant.
  private func broken(_ style: String, _ length: Int) throws -> Int {
    try scripts(length).count { steps in
      try run(style, Self.submitted + steps).frames.contains { !$0.broken.isEmpty }
    }
  }

  @Test(arguments: careful)
  func noOrderBreaksTheCareful(style: String) throws {
    #expect(try broken(style, 3) == 0)
  }

  @Test(arguments: naive)
  func orderThatBreaksTheNaiveIsFound(style: String) throws {
    #expect(try broken(style, 2) == 2)
  }
}

// No answer, or a bad one.

extension TransferTests {
  private static let lost = ["lose e1", ".submit", ".edit"]

  @Test(arguments: naive)
  func nothingLeadsOutOfALoss(style: String) throws {
    #expect(
      try shown(style, after: Self.lost) == """
        lose e1
          e1 lost
        .submit
          ignored
        .edit
          ignored
        """
    )
  }

  @Test(arguments: careful)
  func editLeadsOutOfALoss(style: String) throws {
    #expect(
      try shown(style, after: Self.lost) == """
        lose e1
          e1 lost
        .submit
          ignored
        .edit
          phase .submitting → .editing
        """
    )
    #expect(try run(style, Self.submitted + Self.lost).frames.last?.inFlight == ["e1"])
  }

  @Test(arguments: naive, ["rejected", "offline"])
  func everyErrorBecomesOneTextAndStays(style: String, outcome: String) throws {
    #expect(
      try shown(style, after: ["fail e1 \(outcome)", ".submit", ".edit"]) == """
        fail e1 \(outcome)
          phase .submitting → .failed("not sent")
          e1 \(outcome)
        .submit
          ignored
        .edit
          ignored
        """
    )
  }

  @Test(arguments: careful, ["rejected", "offline"])
  func failureKeepsItsReasonAndCanBeTriedAgain(style: String, outcome: String) throws {
    #expect(
      try shown(style, after: ["fail e1 \(outcome)", ".submit", "deliver e2 ok"]) == """
        fail e1 \(outcome)
          phase .submitting → .failed("\(outcome)")
          e1 \(outcome)
        .submit
          phase .failed("\(outcome)") → .submitting
          e2 started
        deliver e2 ok
          phase .submitting → .sent(Receipt(amount: 50.0, recipient: "ana"))
          e2 ok
        """
    )
  }
}

// The screen goes, or another begins.

extension TransferTests {
  @Test(arguments: careful)
  func submissionOutlivesItsScreen(style: String) throws {
    let frames = try run(style, Self.submitted + ["leave", "deliver e1 ok", "appear"]).frames
    #expect(frames[4].inFlight == ["e1"])
    #expect(frames[6].notified.last?.drew == "sent 50.0 to ana")
  }

  @Test(arguments: naive)
  func naiveSubmissionHasNoScreenToComeBackTo(style: String) throws {
    let frames = try run(style, Self.submitted + ["leave", "appear"]).frames
    let goesWithItsStore = style.hasPrefix("reducer")
    #expect(frames[4].effects.map(\.event) == (goesWithItsStore ? [.cancelled] : []))
    #expect(frames[4].inFlight == (goesWithItsStore ? [] : ["e1"]))
    #expect(frames[5].notified.last?.drew == "editing")
  }

  @Test(arguments: [
    "reducer naive", "reducer careful", "reducer effect-values", "capability naive",
    "capability careful", "capability object",
  ])
  func valueCanBeginInTheMiddle(style: String) throws {
    let words = style.split(separator: " ").map(String.init)
    let run = try Run(.transfer, style: words[0], variant: words[1], start: "submitting")
    #expect(run.frames[0].notified.map(\.drew) == ["50.0", "ana", "Send (dimmed)", "sending"])
    #expect(run.frames[0].inFlight.isEmpty)
  }

  @Test(arguments: ["naive", "careful"])
  func modelRefusesAndSaysWhy(variant: String) throws {
    let problem = #expect(throws: LessonProblem.self) {
      try Run(.transfer, style: "mvvm", variant: variant, start: "submitting")
    }
    #expect(
      problem.map { "\($0)" } == """
        It cannot start from "submitting": its phase is written by the model alone, so nobody outside \
        can begin there; a reducer takes any state.
        """
    )
  }
}

// What can be counted.

extension TransferTests {
  /// The lines of each test in a bare file, without its signature and its closing brace.
  private func linesOfBareTests(_ style: String) throws -> [Int] {
    let source = try InProcessSession(.transfer).ask(.bareTest(style: style))
    let lines = source.text.split(separator: "\n")
    return lines.indices.filter { lines[$0].contains("@Test") }.map { start in
      lines[(start + 1)...].prefix { $0 != "}" }.count
    }
  }

  @Test(arguments: [("reducer", [4, 5]), ("mvvm", [6, 15]), ("capability", [5, 14])])
  func bareTestsAreAsShortAsTheTextSays(style: String, lines: [Int]) throws {
    #expect(try linesOfBareTests(style) == lines)
  }

  @Test func costIsCountedFromTheCompiledFiles() throws {
    let lines = try InProcessSession(.transfer).ask(.cost)
    #expect(
      lines.map { "\($0.style) \($0.variant): \($0.lines) lines, \($0.declarations)" } == [
        "reducer naive: 36 lines, 17", "reducer careful: 42 lines, 18",
        "reducer effect-values: 48 lines, 19", "mvvm naive: 21 lines, 8",
        "mvvm careful: 39 lines, 13", "capability naive: 43 lines, 18",
        "capability careful: 57 lines, 22", "capability object: 44 lines, 18",
      ]
    )
  }
}
