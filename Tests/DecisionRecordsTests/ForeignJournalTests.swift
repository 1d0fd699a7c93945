import Foundation
import Platform
import TestSupport
import Testing

@testable import DecisionRecords

@Suite struct ForeignJournalTests {
  static let first = "# 1. A\n\n## Status\n\nAccepted\n"
  static let second = "# 2. B\n\n## Status\n\nAccepted\n"

  static let entries: [String] = [
    "../victim\t.workbench-new-0\t\tMARK\t",
    "PATH/victim\t.workbench-new-0\t\tMARK\t",
    "../victim.md\t.workbench-new-0\t\tMARK\t",
    "0001-a.md\t\tOLD\t\t",
    "0001-a.md\t../victim\tOLD\tMARK\t",
    "0001-a.md\t.workbench-new-0\tOLD\tMARK\t",
    ".hidden.md\t.workbench-new-0\t\tMARK\t",
    "out/victim.md\t.workbench-new-0\t\tMARK\t",
    "..%2Fvictim.md\t.workbench-new-0\t\tMARK\t",
    "./0001-a.md\t.workbench-new-0\tOLD\tMARK\t",
    "0001-a.md\t.workbench-new-0\tOLD\tMARK\t../victim",
  ]

  @Test(arguments: entries, ["1\n", "3\n1/1 1/1\n"])
  func `A journal that came with the files changes nothing`(entry: String, head: String) throws {
    let sandbox = try folder(with: entry, head: head)
    try expectRefused(sandbox)
  }

  @Test(arguments: [0, 1, 2, 6, 7, 8, 9, 10])
  func `Not even a journal of this disk may name anything but records`(index: Int) throws {
    let sandbox = try folder(with: Self.entries[index], head: "3\n1/1 1/1\n")
    let path = sandbox.path + "/adr/" + Journal.name
    let text = try sandbox.text("adr/" + Journal.name)
    let file = open(path, O_RDWR | O_TRUNC)
    defer { close(file) }
    let place = JournalFile(folder: sandbox.path + "/adr").place(of: file)
    let bytes = Array(text.replacingOccurrences(of: "1/1 1/1", with: place).utf8)
    #expect(write(file, bytes, bytes.count) == bytes.count)
    if index == 7 {
      _ = try RecordFolder(sandbox.path + "/adr").read()
      #expect(sandbox.names(in: "elsewhere") == ["x"])
    } else {
      try expectRefused(sandbox)
    }
  }

  private func folder(with entry: String, head: String) throws -> Sandbox {
    let old = Journal.mark(Array(Self.first.utf8))
    let new = Array("# 1. Other\n".utf8)
    let line = entry.replacingOccurrences(of: "MARK", with: Journal.mark(new))
      .replacingOccurrences(of: "OLD", with: old)
    let sandbox = Sandbox()
    try sandbox.write([
      "victim": "mine", "elsewhere/x": "", "adr/0001-a.md": Self.first,
      "adr/0002-b.md": Self.second, "adr/.workbench-new-0": "# 1. Other\n",
      "adr/.workbench-journal": "workbench-journal \(head)"
        + line.replacingOccurrences(of: "PATH", with: sandbox.path) + "\nend\n",
    ])
    return sandbox
  }

  private func expectRefused(_ sandbox: Sandbox) throws {
    let folder = RecordFolder(sandbox.path + "/adr")
    let before = try texts(sandbox)
    let journal = folder.path + "/.workbench-journal"
    #expect(
      try folder.read().unreadable
        == [RecordFolder.Unreadable(path: journal, reason: .foreignJournal)]
    )
    #expect(try folder.recover() == nil)
    #expect(throws: RecordsProblem.foreignJournal(path: journal)) {
      try folder.supersede("1", by: "2", day: "2026-11-30")
    }
    #expect(try texts(sandbox) == before)
    #expect(sandbox.names() == ["adr", "elsewhere", "victim"])
  }

  private func texts(_ sandbox: Sandbox) throws -> [String] {
    let names = sandbox.names(in: "adr")
    return try names + names.map { try sandbox.text("adr/" + $0) } + [sandbox.text("victim")]
  }

  @Test func `A journal goes with its folder but not with a copy of it`() throws {
    let sandbox = try Sandbox().write(["adr/0001-a.md": Self.first, "adr/0002-b.md": Self.second])
    _ = try Probe.run(
      ["supersede", sandbox.path + "/adr", "1", "2"],
      environment: ["RECORDS_KILL_AT": "16"]
    )
    try FileManager.default.copyItem(
      atPath: sandbox.path + "/adr",
      toPath: sandbox.path + "/copy"
    )
    try FileManager.default.moveItem(
      atPath: sandbox.path + "/adr",
      toPath: sandbox.path + "/moved"
    )
    let copied = try RecordFolder(sandbox.path + "/copy").read()
    #expect(copied.records.map(\.statusWord) == ["accepted", "accepted"])
    #expect(copied.unreadable.map(\.reason) == [.foreignJournal])
    let moved = try RecordFolder(sandbox.path + "/moved").read()
    #expect(moved.records.map(\.statusWord) == ["superseded", "accepted"])
    #expect(sandbox.names(in: "moved") == ["0001-a.md", "0002-b.md"])
  }
}
