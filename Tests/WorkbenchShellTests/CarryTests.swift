import PTYKit
import TestSupport
import Testing

@testable import WorkbenchShell

@Suite("Carrying progress")
struct CarryTests {
  let here: ScratchFolder
  let there: ScratchFolder

  init() throws {
    here = ScratchFolder()
    there = ScratchFolder()
  }

  @Test("what is done on either side is done on both, however often it is carried")
  func union() throws {
    var laptop = try PlayedSession.keeping(in: here, "a")
    var home = try PlayedSession.keeping(in: there, "b", from: 100)
    _ = laptop.play(["open counter", ".increment", ".increment", "predict on", "next", "count"])
    _ = home.play(["open counter"] + Array(repeating: "next", count: 4))
    #expect(
      laptop.play("export progress \(there.path)/laptop").hasSuffix("laptop: 1 lesson, 6 events\n")
    )
    #expect(
      home.play("import progress laptop")
        == "laptop: 6 events added, 0 known already\nprogress shows what is done now.\n"
    )
    #expect(home.shell.session.lesson?.position == 4)
    _ = home.play("export progress \(here.path)/home")
    #expect(laptop.play("import progress home").contains("home: 8 events added, 6 known already\n"))
    #expect(
      laptop.play("import progress home").contains("home: 0 events added, 14 known already\n")
    )
    #expect(laptop.play("progress") == home.play("progress"))
    #expect(laptop.play("progress").contains("4 of 9 steps done"))
    #expect(laptop.play("progress").contains("1 partly right"))
    let place = home.place
    _ = laptop.play("resume")
    #expect(laptop.place == place)
  }

  @Test("an export is plain lines, leaves out what was forgotten, and overwrites nothing")
  func export() throws {
    var session = try PlayedSession.keeping(in: here)
    _ = session.play(["open counter", ".increment", ".increment"])
    let journal = try here.text("journal.jsonl")
    #expect(session.play("export progress") == journal)
    #expect(session.play("export progress out --json") == #"{"events":2,"file":"out"}"#)
    #expect(try here.text("out") == journal)
    #expect(
      session.play("export progress out")
        == "workbench: 'out' exists already and is left as it is.\n  Try another name.\n"
    )
    #expect(
      session.play("export progress no/where").hasPrefix("workbench: 'no/where' cannot be written")
    )
    _ = session.play("forget counter")
    #expect(session.play("export progress") == "")
    #expect(session.play("import progress out").contains("2 events added"))
    #expect(session.play("progress").contains("styles  mvvm plain"))
  }

  @Test("an export that does not read back the same is said to be so")
  func roundTrip() throws {
    var session = try PlayedSession.keeping(in: here)
    _ = session.play(["open counter", ".increment"])
    session.shell.session.world.readFile = { _ in .success(Array("{}".utf8)) }
    #expect(
      session.play("export progress out").hasPrefix(
        "workbench: 'out' was written, but it does not read back the same.\n"
      )
    )
  }

  @Test("damaged lines are named and skipped, the rest is taken")
  func damaged() throws {
    var source = try PlayedSession.keeping(in: there, "b")
    _ = source.play(["open counter", "next", "next"])
    var lines = try there.text("journal.jsonl").split(separator: "\n").map(String.init)
    lines.insert("{\"at\":", at: 1)
    try here.write("file", lines.joined(separator: "\n") + "\ntorn")
    var session = try PlayedSession.keeping(in: here)
    #expect(
      session.play("import progress file") == """
        file: 4 events added, 0 known already
        Not readable and skipped: lines 2, 6.
        progress shows what is done now.

        """
    )
    #expect(session.play("progress").contains("2 of 9 steps done"))
  }

  static let refusals: [(text: String, answer: String)] = [
    ("# a text\n", "workbench: 'file' holds no progress.\n"),
    (
      "{\"format\":2,\"all\":\"new\"}\n",
      "workbench: 'file' was written by a newer workbench (format 2).\n"
    ),
    ("", "file: 0 events added, 0 known already\n"),
  ]

  @Test("what is no progress is refused", arguments: refusals)
  func refused(text: String, answer: String) throws {
    try here.write("file", text)
    var session = try PlayedSession.keeping(in: here)
    #expect(session.play("import progress file").hasPrefix(answer))
    #expect(here.names() == ["file"])
    #expect(session.play("import progress none").hasPrefix("workbench: 'none' cannot be read"))
  }
}
