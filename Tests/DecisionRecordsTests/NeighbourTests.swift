import DecisionRecords
import Foundation
import TestSupport
import Testing

@Suite struct NeighbourTests {
  @Test(arguments: NeighbourShape.Place.allCases)
  func `A new record is written like its neighbours`(place: NeighbourShape.Place) throws {
    for shape in NeighbourShape.all(place) { try check(shape) }
  }

  private static let hints = [
    "<!-- What forces are at work, and what makes a decision necessary now? -->",
    "<!-- What is going to be done, in full sentences. -->",
    "<!-- What becomes easier, what becomes harder, and what it costs. -->",
  ]

  private func check(_ shape: NeighbourShape) throws {
    let sandbox = Sandbox()
    var files: [String: String] = [:]
    for (index, title) in ["Use black tea", "Drink it", "Wash the cups"].enumerated() {
      let words = NeighbourShape.Words(
        number: index + 1,
        title: title,
        status: "accepted",
        date: "2020-01-0\(index + 1)",
        body: ["Why \(title).", "That.", "Much."]
      )
      files[shape.fileName(words)] = shape.text(words)
    }
    try sandbox.write(files)
    var before = Conventions(try sandbox.folder.read())
    let created = try sandbox.folder.create(NewRecord(title: "New thing", date: "2026-11-30"))
    let new = NeighbourShape.Words(
      number: 4,
      title: "New thing",
      status: "proposed",
      date: "2026-11-30",
      body: NeighbourTests.hints
    )
    files[shape.fileName(new)] = shape.text(new)
    try #require(try sandbox.everything() == files, "\(shape)")
    let contents = try sandbox.folder.read()
    var after = Conventions(contents)
    (before.statuses, after.statuses) = ([], [])
    #expect(after == before, "\(shape)")
    #expect(contents.records.contains(created.record))
    #expect(Set(contents.records.map { $0.statusPlaces.map(\.form.name) }).count == 1)
    #expect(created.record.standing == .proposed)
    #expect(created.record.isoDate == "2026-11-30")
  }

  @Test(arguments: [
    (
      "a dated log in another language",
      [
        "0001-a.md":
          "# 1. 甲\n\n日期: 2018-03-04\n\n## 状态\n\n2018-03-04 提议\n\n2018-03-09 已采纳\n\n## 背景\n\n乙\n",
        "0002-b.md": "# 2. 丙\n\n日期: 2018-03-05\n\n## 状态\n\n2018-03-05 已采纳\n\n## 背景\n\n乙\n",
      ],
      "# 3. X\n\n日期: 2026-11-30\n\n## 状态\n\n2026-11-30 提议\n\n## 背景\n"
    ),
    (
      "a log without another date",
      ["0001-a.md": "# 1. 甲\n\n## 状态\n\n2018-03-04 已采纳\n"],
      "# 2. X\n\n## 状态\n\n2026-11-30 提议\n\n## Context\n"
    ),
    (
      "French",
      ["0001-a.md": "# 1. A\n\nDate: 2020-01-01\n\n## Statut\n\nAccepté\n\n## Contexte\n\nB\n"],
      "# 2. X\n\nDate: 2026-11-30\n\n## Statut\n\nProposé\n\n## Contexte\n"
    ),
    (
      "bullets without a status",
      [
        "20200101-a.md":
          "# A\n\n- Deciders: Ann\n- Date: 2020-01-01\n- Tags: b c\n\n## Context\n\nB\n"
      ],
      "# X\n\n- Deciders:\n- Date: 2026-11-30\n- Status: proposed\n- Tags:\n\n## Context\n"
    ),
    (
      "a status without a date",
      ["0001-a.md": "# A\n\n**STATUS:** ACCEPTED\n**Owner:** Ann\n\nWords.\n"],
      "# X\n\n**STATUS:** PROPOSED\n**DATE:** 2026-11-30\n**Owner:**\n\n## Context"
    ),
    (
      "a table with columns in line",
      [
        "0001-a.md":
          "# 1. A\n\n| Field  | Value      |\n|--------|------------|\n| Status | Rejected   |\n| Owner  | Ann        |\n| Date   | 2020-1-31  |\n"
      ],
      "# 2. X\n\n| Field  | Value      |\n|--------|------------|\n| Status | Proposed   |\n| Date   | 2026-11-30 |\n\n## Context\n"
    ),
    (
      "keys of other tools",
      [
        "0001-a.md":
          "---\nschemaVersion: 1\nid: ADR-0001\ntitle: \"1. A\"\nstatus: accepted\ndate: 2020-01-01\ndeciders:\n  - Ann\ntags: [b]\nsupersedes: []\nsupersededBy: null\nprovenance: here\n---\n\n## Context\n\nB\n"
      ],
      "---\nschemaVersion: 1\nid: ADR-0002\ntitle: \"2. X\"\nstatus: proposed\ndate: 2026-11-30\ndeciders:\ntags: []\nsupersedes: []\nsupersededBy: null\n---\n\n## Context\n"
    ),
    (
      "a heading that states the status",
      ["0001-a.md": "# 1. A\n\n## Status: accepted\n\n## Why\n\nB\n"],
      "# 2. X\n\nDate: 2026-11-30\n\n## Status: proposed\n\n## Why\n"
    ),
  ]) func `A new record follows`(
    what: String,
    files: [String: String],
    start: String
  ) throws {
    let sandbox = try Sandbox().write(files)
    let created = try sandbox.folder.create(NewRecord(title: "X", date: "2026-11-30"))
    let text = try String(contentsOfFile: created.path, encoding: .utf8)
    #expect(text.hasPrefix(start), "\(text)")
    #expect(created.record.standing == .proposed)
    #expect(created.record.isoDate ?? "2026-11-30" == "2026-11-30")
  }

  @Test(arguments: [
    (["Approved", "Approved"], "accepted", "Approved"),
    (["Approved", "Accepted"], "accepted", "Accepted"),
    (["Approved", "Approved"], "implemented", "Implemented"),
    (["Implemented", "Implemented"], "accepted", "Accepted"),
    (["accepté", "Accepté"], "rejected", "Rejeté"),
    (["ACCEPTED", "ACCEPTED"], "rejected", "REJECTED"),
  ]) func `A status is said in the folder's words`(
    statuses: [String],
    word: String,
    expected: String
  ) throws {
    let sandbox = Sandbox()
    for (index, status) in (statuses + [statuses[1]]).enumerated() {
      try sandbox.write(["000\(index + 1)-a.md": "# A\n\n## Status\n\n\(status)\n"])
    }
    try sandbox.folder.setStatus("3", to: word, day: "2026-11-30")
    #expect(try sandbox.text("0003-a.md") == "# A\n\n## Status\n\n\(expected)\n")
  }

  @Test(arguments: Shape.all, Variant.all) func `Any record can have a neighbour`(
    shape: Shape,
    variant: Variant
  ) throws {
    let sandbox = Sandbox()
    let data = variant.data(shape.text)
    try sandbox.write(shape.name, data)
    let before = try sandbox.folder.read().records
    let created = try sandbox.folder.create(NewRecord(title: "New thing", date: "2026-11-30"))
    let after = try sandbox.folder.read().records
    #expect(after.filter { $0.path != created.path } == before)
    #expect(after.contains(created.record))
    #expect(created.record.title == "New thing")
    #expect(created.record.standing == .proposed)
    #expect(created.record.isoDate ?? "2026-11-30" == "2026-11-30")
    #expect(created.record.lineEnd == before.first?.lineEnd)
    #expect(try Data(contentsOf: URL(fileURLWithPath: sandbox.path + "/" + shape.name)) == data)
  }

  @Test func `Relations in a new record follow its line ends and its bullets`() throws {
    let old = "# A\r\n\r\n* Status: accepted\r\n* Date: 2020-01-01\r\n\r\n## Links\r\n"
    let sandbox = try Sandbox().write(["0001-a.md": old])
    let new = NewRecord(
      title: "B",
      date: "2026-11-30",
      sections: [.init("Why", "one\ntwo")],
      supersedes: ["1"]
    )
    let created = try sandbox.folder.create(new)
    #expect(
      try sandbox.text("0002-b.md")
        == "# B\n\n* Status: proposed\n* Date: 2026-11-30\n\n## Links\n\n* Supersedes [ADR-0001](0001-a.md)\n\n## Why\n\none\ntwo\n"
        .split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    )
    #expect(created.changed == [])
    try sandbox.folder.retitle("2", to: "C d")
    #expect(sandbox.names() == ["0001-a.md", "0002-c-d.md"])
  }

  @Test func `A name keeps what joins its words when the title changes`() throws {
    let sandbox = try Sandbox().write(["001_a_b.markdown": "# A b\n"])
    try sandbox.folder.retitle("1", to: "C d e")
    #expect(sandbox.names() == ["001_c_d_e.markdown"])
  }
}

extension Record.Place.Form {
  fileprivate var name: String { "\(self)" }
}
