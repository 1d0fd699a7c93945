import DecisionRecords
import Foundation
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

  @Test func `Above a checkout only adr-tools' own names count`() throws {
    let sandbox = try Sandbox().write(["Decisions/a.md": "", "project/.git/x": ""])
    #expect(
      FolderFinder.find(from: sandbox.path + "/project").path == sandbox.path + "/project/Decisions"
    )
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
