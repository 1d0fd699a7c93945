import DecisionRecords
import Foundation
import TestSupport
import Testing

@Suite struct CreatingTests {
  @Test func `A draft becomes a file of this form`() throws {
    let sandbox = Sandbox()
    let draft = RecordDraft(
      title: "Use *tea*: now",
      date: "2026-11-30",
      fields: [
        .init("owner", .text("Open: who?")), .init("tree", .text("architecture")),
        .init("tree-version", .text("1")),
        .init(
          "answers",
          .map([
            .init(question: "team-size", answer: "4"), .init(question: "domain", answer: "complex"),
          ])
        ),
        .init("revisit", .list(["2027-01-01", "team-size>=5", "a: b"])),
      ],
      lead: "First words.",
      sections: [.init("Context", "Why.\n"), .init("Consequences", "- Open: budget?")]
    )
    let created = try sandbox.folder.create(draft)
    #expect(created.path == sandbox.path + "/0001-use-tea-now.md")
    #expect(
      try sandbox.text("0001-use-tea-now.md") == """
        ---
        status: proposed
        date: 2026-11-30
        owner: "Open: who?"
        tree: architecture
        tree-version: 1
        answers:
          team-size: 4
          domain: complex
        revisit:
          - 2027-01-01
          - team-size>=5
          - "a: b"
        ---

        # 1. Use \\*tea\\*: now

        First words.

        ## Status

        Proposed

        ## Context

        Why.

        ## Consequences

        - Open: budget?

        """
    )
    let record = try #require(try sandbox.folder.read().records.first)
    #expect(record == created.record)
    #expect(record.title == "Use *tea*: now")
    #expect(record.walk?.answers.map(\.answer) == ["4", "complex"])
    #expect(record.triggers.map(\.text) == ["2027-01-01", "team-size>=5", "a: b"])
    #expect(record.openPoints.map(\.text) == ["who?", "budget?"])
  }

  @Test(arguments: [
    "Use R&D for C++", "Use A|B", #"C:\new\1"#, "Store DATE columns with STATUS", "日本語", "🚀",
    "say \"hi\" *now*", "# 1. not a number", "[a](b) <b>x</b> &amp; `c`", "Use C #", "a_b_c __d__",
    "2024 roadmap", "NUMBER", "a\\", "~~no~~", "$(rm -rf /)", "%s %n", "-e", "| a | b |",
  ]) func `A title reads back as it was given`(title: String) throws {
    let sandbox = Sandbox()
    let created = try sandbox.folder.create(RecordDraft(title: title, date: "2026-11-30"))
    #expect(created.record.title == title)
    #expect(created.number == 1)
  }

  @Test(arguments: ["", "  \n\t", "\u{0}"]) func `A title without words is refused`(title: String) {
    let sandbox = Sandbox()
    #expect(throws: RecordsProblem.emptyTitle) {
      try sandbox.folder.create(RecordDraft(title: title, date: "2026-11-30"))
    }
    #expect(sandbox.names() == [])
  }

  @Test(arguments: [
    (["0001-a.md", "0003-b.md"], "0004-x.md"),
    (["007-a.md", "ADR-0008-b.md"], "ADR-0009-x.md"),
    (["ADR-0008-b.md", "ADR-0009-b.md"], "ADR-0010-x.md"),
    (["001-a.md", "002-a.md", "0003-b.md"], "004-x.md"),
    (["0001-a.md", "0007-b.md.bak"], "0008-x.md"),
    (["9999-a.md", "10000-a.md"], "10001-x.md"),
    (["20200101-a.md", "20200102-b.md"], "20261130-x.md"),
    (["20200101-a.md", "20261130-x.md"], "20261130-x-2.md"),
    (["2020-01-01-a.md"], "2026-11-30-x.md"),
    (["template.md", "README.md"], "0001-x.md"),
    (["99999999999999999999-a.md"], "0001-x.md"),
  ]) func `The name follows the folder`(names: [String], expected: String) throws {
    let sandbox = try Sandbox().write(
      Dictionary(uniqueKeysWithValues: names.map { ($0, "# A\n") })
    )
    let created = try sandbox.folder.create(RecordDraft(title: "X", date: "2026-11-30"))
    #expect(created.path == sandbox.path + "/" + expected)
  }

  @Test func `Fifty processes at once get fifty numbers`() throws {
    let sandbox = Sandbox()
    let target = sandbox.path + "/doc/adr"
    let running = try (0..<50).map { try Probe.start(["create", target, "Title \($0)"]) }
    for (process, pipe) in running {
      _ = try pipe.fileHandleForReading.readToEnd()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    let contents = try RecordFolder(target).read()
    #expect(contents.records.map(\.number) == Array(1...50))
    #expect(Set(contents.records.compactMap(\.title)) == Set((0..<50).map { "Title \($0)" }))
    #expect(sandbox.names(in: "doc/adr").count == 50)
  }
}
