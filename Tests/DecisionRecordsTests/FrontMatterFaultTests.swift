import DecisionRecords
import Foundation
import TestSupport
import Testing

@Suite struct FrontMatterFaultTests {
  @Test(arguments: [
    "bad: [unclosed", "bad: {unclosed: x", "bad: [a, {b]", "x: \"unterminated", "x: 'it''s",
    "a: b: c", "title: ADR: use tea", "x: [a] b", "x: [a,\n  b",
  ]) func `A value that other readers refuse is found`(line: String) throws {
    let sandbox = try Sandbox().write(["0001-a.md": "---\nstatus: accepted\n\(line)\n---\n\n# A\n"])
    let found = try sandbox.folder.check(today: "2026-11-30")
      .filter { $0.code == "front-matter-value" }
    #expect(found.map(\.line) == [3])
    try sandbox.folder.setStatus("1", to: "rejected", day: "2026-11-30")
    #expect(
      try sandbox.text("0001-a.md") == "---\nstatus: rejected\n\(line)\n---\n\n# A\n"
    )
  }

  @Test(arguments: [
    "x: [a, \"b]\", 'c[']", "x: {a: b}", "x: [a,\n  b]", "x: \"a: b\"", "x: 'it''s'", "x: a:b",
    "x: https://a.b", "x: >\n  a: b", "x: |\n  [a", "x: \"two\n  lines\"", "x: # a: b", "x: it's",
    "x: {}", "x: []", "x:\n  - a\n  - b", "x: a # b: c",
  ]) func `A value that all readers take is not`(line: String) throws {
    let sandbox = try Sandbox().write(["0001-a.md": "---\nstatus: accepted\n\(line)\n---\n\n# A\n"])
    let codes = try sandbox.folder.check(today: "2026-11-30").map(\.code)
    #expect(!codes.contains { $0.hasPrefix("front-matter") }, "\(codes)")
  }

  @Test func `Front matter that never ends is found, a rule is not`() throws {
    let sandbox = try Sandbox().write([
      "0001-a.md": "---\nstatus: accepted\n\n# A\n", "0002-b.md": "---\n\n# B\n\nx: y\n",
    ])
    let found = try sandbox.folder.check(today: "2026-11-30")
      .filter { $0.code == "front-matter-open" }
    #expect(found.map { $0.path.suffix(9) + ":\($0.line)" } == ["0001-a.md:1"])
  }

  @Test(arguments: ["{name: accepted}", "&s accepted", "*s", "!!str accepted"])
  func `A status that is no plain word is not overwritten`(status: String) throws {
    let text = "---\nstatus: \(status)\n---\n\n# A\n"
    let sandbox = try Sandbox().write(["0001-a.md": text])
    #expect(throws: RecordsProblem.self) {
      try sandbox.folder.setStatus("1", to: "rejected", day: "2026-11-30")
    }
    try sandbox.expect(["0001-a.md": text])
  }

  @Test(arguments: [
    (">\n  Dora and\n  Emil", ["Dora and Emil"]), (">-\n  Dora,\n  Emil", ["Dora", "Emil"]),
    ("|\n  Dora\n  Emil", ["Dora", "Emil"]), (">\n  Dora\n\n  Emil", ["Dora", "Emil"]),
    (">\n  # Dora\n  Emil", ["# Dora Emil"]), ("Dora\n  and Emil", ["Dora and Emil"]),
  ]) func `Lines of a block are read as YAML reads them`(value: String, people: [String]) throws {
    let sandbox = try Sandbox().write([
      "0001-a.md": "---\ninformed: \(value)\nstatus: >-\n  accepted\n  with remarks\n---\n\n# A\n"
    ])
    let record = try #require(try sandbox.folder.read().records.first)
    #expect(record.people.map(\.name) == people)
    #expect(record.status == "accepted with remarks")
  }
}
