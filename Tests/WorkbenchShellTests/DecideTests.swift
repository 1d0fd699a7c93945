import DecisionTrees
import Problems
import TestSupport
import Testing

@testable import WorkbenchShell

@Suite("Deciding")
struct DecideTests {
  @Test("answers given as words lead to an outcome in text")
  func words() throws {
    var session = try PlayedSession()
    let answer = session.play("decide architecture team-size=2")
    #expect(
      answer.hasPrefix(
        """
        architecture: mvvm — Light MVVM with @Observable
          Why              Fewer than three people,
        """
      )
    )
    #expect(
      answer.hasSuffix(
        """
        You answered
          team-size  2  (Chancay K51, K74; D1)

        What would change it
          No single answer leads elsewhere for certain.

        Only together would change it
          - team-size=3 domain=complex transition-tests=wished → mvvm-dependencies
          - team-size=3 domain=complex transition-tests=required → tca

        """
      )
    )
  }

  @Test("an answer that leads away to one of several outcomes is shown with all of them")
  func openFlips() throws {
    var session = try PlayedSession()
    let page = session.play("decide team-size=5 domain=simple")
    #expect(
      page.contains(
        "What would change it\n  domain=complex  → mvvm-dependencies or tca\n\nOnly together"
      )
    )
    #expect(
      session.play("decide --json").contains(
        """
        "flips":[],"for":"app","language":"en","openFlips":[{"answer":"complex",\
        "outcomes":["mvvm-dependencies","tca"],"question":"domain"}]
        """
      )
    )
    #expect(
      session.play("what-if domain=complex").hasPrefix(
        "The outcome changes: mvvm → mvvm-dependencies or tca\n"
      )
    )
    #expect(session.play("what-if domain=unknown").hasPrefix("architecture: Not decided yet"))
    var spanish = try PlayedSession(language: "es")
    #expect(
      spanish.play("decide team-size=5 domain=simple").contains("→ mvvm-dependencies o tca\n")
    )
  }

  @Test("at a terminal what-if says at its end too what changed")
  func whatIfAtTheEnd() throws {
    var session = try PlayedSession(isTerminal: true, columns: 40)
    _ = session.play(
      "decide team-size=4 domain=complex transition-tests=required min-os=17 for=app"
    )
    #expect(session.play("what-if team-size=2").hasSuffix("\n\nThe outcome changes: tca → mvvm\n"))
  }

  @Test("a question answered twice in one line, and an answer typed as an option, are refused")
  func misplaced() throws {
    var session = try PlayedSession()
    #expect(
      session.play("decide team-size=4 team-size=5") == """
        workbench: 'team-size' is answered twice, with 4 and 5.
          Try team-size=4 or team-size=5.

        """
    )
    #expect(session.shell.session.facts["team-size"] == nil)
    for line in ["decide --for=feature", "decide team-size=2 --for=feature"] {
      #expect(
        session.play(line) == """
          workbench: 'decide' has no option '--for=feature'.
            Try for=feature, without dashes.
            Try help decide for its options.

          """
      )
    }
    #expect(session.play("decide team-size=2 team-size=2").hasPrefix("architecture: mvvm"))
  }

  @Test("the object for programs has the promised keys")
  func json() throws {
    var session = try PlayedSession()
    let text = session.play(
      "decide architecture team-size=4 domain=complex transition-tests=required --json"
    )
    for key in [
      "\"tree\":\"architecture\"", "\"outcome\":{\"id\":\"tca\",\"title\":", "\"why\":",
      "\"path\":[{\"answer\":\"4\",\"question\":\"team-size\"}", "\"price\":", "\"voices\":[",
      "\"agrees\":null", "\"flips\":[{\"answer\":\"2\",\"outcome\":\"mvvm\"", "\"flipSets\":[]",
      "\"sources\":[", "\"for\":\"app\"",
    ] {
      #expect(text.contains(key), "\(key)")
    }
    #expect(!text.contains("\n"))
  }

  @Test("a walk in a pipe: lines answer, the outcome comes as soon as it is certain")
  func piped() throws {
    var session = try PlayedSession()
    #expect(session.play(["decide", "4"]) == "")
    #expect(session.play("simple").hasPrefix("architecture: mvvm — "))
    #expect(session.shell.session.dialogue == nil)
  }

  @Test("the end of the lines is a missing answer that is named with what it takes")
  func missing() throws {
    var session = try PlayedSession()
    _ = session.play(["decide", "4"])
    #expect(throws: Problem.self) { try session.shell.inputEnded() }
    #expect(
      session.play("decide team-size=4 domain=unknown").isEmpty,
      "transition-tests still matters and the next line answers it"
    )
  }

  @Test("unknown walks both branches and says what is still possible")
  func unknown() throws {
    var session = try PlayedSession()
    #expect(
      session.play(["decide", "5", "unknown", "none"]).hasPrefix(
        """
        architecture: Not decided yet; still possible
          mvvm               Light MVVM with @Observable
          mvvm-dependencies  MVVM with @Observable plus a dependency library

        To settle it, find out
          domain  
        """
      )
    )
  }

  @Test("trees share their answers, and a summary names what pulls against what")
  func sharing() throws {
    var session = try PlayedSession()
    _ = session.play("decide team-size=4 domain=complex transition-tests=none")
    #expect(
      session.play("decide injection screens=9 wants=directness").contains("injection: factory")
    )
    #expect(session.play("decide injection").contains("What pulls against it"))
    #expect(
      session.play("decide architecture injection") == """
          architecture  mvvm-dependencies — MVVM with @Observable plus a dependency
                        library
          injection     factory — Factory: a container of registrations

        What pulls against it
        """ + session.tensions()
    )
  }

  @Test(
    "what somebody answered stays where the tree that decides it is undecided",
    arguments: [("mvvm-dependencies", "initialisers"), ("tca", "comes-with-tca")]
  )
  func answered(architecture: String, outcome: String) throws {
    var session = try PlayedSession()
    let line = "decide architecture injection team-size=4 domain=complex transition-tests=unknown"
    let open = session.play("\(line) architecture=\(architecture) screens=1")
    #expect(open.contains("Not decided yet; still possible: mvvm-dependencies, tca"), "\(open)")
    #expect(open.contains("injection     \(outcome)"), "\(open)")
    let decided = session.play("decide architecture injection transition-tests=required")
    #expect(decided.contains("injection     comes-with-tca"), "\(decided)")
    let undecided = session.play("decide architecture injection transition-tests=unknown")
    #expect(!undecided.contains("injection     comes-with-tca —"), "\(undecided)")
  }

  @Test("what-if shows another outcome and keeps the answers")
  func whatIf() throws {
    var session = try PlayedSession()
    _ = session.play("decide team-size=4 domain=complex transition-tests=required")
    #expect(
      session.play("what-if team-size=2").hasPrefix("The outcome changes: tca → mvvm\n")
    )
    #expect(session.play("what-if team-size=9").hasPrefix("The outcome stays: tca\n"))
    #expect(session.play("decide").hasPrefix("architecture: tca"))
    #expect(
      session.play("what-if") == """
        workbench: 'what-if' needs an answer.
          Try what-if team-size=2.

        """
    )
  }

  @Test("fresh forgets, and asks again")
  func fresh() throws {
    var session = try PlayedSession()
    _ = session.play("decide team-size=2")
    #expect(session.play("decide --fresh") == "")
    #expect(session.play("2").hasPrefix("architecture: mvvm"))
  }

  @Test(
    "every flip shown can be typed back and does what it says",
    arguments: [
      "team-size=4 domain=complex transition-tests=required", "team-size=2",
      "team-size=3 domain=simple", "team-size=9 domain=complex transition-tests=wished",
    ]
  )
  func flips(answers: String) throws {
    var session = try PlayedSession()
    _ = session.play("decide \(answers)")
    let walk = try #require(session.shell.session.decided.first).walk
    for flip in walk.flips {
      let answer = session.play("what-if \(flip.question)=\(flip.answer.text)")
      #expect(answer.hasSuffix("") && answer.contains("→ \(flip.outcome)\n"), "\(answer)")
    }
    for set in walk.flipSets {
      let words = set.answers.map { "\($0.question)=\($0.answer.text)" }.joined(separator: " ")
      #expect(session.play("what-if \(words)").contains("→ \(set.outcome)\n"), "\(words)")
    }
  }

  @Test("a team's own tree: drawn, walked, given back byte for byte, and refused with its line")
  func ownTree() throws {
    var session = try PlayedSession()
    let file = session.play("tree mix --format json")
    try session.scratch.write("ours.json", file)
    #expect(session.play("tree --tree ours.json --format json") == file)
    #expect(session.play("decide --tree ours.json role=shell").hasPrefix("mix: shell"))
    #expect(session.play("decide ours.json role=shell").hasPrefix("mix: shell"))
    try session.scratch.write("broken.json", file.replacing("\"id\": \"mix\"", with: "\"id\": 7"))
    #expect(
      session.play("decide --tree broken.json") == """
        workbench: "id" is a whole number, not a string.
          broken.json:2
          Write a string.

        """
    )
    #expect(
      session.play("tree --tree missing.json")
        == "workbench: 'missing.json' cannot be read: no such file or directory.\n  Try another path.\n"
    )
  }
}

extension PlayedSession {
  /// The tensions of the last summary, as they are shown.
  fileprivate func tensions() -> String {
    let trees = shell.session.decided.map(\.tree)
    var page = Page()
    page.rows(
      Summary(of: trees, with: shell.session.facts).tensions.map {
        .init(Line($0.tree), Line($0.text))
      }
    )
    return "\n" + page.text(.piped)
  }
}
