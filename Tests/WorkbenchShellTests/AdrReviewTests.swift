import DecisionTrees
import PTYKit
import Problems
import TestSupport
import Testing

@testable import WorkbenchShell

@Suite("Reviewing records")
struct AdrReviewTests {
  /// A record that came from a walk, and one with a day and a condition of its own.
  static func team(isTerminal: Bool = false) throws -> PlayedSession {
    var session = try PlayedSession(isTerminal: isTerminal)
    _ = session.play("decide team-size=2 for=app --record title=\"Use MVVM\" --dir Decisions")
    session.shell.session.facts = Facts()
    session.shell.session.dialogue = nil
    try session.scratch.write(
      "Decisions/0002-buy.md",
      """
      ---
      status: accepted
      date: 2026-01-01
      revisit:
        - 2027-01-31
        - budget>1000
        - When the shop closes.
      ---

      # 2. Buy tea
      """
    )
    return session
  }

  @Test("without facts what was never answered is named, and nothing is to be looked at")
  func missing() throws {
    var session = try Self.team()
    #expect(
      session.play("adr review") == """
        Decisions (found as Decisions), on 2026-11-30

        No decision wants to be looked at again.
        Nobody has said: domain, budget. adr review domain=… says it.

        """
    )
    #expect(session.status(of: "adr review") == .done)
  }

  @Test("a day that has come, a condition that holds, a tree that ends elsewhere")
  func reasons() throws {
    var session = try Self.team()
    #expect(
      session.play(
        "adr review team-size=5 domain=complex transition-tests=required budget=1200 --date 2027-02-01"
      ) == """
        Decisions (found as Decisions), on 2027-02-01
          with budget=1200 domain=complex team-size=5 transition-tests=required
          1     Use MVVM  (proposed, 2026-11-30)
          Decisions/0001-use-mvvm.md:10: team-size>=3 holds, as it is 5
          Decisions/0001-use-mvvm.md:11: domain=complex holds, as it is complex
          Decisions/0001-use-mvvm.md: its tree now ends at tca, not at mvvm
          2     Buy tea  (accepted, 2026-01-01)
          Decisions/0002-buy.md:5: its day, 2027-01-31, has come
          Decisions/0002-buy.md:6: budget>1000 holds, as it is 1200

        2 decisions to look at again.

        """
    )
    #expect(session.status(of: "adr review team-size=5") == .no)
  }

  @Test("the same as data")
  func data() throws {
    var session = try Self.team()
    #expect(
      session.play("adr review budget=1001 --json") == """
        {"date":"2026-11-30","facts":{"budget":"1001"},"items":[{"reasons":[{"kind":\
        "trigger-holds","line":6,"text":"budget>1000 holds, as it is 1001"}],"record":{"date":\
        "2026-01-01","id":"0002-buy","number":2,"openPoints":0,"path":"Decisions/0002-buy.md",\
        "people":[],"status":"accepted","statusWord":"accepted","tags":[],"title":"Buy tea"}}],\
        "missingFacts":["domain"],"unknownTrees":[],"unreadable":[]}
        """
    )
  }

  static let refusals: [(line: String, expected: String)] = [
    (
      "adr review team-siz=5",
      "workbench: No question here is called 'team-siz'.\n  Try team-size?\n"
    ),
    (
      "adr review soon",
      "workbench: 'soon' is no answer of the form question=answer.\n"
    ),
    ("adr review --date 2026-02-30", "workbench: '2026-02-30' is no day for --date.\n"),
    ("adr review domain=9", "workbench: "),
  ]

  @Test("facts and days that mean nothing are refused", arguments: refusals)
  func refused(line: String, expected: String) throws {
    var session = try Self.team()
    #expect(session.play(line).hasPrefix(expected))
    #expect(session.status(of: line) == .usage)
  }

  @Test("at a terminal each missing fact is asked for; Enter passes one over")
  func dialogue() throws {
    var session = try Self.team(isTerminal: true)
    #expect(
      session.play("adr review") == """
        Is the domain simple, or does it have complex states?
          simple or complex
          Enter passes it over · why · done shows the review
        review · domain

        """
    )
    #expect(session.play("why").hasPrefix("We ask because:"))
    #expect(session.play("7").hasPrefix("workbench: "))
    #expect(
      session.play("") == """
        What is budget today?
          Enter passes it over · why · done shows the review
        review · budget

        """
    )
    #expect(
      session.play("2000") == """
        Decisions (found as Decisions), on 2026-11-30
          with budget=2000
          2     Buy tea  (accepted, 2026-01-01)
          Decisions/0002-buy.md:6: budget>1000 holds, as it is 2000

        1 decision to look at again.
        Nobody has said: domain. adr review domain=… says it.

        """
    )
    #expect(session.shell.session.dialogue == nil)
  }

  @Test("leaving the questions keeps the answers")
  func leaving() throws {
    var session = try Self.team(isTerminal: true)
    _ = session.play(["adr review", "simple"])
    #expect(session.shell.leaveDialogue() != nil)
    #expect(session.play("adr review").contains("What is budget today?"))
  }

  @Test("a team's own tree is used where it is named; a record of an unknown one says so")
  func ownTree() throws {
    var session = try Self.team()
    let text = try session.scratch.text("Decisions/0001-use-mvvm.md")
    try session.scratch.write(
      "Decisions/0001-use-mvvm.md",
      text.replacing("tree: architecture", with: "tree: ours")
    )
    #expect(
      session.play("adr review").hasSuffix(
        "Decisions/0001-use-mvvm.md comes from a tree that is not here; --tree FILE names\nit.\n"
      )
    )
    let tree = session.play("tree architecture --format json")
    try session.scratch.write(
      "ours.json",
      tree.replacing("\"id\": \"architecture\"", with: "\"id\": \"ours\"")
    )
    let review = session.play("adr review domain=complex team-size=9 --tree ours.json")
    #expect(!review.contains("not here"))
    #expect(review.contains("transition-tests"))
  }
}
