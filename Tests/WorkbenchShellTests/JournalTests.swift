import LessonKit
import PTYKit
import TestSupport
import Testing

@testable import WorkbenchShell

@Suite("The journal")
struct JournalTests {
  let folder: ScratchFolder

  init() throws { folder = ScratchFolder() }

  @Test("each thing done is one line, in a file for its owner alone")
  func lines() throws {
    var session = try PlayedSession.keeping(in: folder)
    _ = session.play(["open counter", "predict on", "next", "count", ".reset", "back"])
    let common = """
      "hash":"HASH","lesson":"workbench/counter"
      """
    let end = #""run":"a1","style":"mvvm","variant":"plain""#
    let step = #""step":"The four lines of a frame","style":"mvvm","text":"TEXT","variant":"plain""#
    let hash = LessonKeys.hash(of: LessonShelf.built.entries[0].description)
    let text = LessonKeys.steps(of: LessonShelf.built.entries[0].description)[0].hash
    let file = try folder.text("journal.jsonl").replacing(hash, with: "HASH")
      .replacing(text, with: "TEXT")
    #expect(
      file == """
        {"at":"2026-11-30T08:00:01Z","event":"script","format":1,"guide":0,\(common),"number":1,\(end),\
        "words":"open counter\\nstyle mvvm\\n.increment\\n"}
        {"at":"2026-11-30T08:00:02Z","event":"prediction","format":1,\(common),"line":1,\
        "mark":"partly","number":2,"run":"a1",\(step),"words":"count"}
        {"at":"2026-11-30T08:00:03Z","event":"guided","format":1,"guide":1,\(common),"number":3,\
        "run":"a1",\(step)}
        {"at":"2026-11-30T08:00:04Z","event":"step","format":1,\(common),"number":4,\(end),\
        "words":".reset"}
        {"at":"2026-11-30T08:00:05Z","event":"script","format":1,"guide":1,\(common),"number":5,\
        \(end),"words":"open counter\\nstyle mvvm\\n.increment\\n"}

        """
    )
  }

  static let idle = [
    "open counter", "style reducer", "views", "predict on", "state", "goto start", "progress",
    "lessons", "resume", "export progress", "forget counter", "close", "open counter", "reset",
    ".incremnt", "deliver e1", "nonsense", "decide team-size=2",
  ]

  @Test("opening, looking and mistyping leave no trace")
  func noTrace() throws {
    var session = try PlayedSession.keeping(in: folder)
    for line in Self.idle {
      _ = session.play(line)
      #expect(folder.names() == [], "\(line)")
    }
    _ = session.play(["open counter", ".increment", "close"])
    let once = try folder.text("journal.jsonl")
    var later = try PlayedSession.keeping(in: folder, "b")
    for line in ["resume", "views", "goto 1", "close", "open counter", "progress", "lessons"] {
      _ = later.play(line)
      #expect(try folder.text("journal.jsonl") == once, "\(line)")
    }
  }

  @Test("progress says what to type, then how far one is, as text and as data")
  func progress() throws {
    var session = try PlayedSession.keeping(in: folder)
    #expect(
      session.play("progress") == "Nothing has been done yet. Type open counter, then next.\n"
    )
    #expect(session.play("lessons").contains("One counter, three owners\n"))
    _ = session.play(["open counter", "next", "next", "style reducer", ".increment"])
    #expect(
      session.play("progress") == """
        One counter, three owners (counter)
          guided  2 of 9 steps done
          styles  mvvm plain, reducer plain

        resume goes on where you stopped.

        """
    )
    #expect(session.play("lessons").contains("One counter, three owners (2 of 9 done)\n"))
    #expect(
      session.play("progress --json") == """
        {"lessons":[{"changed":[],"done":2,"finished":false,"gone":[],"lesson":"workbench/counter",\
        "lessonChanged":false,"predictions":{"partly":0,"passed":0,"rightFirst":0,"rightLater":0,\
        "wrong":0},"steps":9,"styles":["mvvm plain","reducer plain"]}],"packages":[],"unknown":[]}
        """
    )
  }

  @Test("the last guided step finishes a lesson, and nothing done afterwards takes it back")
  func finished() throws {
    var session = try PlayedSession.keeping(in: folder)
    _ = session.play(["open counter"] + Array(repeating: "next", count: 9))
    #expect(session.play("progress").contains("guided  9 of 9 steps done; finished\n"))
    _ = session.play(["reset", "next", "open counter", ".increment", "relaunch", "reset"])
    var later = try PlayedSession.keeping(in: folder, "b")
    #expect(later.play("progress").contains("guided  9 of 9 steps done; finished\n"))
    #expect(later.play("lessons").contains("(9 of 9 done)"))
  }

  static let predictions: [(said: [String], words: String)] = [
    (["count, CountLabel, ResetButton"], "1 right first time"),
    (["nothing"], "1 wrong"), (["count"], "1 partly right"), ([""], "1 passed"),
    (["count countl reset", "nothing"], "1 right first time"),
    (["nothing", "count countl reset"], "1 right later"),
    (["", "count countl reset"], "1 right later"), (["", "e1"], "1 wrong"),
    (["count e1", "zero"], "1 partly right"), (["predict off"], ""),
  ]

  @Test(
    "a prediction is right first time, right later, partly, wrong or passed",
    arguments: predictions
  )
  func marks(said: [String], words: String) throws {
    var session = try PlayedSession.keeping(in: folder)
    for answer in said {
      _ = session.play(["open counter", "predict on", "next", answer])
    }
    let lines = session.play("progress").split(separator: "\n").filter {
      $0.contains("predictions")
    }
    #expect(lines == (words.isEmpty ? [] : ["  predictions  \(words)"]))
  }

  @Test("what is forgotten no longer counts until it is remembered or done again")
  func forgetting() throws {
    var session = try PlayedSession.keeping(in: folder)
    _ = session.play(["open counter", "next", "next"])
    let before = try folder.text("journal.jsonl")
    defer { #expect((try? folder.text("journal.jsonl"))?.hasPrefix(before) == true) }
    #expect(
      session.play("forget counter")
        == "counter is forgotten; forget counter --undo brings it back.\n"
    )
    #expect(session.play("progress").hasPrefix("Nothing has been done yet."))
    #expect(session.play("resume").hasPrefix("workbench: Nothing has been done yet"))
    #expect(session.play("export progress") == "")
    #expect(session.play("forget counter").hasPrefix("workbench: Nothing of 'counter' is there.\n"))
    _ = session.play("next")
    #expect(session.play("progress").contains("1 of 9 steps done"))
    var later = try PlayedSession.keeping(in: folder, "b")
    _ = later.play("resume")
    #expect(later.place == session.place)
    #expect(session.play("forget counter --undo") == "counter counts again.\n")
    #expect(session.play("progress").contains("3 of 9 steps done"))
    #expect(session.play("forget counter --undo").hasPrefix("workbench: Nothing of 'counter'"))
  }

  @Test("steps are known by name: renumbered ones stay done, changed and lost ones are named")
  func changedLesson() throws {
    var session = try PlayedSession.keeping(in: folder)
    _ = session.play(["open counter", "next", "next", "next"])
    let shelf = LessonShelf.changed { lesson in
      lesson.guide[1].text += " More."
      lesson.guide.remove(at: 2)
      var new = lesson.guide[0]
      new.heading = "New"
      lesson.guide.insert(new, at: 0)
    }
    var later = try PlayedSession.keeping(in: folder, "b", shelf: shelf)
    #expect(
      later.play("progress") == """
        One counter, three owners (counter)
          guided  2 of 9 steps done
          since   changed since you did it: “Once more”; done and no longer there: “The
                  screen goes”
          styles  mvvm plain

        resume goes on where you stopped.

        """
    )
    let moved = LessonShelf.changed { $0.moves.removeLast() }
    var latest = try PlayedSession.keeping(in: folder, "c", shelf: moved)
    #expect(latest.play("progress").contains("  since   changed since you did it\n"))
  }

  @Test("equal names in two packs are two lessons, and one that is not here is kept and named")
  func packs() throws {
    var session = try PlayedSession.keeping(in: folder)
    _ = session.play(["open counter", "next"])
    var other = try PlayedSession.keeping(in: folder, "b", from: 100, shelf: .changed(pack: "acme"))
    #expect(
      other.play("progress") == """
        Nothing has been done yet. Type open counter, then next.
        Kept, but no lessons here: workbench/counter.

        """
    )
    #expect(
      other.play("resume")
        == "workbench: The lesson done last, workbench/counter, is not here.\n  Try lessons, then open NAME.\n"
    )
    _ = other.play(["open counter", ".increment"])
    #expect(other.play("progress").contains("0 of 9 steps done"))
    #expect(session.play("progress").contains("Kept, but no lessons here: acme/counter."))
    let resumed = session.play("resume")
    #expect(resumed.contains("The lesson done last, acme/counter, is not here; this is the one"))
    #expect(session.play("forget acme/counter").hasPrefix("acme/counter is forgotten"))
  }
}
