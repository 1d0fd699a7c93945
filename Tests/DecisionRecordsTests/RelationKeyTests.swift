import DecisionRecords
import Foundation
import TestSupport
import Testing

@Suite struct RelationKeyTests {
  static func record(_ number: Int, _ keys: String, status: String = "accepted") -> String {
    "---\nid: ADR-000\(number)\nstatus: \(status)\n\(keys)\n---\n\n# Record \(number)\n\n## Context\n\nx\n"
  }

  @Test(arguments: [
    ("supersedes: []", "supersedes: [ADR-0001]"), ("supersedes:", "supersedes: ADR-0001"),
    ("supersedes: null", "supersedes: ADR-0001"),
    ("supersedes: ~ # none", "supersedes: ADR-0001 # none"),
    ("supersedes: [ADR-0003]", "supersedes: [ADR-0003, ADR-0001]"),
    ("supersedes: ADR-0003", "supersedes: [ADR-0003, ADR-0001]"),
    ("supersedes:\n  - ADR-0003", "supersedes:\n  - ADR-0003\n  - ADR-0001"),
  ]) func `A key for what a record supersedes is kept up`(old: String, new: String) throws {
    let sandbox = try Sandbox().write([
      "0001-a.md": Self.record(1, "supersededBy: null"), "0002-b.md": Self.record(2, old),
      "0003-c.md": Self.record(3, "supersedes: []"),
    ])
    try sandbox.folder.supersede("1", by: "2", day: "2026-11-30")
    try sandbox.expect([
      "0001-a.md": Self.record(1, "supersededBy: ADR-0002", status: "superseded"),
      "0002-b.md": Self.record(2, new), "0003-c.md": Self.record(3, "supersedes: []"),
    ])
    let codes = try sandbox.folder.check(today: "2026-11-30").map(\.code)
    #expect(!codes.contains("one-sided-supersession") || old.contains("ADR-0003"))
    #expect(!codes.contains("no-successor"))
  }

  @Test func `Records are named as the list names them`() throws {
    let sandbox = try Sandbox().write([
      "0001-a.md": "---\nstatus: accepted\nsuperseded_by: [\"0032\"]\n---\n\n# A\n",
      "0002-b.md": "---\nstatus: accepted\n---\n\n# B\n",
    ])
    try sandbox.folder.supersede("1", by: "2", day: "2026-11-30")
    #expect(
      try sandbox.text("0001-a.md")
        == "---\nstatus: superseded\nsuperseded_by: [\"0032\", \"0002\"]\n---\n\n# A\n"
    )
  }

  static func adrs(_ number: Int, _ status: String = "accepted", _ rest: String = "") -> String {
    "---\nnumber: \(number)\ntitle: R\(number)\nstatus: \(status)\ndate: 2026-01-01\n\(rest)---\n\n## Context\n\nx\n"
  }

  @Test func `Records of adrs keep relations in the front matter`() throws {
    let sandbox = try Sandbox().write(["0001-a.md": Self.adrs(1), "0002-b.md": Self.adrs(2)])
    try sandbox.folder.supersede("1", by: "2", day: "2026-11-30")
    try sandbox.expect([
      "0001-a.md": Self.adrs(1, "superseded", "links:\n  - target: 2\n    kind: supersededby\n"),
      "0002-b.md": Self.adrs(2, "accepted", "links:\n  - target: 1\n    kind: supersedes\n"),
    ])
  }

  @Test func `A check writes the other side there too`() throws {
    let link = "links:\n  - target: 1\n    kind: supersedes\n"
    let sandbox = try Sandbox().write([
      "0001-a.md": Self.adrs(1, "superseded"), "0002-b.md": Self.adrs(2, "accepted", link),
    ])
    _ = try sandbox.folder.fix(today: "2026-11-30")
    try sandbox.expect([
      "0001-a.md": Self.adrs(1, "superseded", "links:\n  - target: 2\n    kind: supersededby\n"),
      "0002-b.md": Self.adrs(2, "accepted", link),
    ])
  }
}
