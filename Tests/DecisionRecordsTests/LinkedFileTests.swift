import Foundation
import TestSupport
import Testing

@testable import DecisionRecords

@Suite struct LinkedFileTests {
  static let text = "# 1. A\n\n## Status\n\nAccepted\n"
  static let second = "# 2. B\n\n## Status\n\nAccepted\n"

  private func destination(_ sandbox: Sandbox) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: sandbox.path + "/adr/0001-a.md")
  }

  /// What a command would write, in a folder whose first record or category is a link.
  enum Deed: String, CaseIterable {
    case status, supersede, accept, link, retitle, retitleAnother

    func run(_ folder: RecordFolder, _ linked: String) throws(RecordsProblem) {
      switch self {
      case .status: try folder.setStatus(linked, to: "deprecated", day: "2026-11-30")
      case .supersede: try folder.supersede(linked, by: "2", day: "2026-11-30")
      case .accept: try folder.setStatus("3", to: "accepted", day: "2026-11-30")
      case .link: try folder.link("2", "Amends", linked, "Amended by")
      case .retitle: try folder.retitle(linked, to: "Other")
      case .retitleAnother: try folder.retitle("2", to: "Other")
      }
    }
  }

  private static let records = [
    "real/0001-a.md": "# 1. A\n\n## Status\n\nAccepted\n\nSee [B](0002-b.md).\n",
    "adr/0002-b.md": second,
    "adr/0003-c.md": "# 3. C\n\n## Status\n\nProposed\n\nSupersedes [1. A](0001-a.md)\n",
  ]

  @Test(arguments: Deed.allCases, ["../real/0001-a.md", "1.txt"])
  func `Nothing is written through a record that is a link`(deed: Deed, target: String) throws {
    var files = Self.records
    files["adr/1.txt"] = files["real/0001-a.md"]
    let sandbox = try Sandbox().write(files)
    let link = sandbox.path + "/adr/0001-a.md"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    let folder = RecordFolder(sandbox.path + "/adr")
    #expect(throws: RecordsProblem.isLink(path: link, target: target)) {
      try deed.run(folder, "1")
    }
    #expect(destination(sandbox) == target)
    try expect(files, in: sandbox)
    #expect(sandbox.names(in: "adr") == ["0001-a.md", "0002-b.md", "0003-c.md", "1.txt"])
    #expect(sandbox.names(in: "real") == ["0001-a.md"])
  }

  @Test(arguments: [Deed.status, .supersede, .link, .retitle])
  func `Nothing is written through a folder of records that is a link`(deed: Deed) throws {
    let files = ["real/0001-a.md": Self.text, "adr/0002-b.md": Self.second]
    let sandbox = try Sandbox().write(files)
    let link = sandbox.path + "/adr/team"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../real")
    #expect(throws: RecordsProblem.isLink(path: link, target: "../real")) {
      try deed.run(RecordFolder(sandbox.path + "/adr"), "team/0001-a")
    }
    try expect(files, in: sandbox)
    #expect(sandbox.names(in: "real") == ["0001-a.md"])
  }

  @Test func `A folder that is a link itself is written as the user named it`() throws {
    let sandbox = try Sandbox().write(["real/0001-a.md": Self.text])
    let link = sandbox.path + "/adr"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real")
    try RecordFolder(link).setStatus("1", to: "deprecated", day: "2026-11-30")
    #expect(try sandbox.text("real/0001-a.md").contains("\nDeprecated\n"))
  }

  @Test func `A check corrects what is no link and says of the rest that it cannot`() throws {
    let one = "# 1. A\n\nDate: 1 May 2026\n\n## Status\n\nAccepted\n"
    let three = "# 3. C\n\nDate: 2 May 2026\n\n## Status\n\nAccepted\n\nAmends [1. A](0001-a.md)\n"
    let sandbox = try Sandbox().write(["real/0001-a.md": one, "adr/0003-c.md": three])
    let link = sandbox.path + "/adr/0001-a.md"
    try FileManager.default.createSymbolicLink(
      atPath: link,
      withDestinationPath: "../real/0001-a.md"
    )
    let fixed = try RecordFolder(sandbox.path + "/adr").fix(today: "2026-11-30")
    #expect(fixed.changed == [sandbox.path + "/adr/0003-c.md"])
    #expect(fixed.remaining.filter(\.isFixable) == [])
    #expect(fixed.remaining.map(\.code).contains("one-sided-link"))
    let corrected = three.replacing("2 May 2026", with: "2026-05-02")
    try expect(["real/0001-a.md": one, "adr/0003-c.md": corrected], in: sandbox)
  }

  @Test(arguments: ["write 24 bytes", "rename to 0002-b.md", "link 0002-b.md"])
  func `A link that comes in between is not written through`(step: String) throws {
    let sandbox = try Sandbox().write(["real/x.md": Self.text, "adr/0002-b.md": Self.second])
    let path = sandbox.path + "/adr/0002-b.md"
    let steps = WriteSteps { next in
      guard next.hasPrefix(step.prefix(5)) else { return }
      try? FileManager.default.removeItem(atPath: path)
      try? FileManager.default.createSymbolicLink(
        atPath: path,
        withDestinationPath: "../real/x.md"
      )
    }
    let folder = RecordFolder(sandbox.path + "/adr", steps: steps)
    _ = try? folder.setStatus("2", to: "deprecated", day: "2026-11-30")
    #expect(try sandbox.text("real/x.md") == Self.text)
  }

  @Test func `A list is written to what a link leads to that was named for it`() throws {
    let markers = "<!-- adr-toc -->\n<!-- /adr-toc -->\n"
    let sandbox = try Sandbox().write(["adr/0001-a.md": Self.text, "README.md": markers])
    let link = sandbox.path + "/list.md"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "README.md")
    let written = try RecordFolder(sandbox.path + "/adr").writeList(in: link)
    #expect(written.changed == [link])
    #expect(try sandbox.text("README.md").contains("* [1. A](adr/0001-a.md)"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "README.md")
  }

  @Test func `Two names of one file are never changed in two ways`() throws {
    let sandbox = try Sandbox().write(["0001-a.md": Self.text])
    let (one, two) = (sandbox.path + "/0001-a.md", sandbox.path + "/0002-b.md")
    try FileManager.default.linkItem(atPath: one, toPath: two)
    #expect(throws: RecordsProblem.sameFile(path: one, other: two)) {
      try sandbox.folder.supersede("0001-a", by: "0002-b", day: "2026-11-30")
    }
    try sandbox.expect(["0001-a.md": Self.text, "0002-b.md": Self.text])
  }

  /// Compares what every file holds that was written, in whatever folder it is.
  private func expect(_ files: [String: String], in sandbox: Sandbox) throws {
    for (name, text) in files { #expect(try sandbox.text(name) == text, "\(name)") }
  }
}
