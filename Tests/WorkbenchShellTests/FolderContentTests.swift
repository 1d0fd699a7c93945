import Foundation
import PTYKit
import TestSupport
import Testing

@testable import WorkbenchShell

@Suite("What a package's folder holds", .timeLimit(.minutes(2)))
struct FolderContentTests {
  let scratch: ScratchFolder
  var folder: String { scratch.path + "/ours" }

  init() throws {
    scratch = ScratchFolder()
    try scratch.write("ours/Package.swift", "// a manifest")
    try scratch.write("elsewhere/deep/file", "one")
  }

  private func digests() throws -> [String: String] {
    try FolderContent.digests(of: folder).get()
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/" + name,
      withDestinationPath: target
    )
  }

  @Test("links are named by where they point, and not followed into a folder")
  func links() throws {
    for target in ["/", "../elsewhere", ".", "..", "nowhere"] {
      try link("to \(target.replacing("/", with: "|"))", to: target)
    }
    let before = try digests()
    #expect(
      before.filter { $0.key != "Package.swift" } == [
        "to |": "-> /", "to ..|elsewhere": "-> ../elsewhere", "to .": "-> .", "to ..": "-> ..",
        "to nowhere": "-> nowhere",
      ]
    )
    try scratch.write("elsewhere/deep/file", "two")
    #expect(try digests() == before)
  }

  @Test("a link to a file is what the file holds, and where it points")
  func linkedFile() throws {
    try link("linked", to: "../elsewhere/deep/file")
    let before = try digests()
    try scratch.write("elsewhere/deep/file", "two")
    let after = try digests()
    #expect(FolderContent.changes(from: before, to: after) == ["linked"])
    #expect(after["linked"]?.hasSuffix("-> ../elsewhere/deep/file") == true)
  }

  @Test("a file of any size is read, and is the same as one of its bytes")
  func large() throws {
    let bytes = Data(repeating: 7, count: (3 << 20) + 5)
    try bytes.write(to: URL(fileURLWithPath: folder + "/slides.pdf"))
    #expect(try digests()["slides.pdf"] == Digest.hex(of: bytes))
    let watched = WatchedFolders(root: folder, parts: [""]).content()
    #expect(watched.keys.sorted() == ["Package.swift", "slides.pdf"])
  }

  @Test("a pipe is no file, and nobody waits for its writer")
  func pipe() throws {
    #expect(mkfifo(folder + "/pipe", 0o600) == 0)
    try link("to pipe", to: "pipe")
    #expect(try digests()["pipe"] == "no file")
    #expect(try digests()["to pipe"] == "-> pipe")
    let folders = WatchedFolders(root: folder, parts: [""])
    let before = folders.content()
    #expect(before.keys.sorted() == ["Package.swift"])
    try scratch.write("ours/Model.swift", "// new")
    #expect(Watching.next(folders, before) == .changed(["Model.swift"], folders.content()))
  }

  @Test("it stops between two files and amid one when it is told to")
  func stopped() throws {
    try Data(count: 3 << 20).write(to: URL(fileURLWithPath: folder + "/a.bin"))
    for patience in 0..<4 {
      var left = patience
      let found = FolderContent.digests(of: folder) {
        left -= 1
        return left >= 0
      }
      #expect(found == .failure(.stopped), "\(patience)")
    }
  }

  @Test(
    "what an editor leaves beside a file is not watched",
    arguments: [
      (".Model.swift.swp", true), (".Model.swift.swo", true), ("Model.swift~", true),
      ("4913", true), (".#Model.swift", true), ("#Model.swift#", true), (".DS_Store", true),
      ("Text/.DS_Store", true), ("Model.swift", false), ("a.swp/Model.swift", false),
      (".swift-format", false), ("swp", false), ("4913.swift", false), (".swiftlint.yml", false),
    ]
  )
  func editors(path: String, isEditors: Bool) {
    #expect(WatchedFolders.isEditors(path) == isEditors)
  }

  @Test("a folder that is moved away ends the watching")
  func gone() throws {
    let folders = WatchedFolders(root: folder, parts: [""])
    let before = folders.content()
    try scratch.remove("ours")
    #expect(Watching.next(folders, before) == .gone)
  }
}
