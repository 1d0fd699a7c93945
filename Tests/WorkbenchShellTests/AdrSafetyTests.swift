import Foundation
import PTYKit
import Problems
import TestSupport
import Testing

@testable import WorkbenchShell

@Suite("Records where something is wrong around them")
struct AdrSafetyTests {
  static let writers = [
    "adr new x", "adr init", "adr init sub", "adr list", "adr status 1 accepted",
    "adr new x --dir sub", "decide team-size=2 --record",
  ]

  @Test("where the folder is gone, nothing is looked for or written elsewhere", arguments: writers)
  func gone(line: String) throws {
    var session = try PlayedSession()
    let directory = session.scratch.path + "/gone"
    for place in [directory, "."] {
      session.shell.session.world.directory = place
      #expect(
        session.play(line)
          == "workbench: The folder you are in is gone. Change to another and try again.\n"
      )
      #expect(session.status(of: line) == .outside)
    }
    #expect(session.scratch.names() == [])
  }

  @Test("the program itself says so, and an absolute folder still works")
  func goneProgram() throws {
    let scratch = ScratchFolder()
    try scratch.write("here/x", "")
    let program = try builtProgram("workbench")
    let script = "cd \"$0/here\" && rm -r ../here && \(program) adr new x"
    let lost = try run(
      "/bin/sh",
      ["-c", script, scratch.path],
      environment: cleanEnvironment(home: scratch.path)
    )
    #expect(lost.status == .exited(3))
    #expect(lost.error.hasPrefix("workbench: The folder you are in is gone."))
    try scratch.write("here/x", "")
    let kept = try run(
      "/bin/sh",
      ["-c", script + " --dir \"$0/adr\"", scratch.path],
      environment: cleanEnvironment(home: scratch.path)
    )
    #expect(kept.status == .exited(0))
    #expect(scratch.names(in: "adr") == ["0001-x.md"])
  }

  @Test("a day that is none is an error that names it", arguments: ["today", "2026-02-30", "1\n2"])
  func day(given: String) throws {
    var session = try PlayedSession(titles: ["Use tea"])
    session.set(["ADR_DATE": given])
    for line in [
      "adr new x", "adr init sub", "adr status 1 rejected", "adr check", "adr review",
      "adr supersede 1 --by 1",
    ] {
      #expect(
        session.play(line).hasPrefix("workbench: '\(visible(given))' is no day for ADR_DATE.")
      )
      #expect(session.status(of: line) == .usage)
    }
    #expect(session.scratch.names(in: "doc/adr") == ["0001-use-tea.md"])
  }

  @Test(
    "an empty folder is refused",
    arguments: ["adr new x --dir ''", "adr list --dir ' '", "adr init ''", "adr toc --dir ''"]
  )
  func emptyFolder(line: String) throws {
    var session = try PlayedSession(titles: ["Use tea"])
    #expect(session.play(line).hasPrefix("workbench: No folder is named."))
    #expect(session.status(of: line) == .usage)
    #expect(session.scratch.names() == ["doc"])
  }

  @Test("a status that is none is refused for a new record too")
  func status() throws {
    var session = try PlayedSession(titles: ["Use tea"])
    #expect(session.play("adr new x --status ''").hasPrefix("workbench: \"\" is no status."))
    #expect(session.scratch.names(in: "doc/adr") == ["0001-use-tea.md"])
  }

  @Test("what was written is named where the result cannot be printed")
  func fullOutput() throws {
    let scratch = ScratchFolder()
    for (words, path) in [
      ("adr new x", "Decisions/0001-x.md"), ("adr status 1 accepted", "Decisions/0001-x.md"),
      ("decide team-size=2 --record", "Decisions/0002-"),
    ] {
      let result = try run(
        "/bin/sh",
        ["-c", "\(try builtProgram("workbench")) \(words) > /dev/full"],
        environment: cleanEnvironment(home: scratch.path),
        directory: scratch.path
      )
      #expect(result.status == .exited(3))
      #expect(result.error.contains("\n  \(path)"))
      #expect(result.error.contains(" was written all the same."))
    }
  }

  @Test("a list on a terminal holds nothing a terminal acts on, in a file it stays as it is")
  func list() throws {
    var session = try PlayedSession()
    let title = "Use \u{200B}\u{202E}tea"
    try session.scratch.write("doc/adr/0001-a.md", "# 1. \(title)\n")
    let line = "* [1. \(title)](doc/adr/0001-a.md)\n"
    #expect(session.play("adr toc") == line)
    session.shell.session.settings.showsOnTerminal = true
    #expect(session.play("adr toc") == visible(String(line.dropLast())) + "\n")
  }

  @Test("messages quote what was typed", arguments: ["adr link tea Amends tea ''"])
  func quoting(line: String) throws {
    var session = try PlayedSession(titles: ["Use tea"])
    #expect(session.play(line).hasPrefix("workbench: \"tea\" cannot be related to itself."))
  }

  @Test("a journal that came with the files is named, and nothing happens")
  func journal() throws {
    var session = try PlayedSession(titles: ["Use tea"])
    try session.scratch.write(
      "doc/adr/.workbench-journal",
      "workbench-journal 1\n../../victim\t.workbench-new-0\t\tMARK\nend\n"
    )
    try session.scratch.write("doc/adr/.workbench-new-0", "x")
    let text = session.play("adr list")
    #expect(text.components(separatedBy: ".workbench-journal").count == 2)
    #expect(session.scratch.names() == ["doc"])
    #expect(
      session.scratch.names(in: "doc/adr")
        == [".workbench-journal", ".workbench-new-0", "0001-use-tea.md"]
    )
  }
}
