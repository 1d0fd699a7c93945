import PTYKit
import TestSupport
import Testing

@testable import WorkbenchShell

@Suite("What the build says")
struct BuildLogTests {
  @Test(
    "errors are named once each, from the package's folder, in the compiler's words",
    arguments: [
      (
        "/p/Sources/A/M.swift:3:7: error: cannot find 'x' in scope\n 1 | x\n",
        ["Sources/A/M.swift:3: cannot find 'x' in scope"]
      ),
      (
        "/p/a.swift:3:7: error: one\n/p/a.swift:3:7: error: one\n/q/b.swift:4:1: error: two: three\n",
        ["a.swift:3: one", "/q/b.swift:4: two: three"]
      ),
      (
        "   |       `- error: drawn again\n/p/a b:c.swift:3:7: error: one\nerror: fatalError\n",
        ["a b:c.swift:3: one"]
      ),
      (
        "error: 'ex': Invalid manifest (compiled with: [\"/usr/bin/swiftc\", \"-o\", \"/t/x\"])\n"
          + "Missing or empty JSON output\nerror: invalid manifests at [<AbsolutePath:\"/p\">]\n",
        ["'ex': Invalid manifest: it ran and described no package"]
      ),
      ("error: no such module\nwarning: x\n", ["no such module"]),
      ("Build complete!\n", []),
      ("", []),
    ]
  )
  func faults(text: String, expected: [String]) {
    let faults = BuildLog(text: text).faults(in: "/p")
    #expect(faults.map { ($0.place.map { "\($0): " } ?? "") + $0.message } == expected)
  }

  @Test("who holds the folder is read from the package manager's words")
  func holder() {
    let words =
      "Another instance of SwiftPM (PID: 4711) is already running using '/p/.build', waiting until"
    #expect(BuildLog.holder(in: words) == " (process 4711)")
    #expect(BuildLog.holder(in: "is already running using") == "")
    #expect(BuildLog.holder(in: "Building for debugging...") == nil)
  }

  @Test("a tool's streams are read apart, however much it says, and how it ends is told")
  func running() throws {
    let script =
      "i=0; while [ $i -lt 20000 ]; do echo line $i; i=$((i+1)); done; echo no >&2; exit 3"
    let result = try BuildRun.result(of: BuildRequest(["sh", "-c", script], label: "counting"))
      .get()
    #expect(result.ending == .failed)
    #expect(result.output.hasSuffix("line 19999\n"))
    #expect(result.errors == "no\n")
    let done = BuildRun.result(of: BuildRequest(["true"], label: "nothing"))
    #expect(done == .success(BuildResult(.done)))
    let missing = BuildRun.result(of: BuildRequest(["no-such-tool-here"], label: "nothing"))
    #expect(missing == .failure(OutsideFailure("no such file or directory")))
  }

  @Test("the program that serves a lesson is the one that uses LessonKit")
  func manifest() throws {
    let text = """
      {"name":"ours","products":[{"name":"orders","targets":["Program"],"type":{"executable":null}},
      {"name":"Kit","targets":["Lesson"],"type":{"library":["automatic"]}}],
      "targets":[{"name":"Program","type":"executable",
      "dependencies":[{"product":["LessonKit","workbench",null,null]},{"byName":["Lesson",null]}]},
      {"name":"Tool","type":"executable","dependencies":[{"byName":["Lesson",null]}]},
      {"name":"Lesson","type":"regular","dependencies":[{"byName":["LessonKit",null]}]}]}
      """
    #expect(try DumpedManifest(text).lessonPrograms == ["orders"])
    #expect(throws: (any Error).self) { try DumpedManifest("{}") }
  }
}

@Suite("Digests")
struct DigestTests {
  @Test(
    "are those of the standard, at every length around a block",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 55),
        "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"
      ),
      (
        String(repeating: "a", count: 64),
        "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"
      ),
      (
        String(repeating: "a", count: 1000),
        "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"
      ),
    ]
  )
  func vectors(text: String, expected: String) {
    #expect(Digest.hex(of: text.utf8) == expected)
    var digest = Digest()
    for byte in text.utf8 { digest.add([byte]) }
    #expect(digest.hex() == expected)
  }

  @Test("of a folder leave out what is built, and see a link that is turned elsewhere")
  func folder() throws {
    let scratch = ScratchFolder()
    try scratch.write("p/Package.swift", "1")
    try scratch.write("p/Sources/a.swift", "2")
    try scratch.write("p/.build/x", "3")
    try scratch.write("p/.git/x", "4")
    let folder = scratch.path + "/p"
    #expect(FolderContent.paths(in: folder) == ["Package.swift", "Sources/a.swift"])
    let before = try FolderContent.digests(of: folder).get()
    try scratch.write("p/Sources/a.swift", "other")
    try scratch.write("p/Sources/b.swift", "new")
    try link("p/loop", to: "..", in: scratch)
    try link("p/one", to: "Sources/b.swift", in: scratch)
    let after = try FolderContent.digests(of: folder).get()
    #expect(
      FolderContent.changes(from: before, to: after).filter { !$0.hasPrefix("loop") } == [
        "Sources/a.swift", "Sources/b.swift (new)", "one (new)",
      ]
    )
    #expect(FolderContent.changes(from: after, to: before).contains("one (gone)"))
  }

  private func link(_ name: String, to target: String, in scratch: ScratchFolder) throws {
    let path = scratch.path + "/" + name
    _ = try run("/bin/ln", ["-s", target, path])
  }
}
