import Foundation
import TestSupport
import Testing

@testable import DecisionRecords

@Suite struct MatterEditingTests {
  static let values = [
    ">-\n  accepted", "|\n  accepted", "\"accepted\n  today\"", "'accepted\n  today'",
    "accepted\n  today", "\n  accepted", "\n  - accepted", "[accepted]", "[\n  accepted\n  ]",
    "&x accepted", "*x", "!!str accepted", "\n  by: me",
  ]

  @Test(arguments: values) func `A value of several lines is never half replaced`(value: String)
    throws
  {
    let files = [
      "0001-a.md": "---\nstatus: \(value)\ndate: 2026-01-01\n---\n\n# A\n",
      "0002-b.md": "---\nstatus: accepted\ndate: 2026-01-01\n---\n\n# B\n",
    ]
    let sandbox = try Sandbox().write(files)
    let folder = sandbox.folder
    let problem = RecordsProblem.editByHand(
      path: sandbox.path + "/0001-a.md",
      line: 2,
      key: "status"
    )
    #expect(throws: problem) { try folder.setStatus("1", to: "rejected", day: "2026-11-30") }
    #expect(throws: problem) { try folder.supersede("1", by: "2", day: "2026-11-30") }
    try sandbox.expect(files)
  }

  @Test(arguments: ["\n  T", ">\n  T", "\"T\n  t\"", "&x T"])
  func `A title of several lines is never half replaced`(value: String) throws {
    let files = ["0001-t.md": "---\ntitle: \(value)\n---\n\n# T\n"]
    let sandbox = try Sandbox().write(files)
    #expect(throws: RecordsProblem.self) { try sandbox.folder.retitle("1", to: "Other") }
    try sandbox.expect(files)
  }

  @Test(arguments: [">-\n  1 March 2026", "|\n  1 March 2026"])
  func `A date of several lines is never half replaced`(value: String) throws {
    let files = ["0001-t.md": "---\nstatus: accepted\ndate: \(value)\n---\n\n# T\n"]
    let sandbox = try Sandbox().write(files)
    let fixed = try sandbox.folder.fix(today: "2026-11-30")
    #expect(fixed.changed == [])
    #expect(fixed.refused.map(\.finding.code) == ["date-not-iso"])
    try sandbox.expect(files)
  }

  @Test(arguments: [
    ("accepted # why", "rejected # why"), ("\"accepted\"", "\"rejected\""),
    ("'accepted'", "'rejected'"), (" ", "rejected"),
    ("accepted\nx: >\n  a\n  b", "rejected\nx: >\n  a\n  b"),
  ]) func `A value on one line is replaced and the rest stays`(old: String, new: String) throws {
    let sandbox = try Sandbox().write(["0001-t.md": "---\nstatus: \(old)\nt: [a, b]\n---\n\n# T\n"])
    try sandbox.folder.setStatus("1", to: "rejected", day: "2026-11-30")
    let text = try sandbox.text("0001-t.md").replacingOccurrences(
      of: "rejected  ",
      with: "rejected"
    )
    #expect(text == "---\nstatus: \(new)\nt: [a, b]\n---\n\n# T\n")
  }

  @Test func `An edit that changes another key is noticed`() throws {
    let sandbox = try Sandbox().write(["0001-t.md": "---\nstatus: accepted\nt: a\n---\n\n# T\n"])
    let record = try #require(try sandbox.folder.read().records.first)
    var opened = try OpenedRecord(record)
    #expect(opened.keepsMatter)
    opened.edits.append(ByteEdit(24..<25, "b"))
    #expect(!opened.keepsMatter)
  }

  @Test(arguments: ["x", "X", " "]) func `A box before a status stays`(mark: String) throws {
    let sandbox = try Sandbox().write([
      "0001-t.md": "# 1. T\n\n## Status\n\n- [\(mark)] accepted\n"
    ])
    #expect(try sandbox.folder.read().records.first?.status == "accepted")
    try sandbox.folder.setStatus("1", to: "rejected", day: "2026-11-30")
    #expect(try sandbox.text("0001-t.md") == "# 1. T\n\n## Status\n\n- [\(mark)] rejected\n")
  }
}
