import Foundation
import Testing

@testable import DecisionRecords

@Suite struct LinkedFileTests {
  static let text = "# 1. A\n\n## Status\n\nAccepted\n"
  static let second = "# 2. B\n\n## Status\n\nAccepted\n"

  private func linked() throws -> Sandbox {
    let sandbox = try Sandbox().write(["real/0001-a.md": Self.text, "adr/0002-b.md": Self.second])
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.path + "/adr/0001-a.md",
      withDestinationPath: "../real/0001-a.md"
    )
    return sandbox
  }

  private func destination(_ sandbox: Sandbox) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: sandbox.path + "/adr/0001-a.md")
  }

  @Test func `A linked record is not retitled, and what it leads to stays`() throws {
    let sandbox = try linked()
    let folder = RecordFolder(sandbox.path + "/adr")
    #expect(throws: RecordsProblem.isLink(path: folder.path + "/0001-a.md")) {
      try folder.retitle("1", to: "Other")
    }
    #expect(destination(sandbox) == "../real/0001-a.md")
    #expect(try sandbox.text("real/0001-a.md") == Self.text)
    #expect(sandbox.names("adr") == ["0001-a.md", "0002-b.md"])
  }

  @Test func `A link stays one when several files change, and when the change is taken back`()
    throws
  {
    let sandbox = try linked()
    let second = sandbox.path + "/adr/0002-b.md"
    let steps = WriteSteps { step in
      guard step == "remove .workbench-journal" else { return }
      try? Data("other".utf8).write(to: URL(fileURLWithPath: second))
    }
    #expect(throws: RecordsProblem.self) {
      try RecordFolder(sandbox.path + "/adr", steps: steps)
        .supersede("1", by: "2", day: "2026-11-30")
    }
    #expect(destination(sandbox) == "../real/0001-a.md")
    #expect(try sandbox.text("real/0001-a.md") == Self.text)
    #expect(try sandbox.text("adr/0002-b.md") == Self.second)
    try RecordFolder(sandbox.path + "/adr").supersede("1", by: "2", day: "2026-11-30")
    #expect(destination(sandbox) == "../real/0001-a.md")
    #expect(try sandbox.text("real/0001-a.md").contains("Superseded by"))
    #expect(sandbox.names("real") == ["0001-a.md"])
  }

  @Test(arguments: [true, false]) func `Two names of one file are never changed in two ways`(
    isHard: Bool
  ) throws {
    let sandbox = try Sandbox().write(["0001-a.md": Self.text])
    let (one, two) = (sandbox.path + "/0001-a.md", sandbox.path + "/0002-b.md")
    if isHard {
      try FileManager.default.linkItem(atPath: one, toPath: two)
    } else {
      try FileManager.default.createSymbolicLink(atPath: two, withDestinationPath: "0001-a.md")
    }
    #expect(throws: RecordsProblem.sameFile(path: one, other: two)) {
      try sandbox.folder.supersede("0001-a", by: "0002-b", day: "2026-11-30")
    }
    try sandbox.expect(["0001-a.md": Self.text, "0002-b.md": Self.text])
  }
}
