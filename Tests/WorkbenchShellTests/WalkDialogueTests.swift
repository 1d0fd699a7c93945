import DecisionTrees
import LineEditing
import Testing

@testable import WorkbenchShell

@Suite("A walk at the prompt")
struct WalkDialogueTests {
  @Test("asks what it is for, then the questions that matter, each with why and an aid")
  func asking() throws {
    var session = try PlayedSession(isTerminal: true)
    #expect(
      session.play("decide") == """
        What is this decision for?
          If your answers would differ from feature to feature, decide for a class of
          them.
          1 app            the whole app
          2 feature-class  one class of features
          3 feature        one feature
          Enter takes app · why · Ctrl-C leaves; answers stay for this session
        architecture

        """
    )
    #expect(session.play("feature-c").hasSuffix("architecture · 1/4\n"))
    #expect(session.play("why").hasPrefix("We ask because: "))
    #expect(
      session.play("many") == """
        workbench: "many" is no whole number, which team-size needs. Answer a number
        from 1 to 10000, or unknown.

        """
    )
    #expect(session.play("4").hasSuffix("architecture · 2/4\n"))
    #expect(session.play("back").hasSuffix("architecture · 1/4\n"))
    #expect(session.play("").hasPrefix("workbench: team-size has no answer yet."))
  }

  @Test(
    "answers by number, name, beginning, in English or Spanish",
    arguments: ["2", "complex", "comp", "Complejo", "COMPLEX"]
  )
  func answering(word: String) throws {
    var session = try PlayedSession(isTerminal: true)
    #expect(session.play(["decide", "", "4", word]).hasSuffix("architecture · 3/4\n"))
    #expect(session.shell.session.facts["domain"] == .choice("complex"))
  }

  @Test("the outcome is shown as soon as it is certain; the rest is asked for the record")
  func forTheRecord() throws {
    var session = try PlayedSession(isTerminal: true)
    _ = session.play(["decide", ""])
    let certain = session.play("2")
    #expect(certain.contains("architecture: mvvm — Light MVVM with @Observable"))
    #expect(certain.contains("The rest does not change the outcome; it is asked for the record."))
    #expect(certain.hasSuffix("architecture · 2/4\n"))
    #expect(session.play("simple").hasSuffix("architecture · 3/4\n"))
    #expect(session.play("").hasSuffix("architecture · 4/4\n"))
    let end = session.play("16")
    #expect(end.contains("  domain     simple  ("))
    #expect(end.contains("Below iOS 17"))
    #expect(
      end.hasSuffix(
        "  Next  record · decide --all\n"
      ),
      "\(end)"
    )
    #expect(session.shell.session.dialogue == nil)
  }

  @Test("done ends the questions for the record")
  func done() throws {
    var session = try PlayedSession(isTerminal: true)
    _ = session.play(["decide", "", "2", "done"])
    #expect(session.shell.session.dialogue == nil)
    #expect(session.shell.session.decided.count == 1)
  }

  @Test("leaving keeps the answers, and decide goes on")
  func leaving() throws {
    var session = try PlayedSession(isTerminal: true)
    _ = session.play(["decide", "", "4"])
    #expect(
      session.shell.leaveDialogue()?.text(.piped)
        == "The answers are kept for this session; decide goes on.\n"
    )
    #expect(session.play("decide").hasSuffix("architecture · 2/4\n"))
    #expect(session.play("quit") == "The answers are kept for this session; decide goes on.\n")
  }

  @Test("one command can speak Spanish, and so can the whole dialogue")
  func spanish() throws {
    var session = try PlayedSession(isTerminal: true)
    #expect(session.play("decide --lang es").hasPrefix("¿Para qué es esta decisión?"))
    #expect(session.play("app").contains("un número de 1 a 10000"))
    #expect(session.play("dos").hasPrefix("workbench: «dos» no es un número entero"))
    #expect(session.play(["4", "complejo"]).hasSuffix("architecture · 3/4\n"))
    #expect(session.play("requisito").contains("Por qué"))
    _ = session.play("termina")
    #expect(session.play("trees").contains("Which architecture"), "the option ends with the walk")
  }

  @Test("what Tab offers: commands, trees, questions, answers, words of the walk")
  func completion() throws {
    var session = try PlayedSession(isTerminal: true)
    func offered(_ text: String) -> [String] {
      Completer(commands: .workbench, session: session.shell.session).complete(text)
        .candidates.map(\.text)
    }
    #expect(offered("dec") == ["decide"])
    #expect(offered("adr s").contains("show"))
    #expect(offered("tree ") == offered("tree" + " "))
    #expect(offered("tree m") == ["mix", "modules"])
    #expect(offered("decide architecture d") == ["domain="])
    #expect(
      offered("decide architecture domain=") == [
        "domain=simple", "domain=complex", "domain=unknown",
      ]
    )
    #expect(offered("tree --f") == ["--format"])
    #expect(offered("tree --format ") == ["text", "mermaid", "dot", "json"])
    #expect(offered("help reduc") == ["reducer"])
    #expect(offered("record ow") == ["owner="])
    _ = session.play("decide team-size=2 --record --dir Decisions")
    #expect(offered("adr show ") == ["1"])
    #expect(offered("adr show li") == ["1"], "a title that begins so")
    #expect(offered("adr edit OBS") == ["1"], "a word of it")
    #expect(offered("adr show bserv") == [])
    #expect(offered("tree --tree D") == ["Decisions/"])
    _ = session.play(["decide --fresh", "", "4"])
    #expect(offered("c") == ["complex"])
  }
}
