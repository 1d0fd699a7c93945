import DecisionRecords
import Foundation
import TestSupport
import Testing

@Suite struct FolderFinderTests {
  @Test(arguments: [
    (["doc/adr/0001-a.md": ""], "doc/adr", "found as doc/adr"),
    (
      ["docs/decisions/a.md": "", "docs/adr/x.txt": ""], "docs/decisions", "found as docs/decisions"
    ),
    (["Decisions/a.md": ""], "Decisions", "found as Decisions"),
    ([".adr-dir": "./my/adrs/\r\n"], "my/adrs", "named by ROOT/.adr-dir"),
    ([".adr-dir": "\u{FEFF}x", "doc/adr/a.md": ""], "x", "named by ROOT/.adr-dir"),
    (["adrs.toml": "# c\nadr_dir = \"a/b\" # c\n"], "a/b", "named by ROOT/adrs.toml"),
    (
      [".log4brains.yml": "project:\n  adrFolder: ./docs/x\n"], "docs/x",
      "named by ROOT/.log4brains.yml"
    ),
    (
      [".adr.json": "{\"language\":\"en\",\n \"path\": \"d/e/\",\"x\":1}"], "d/e",
      "named by ROOT/.adr.json"
    ),
    ([".adr-dir": "\n", "doc/adr/a.md": ""], "doc/adr", "found as doc/adr"),
    (["README.md": ""], "sub/deep/Decisions", "the default, as no other was found"),
  ]) func `The folder is found from a sub-folder`(
    files: [String: String],
    folder: String,
    reason: String
  ) throws {
    let sandbox = try Sandbox().write(files).write(["sub/deep/x": "", ".git/x": ""])
    let found = FolderFinder.find(from: sandbox.path + "/sub/deep")
    #expect(found.path == sandbox.path + "/" + folder)
    #expect("\(found.reason)" == reason.replacingOccurrences(of: "ROOT", with: sandbox.path))
  }

  /// Files around a project in `p`, where somebody works in `p/a/b`, and where the folder is.
  @Test(arguments: [
    (["adr/0001-a.md": "", "p/.git/x": ""], "p/a/b/Decisions"),
    (["doc/adr/0001-a.md": "", "p/.git": "gitdir: elsewhere"], "p/a/b/Decisions"),
    ([".adr-dir": "x", "p/.git/x": ""], "p/a/b/Decisions"),
    (["p/doc/adr/0001-a.md": "", "p/.git/x": ""], "p/doc/adr"),
    (["p/.adr-dir": "why", "p/.git/x": "", "p/a/package.json": ""], "p/why"),
    (["adr/0001-a.md": "", ".git/x": "", "p/Package.swift": ""], "adr"),
    (["adr/0001-a.md": "", "p/Package.swift": ""], "p/a/b/Decisions"),
    (["adr/0001-a.md": "", "p/docs/adr/1-a.md": "", "p/Cargo.toml": ""], "p/docs/adr"),
    (["p/docs/adr/1-a.md": "", "p/go.mod": "", "p/a/b/go.mod": ""], "p/docs/adr"),
    (["p/adr/1-a.md": "", "p/App.xcodeproj/x": ""], "p/adr"),
    (["p/adr/1-a.md": "", "adr/2-b.md": "", ".adr-dir": "adr"], "p/a/b/Decisions"),
    (["p/a/b/adr/1-a.md": "", "adr/2-b.md": ""], "p/a/b/adr"),
  ]) func `Nothing is looked for beyond the project`(files: [String: String], folder: String) throws
  {
    let sandbox = try Sandbox().write(files).write(["p/a/b/x": ""])
    try FileManager.default.removeItem(atPath: sandbox.path + "/../.hg")
    let found = FolderFinder.find(from: sandbox.path + "/p/a/b")
    #expect(found.path == sandbox.path + "/" + folder)
  }

  @Test(arguments: ["", "p", "p/a", "p/a/b"])
  func `The home folder and what is above it belong to no project`(home: String) throws {
    let files = Dictionary(
      uniqueKeysWithValues: ["", "p/", "p/a/"].flatMap {
        [($0 + ".git/x", ""), ($0 + "Package.swift", "")]
      }
    )
    let records = ["adr/1-a.md": "", "p/adr/1-a.md": "", "p/a/b/x": ""]
    let sandbox = try Sandbox().write(files).write(records)
    try FileManager.default.removeItem(atPath: sandbox.path + "/p/a/.git")
    let path = home.isEmpty ? sandbox.path : sandbox.path + "/" + home
    let found = FolderFinder.find(from: sandbox.path + "/p/a/b", home: path)
    let expected = home.isEmpty ? "p/adr" : "p/a/b/Decisions"
    #expect(found.path == sandbox.path + "/" + expected)
    #expect(FolderFinder.find(from: path, home: path).path.hasPrefix(path + "/"))
  }

  @Test(.enabled(if: getuid() == 0)) func `A folder of somebody else belongs to no project`() throws
  {
    let sandbox = try Sandbox().write([
      "p/Package.swift": "", "p/adr/1-a.md": "", "p/a/x": "", "p/a/Package.swift": "",
    ])
    #expect(FolderFinder.find(from: sandbox.path + "/p/a").path == sandbox.path + "/p/adr")
    #expect(chown(sandbox.path + "/p", 12345, 12345) == 0)
    #expect(FolderFinder.find(from: sandbox.path + "/p/a").path == sandbox.path + "/p/a/Decisions")
  }

  @Test(.enabled(if: Mount.isPossible)) func `Another disk belongs to no project`() throws {
    let mount = try Mount(options: "size=1m")
    let outside = mount.sandbox.path + "/.."
    for name in ["Package.swift", "adr/1-a.md"] {
      try mount.sandbox.write("../" + name, Data())
    }
    try mount.sandbox.write(["a/x": ""])
    let found = FolderFinder.find(from: mount.sandbox.path + "/a")
    #expect(found.path == mount.sandbox.path + "/a/Decisions")
    #expect(FolderFinder.find(from: outside).path.hasSuffix("/adr"))
  }

  @Test(arguments: [
    (["adr/main.c": ""], true), (["adr/README.md": "x"], true),
    (["adr/templates/template.md": "x"], true), (["adr/0001-a.md": ""], false),
    (["adr/x.adoc": ""], true), (["adr/0001-x.adoc": ""], false),
    (["adr/cat/0001-a.md": ""], false),
    ([".adr-dir": "adr", "adr/main.c": ""], false), (["Decision.md": ""], false),
  ]) func `Nothing but a name speaks for a folder without records`(
    files: [String: String],
    isUnproven: Bool
  ) throws {
    let sandbox = try Sandbox().write(files)
    #expect(FolderFinder.find(from: sandbox.path).isUnproven == isUnproven)
  }

  @Test func `Every folder of a monorepo is found`() throws {
    let sandbox = try Sandbox().write([
      "doc/adr/0001-a.md": "", "packages/a/docs/adr/0001-a.md": "", "packages/b/.adr-dir": "why",
      "node_modules/c/doc/adr/0001-c.md": "",
    ])
    let paths = FolderFinder.findAll(below: sandbox.path).map(\.path)
    #expect(
      paths == ["doc/adr", "packages/a/docs/adr", "packages/b/why"].map { sandbox.path + "/" + $0 }
    )
  }
}
