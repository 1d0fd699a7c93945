import Problems
import TestSupport
import Testing

@testable import WorkbenchShell

@Suite("Stepping a lesson at the prompt")
struct LessonTravelTests {
  @Test("open shows the screen, drawn once, with nothing started")
  func opening() throws {
    var session = try PlayedSession()
    #expect(
      session.play("open counter") == """
        One counter, three owners (counter · mvvm · 0/0)
        Three styles show the same frames; who owns the count decides how long it lives.
          notified  CountLabel    reads count   drew 0
                    ResetButton   reads count   drew Reset (dimmed)
          next      .increment · .decrement · .reset · leave

        """
    )
    #expect(session.play("load cou").hasPrefix("One counter, three owners"))
  }

  @Test("a step has four answers")
  func step() throws {
    var session = try PlayedSession()
    _ = session.play("open counter")
    #expect(
      session.play(".increment") == """
        .increment
          changed   count   0 → 1   by method increment()
          notified  CountLabel    reads count   drew 1
                    ResetButton   reads count   drew Reset
          next      .increment · .decrement · .reset · leave

        """
    )
    #expect(
      session.play("send .increment").hasPrefix(".increment\n  changed   count   1 → 2")
    )
  }

  @Test("narrow: the same words, wrapped")
  func narrow() throws {
    var session = try PlayedSession(columns: 40)
    _ = session.play("open counter")
    #expect(
      session.play(".increment") == """
        .increment
          changed   count  0 → 1  by method
                      increment()
          notified  CountLabel  reads count
                      drew 1
                    ResetButton  reads count
                      drew Reset
          next      .increment · .decrement ·
                      .reset · leave

        """
    )
  }

  @Test("back and goto give the same bytes as the first time, and what lay ahead is kept")
  func travelling() throws {
    var session = try PlayedSession()
    _ = session.play("open counter")
    let first = session.play(".increment")
    let second = session.play(".increment")
    #expect(session.play("back") == "step 1 of 2, ran 1 step again\n" + first)
    #expect(session.play("goto end") == "step 2 of 2, took 1 step\n" + second)
    #expect(session.play("goto 1") == "step 1 of 2, ran 1 step again\n" + first)
    #expect(session.shell.session.lesson?.place == "counter · mvvm · 1/2")
    _ = session.play(".reset")
    #expect(session.shell.session.lesson?.place == "counter · mvvm · 2/2")
    #expect(
      session.play("goto 7")
        == "workbench: There is no step 7; the run has 0 to 2.\n"
    )
    #expect(session.play("goto effect").hasPrefix("step 2 of 2\n"))
  }

  @Test("a step left out makes what follows hypothetical, and says how it fares")
  func skipping() throws {
    var session = try PlayedSession()
    _ = session.play(["open counter", ".increment", ".increment"])
    #expect(
      session.play("skip 1").hasPrefix(
        """
        counter · mvvm · 2/2 · hypothetical
          2 .increment  different: 
        """
      )
    )
    #expect(session.play("unskip 1").hasPrefix("counter · mvvm · 2/2\n"))
    #expect(session.play("skip 9") == "workbench: There is no step 9; the run has 0 to 2.\n")
  }

  @Test("another style runs the same script")
  func styles() throws {
    var session = try PlayedSession()
    _ = session.play(["open counter", ".increment"])
    #expect(
      session.play("style reducer").hasPrefix(
        "counter · reducer · 1/1: The store belongs to the app; the screen only looks at\nit."
      )
    )
    #expect(
      session.play("writers count") == "    1 .increment   count   0 → 1   by action .increment\n"
    )
    #expect(
      session.play("style flux")
        == "workbench: There is no style \"flux\". Known: reducer, mvvm, capability.\n"
    )
  }

  @Test(
    "what is wrong is said, and nothing changes",
    arguments: [
      (".nope", 2), (".increment(3)", 2), ("deliver e1", 2), ("lose", 2), ("advance soon", 2),
      ("appear", 1), ("restore 0", 1), ("compile nothing", 2), ("state nowhere", 2),
    ]
  )
  func mistakes(line: String, status: Int32) throws {
    var session = try PlayedSession()
    _ = session.play(["open counter", ".increment"])
    let error = #expect(throws: Problem.self) { try session.shell.evaluate(line: line) }
    #expect(error?.status.rawValue == status, "\(String(describing: error))")
    #expect(session.shell.session.lesson?.place == "counter · mvvm · 1/1")
  }

  @Test("a saved script is words, and replaying it gives the same frame")
  func saving() throws {
    var session = try PlayedSession()
    _ = session.play(["open counter", "style reducer"])
    let frame = session.play(".increment")
    #expect(session.play("save run.txt") == "run.txt\n")
    #expect(try session.scratch.text("run.txt") == "open counter\nstyle reducer\n.increment\n")
    #expect(session.play("save run.txt").hasPrefix("workbench: 'run.txt' exists already"))
    _ = session.play("close")
    #expect(
      session.play("replay run.txt") == "replayed run.txt: counter · reducer · 1/1\n" + frame
    )
    try session.scratch.write("bad.txt", "open counter\n.jump\n")
    #expect(session.play("replay bad.txt").contains("  line 2 of bad.txt: .jump\n"))
  }

  @Test("a guided step shows its text, takes its lines, and returns from free play")
  func guiding() throws {
    var session = try PlayedSession()
    _ = session.play("open counter")
    let first = session.play("next")
    #expect(first.contains("The four lines of a frame"))
    #expect(first.contains("› .increment\n.increment\n  changed   count   0 → 1"))
    _ = session.play([".decrement", ".decrement"])
    let second = session.play("next")
    #expect(second.contains("Back to the lesson's own script: counter · mvvm · 1/1"))
    #expect(second.contains("count   1 → 2"))
    for _ in 0..<20 { _ = session.play("next") }
    #expect(
      session.play("next") == """
        The lesson's own steps are done; everything can still be tried.

        Open cart next: there it matters which property a view reads. This lesson speaks
        to the tree architecture, whose answer should never hang on a counter.

          tree  decide architecture
          next  open cart

        """
    )
  }

  @Test("a prediction is marked by running; Enter passes; off is off")
  func predicting() throws {
    var session = try PlayedSession()
    _ = session.play(["open counter", "predict on"])
    #expect(session.play("next").hasSuffix("and what can come next.\n"))
    let answer = session.play("count, e1")
    #expect(
      answer.hasSuffix(
        """
          you said  count ✓ yes   e1 ✗ no
          not said  CountLabel ✗   ResetButton ✗

        """
      ),
      "\(answer)"
    )
    #expect(session.play("predict off") == "Predictions are off.\n")
    #expect(session.play("next").contains("count   1 → 2"))
  }

  @Test("one frame per line for programs")
  func json() throws {
    var session = try PlayedSession()
    _ = session.play("open counter")
    let line = session.play(".increment --json")
    for part in [
      "\"step\":1", "\"input\":\".increment\"", "\"as\":\".increment\"",
      "\"changed\":[{\"by\":\"method increment()\",\"from\":\"0\",\"path\":\"count\",\"to\":\"1\"}]",
      "\"effects\":[]", "\"inFlight\":[]", "\"drew\":\"1\"", "\"reads\":[\"count\"]",
      "\"view\":\"CountLabel\"", "\"notNotified\":[]", "\"broken\":[]", "\"next\":[\".increment\"",
      "\"output\":\"\"",
    ] {
      #expect(line.contains(part), "\(part)")
    }
    #expect(!line.contains("\n"))
    #expect(session.play(".increment").hasPrefix(".increment\n"), "the option ends with its line")
  }

  @Test("without a lesson, what needs one says so")
  func noLesson() throws {
    var session = try PlayedSession()
    #expect(
      session.play(".increment")
        == "workbench: '.increment' needs an open lesson.\n  Try lessons, then open NAME.\n"
    )
    #expect(session.play("views").hasPrefix("workbench: 'views' needs an open lesson."))
    #expect(session.play("open conter").contains("Try counter?"))
  }
}
