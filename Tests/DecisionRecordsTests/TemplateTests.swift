import DecisionRecords
import Foundation
import TestSupport
import Testing

@Suite struct TemplateTests {
  @Test(arguments: Template.named.map(\.name)) func `Every template reads back`(name: String) throws
  {
    let sandbox = Sandbox()
    let new = NewRecord(
      title: "Use NUMBER and TITLE",
      date: "2026-11-30",
      template: try Template.named(name),
      sections: [.init("Why not", "Because.")]
    )
    let record = try sandbox.folder.create(new).record
    #expect(record.title == "Use NUMBER and TITLE")
    #expect(record.statusWord == "proposed")
    #expect(record.isoDate == "2026-11-30" || name == "madr-bullets" && record.date == "2026-11-30")
    #expect(record.sections.last?.title == "Why not")
    #expect(record.sections.last?.isEmpty == false)
  }

  @Test func `The first record`() throws {
    let sandbox = Sandbox()
    let folder = RecordFolder(sandbox.path + "/doc/adr")
    let created = try #require(try folder.initialise(date: "2026-11-30"))
    #expect(
      try sandbox.text("doc/adr/0001-record-architecture-decisions.md") == """
        # 1. Record architecture decisions

        Date: 2026-11-30

        ## Status

        Accepted

        ## Context

        The architectural decisions of this project need to be written down.

        ## Decision

        Each decision becomes a record: a short text with its context and consequences.

        ## Consequences

        Whoever comes later can read why things are as they are, and what was paid.

        """
    )
    #expect(created.number == 1)
    #expect(try folder.initialise(date: "2026-11-30") == nil)
    #expect(try folder.check(today: "2026-11-30") == [])
  }

  @Test(arguments: [
    (
      "templates/template.md",
      "# NUMBER. TITLE\n\nDate: DATE\n\n## Status\n\nSTATUS\n\n## Context\n\nThe DATE of TITLE, DATE.\n",
      "# 1. Store DATE as STATUS\n\nDate: 2026-11-30\n\n## Status\n\nProposed\n\n## Context\n\nThe 2026-11-30 of Store DATE as STATUS, DATE.\n"
    ),
    (
      "template.md", "# {NUMBER}. {TITLE}\n\n{DATE}\n\n## 状态\n\n{DATE} 提议\n",
      "# 1. Store DATE as STATUS\n\n2026-11-30\n\n## 状态\n\n2026-11-30 提议\n"
    ),
    (
      "adr-template.md",
      "---\nstatus: \"{proposed | rejected}\"\ndate: {YYYY-MM-DD when the decision was last updated}\n---\n\n# {short title, representative of solved problem}\n\n## Context\n",
      "---\nstatus: proposed\ndate: 2026-11-30\n---\n\n# Store DATE as STATUS\n\n## Context\n"
    ),
    (
      "template.md",
      "# [short title]\n\n- Status: [draft | proposed] <!-- optional -->\n- Date: [YYYY-MM-DD]\n",
      "# Store DATE as STATUS\n\n- Status: proposed <!-- optional -->\n- Date: 2026-11-30\n"
    ),
  ]) func `The folder's own template is filled`(name: String, template: String, text: String) throws
  {
    let sandbox = try Sandbox().write([name: template])
    let new = NewRecord(title: "Store DATE as STATUS", date: "2026-11-30")
    let created = try sandbox.folder.create(new)
    #expect(try String(contentsOfFile: created.path, encoding: .utf8) == text)
  }

  @Test(arguments: [
    (
      ["0001-a.md": "# 1. A\n\nDate: 2020-01-01\n\n## Status\n\nAccepted\n"],
      "# 2. X\n\nDate: 2026-11-30\n\n## Status\n\nProposed\n"
    ),
    (
      ["0001-a.md": "---\nstatus: accepted\n---\n\n# A\n"],
      "---\nstatus: proposed\ndate: 2026-11-30\n---\n\n# X\n"
    ),
    (["ADR-001-a.md": "# ADR-001: A\n\n## Status\n\nAccepted\n"], "# ADR-002: X\n\nDate"),
    (
      ["0001-a.md": "# A\n\n* Status: accepted\n"],
      "# X\n\n* Status: proposed\n* Date: 2026-11-30\n"
    ),
    (
      [
        "0001-a.md": "# 1. A\n\n## Status\n\nDraft\n",
        "0002-b.md": "# 2. B\n\n## Status\n\nApproved\n",
      ], "# 3. X\n\nDate: 2026-11-30\n\n## Status\n\nDraft\n"
    ),
  ]) func `A new record looks like the others`(files: [String: String], start: String) throws {
    let sandbox = try Sandbox().write(files)
    let created = try sandbox.folder.create(NewRecord(title: "X", date: "2026-11-30"))
    let text = try String(contentsOfFile: created.path, encoding: .utf8)
    #expect(text.hasPrefix(start), "\(text)")
  }

  @Test func `An unknown template is refused with the known ones`() {
    #expect(
      throws: RecordsProblem.noSuchTemplate(name: "x", known: Template.named.map(\.name))
    ) { try Template.named("x") }
  }
}
