import DecisionRecords
import Foundation
import TestSupport
import Testing

@Suite struct SupersedingTests {
  @Test(arguments: FolderCase.superseding) func `Both sides are written`(example: FolderCase) throws
  {
    let sandbox = try Sandbox().write(example.before)
    let written = try sandbox.folder.supersede("1", by: "2", day: "2026-11-30")
    try sandbox.expect(example.after)
    #expect(written.changed.count == 2)
    let records = try sandbox.folder.read().records
    #expect(records.first?.standing == .superseded)
    #expect(try sandbox.folder.supersede("1", by: "2", day: "2026-11-30").changed == [])
  }

  @Test func `A proposal supersedes when it is accepted`() throws {
    let old = "# 1. A\n\n## Status\n\nAccepted\n"
    let sandbox = try Sandbox().write([
      "0001-a.md": old, "0002-b.md": "# 2. B\n\n## Status\n\nProposed\n",
    ])
    let written = try sandbox.folder.supersede("1", by: "2", day: "2026-11-30")
    #expect(written.pending == [sandbox.path + "/0001-a.md"])
    #expect(try sandbox.text("0001-a.md") == old)
    try sandbox.folder.setStatus("2", to: "accepted", day: "2026-12-01")
    try sandbox.expect(
      [
        "0001-a.md": "# 1. A\n\n## Status\n\nSuperseded by [2. B](0002-b.md)\n",
        "0002-b.md": "# 2. B\n\n## Status\n\nAccepted\n\nSupersedes [1. A](0001-a.md)\n",
      ]
    )
  }

  @Test(arguments: [
    ("99", "2", RecordsProblem.noSuchRecord(reference: "99", nearest: ["1", "2"])),
    ("2", "2", .relatedToItself(reference: "2")),
    ("1", "zzz", .noSuchRecord(reference: "zzz", nearest: [])),
  ]) func `What cannot be related changes nothing`(
    old: String,
    new: String,
    problem: RecordsProblem
  ) throws {
    let files = ["0001-use-http2.md": "# 1. Use http2\n", "0002-b.md": "# 2. B\n"]
    let sandbox = try Sandbox().write(files)
    #expect(throws: problem) { try sandbox.folder.supersede(old, by: new, day: "2026-11-30") }
    try sandbox.expect(files)
  }

  @Test func `A reference is an exact number or one name`() throws {
    let sandbox = try Sandbox().write([
      "0001-use-http2.md": "# 1. Use http2\n", "0002-b.md": "# 2. B\n", "0003-b-c.md": "# 3. BC\n",
    ])
    let index = RecordIndex(try sandbox.folder.read().records)
    #expect(try index.record("2").id == "0002-b")
    #expect(try index.record("ADR-0001").id == "0001-use-http2")
    #expect(try index.record("http2").id == "0001-use-http2")
    #expect(try index.record("0003-b-c.md").id == "0003-b-c")
    #expect(try index.record("b").id == "0002-b")
    #expect(throws: RecordsProblem.self) { try index.record("-b") }
    #expect(throws: RecordsProblem.noSuchRecord(reference: "use-htp2", nearest: ["0001-use-http2"]))
    {
      try index.record("use-htp2")
    }
  }

  @Test func `Two records are linked on both sides`() throws {
    let sandbox = try Sandbox().write([
      "0001-a.md": "# 1. A\n\n## Status\n\nAccepted",
      "0002-b.md": "# 2. B [x]\n\n## Status\n\nAccepted\n\n## Context\n",
    ])
    try sandbox.folder.link("1", "Amends", "2", "Amended by")
    try sandbox.expect(
      [
        "0001-a.md": "# 1. A\n\n## Status\n\nAccepted\n\nAmends [2. B [x]](0002-b.md)",
        "0002-b.md":
          "# 2. B [x]\n\n## Status\n\nAccepted\n\nAmended by [1. A](0001-a.md)\n\n## Context\n",
      ]
    )
  }

  @Test func `A new record supersedes in the same step`() throws {
    let sandbox = try Sandbox().write(["0001-a.md": "# 1. A\n\n## Status\n\nAccepted\n"])
    let new = NewRecord(title: "B", date: "2026-11-30", status: "accepted", supersedes: ["1"])
    let created = try sandbox.folder.create(new)
    #expect(created.changed == [sandbox.path + "/0001-a.md"])
    #expect(
      try sandbox.text("0001-a.md") == "# 1. A\n\n## Status\n\nSuperseded by [2. B](0002-b.md)\n"
    )
    #expect(created.record.links.first?.relation == .supersedes)
    let wrong = NewRecord(title: "C", date: "2026-11-30", supersedes: ["99"])
    #expect(throws: RecordsProblem.self) { try sandbox.folder.create(wrong) }
    #expect(sandbox.names() == ["0001-a.md", "0002-b.md"])
  }
}

/// A folder before and after.
struct FolderCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var before: [String: String]
  var after: [String: String]

  static let superseding = [
    FolderCase(
      testDescription: "adr-tools' old spelling is followed",
      before: [
        "0001-a.md": "# 1. A\n\nDate: 2020-01-01\n\n## Status\n\nAccepted\n\n## Context\n\nx\n",
        "0002-b.md": "# 2. B\n\n## Status\n\nAccepted\n\n## Context\n\ny\n",
        "0003-c.md": "# 3. C\n\n## Status\n\nSuperceded by [2. B](0002-b.md)\n",
      ],
      after: [
        "0001-a.md":
          "# 1. A\n\nDate: 2020-01-01\n\n## Status\n\nSuperceded by [2. B](0002-b.md)\n\n## Context\n\nx\n",
        "0002-b.md":
          "# 2. B\n\n## Status\n\nAccepted\n\nSupercedes [1. A](0001-a.md)\n\n## Context\n\ny\n",
        "0003-c.md": "# 3. C\n\n## Status\n\nSuperceded by [2. B](0002-b.md)\n",
      ]
    ),
    FolderCase(
      testDescription: "MADR 2",
      before: [
        "0001-a.md": "# A\n\n* Status: accepted\n* Date: 2020-01-01\n",
        "0002-b.md": "# B\n\n* Status: accepted\n\n## Links <!-- x -->\n\n* Refines [x](x.txt)\n",
      ],
      after: [
        "0001-a.md":
          "# A\n\n* Status: superseded by [ADR-0002](0002-b.md)\n* Date: 2020-01-01\n",
        "0002-b.md":
          "# B\n\n* Status: accepted\n\n## Links <!-- x -->\n\n* Refines [x](x.txt)\n* Supersedes [ADR-0001](0001-a.md)\n",
      ]
    ),
    FolderCase(
      testDescription: "MADR 4",
      before: [
        "0001-a.md": "---\nstatus: \"accepted\"\n---\n# A\n\n## More Information\n\nx\n",
        "0002-b.md": "---\nstatus: accepted\n---\n# B\n\n## More Information\n\ny\n",
      ],
      after: [
        "0001-a.md":
          "---\nstatus: \"superseded by ADR-0002\"\n---\n# A\n\n## More Information\n\nx\n",
        "0002-b.md":
          "---\nstatus: accepted\n---\n# B\n\n## More Information\n\ny\n\nSupersedes [ADR-0001](0001-a.md)\n",
      ]
    ),
    FolderCase(
      testDescription: "adrs front matter",
      before: [
        "0001-a.md": "---\nnumber: 1\ntitle: A\nstatus: accepted\nlinks: []\n---\n\nx\n",
        "0002-b.md":
          "---\nnumber: 2\ntitle: B\nstatus: accepted\nlinks:\n  - target: 9\n    kind: amends\ntags: x\n---\n\ny\n",
      ],
      after: [
        "0001-a.md":
          "---\nnumber: 1\ntitle: A\nstatus: superseded\nlinks:\n  - target: 2\n    kind: supersededby\n---\n\nx\n",
        "0002-b.md":
          "---\nnumber: 2\ntitle: B\nstatus: accepted\nlinks:\n  - target: 9\n    kind: amends\n  - target: 1\n    kind: supersedes\ntags: x\n---\n\ny\n",
      ]
    ),
    FolderCase(
      testDescription: "front matter, heading, CRLF, no final line end",
      before: [
        "0001-a.md": "---\r\nstatus: accepted\r\n---\r\n# 1. A\r\n\r\n## Status\r\n\r\nAccepted",
        "0002-b.md": "# 2. B\r\n\r\n## Status\r\n\r\nAccepted",
      ],
      after: [
        "0001-a.md":
          "---\r\nstatus: superseded by ADR-0002\r\n---\r\n# 1. A\r\n\r\n## Status\r\n\r\nSuperseded by [2. B](0002-b.md)",
        "0002-b.md":
          "# 2. B\r\n\r\n## Status\r\n\r\nAccepted\r\n\r\nSupersedes [1. A](0001-a.md)",
      ]
    ),
  ]
}
