import LessonKit
import PTYKit
import TestSupport
import Testing

@testable import WorkbenchShell

@Suite("Resuming")
struct ResumeTests {
  let folder: ScratchFolder

  init() throws { folder = ScratchFolder() }

  static let sessions: [[String]] = [
    [".increment"], [".increment", ".increment", "back"], ["next", "next"],
    ["next", ".increment", ".reset"], ["next", ".increment", "next"],
    ["style capability screen", ".increment", "leave", "appear"],
    [".increment", "style reducer"], [".increment", ".increment", "skip 1"],
    [".increment", ".increment", "skip 1", ".decrement"], ["next", "next", "reset"],
    ["next", "next", "reset", ".increment"], ["next", "next", "next", "next", "next"],
    ["next", "next", "next", "next", "next", "next", "next"],
    ["next", "next", "resume", ".increment"], [".increment", "close"],
    [".increment", "goto start"], [".increment", ".incremnt", "style none", ".increment"],
    [".increment", "relaunch", "style reducer", ".increment", "restore 1"],
  ]

  @Test("the last lesson stands where it stood: script, style and guided step", arguments: sessions)
  func places(lines: [String]) throws {
    var session = try PlayedSession.keeping(in: folder)
    _ = session.play("open counter")
    var place: [String] = []
    for line in lines {
      _ = session.play(line)
      place = session.place.isEmpty ? place : session.place
    }
    var later = try PlayedSession.keeping(in: folder, "b", from: 500)
    _ = later.play("resume")
    #expect(later.place == place)
    _ = later.play(".increment")
    var latest = try PlayedSession.keeping(in: folder, "c", from: 600)
    _ = latest.play("resume")
    #expect(latest.place == later.place)
  }

  @Test("whatever was typed, it stands where it stood", arguments: 0..<30)
  func random(seed: UInt64) throws {
    let words = [
      ".increment", ".decrement", ".reset", "next", "back", "back 2", "goto end", "skip 1",
      "unskip 1", "skip 2", "style reducer", "style mvvm", "style capability screen", "leave",
      "appear", "relaunch", "restore 1", "reset", "open counter", "close", "resume", "predict on",
      "forget counter", "goto start", "forget counter --undo",
    ]
    var random = Random(seed: seed &* 77 &+ 5)
    var session = try PlayedSession.keeping(in: folder)
    _ = session.play("open counter")
    for _ in 0..<60 { _ = session.play(words.randomElement(using: &random) ?? "") }
    session.shell.session.dialogue = nil
    if session.shell.session.lesson == nil { _ = session.play("open counter") }
    _ = session.play("relaunch")
    var later = try PlayedSession.keeping(in: folder, "b", from: 900)
    _ = later.play("resume")
    #expect(later.place == session.place)
  }

  @Test("the answer shows the place and the guided step that comes")
  func answer() throws {
    var session = try PlayedSession.keeping(in: folder)
    _ = session.play(["open counter", "next"])
    var later = try PlayedSession.keeping(in: folder, "b")
    #expect(
      later.play("resume") == """
        One counter, three owners (counter · mvvm · 1/1)
        .increment
          changed   count   0 → 1   by method increment()
          notified  CountLabel    reads count   drew 1
                    ResetButton   reads count   drew Reset
          next      .increment · .decrement · .reset · leave

        next takes guided step 2 of 9.

        """
    )
    _ = later.play(Array(repeating: "next", count: 8))
    #expect(later.play("resume").hasSuffix("\nEvery guided step is done.\n"))
  }

  static let broken: [(script: String, answer: String, place: String)] = [
    (
      "style mvvm\n.increment\n.explode\n.reset\n",
      """
      Step 2, .explode, no longer runs: There is no move ".explode". Known:
      .increment, .decrement, .reset.
      The steps before it were taken. Left out:
        - .explode
        - .reset
      """, "counter · mvvm · 1/1"
    ),
    (
      "style mvvm\n.increment\nleave\n.reset\nappear\n",
      "Step 3, .reset, no longer runs: \".reset\" needs the screen, which is gone.",
      "counter · mvvm · 2/2"
    ),
    (
      "style mvvm\n.increment\ndance wildly\n.reset\n",
      "Step 2, dance wildly, no longer runs: \"dance\" is not known;",
      "counter · mvvm · 1/1"
    ),
    (
      "style mvvm\n.explode\ndance wildly\n",
      "Step 1, .explode, no longer runs:", "counter · mvvm · 0/0"
    ),
    (
      "style vipr\n.increment\n",
      "The run cannot begin as it was: There is no style \"vipr\".", "counter · mvvm · 0/0"
    ),
    ("style mvvm odd\n.increment\n", "The run cannot begin as it was:", "counter · mvvm · 0/0"),
    ("style mvvm\nskip 9\n", "Step 1, skip 9, no longer runs:", "counter · mvvm · 0/0"),
    ("", "The run cannot begin as it was:", "counter · mvvm · 0/0"),
  ]

  @Test(
    "a script that no longer runs is run as far as it goes, and the rest is shown",
    arguments: broken
  )
  func brokenScripts(script: String, answer: String, place: String) throws {
    let words = "open counter\n\(script)".replacing("\n", with: "\\n")
    try folder.write(
      "journal.jsonl",
      """
      {"at":"2026-11-30T08:00:01Z","event":"script","format":1,"lesson":"workbench/counter",\
      "run":"z","words":"\(words)"}

      """
    )
    var session = try PlayedSession.keeping(in: folder)
    let text = session.play("resume")
    #expect(text.hasPrefix("One counter, three owners (\(place))\n\(answer)"), "\(text)")
    #expect(session.shell.session.lesson?.place == place)
    #expect(session.play(["relaunch", ".increment"]).contains("count   0 → 1"))
  }

  @Test("of two shells, the one in which something was done last is resumed")
  func twoShells() throws {
    var first = try PlayedSession.keeping(in: folder, "a")
    var second = try PlayedSession.keeping(in: folder, "b")
    _ = first.play(["open counter", ".increment"])
    _ = second.play(["open counter", "style reducer", ".increment", ".increment"])
    _ = first.play([".increment", ".increment", ".increment"])
    var later = try PlayedSession.keeping(in: folder, "c")
    _ = later.play("resume")
    #expect(later.place == first.place)
    #expect(later.play("progress").contains("styles  mvvm plain, reducer plain"))
  }

  @Test("at a terminal: leave, come back, go on", .timeLimit(.minutes(10)))
  func atTerminal() throws {
    func session(_ work: (Terminal) throws -> Void) throws {
      let terminal = try Terminal("workbench", home: folder.path, columns: 100, rows: 30)
      try terminal.waitForPrompt("workbench ›")
      try work(terminal)
      terminal.type("\u{4}")
      #expect(try terminal.waitForExit() == .exited(0))
    }
    try session { terminal in
      try terminal.enter("open counter", then: "counter · mvvm · 0/0 ›")
      try terminal.enter("next", then: "counter · mvvm · 0/0 · predict ›")
      try terminal.enter("count", then: "counter · mvvm · 1/1 ›")
      try terminal.enter(".increment", then: "counter · mvvm · 2/2 ›")
    }
    try session { terminal in
      try terminal.enter("resume", then: "counter · mvvm · 2/2 ›")
      #expect(terminal.screen.text.contains("next takes guided step 2 of 9."))
      try terminal.enter("progress", then: "counter · mvvm · 2/2 ›")
      #expect(terminal.screen.text.contains("predictions  1 partly right"))
    }
  }
}
