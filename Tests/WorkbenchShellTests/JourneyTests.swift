import LessonKit
import TestSupport
import Testing

@testable import WorkbenchShell

@Suite("No step and no skip is lost on the way")
struct JourneyTests {
  private func words(_ session: PlayedSession) -> String? {
    session.shell.session.lesson?.whole.words
  }

  @Test(
    "going about keeps the script, its skips and the frames",
    arguments: [
      ["back"], ["goto 1"], ["goto start"], ["goto 2", "back", "goto 3"], ["goto effect"],
    ]
  )
  func skips(way: [String]) throws {
    var session = try PlayedSession()
    _ = session.play(["open counter", ".increment", ".increment", ".reset", ".increment", "skip 3"])
    let (script, log) = (words(session), session.play("log"))
    #expect(script?.hasSuffix("\nskip 3\n") == true)
    _ = session.play(["goto 1"] + way)
    #expect(words(session) == script)
    _ = session.play("goto end")
    #expect(words(session) == script)
    #expect(session.play("log") == log)
  }

  /// The fourth of five steps is not possible in the careful style.
  private func withAnImpossibleStep() throws -> PlayedSession {
    var session = try PlayedSession()
    let steps = [".load", ".load", "deliver e2 ok", "deliver e1 empty", ".setQuery(\"te\")"]
    _ = session.play(["open orders"] + steps + ["style mvvm careful"])
    return session
  }

  @Test("a step on the way that is not possible is named and passed")
  func impossible() throws {
    var session = try withAnImpossibleStep()
    let script = words(session)
    _ = session.play("goto start")
    let answer = session.play("goto end")
    #expect(
      answer.hasPrefix(
        """
        step 5 of 5, took 5 steps
        step 4, deliver e1 empty, was not possible: e1 fetchAll() is over: cancelled.
        .setQuery("te")
          changed   query   "" → "te"   by binding query

        """
      ),
      "\(answer)"
    )
    #expect(words(session) == script)
    #expect(session.play("goto 4").contains("impossible  e1 fetchAll() is over: cancelled."))
    _ = session.play(["goto 3", "goto effect", "goto effect"])
    #expect(session.shell.session.lesson?.place == "orders · mvvm careful · 5/5")
    #expect(words(session) == script)
  }

  @Test("save writes all, and says so where not all was taken")
  func saving() throws {
    var session = try withAnImpossibleStep()
    _ = session.play(["skip 1", "unskip 1", "skip 5"])
    let (script, log) = (words(session), session.play("log"))
    #expect(session.play("save whole.txt") == "whole.txt\n")
    _ = session.play("goto 1")
    #expect(
      session.play("save part.txt") == "part.txt: all 5 steps, though you stand at step 1\n"
    )
    #expect(
      session.play("test part.swift")
        == "part.swift: step 1 of 5 is its last; goto end first for all\n"
    )
    #expect(try session.scratch.text("whole.txt") == script)
    #expect(try session.scratch.text("part.txt") == script)
    _ = session.play("close")
    #expect(
      session.play("replay part.txt").hasPrefix(
        """
        replayed part.txt: orders · mvvm careful · 5/5 · hypothetical
        step 4, deliver e1 empty, was not possible: e1 fetchAll() is over: cancelled.

        """
      )
    )
    #expect(words(session) == script)
    #expect(session.play("log") == log)
  }

  @Test("a step that needs one left out is possible again when it is replayed")
  func possibleOnlyWithASkip() throws {
    var session = try PlayedSession()
    _ = session.play(["open counter", "leave", "appear", ".increment", "skip 2", "unskip 2"])
    _ = session.play(["skip 1", "save run.txt"])
    let (script, log) = (words(session), session.play("log"))
    #expect(
      session.play("replay run.txt").hasPrefix("replayed run.txt: counter · mvvm · 3/3 · hypo")
    )
    #expect(words(session) == script)
    #expect(session.play("log") == log)
  }

  @Test("the same step again keeps what lies ahead, another one says what it replaces")
  func ahead() throws {
    var session = try PlayedSession()
    _ = session.play(["open counter", ".increment", ".increment", ".reset", "goto 1"])
    #expect(!session.play(".increment").contains("no longer"))
    #expect(session.shell.session.lesson?.place == "counter · mvvm · 2/3")
    _ = session.play("goto start")
    #expect(
      session.play(".decrement").hasSuffix(
        """
        3 steps that lay ahead are no longer in the script: .increment · .increment ·
        .reset

        """
      )
    )
    #expect(session.shell.session.lesson?.place == "counter · mvvm · 1/1")
  }

  @Test("a line that is no step of the lesson still ends a replay, named")
  func wrongWords() throws {
    var session = try PlayedSession()
    try session.scratch.write("bad.txt", "open counter\n.increment\n.jump\n.increment\n")
    #expect(session.play("replay bad.txt").contains("  line 3 of bad.txt: .jump\n"))
  }
}
