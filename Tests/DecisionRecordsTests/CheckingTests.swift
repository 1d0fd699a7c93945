import DecisionRecords
import Foundation
import TestSupport
import Testing

@Suite struct CheckingTests {
  static let bad = [
    "0001-a.md":
      "# 1. A\n\nDate: 2026-01-01\n\n## Status\n\nSuperseded\n\n## Context\n\nx\n\n## Decision\n\nx\n",
    "0002-b.md":
      "# 3. B\n\nDate: Oct 29, 2022\n\n## Status\n\nAcepted\n\nAmends [1. A](0001-a.md)\n\n## Context\n\n<!-- x -->\n\n## Decision\n\nOpen: who?\n",
    "0004-c.md":
      "---\nstatus: accepted\ndate: 2026-01-01\nrevisit: [2026-02-01]\nbad line\n---\n# 4. C\n\n## Status\n\nRejected\n\n## Context\n\n[x](nowhere.md) [y](https://x.y) [z](0001-a.md#x)\n\n## Decision\n\n- Budget: Open: how much?\n",
    "0004-d.md":
      "# 4. D\n\nDate: 10/04/18\n\n## Status\n\nAccepted\n\nSupersedes [1. A](0001-a.md)\n",
    "0006-e.md": "",
  ]

  @Test func `Each finding has file, line and code`() throws {
    let sandbox = try Sandbox().write(Self.bad)
    let findings = try sandbox.folder.check(today: "2026-11-30")
    #expect(
      findings.map { "\($0.path.dropFirst(sandbox.path.count + 1)):\($0.line) \($0.code)" } == [
        "0001-a.md:7 no-successor",
        "0002-b.md:1 number-mismatch",
        "0002-b.md:3 date-not-iso",
        "0002-b.md:7 unknown-status",
        "0002-b.md:9 one-sided-link",
        "0002-b.md:11 empty-section",
        "0002-b.md:17 open-point",
        "0004-c.md:4 review-overdue",
        "0004-c.md:5 front-matter-line",
        "0004-c.md:7 duplicate-number",
        "0004-c.md:11 status-out-of-step",
        "0004-c.md:15 dangling-link",
        "0004-c.md:19 open-point",
        "0004-d.md:1 missing-section",
        "0004-d.md:1 missing-section",
        "0004-d.md:1 duplicate-number",
        "0004-d.md:3 date-not-iso",
        "0004-d.md:9 one-sided-supersession",
        "0006-e.md:1 unreadable",
      ]
    )
    for finding in findings {
      #expect(!finding.message.isEmpty && finding.why.hasSuffix(".") && finding.fix.hasSuffix("."))
    }
    #expect(
      findings.filter(\.isFixable).map(\.code) == [
        "date-not-iso", "one-sided-link", "one-sided-supersession",
      ]
    )
  }

  @Test func `What is safe is fixed, the rest stays`() throws {
    let sandbox = try Sandbox().write(Self.bad)
    let fixed = try sandbox.folder.fix(today: "2026-11-30")
    #expect(fixed.changed.count == 2)
    #expect(fixed.refused == [])
    #expect(
      try sandbox.text("0001-a.md")
        == "# 1. A\n\nDate: 2026-01-01\n\n## Status\n\nSuperseded by [4. D](0004-d.md)\n\nAmended by [3. B](0002-b.md)\n\n## Context\n\nx\n\n## Decision\n\nx\n"
    )
    #expect(try sandbox.text("0002-b.md").contains("\nDate: 2022-10-29\n"))
    #expect(fixed.remaining.filter(\.isFixable) == [])
    #expect(fixed.remaining.count == 15)
    #expect(try sandbox.folder.fix(today: "2026-11-30").changed == [])
  }

  @Test func `A date and relations of one file are fixed together`() throws {
    let sandbox = try Sandbox().write([
      "0001-a.md": "# 1. A\n\nDate: 2020/1/2\n\n## Status\n\nSuperseded\n",
      "0002-b.md":
        "# 2. B\n\nDate: 2020-01-03\n\n## Status\n\nAccepted\n\nSupersedes [1. A](0001-a.md)\n\nAmends [1. A](0001-a.md)\n",
    ])
    #expect(try sandbox.folder.fix(today: "2026-11-30").remaining == [])
    #expect(
      try sandbox.text("0001-a.md")
        == "# 1. A\n\nDate: 2020-01-02\n\n## Status\n\nSuperseded by [2. B](0002-b.md)\n\nAmended by [2. B](0002-b.md)\n"
    )
  }

  @Test(arguments: [
    ("2026-01-02", true), ("2026-1-2", false), ("2026-02-30", false), ("02/01/2026", false),
    ("2025-11019", false), ("Q4 2025", false), ("TBD", false), ("09\\30\\2024", false),
    ("2024-02-29", true), ("2023-02-29", false), ("2026-01-02T10:00:00Z", true),
  ]) func `Only days of the calendar are ISO`(text: String, isISO: Bool) {
    #expect((CalendarDate(text) != nil) == isISO)
  }

  @Test func `Search finds the title before the text, with its line`() throws {
    let sandbox = try Sandbox().write([
      "0001-a.md": "# 1. A\n\nWe talked about the Message Queue once.\n\nA queue.\n",
      "0002-b.md": "# 2. Message queue\n\nWords.\n",
      "0003-c.md": "# 3. C\n\nmessages only, and a que\n\n## Über Queue message\n\nétude\n",
      "README.md": "message queue",
    ])
    let hits = try sandbox.folder.search("MESSAGE queue")
    #expect(
      hits.map { "\($0.record.number ?? 0):\($0.line) \($0.text)" } == [
        "2:1 # 2. Message queue", "3:5 ## Über Queue message",
        "1:3 We talked about the Message Queue once.",
      ]
    )
    #expect(try sandbox.folder.search("ÉTUDE").map(\.line) == [7])
    #expect(try sandbox.folder.search(" ").isEmpty)
    #expect(try sandbox.folder.search(".*").isEmpty)
  }

  @Test func `A review names days, conditions, outcomes and missing facts`() throws {
    let sandbox = try Sandbox().write([
      "0001-a.md":
        "---\nstatus: accepted\nrevisit:\n  - 2026-11-30\n  - team-size>=5\n  - hires > 3\n  - when it hurts\ntree: architecture\nanswers:\n  team-size: 4\n---\n# 1. A\n",
      "0002-b.md": "---\nstatus: accepted\nrevisit: 2027-01-01\n---\n# 2. B\n",
      "0003-c.md": "---\nstatus: rejected\nrevisit: 2020-01-01\n---\n# 3. C\n",
      "0004-d.md": "# 4. D\n\n## Status\n\nAccepted\n\n## Revisit by\n\n2026-01-01\n",
    ])
    let review = try sandbox.folder.review(facts: ["team-size": "6"], today: "2026-11-30") {
      walk,
      facts in
      #expect(walk.answers.map(\.answer) == ["4"])
      return .changed(from: "mvvm", to: facts["team-size"] ?? "")
    }
    #expect(review.items.map(\.record.number) == [1, 4])
    #expect(
      review.items.first?.reasons == [
        .datePassed(Trigger(text: "2026-11-30", line: 4)),
        .triggerHolds(Trigger(text: "team-size>=5", line: 5), value: "6"),
        .outcomeChanged(from: "mvvm", to: "6"),
      ]
    )
    #expect(review.missingFacts == ["hires"])
    let quiet = try sandbox.folder.review(facts: ["hires": "1"], today: "2026-01-01") { _, _ in
      .same
    }
    #expect(quiet.items.map(\.record.number) == [4])
  }

  @Test func `Filters`() throws {
    let sandbox = try Sandbox().write([
      "0001-a.md":
        "---\nstatus: accepted\ndate: 2026-01-01\ntags: [Db]\nowner: Ann B.\n---\n# 1. A\n",
      "0002-b.md": "# 2. B\n\nDate: 1/2/2026\n\n## Status\n\nSuperseded by [1. A](0001-a.md)\n",
    ])
    let records = try sandbox.folder.read().records
    func numbers(_ set: (inout RecordFilter) -> Void) -> [Int?] {
      var filter = RecordFilter()
      set(&filter)
      return records.filter(filter.matches).map(\.number)
    }
    #expect(numbers { $0.status = "Superseded" } == [2])
    #expect(numbers { $0.tag = "db" } == [1])
    #expect(numbers { $0.person = "ann" } == [1])
    #expect(numbers { $0.since = "2025-12-31" } == [1])
    #expect(numbers { $0.isLive = false } == [2])
    #expect(numbers { _ in } == [1, 2])
  }
}
