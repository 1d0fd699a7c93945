import DecisionTrees
import TestSupport
import Testing

@testable import WorkbenchShell

@Suite("Leaving a walk and going on")
struct LeavingWalkTests {
  @Test("decide goes on with the walk that was left, whichever it was", arguments: Tree.builtInIDs)
  func goingOn(id: String) throws {
    var session = try PlayedSession(isTerminal: true)
    let before = session.play("decide \(id) for=app")
    let answer = try #require(Tree.builtIn(id)?.questions[0].answers.first?.text ?? "5")
    let after = session.play(answer)
    try #require(session.shell.session.dialogue != nil, "\(after)")
    let isCertain = after.contains("The rest does not change the outcome")
    let page = session.shell.leaveDialogue()?.text(.piped)
    #expect(before.hasSuffix("\(id) · 1/\(try questions(id))\n"))
    guard !isCertain else { return }
    #expect(page == "The answers are kept for this session; decide goes on.\n")
    #expect(session.play("decide").split(separator: "\n").last == after.split(separator: "\n").last)
  }

  private func questions(_ id: String) throws -> Int {
    try #require(try Tree.builtIn(id)).questions.count
  }

  @Test("several trees and a team's own go on as well, in the language spoken then")
  func several() throws {
    var session = try PlayedSession(isTerminal: true)
    _ = session.play(["decide --all for=app", "2"])
    #expect(session.shell.session.dialogue?.place(session.shell.session) == "view-model · 1/3")
    _ = session.shell.leaveDialogue()
    #expect(session.play("decide").hasSuffix("view-model · 1/3\n"))
    _ = session.shell.leaveDialogue()
    #expect(session.play("decide --lang es").contains("¿"))
    _ = session.shell.leaveDialogue()
    let file = session.play("tree modules --format json").replacing("\"modules\"", with: "\"ours\"")
    try session.scratch.write("ours.json", file)
    _ = session.play(["decide ours.json", "existing"])
    _ = session.shell.leaveDialogue()
    #expect(session.play("decide").hasSuffix("ours · 2/3\n"))
    #expect(session.play(["yes", "done"]).contains("ours: move-library-first"))
    #expect(session.play("decide").hasPrefix("architecture: mvvm"), "the walk has ended")
  }

  @Test("an answer to a question of another tree is no walk of the one that was left")
  func otherTree() throws {
    var session = try PlayedSession(isTerminal: true)
    _ = session.play(["decide modules for=app", "existing"])
    _ = session.shell.leaveDialogue()
    #expect(session.play("decide team-size=4").hasSuffix("architecture · 2/4\n"))
    _ = session.shell.leaveDialogue()
    #expect(session.play("decide domain=simple").contains("architecture: mvvm"))
  }

  @Test("back takes the first answer back too, what the decision is for")
  func backToTheFirst() throws {
    var session = try PlayedSession(isTerminal: true)
    #expect(session.play(["decide", "feature"]).hasSuffix("architecture · 1/4\n"))
    #expect(session.play("back").hasPrefix("What is this decision for?\n"))
    #expect(session.play("back").hasPrefix("This is the first question.\n"))
    #expect(
      session.play("unknown") == """
        workbench: 'unknown' is no value of what the decision is for.
          Try app, feature-class or feature.

        """
    )
    _ = session.play(["feature-class", "2", "done"])
    #expect(session.play("decide --json").contains("\"for\":\"feature-class\""))
  }

  @Test(
    "back shows the question before, in whichever tree and at whichever point",
    arguments: ["--all"] + Tree.builtInIDs,
    ["", "answer"]
  )
  func backEverywhere(tree: String, rest: String) throws {
    var session = try PlayedSession(isTerminal: true)
    _ = session.play("decide \(tree)")
    var count = 0
    while let (shown, answer) = try open(session) {
      let line = shown.contains("Enter skips") ? (rest.isEmpty ? "" : answer) : answer
      _ = session.play(line)
      guard let next = try open(session) else { break }
      #expect(session.play("back").hasSuffix(shown), "after \(line)")
      #expect(try open(session)?.shown == shown, "after \(line)")
      _ = session.play(line)
      #expect(try open(session)?.shown == next.shown, "\(line) again")
      count += 1
    }
    #expect(count > 1 && session.shell.session.decided.count == (tree == "--all" ? 8 : 1))
  }

  @Test("back in several trees comes to the tree that asks, past those that need nothing")
  func backPastDecided() throws {
    var session = try PlayedSession(isTerminal: true)
    _ = session.play("decide team-size=2 for=app")
    #expect(session.play("decide --all").hasSuffix("view-model · 1/3\n"))
    #expect(session.play("no").hasSuffix("view-model · 2/3\n"))
    #expect(session.play("back").hasSuffix("view-model · 1/3\n"))
    #expect(session.play("back").hasPrefix("This is the first question.\n"))
    #expect(session.play("quit") == "The answers are kept for this session; decide goes on.\n")
  }

  /// The open question as it is shown, and an answer to it.
  private func open(_ session: PlayedSession) throws -> (shown: String, answer: String)? {
    let state = session.shell.session
    guard let dialogue = state.dialogue as? WalkDialogue else { return nil }
    let question = try #require(dialogue.open(state), "a prompt without a question")
    let shown = dialogue.question(state).text(state.settings.look) + dialogue.place(state) + "\n"
    return (shown, question.answers.first?.text ?? "5")
  }

  @Test("once the outcome is out, leaving shows the rest and keeps the decision")
  func leavingTheRest() throws {
    var session = try PlayedSession(isTerminal: true)
    _ = session.play(["decide for=app", "2"])
    let page = try #require(session.shell.leaveDialogue()?.text(.piped))
    #expect(page.contains("Who says what") && page.contains("Only together would change it"))
    #expect(page.hasSuffix("  Next  record · decide --all\n"))
    #expect(session.play("what-if team-size=9").contains("Not decided yet"))
    _ = session.play("decide --fresh for=app --record")
    _ = session.play("2")
    let left = session.shell.leaveDialogue()?.text(.piped) ?? ""
    #expect(
      left.hasSuffix(
        "\nNothing was written. The decision is kept for this session; record starts again.\n"
      )
    )
    #expect(session.scratch.names() == [])
  }

  @Test("decide --record asks for what is missing, and then writes")
  func recording() throws {
    var piped = try PlayedSession()
    #expect(piped.play(["decide --record owner=Ana", "4", "complex"]) == "")
    #expect(piped.play("required").hasPrefix("Decisions/0001-tca-for-the-features"))
    #expect(piped.shell.session.dialogue == nil)
    var asked = try PlayedSession(isTerminal: true)
    _ = asked.play(["decide --record title=Ours owner=Ana for=feature", "2"])
    let end = asked.play("done")
    #expect(end.contains("Who says what") && end.contains("\nDecisions/0001-ours.md\n"))
    #expect(try asked.scratch.text("Decisions/0001-ours.md").contains("- **For:** feature\n"))
  }

  @Test("an answer behind --record is an answer")
  func answersBehind() throws {
    var session = try PlayedSession()
    #expect(
      session.play("decide --record title=Ours team-size=2 for=feature").hasPrefix(
        "Decisions/0001-ours.md\n"
      )
    )
    #expect(try session.scratch.text("Decisions/0001-ours.md").contains("  team-size: 2\n"))
    #expect(
      session.play("decide --record titel=Ours team-size=2").hasPrefix(
        "workbench: A record has no field 'titel'.\n"
      )
    )
  }

  @Test("what cannot be recorded is refused before anybody is asked")
  func refused() throws {
    var session = try PlayedSession(isTerminal: true)
    #expect(session.play("decide --record ownr=Ana").hasPrefix("workbench: A record has no field"))
    #expect(session.shell.session.dialogue == nil)
    try session.scratch.write("Package.swift", "")
    try session.scratch.write("Sources/WorkbenchShell/Shell.swift", "")
    #expect(session.play("decide --record").contains("This is the workbench's own checkout"))
    #expect(session.shell.session.dialogue == nil)
  }

  @Test(
    "a program reads one object for a walk, whatever is said in between",
    arguments: [true, false]
  )
  func oneObject(isTerminal: Bool) throws {
    var session = try PlayedSession(isTerminal: isTerminal)
    var objects: [String] = []
    let start = isTerminal ? ["decide view-model --json", "app"] : ["decide view-model --json"]
    for line in start + ["why", "no", "back", "no", "2", "why", "done"] {
      guard line == start[0] || session.shell.session.dialogue != nil else { continue }
      let reply = try session.shell.evaluate(line: line)
      #expect(session.shell.settingsOfLastLine.json)
      if reply.data == nil, session.shell.session.dialogue != nil {
        #expect(reply.page == Page() && reply.raw == nil, "\(line)")
      } else {
        objects += [reply.data.map(JSONText.line) ?? reply.page.text(.piped)]
      }
    }
    #expect(objects.count == 1 && objects[0].contains("\"tree\":\"view-model\""))
  }
}
