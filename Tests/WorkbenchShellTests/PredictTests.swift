import LessonKit
import Testing

@testable import WorkbenchShell

@Suite("At the question what a step will change")
struct PredictTests {
  /// Asked about `deliver e1 ok`, after an edit while the transfer is sent.
  private func asked(isTerminal: Bool = false) throws -> PlayedSession {
    var session = try PlayedSession(isTerminal: isTerminal, columns: 100)
    _ = session.play(["open transfer", "predict on", "next", "", "", "next", "", "next", ""])
    #expect(line(session) == "deliver e1 ok")
    return session
  }

  private func line(_ session: PlayedSession) -> String? {
    (session.shell.session.dialogue as? PredictDialogue)?.line
  }

  private func place(_ session: PlayedSession) -> String? { session.shell.session.lesson?.place }

  @Test(
    "a command that looks runs, and the question stays",
    arguments: [
      "source", "source bare", "log", "views", "state phase", "help phase", "help count",
      "predict", "predict on", "cost", "writers phase", "effects", ":sou", ":state", "lessons",
      "help",
    ]
  )
  func looking(command: String) throws {
    var session = try asked()
    let answer = session.play(command)
    #expect(!answer.contains("you said") && !answer.isEmpty)
    #expect(line(session) == "deliver e1 ok")
    #expect(place(session) == "transfer · mvvm · 4/4")
    #expect(session.play("phase").contains("you said  phase ✓ yes"))
  }

  @Test(
    "what looks says what it says elsewhere",
    arguments: ["source", "log", "views", "help log"]
  )
  func sameWords(command: String) throws {
    var session = try asked()
    let answer = session.play(command)
    session.shell.session.dialogue = nil
    #expect(session.play(command) == answer)
  }

  @Test(
    "words that are neither leave the question open, and nothing is taken",
    arguments: [
      "zero", "t", "e", "amo", "wobbles and wiggles", "deliver e9", "state nowhere", "sou",
      "effect",
      "effect e1", "not", "not phase", "phase not", "nothing changes", "phase becomes sent",
      "!phase",
      "phase or amount", "phase: sent", "phase 1", "phase → sent", "StatusLabel not told", "-phase",
      "amount 50", "only phase", "yes", "no", "sí", "si", "y", "bob", "never", "no phase", "non",
      "nothing but phase", "phase, amount not", "all", "e1 not", "phase=sent", "phase.sent",
    ]
  )
  func neither(words: String) throws {
    var session = try asked()
    #expect(!session.play(words).contains("you said"))
    #expect(line(session) == "deliver e1 ok")
    #expect(place(session) == "transfer · mvvm · 4/4")
  }

  @Test(
    "another step, style or lesson leaves the guided step, and says so",
    arguments: [
      (".edit", "; next takes it."), ("lose e1", "; next takes it."),
      ("style reducer", "; next takes it."), ("reset", "; next takes it."),
      ("goto 1", "; next takes it."), ("close", "."), ("open cart", "."),
    ]
  )
  func leaving(command: String, end: String) throws {
    var session = try asked()
    #expect(session.play(command).hasSuffix("\nThe guided step was left\(end)\n"))
    #expect(line(session) == nil)
  }

  @Test(
    "a guess is made of names, numbers and nothing",
    arguments: [
      (
        "phase, send, SubmitButton, StatusLabel, broken",
        "phase ✓ yes   send ✓ yes   SubmitButton ✓ yes   StatusLabel ✓ yes   broken ✓ yes"
      ),
      ("phase e1", "phase ✓ yes   e1 ✓ yes"), ("PHASE and AMOUNT", "phase ✓ yes   amount ✗ no"),
      ("none", "nothing ✗ no"), ("nothing", "nothing ✗ no"),
      ("stat y send", "StatusLabel ✓ yes   send ✓ yes"), ("phase, phase.", "phase ✓ yes"),
      ("“phase” send()", "phase ✓ yes   send ✓ yes"), ("e2", "e2 ✗ no"),
    ]
  )
  func guesses(words: String, marks: String) throws {
    var session = try asked()
    #expect(session.play(words).contains("  you said  \(marks)\n"))
    #expect(line(session) == nil)
    #expect(place(session) == "transfer · mvvm · 5/5")
  }

  @Test(
    "what cannot be marked is said, and why",
    arguments: [
      ("bob", "Only names can be marked, and \"bob\" is none here, nor a whole command."),
      (
        "phase not sent",
        "Only names can be marked, and \"not\" and \"sent\" are none here, nor a whole command."
      ),
      ("sí", "This is not asked for a yes or a no, but for names."),
      ("No", "This is not asked for a yes or a no, but for names."),
    ]
  )
  func refusals(words: String, message: String) throws {
    var session = try asked()
    let answer = session.play(words).split(whereSeparator: \.isNewline).joined(separator: " ")
    #expect(answer.hasPrefix(message))
  }

  @Test("the line itself, next and Enter take the step", arguments: ["", "next", "deliver e1 ok"])
  func passing(words: String) throws {
    var session = try asked()
    let answer = session.play(words)
    #expect(answer.contains("e1 send(50.0, \"ana\")   finished with ok"))
    #expect(!answer.contains("you said"))
  }

  @Test("the question names what can be said, nothing included")
  func question() throws {
    var session = try asked(isTerminal: true)
    #expect(
      session.play("help").hasSuffix(
        """
        What will deliver e1 ok change, start, end or tell? Name all of it, out of amount, recipient, phase,
        AmountField, RecipientField, SubmitButton, StatusLabel, send, broken, or say nothing where it
        changes nothing.
        Enter passes · predict off · other commands work too · Ctrl-C leaves the step
        transfer · mvvm · 4/4 · predict

        """
      )
    )
  }

  @Test("left in the middle, a step says how far it came")
  func middle() throws {
    var session = try asked()
    #expect(
      session.play("back")
        == "The guided step was left after 1 of its 2 lines; next takes it from its beginning.\n"
    )
    #expect(session.play("next").contains("Back to the lesson's own script: transfer · mvvm · 3/3"))
    _ = session.play("back")
    #expect(place(session) == "transfer · mvvm · 3/3")
  }
}
