import DecisionRecords
import Foundation
import TestSupport
import Testing

@Suite struct FaultTests {
  static let files = [
    "0001-a.md": "# 1. A\n\n## Status\n\nAccepted\n",
    "0002-b.md": "# 2. B\n\n## Status\n\nAccepted\n",
  ]

  @Test(.enabled(if: Mount.isPossible)) func `A read-only folder is read and nothing is changed`()
    throws
  {
    let mount = try Mount(options: "size=1m")
    try mount.sandbox.write(Self.files)
    try mount.remount("ro")
    let folder = mount.sandbox.folder
    #expect(try folder.read().records.count == 2)
    #expect(throws: RecordsProblem.self) { try folder.supersede("1", by: "2", day: "2026-11-30") }
    #expect(throws: RecordsProblem.self) { try folder.retitle("1", to: "C") }
    let path = folder.path + "/0003-c.md"
    #expect(throws: RecordsProblem.cannotWrite(path: path, .system(EROFS))) {
      try folder.create(RecordDraft(title: "C", date: "2026-11-30"))
    }
    try mount.sandbox.expect(Self.files)
  }

  @Test(.enabled(if: Mount.isPossible)) func `A full disk leaves nothing half-written`() throws {
    for free in [0, 1, 2, 3] {
      let mount = try Mount(options: "size=64k")
      try mount.sandbox.write(Self.files)
      try mount.fill(leaving: free)
      let before = try mount.sandbox.everything()
      for change in Self.changes {
        do {
          try change(mount.sandbox.folder)
        } catch {
          guard case RecordsProblem.cannotWrite(_, .system(ENOSPC)) = error else { throw error }
          #expect(try mount.sandbox.everything() == before)
          continue
        }
        break
      }
      #expect(mount.sandbox.names().allSatisfy { !$0.hasPrefix(".workbench") })
    }
  }

  private static let changes: [@Sendable (RecordFolder) throws -> Void] = [
    {
      try $0.create(
        RecordDraft(title: "C", date: "2026-11-30", lead: String(repeating: "x ", count: 9000))
      )
    },
    { try $0.supersede("1", by: "2", day: "2026-11-30") },
    { try $0.retitle("1", to: "C") },
  ]

  @Test func `A folder behind a link is the folder`() throws {
    let sandbox = try Sandbox().write(["real/0001-a.md": "# 1. A\n\n## Status\n\nAccepted\n"])
    let link = sandbox.path + "/adr"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real")
    let folder = RecordFolder(link)
    try folder.create(RecordDraft(title: "B", date: "2026-11-30"))
    try folder.supersede("1", by: "2", day: "2026-11-30")
    #expect(sandbox.names(in: "real") == ["0001-a.md", "0002-b.md"])
    #expect(try folder.retitle("1", to: "C").renamed?.to == link + "/0001-c.md")
  }

  @Test func `A record that is a link is read, and one that leads nowhere is named`() throws {
    let sandbox = try Sandbox().write([
      "real/a.md": "# 1. A\n\n## Status\n\nProposed\n", "adr/x.txt": "",
    ])
    let link = sandbox.path + "/adr/0001-a.md"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../real/a.md")
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.path + "/adr/0002-gone.md",
      withDestinationPath: "nowhere"
    )
    let folder = RecordFolder(sandbox.path + "/adr")
    #expect(try folder.read().records.map(\.title) == ["A"])
    #expect(try folder.read().unreadable.map(\.reason) == [.danglingLink])
  }

  @Test func `What cannot be read is named with the reason`() throws {
    let sandbox = try Sandbox().write([
      "0001-empty.md": " \n", "0003-a.adoc": "= 3. A", "0004-ok.md": "# 4. Ok\n", "notes.txt": "",
      "template.md": "# NUMBER. TITLE", "README.md": "x", "0000-adr-template.md": "# T",
      "cat/0001-x.md": "# 1. X\n", "cat/words.md": "x", "images/0001-x.md": "x", ".hidden.md": "x",
    ])
    try sandbox.write("0002-wide.md", Data([0xFF, 0xFE, 0x23, 0x00]))
    try sandbox.write("0005-binary.md", Data([0x23, 0x20, 0x00, 0x41]))
    mkfifo(sandbox.path + "/0006-pipe.md", 0o644)
    let contents = try sandbox.folder.read()
    #expect(
      contents.unreadable.map { $0.path.split(separator: "/").last.map(String.init) ?? "" } == [
        "0001-empty.md", "0002-wide.md", "0003-a.adoc", "0005-binary.md", "0006-pipe.md",
      ]
    )
    #expect(
      contents.unreadable.map(\.reason) == [
        .empty, .wideText, .language("AsciiDoc"), .binary, .file(.notAFile),
      ]
    )
    #expect(contents.records.map(\.id) == ["cat/0001-x", "0004-ok"])
    #expect(contents.companions.map(\.kind) == [.template, .readme, .template])
  }
}

/// A small file system of its own, where the tests run as root.
final class Mount {
  let sandbox = Sandbox()

  static let isPossible: Bool = {
    guard let probe = try? Mount(options: "size=64k") else { return false }
    return probe.isMounted
  }()

  private let isMounted: Bool

  init(options: String) throws {
    isMounted = Mount.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", sandbox.path])
  }

  deinit {
    _ = Mount.run(["umount", sandbox.path])
  }

  func remount(_ options: String) throws {
    #expect(Mount.run(["mount", "-o", "remount,\(options)", sandbox.path]))
  }

  /// Fills the file system up to a few pages.
  func fill(leaving pages: Int) throws {
    let path = sandbox.path + "/.filler"
    let file = open(path, O_WRONLY | O_CREAT, 0o644)
    defer { close(file) }
    let page = [UInt8](repeating: 0x78, count: 4096)
    var size: off_t = 0
    while write(file, page, page.count) == page.count { size += 4096 }
    ftruncate(file, max(0, size - off_t(pages * 4096)))
  }

  private static func run(_ arguments: [String]) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
