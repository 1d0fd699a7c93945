import DecisionRecords
import MarkdownBlocks
import TestSupport
import Testing

@Suite("The closing comment of a record without front matter")
struct ClosingCommentTests {
  private static let nygard = """
    # 1. Use tea

    Date: 2026-11-01

    ## Status

    Accepted

    ## Context

    Thirst.

    """

  /// A decided record whose answers and triggers are some texts.
  private func draft(_ texts: [String]) -> RecordDraft {
    RecordDraft(
      title: "Use milk",
      date: "2026-11-30",
      fields: [
        .init("owner", .text("Ana")), .init("tree", .text("drinks")),
        .init("tree-version", .text("3")),
        .init(
          "answers",
          .map(texts.enumerated().map { .init(question: "q\($0)", answer: $1) })
        ),
        .init("revisit", .list(texts)),
      ],
      lead: "A *choice*.",
      sections: [.init("Decision", "Milk.\n\n- cold")]
    )
  }

  @Test("among records that have none, a record has no front matter, and its title is line 1")
  func plain() throws {
    let sandbox = try Sandbox().write(["0001-use-tea.md": Self.nygard])
    let created = try sandbox.folder.create(draft(["2", "team-size>=5"]))
    #expect(
      try sandbox.text("0002-use-milk.md") == """
        # 2. Use milk

        Date: 2026-11-30

        Owner: Ana

        A *choice*.

        ## Status

        Proposed

        ## Decision

        Milk.

        - cold

        <!-- workbench
        tree: drinks
        tree-version: 3
        answers:
          q0: 2
          q1: team-size>=5
        revisit:
          - 2
          - team-size>=5
        -->

        """
    )
    #expect(created.record.people.map(\.name) == ["Ana"])
    #expect(created.record.walk?.tree == "drinks" && created.record.walk?.version == "3")
    #expect(created.record.triggers.map(\.line) == [26, 27])
    #expect(try sandbox.folder.check(today: "2026-11-30").map(\.path) == [])
  }

  @Test("front matter stays where most records have it, and where there is none yet")
  func matter() throws {
    let own = "---\ntitle: Use tea\n---\n\n# 1. Use tea\n\n## Status\n\nAccepted\n"
    for files in [[:], ["0001-use-tea.md": own], ["0001-use-tea.md": own, "0002-b.md": own]] {
      let sandbox = try Sandbox().write(files)
      let created = try sandbox.folder.create(draft(["2"]))
      let name = try #require(created.path.split(separator: "/").last)
      #expect(try sandbox.text(String(name)).hasPrefix("---\nstatus: proposed\ndate: 2026-11-30\n"))
    }
  }

  @Test("a record like the others follows them and not the one with the comment")
  func model() throws {
    let sandbox = try Sandbox().write(["0001-use-tea.md": Self.nygard])
    try sandbox.folder.create(draft(["2"]))
    try sandbox.folder.create(NewRecord(title: "Use water", date: "2026-11-30"))
    let text = try sandbox.text("0003-use-water.md")
    #expect(text.hasPrefix("# 3. Use water\n\nDate: 2026-11-30\n\n## Status\n\nProposed\n"))
    #expect(!text.contains("workbench") && !text.contains("Owner"))
  }

  private static let hostile = [
    "--", "-->", "--!>", "->", ">", "a-->b", "a -- b", "---", "----", "<!-- x", "<!-->", "x-", "-",
    "- x", "# x", "## Status", "\"--\"", "'-->'", "\\--", "a: --> b", "{--}", "[--]", "--\n-->",
    "\u{2028}--", "| --", "null", "", " ", "é-->日本",
  ]

  @Test("any text comes back as it was, and no text ends the comment", arguments: hostile)
  func hostileText(text: String) throws {
    try expectKept([text, "2", text])
  }

  @Test("texts made of what comments are made of come back too")
  func random() throws {
    let parts = ["-", "-", ">", "<", "!", " ", "\"", "'", "\\", ":", "#", "\n", "u002D", "a"]
    var random = Random(seed: 14)
    for _ in 0..<120 {
      let texts = (0..<3).map { _ in
        (0..<random.number(below: 9)).map { _ in parts[random.number(below: parts.count)] }.joined()
      }
      try expectKept(texts)
    }
  }

  private func expectKept(_ texts: [String]) throws {
    let sandbox = try Sandbox().write(["0001-use-tea.md": Self.nygard])
    let record = try sandbox.folder.create(draft(texts)).record
    #expect(record.walk?.answers.map(\.answer) == texts)
    #expect(record.triggers.map(\.text) == texts)
    #expect(record.flaws == [])
    let written = try sandbox.text("0002-use-milk.md")
    let comment = try #require(MarkdownDocument(written).blocks.last)
    #expect(comment.isComment && written.hasSuffix(comment.literal))
    #expect(comment.literal.ranges(of: "--").count == 2, "one to open it and one to close it")
  }

  @Test("a comment that somebody broke is a finding and no silence")
  func broken() throws {
    let sandbox = try Sandbox().write(["0001-use-tea.md": Self.nygard])
    let path = try sandbox.folder.create(draft(["2"])).path
    let text = try sandbox.text("0002-use-milk.md")
    for (old, new, line) in [("tree: drinks", "tree drinks", 20), ("  - 2\n-->", "oh\n-->", 25)] {
      try sandbox.write(["0002-use-milk.md": text.replacing(old, with: new)])
      let findings = try sandbox.folder.check(today: "2026-11-30")
      #expect(findings.map(\.code) == ["comment-line"])
      #expect(findings.map(\.line) == [line])
      #expect(findings.map(\.path) == [path])
    }
  }

  @Test("other comments are no such comment; words before its end are told and not guessed")
  func others() throws {
    let comments = [
      "<!-- workbench -->", "<!-- workbench tree: drinks\n-->", "<!-- other\ntree: drinks\n-->",
      "    <!-- workbench\n    tree: drinks\n    -->",
    ]
    for comment in comments {
      let sandbox = try Sandbox().write(["0001-use-tea.md": Self.nygard + "\n" + comment + "\n"])
      let record = try #require(try sandbox.folder.read().records.first)
      #expect(record.walk == nil && record.flaws == [], "\(comment)")
    }
    let glued = "<!-- workbench\ntree: drinks\nrevisit: 2027-06-01 -->\n"
    let sandbox = try Sandbox().write(["0001-use-tea.md": Self.nygard + "\n" + glued])
    let record = try #require(try sandbox.folder.read().records.first)
    #expect(record.walk?.tree == "drinks" && record.triggers == [])
    #expect(record.flaws.map(\.kind) == [.commentLine("revisit: 2027-06-01 -->")])
  }
}
