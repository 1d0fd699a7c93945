import Foundation
import TestSupport
import Testing

@testable import DecisionRecords

@Suite struct FindingRecordsTests {
  static let files = [
    "0006-x.md": "# 6. One\n\n## Status\n\nAccepted\n",
    "0006-X.md": "# 6. Two\n\n## Status\n\nAccepted\n",
    "0007-1password.md": "# 7. Three\n\n## Status\n\nAccepted\n",
    "0008-empty.md": "",
    "0009-old.adoc": "= Old\n",
  ]

  @Test(arguments: [
    ("0006-x", "One"), ("0006-X", "Two"), ("0006-X.md", "Two"), ("0006-x.md", "One"),
    ("#7", "Three"), ("ADR-0007", "Three"), ("0007-1PASSWORD", "Three"), ("1password", "Three"),
  ]) func `An exact name wins`(reference: String, title: String) throws {
    let sandbox = try Sandbox().write(Self.files)
    let contents = try sandbox.folder.read()
    #expect(try RecordIndex(contents).record(reference).title == title)
  }

  @Test func `A folded name that two records have is ambiguous`() throws {
    let sandbox = try Sandbox().write([
      "0006-xa.md": "# A\n", "0006-XA.md": "# B\n",
    ])
    let contents = try sandbox.folder.read()
    let paths = contents.records.map(\.path)
    #expect(throws: RecordsProblem.ambiguous(reference: "0006-Xa", paths: paths)) {
      try RecordIndex(contents).record("0006-Xa")
    }
  }

  @Test(arguments: [
    "-1", "+7", "-7", "--7", "000000000000000000000000000007", "99999999999999999999",
  ])
  func `Only an unsigned exact number is a number`(reference: String) throws {
    let sandbox = try Sandbox().write(Self.files)
    let contents = try sandbox.folder.read()
    #expect(throws: RecordsProblem.noSuchRecord(reference: reference, nearest: [])) {
      try RecordIndex(contents).record(reference)
    }
  }

  @Test(arguments: [
    ("8", "0008-empty.md", RecordFolder.Unreadable.Reason.empty), ("0008", "0008-empty.md", .empty),
    ("0008-empty", "0008-empty.md", .empty), ("9", "0009-old.adoc", .language("AsciiDoc")),
  ]) func `A file that is no record is named with the reason`(
    reference: String,
    name: String,
    reason: RecordFolder.Unreadable.Reason
  ) throws {
    let sandbox = try Sandbox().write(Self.files)
    #expect(throws: RecordsProblem.unreadable(path: sandbox.path + "/" + name, reason)) {
      try sandbox.folder.setStatus(reference, to: "accepted", day: "2026-11-30")
    }
  }

  @Test func `Folders that lead back are read once, under their own name`() throws {
    let sandbox = try Sandbox().write([
      "cat/0001-a.md": "# A\n", "cat/deep/0002-b.md": "# B\n", "0003-c.md": "# C\n",
    ])
    for (link, target) in [("a", "cat"), ("loop", "."), ("cat/up", ".."), ("z", "cat/deep")] {
      try FileManager.default.createSymbolicLink(
        atPath: sandbox.path + "/" + link,
        withDestinationPath: target
      )
    }
    #expect(
      try sandbox.folder.read().records.map(\.id) == ["cat/0001-a", "cat/deep/0002-b", "0003-c"]
    )
  }

  @Test(arguments: [
    ("# 2. Use \"SwiftData\" & <Core>", "Use \"SwiftData\" & <Core>"),
    ("# 2. Use `let` and <b>bold</b> words", "Use let and <b>bold</b> words"),
    ("# 2. Use tea <!-- 1 -->", "Use tea"), ("# 2. A *b <c>* d", "A b <c> d"),
  ]) func `A title keeps its code and its angle brackets`(heading: String, title: String) throws {
    let sandbox = try Sandbox().write(["0002-t.md": "\(heading)\n\n## Status\n\nAccepted\n"])
    #expect(try sandbox.folder.read().records.first?.title == title)
    try sandbox.folder.create(
      NewRecord(title: "Next", date: "2026-11-30", status: "accepted", supersedes: ["2"])
    )
    #expect(try sandbox.folder.check(today: "2026-11-30").allSatisfy { $0.code != "dangling-link" })
    try sandbox.folder.retitle("2", to: "Plain <Core>")
    #expect(try sandbox.text("0002-plain-core.md").hasPrefix("# 2. Plain "))
    #expect(try sandbox.folder.read().records.first?.title == "Plain <Core>")
  }
}
