import DecisionRecords
import Foundation
import TestSupport
import Testing

@Suite struct GitTests {
  @Test func `Numbers on other branches are taken`() throws {
    let sandbox = try Sandbox().write(["doc/adr/0001-a.md": "# 1. A\n"])
    try git(["init", "-q", "-b", "main"], in: sandbox)
    try commit("a", in: sandbox)
    try git(["switch", "-q", "-c", "other"], in: sandbox)
    try sandbox.write(["doc/adr/0007-b.md": "# 7. B\n", "doc/adr/sub/0009-c.md": "# 9\n"])
    try commit("b", in: sandbox)
    try git(["switch", "-q", "main"], in: sandbox)
    let folder = RecordFolder(sandbox.path + "/doc/adr")
    #expect(sandbox.names(in: "doc/adr") == ["0001-a.md"])
    #expect(folder.nextNumber() == 8)
    #expect(
      try Probe.run(["next", folder.path], environment: ["GIT_DIR": "/nowhere"]).output == "8\n"
    )
    let created = try folder.create(RecordDraft(title: "C", date: "2026-11-30"))
    #expect(created.path.hasSuffix("/doc/adr/0008-c.md"))
  }

  @Test func `A broken repository changes nothing about numbers`() throws {
    let sandbox = try Sandbox().write([".git": "nonsense", "adr/0001-a.md": "# 1. A\n"])
    #expect(RecordFolder(sandbox.path + "/adr").nextNumber() == 2)
  }

  private func commit(_ words: String, in sandbox: Sandbox) throws {
    try git(["add", "-A"], in: sandbox)
    try git(
      ["-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "-q", "-m", words],
      in: sandbox
    )
  }

  private func git(_ arguments: [String], in sandbox: Sandbox) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", sandbox.path] + arguments
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(arguments)")
  }
}
