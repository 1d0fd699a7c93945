import DecisionRecords
import Foundation
import TestSupport
import Testing

@Suite struct SuccessionTests {
  static func accepted(_ number: Int) -> String {
    "# \(number). R\(number)\n\n## Status\n\nAccepted\n"
  }

  static let three = [
    "0001-a.md": accepted(1), "0002-b.md": accepted(2), "0003-c.md": accepted(3),
  ]

  static func matter(_ title: String) -> String {
    "---\nstatus: accepted\ndate: 2020-01-01\n---\n\n# \(title)\n"
  }

  private func codes(_ sandbox: Sandbox) throws -> [String] {
    try sandbox.folder.check(today: "2026-11-30").map(\.code).filter {
      $0.contains("supersession") || $0.contains("link") || $0.contains("successor")
    }
  }

  @Test(arguments: [
    ("", ["0001-use-x.md", "cat/0001-sub.md"], "cat/0001-sub"),
    ("", ["0001-a.md", "0001-b.md"], "0001-b"),
    ("", ["use-tea.md"], "use-tea"),
    ("number: 9\nlinks: []\n", ["0001-a.md", "0001-b.md"], "0001-b"),
  ]) func `A successor is named so that it is found again`(
    keys: String,
    names: [String],
    successor: String
  ) throws {
    let sandbox = Sandbox()
    for name in names { try sandbox.write([name: Self.matter(name)]) }
    try sandbox.write(["0009-old.md": "---\n\(keys)status: accepted\n---\n\n# Old\n"])
    try sandbox.folder.supersede("9", by: successor, day: "2026-11-30")
    let contents = try sandbox.folder.read()
    let old = try #require(contents.records.first { $0.fileName == "0009-old.md" })
    let found = old.links.filter { $0.relation == .supersededBy }
      .map { RecordIndex(contents).record(at: $0.target, from: old)?.id }
    #expect(found == [successor])
    #expect(try codes(sandbox) == [])
    #expect(try sandbox.folder.fix(today: "2026-11-30").changed == [])
  }

  @Test(arguments: [accepted(1), matter("A"), "# A\n\n* Status: accepted\n"])
  func `A second successor is named beside the first`(text: String) throws {
    let sandbox = try Sandbox().write(Self.three).write(["0001-a.md": text])
    try sandbox.folder.supersede("1", by: "2", day: "2026-11-30")
    let first = try sandbox.text("0001-a.md")
    try sandbox.folder.supersede("1", by: "3", day: "2026-11-30")
    #expect(try sandbox.text("0001-a.md").hasPrefix(first.dropLast()))
    #expect(try codes(sandbox) == [])
    #expect(try sandbox.folder.supersede("1", by: "3", day: "2026-11-30").changed == [])
    let new = NewRecord(title: "D", date: "2026-11-30", status: "accepted", supersedes: ["1"])
    try sandbox.folder.create(new)
    #expect(try codes(sandbox) == [])
    let proposed = NewRecord(title: "E", date: "2026-11-30", supersedes: ["1"])
    try sandbox.folder.create(proposed)
    try sandbox.folder.setStatus("5", to: "accepted", day: "2026-11-30")
    #expect(try codes(sandbox) == [])
    #expect(try sandbox.folder.read().records[0].standing == .superseded)
  }

  @Test func `What records superseded is not superseded by them`() throws {
    let sandbox = try Sandbox().write(Self.three)
    try sandbox.folder.supersede("1", by: "2", day: "2026-11-30")
    try sandbox.folder.supersede("2", by: "3", day: "2026-11-30")
    let files = try sandbox.everything()
    for (old, new) in [("2", "1"), ("3", "1"), ("3", "2")] {
      let problem = RecordsProblem.supersededInCircle(
        old: "000\(old)-\(["a", "b", "c"][Int(old)! - 1])",
        new: "000\(new)-\(["a", "b", "c"][Int(new)! - 1])"
      )
      #expect(throws: problem) { try sandbox.folder.supersede(old, by: new, day: "2026-11-30") }
      #expect(throws: problem) {
        try sandbox.folder.setStatus(old, to: "superseded by \(new)", day: "2026-11-30")
      }
    }
    try sandbox.expect(files)
  }

  @Test(arguments: [
    (["1": "2", "2": "1"], ["0001-a.md", "0002-b.md"]), (["1": "1"], ["0001-a.md"]),
    (["1": "2", "2": "3", "3": "2"], ["0002-b.md", "0003-c.md"]),
    (["1": "2", "2": "3", "3": "1"], ["0001-a.md", "0002-b.md", "0003-c.md"]),
    (["1": "2", "2": "3"], []), (["1": "3", "2": "3"], []),
  ]) func `A circle written by hand is found`(successors: [String: String], names: [String]) throws
  {
    let sandbox = try Sandbox().write(Self.three)
    for (old, new) in successors {
      let name = try #require(Self.three.keys.first { $0.hasPrefix("000" + old) })
      try sandbox.write([name: "# \(old). R\n\n## Status\n\nSuperseded by ADR \(new)\n"])
    }
    let found = try sandbox.folder.check(today: "2026-11-30")
      .filter { $0.code == "supersession-circle" }
    #expect(found.map { $0.path.split(separator: "/").last.map(String.init) ?? "" } == names)
    #expect(found.allSatisfy { $0.line == 5 })
  }

  @Test(arguments: [
    ("superseded by 1", RecordsProblem.relatedToItself(reference: "1")),
    ("Superseded by ADR-0099", .noSuchRecord(reference: "ADR-0099", nearest: [])),
  ]) func `A status names a record that is there`(status: String, problem: RecordsProblem) throws {
    let sandbox = try Sandbox().write(Self.three)
    #expect(throws: problem) { try sandbox.folder.setStatus("1", to: status, day: "2026-11-30") }
    try sandbox.expect(Self.three)
  }

  @Test func `A status that names a successor says so on both sides`() throws {
    let (one, other) = (try Sandbox().write(Self.three), try Sandbox().write(Self.three))
    try one.folder.setStatus("1", to: "superseded by ADR-0003", day: "2026-11-30")
    try other.folder.supersede("1", by: "3", day: "2026-11-30")
    #expect(try one.everything() == other.everything())
  }

  @Test func `Two links of a line each have their own words`() throws {
    let sandbox = try Sandbox().write(Self.three).write([
      "0004-d.md": """
      # 4. D

      ## Status

      Accepted

      Supersedes [1](0001-a.md), [2](0002-b.md) and [3](0003-c.md), amends [x](x.md); replaces ADR 9
      """
    ])
    let record = try #require(try sandbox.folder.read().records.last)
    #expect(
      record.links.map(\.relation) == [.supersedes, .supersedes, .supersedes, .amends, .supersedes]
    )
    #expect(record.links.last?.target == .number(9))
  }
}
