import Foundation
import PTYKit
import Problems
import TestSupport
import Testing

@testable import WorkbenchShell

@Suite("Editing records")
struct AdrEditTests {
  @Test("VISUAL comes before EDITOR, arguments and quotes are understood, the path comes last")
  func editor() throws {
    var session = try PlayedSession(titles: ["Use tea"])
    let seen = Box<[String]>([])
    session.edit { words in
      seen.value = words
      return .success(())
    }
    for (variables, expected) in [
      (["VISUAL": "code --wait", "EDITOR": "vi"], ["code", "--wait"]),
      (["VISUAL": " ", "EDITOR": "'my editor' -n"], ["my editor", "-n"]),
    ] {
      session.set(variables)
      #expect(session.play("adr edit 1") == "doc/adr/0001-use-tea.md\nNothing was changed.\n")
      #expect(seen.value == expected + [session.scratch.path + "/doc/adr/0001-use-tea.md"])
    }
  }

  @Test("what was edited is read again")
  func reading() throws {
    var session = try PlayedSession(titles: ["Use tea"])
    session.set(["EDITOR": "ed"])
    session.edit { words in
      try? Data("# Other\n".utf8).write(to: URL(fileURLWithPath: words[1]))
      return .success(())
    }
    #expect(
      session.play("adr edit tea --json")
        == "{\"changed\":true,\"record\":\"doc/adr/0001-use-tea.md\"}"
    )
    session.edit { words in
      try? Data([0, 1]).write(to: URL(fileURLWithPath: words[1]))
      return .success(())
    }
    #expect(
      session.play("adr edit 1") == """
        doc/adr/0001-use-tea.md
        It cannot be read as a record any more: it holds NUL bytes, so it is no text.

        """
    )
  }

  @Test("an editor that is missing or fails loses nothing, and the path is printed")
  func failing() throws {
    var session = try PlayedSession(titles: ["Use tea"])
    #expect(
      session.play("adr new Use milk --edit") == """
        doc/adr/0002-use-milk.md
        workbench: No editor is named: neither VISUAL nor EDITOR is set.
          doc/adr/0002-use-milk.md is kept as it is.
          Try setting one, such as EDITOR=nano, or open the file yourself.

        """
    )
    session.set(["EDITOR": "nonsuch --wait"])
    session.edit { _ in .failure(OutsideFailure("no such file or directory")) }
    #expect(
      session.play("adr edit 2") == """
        doc/adr/0002-use-milk.md
        workbench: The editor 'nonsuch --wait' failed: no such file or directory.
          doc/adr/0002-use-milk.md is kept.
          Try another VISUAL or EDITOR, or open the file yourself.

        """
    )
    session.set(["EDITOR": "\"open"])
    #expect(session.play("adr edit 2").contains("failed: a quote in it is never closed."))
    #expect(session.status(of: "adr edit 2") == .outside)
    #expect(session.status(of: "adr new Use coffee --edit") == .outside)
    #expect(session.scratch.names(in: "doc/adr").count == 3)
  }

  @Test("the status is said, set in the file's own spelling, and an unknown one is remarked")
  func status() throws {
    var session = try PlayedSession(titles: ["Use tea"])
    #expect(session.play("adr status 1") == "Accepted\n")
    #expect(session.play("adr status 0001 deprecated") == "doc/adr/0001-use-tea.md\n")
    #expect(session.play("adr status 1") == "Deprecated\n")
    #expect(
      session.play("adr status 1 deprecated") == "Nothing to change: it says so already.\n"
    )
    #expect(
      session.play("adr status 1 acepted") == """
        doc/adr/0001-use-tea.md
        No tool knows the status 'acepted'; adr check will say so.

        """
    )
    #expect(
      session.play("adr status 1 on hold --json")
        == "{\"changed\":[\"doc/adr/0001-use-tea.md\"],\"pending\":[]}"
    )
  }

  @Test("superseding, in the folder's own spelling, at once or when it is accepted")
  func superseding() throws {
    var session = try PlayedSession(titles: ["Use tea", "Use milk"])
    try session.scratch.writeRecord(3, "Use coffee", status: "Proposed")
    #expect(
      session.play("adr supersede 1 --by 3") == """
        doc/adr/0003-use-coffee.md
        doc/adr/0001-use-tea.md stays in force until the new record is accepted.

        """
    )
    #expect(
      session.play("adr supersede tea --by milk --json") == """
        {"changed":["doc/adr/0001-use-tea.md","doc/adr/0002-use-milk.md"],"pending":[]}
        """
    )
    #expect(session.play("adr show 1").contains("\nSuperseded by 2. Use milk"))
    #expect(
      session.play("adr supersede 1")
        == "workbench: 'adr supersede' needs --by.\n  Try adr supersede OLD --by NEW.\n"
    )
    #expect(session.play("adr supersede 1 --by 1").contains("cannot be related to itself."))
  }

  @Test("a title changes in heading, file name and every link")
  func retitling() throws {
    var session = try PlayedSession(titles: ["Use tea", "Use milk"])
    _ = session.play("adr link 2 \"Amends\" 1 \"Amended by\"")
    #expect(
      session.play("adr retitle 1 Use: green *tea*") == """
        doc/adr/0001-use-green-tea.md
        doc/adr/0002-use-milk.md
        doc/adr/0001-use-tea.md is now doc/adr/0001-use-green-tea.md.

        """
    )
    #expect(session.play("adr check").hasSuffix("2 records, nothing found.\n"))
    #expect(
      session.play("adr retitle 1 Use tea --json") == """
        {"changed":["doc/adr/0001-use-tea.md","doc/adr/0002-use-milk.md"],"pending":[],\
        "renamed":{"from":"doc/adr/0001-use-green-tea.md","to":"doc/adr/0001-use-tea.md"}}\
        doc/adr/0001-use-green-tea.md is now doc/adr/0001-use-tea.md.

        """
    )
  }

  @Test("a reference is an exact number or an unambiguous name, never a pattern")
  func references() throws {
    var session = try PlayedSession(titles: ["Use http2", "Use tea", "Use teapots"])
    #expect(session.play("adr status 2 Rejected") == "doc/adr/0002-use-tea.md\n")
    for line in ["adr status . x", "adr status 0*2 x", "adr status tea.* x", "adr status 22 x"] {
      #expect(session.play(line).hasPrefix("workbench: No record is called"), "\(line)")
    }
    #expect(session.play("adr show \"use tea\"").hasPrefix("doc/adr/0002-use-tea.md\n"))
    #expect(
      session.play("adr show teap") == session.play("adr show 3")
    )
    #expect(
      session.play("adr edit use") == """
        workbench: "use" means several records: doc/adr/0001-use-http2.md,
        doc/adr/0002-use-tea.md, doc/adr/0003-use-teapots.md. Use the file's name.

        """
    )
  }

  @Test("a record of one folder among several is found; one in two folders is ambiguous")
  func folders() throws {
    var session = try PlayedSession(titles: ["Use tea"])
    try session.scratch.writeRecord(7, "Use milk", in: "packages/a/docs/adr")
    try session.scratch.writeRecord(1, "Use tea", in: "packages/b/docs/adr")
    #expect(
      session.play("adr status 7 Rejected --all") == "packages/a/docs/adr/0007-use-milk.md\n"
    )
    #expect(
      session.play("adr status 1 Rejected --all") == """
        workbench: "1" means several records: doc/adr/0001-use-tea.md,
        packages/b/docs/adr/0001-use-tea.md. Use the file's name.

        """
    )
    #expect(
      session.play("adr status 1 Rejected --dir packages/b/docs/adr")
        == "packages/b/docs/adr/0001-use-tea.md\n"
    )
    #expect(session.play("adr status 9 Rejected --all").contains("No record is called \"9\""))
  }

  @Test("a file the editor removed is said to be gone")
  func removed() throws {
    var session = try PlayedSession(titles: ["Use tea"])
    session.set(["VISUAL": "rm"])
    session.edit { words in
      _ = words.last.map { unlink($0) }
      return .success(())
    }
    let gone = "is gone: the editor left no file there.\n"
    #expect(session.play("adr new Use milk --edit").contains("0002-use-milk.md \(gone)"))
    #expect(session.play("adr edit 1").contains("0001-use-tea.md \(gone)"))
    #expect(session.status(of: "adr new Use milk --edit") == .outside)
  }

  @Test("what a new title does not reach is told, and what another folder holds too")
  func reach() throws {
    var session = try PlayedSession(titles: ["Use tea", "Use milk"])
    try session.scratch.write(
      "a/docs/adr/0001-cups.md",
      "# 1. Cups\n\n## Status\n\nAccepted\n\n## Context\n\n"
        + "See [tea](../../../doc/adr/0001-use-tea.md), not [cups](0001-use-tea.md).\n"
    )
    try session.scratch.write(
      "doc/adr/README.md",
      "[tea](0001-use-tea.md)\n\n<a href=\"0001-use-tea.md\">tea</a>\n"
    )
    #expect(
      session.play("adr supersede doc/adr/0001-use-tea.md --by a/docs/adr/0001-cups.md --all")
        .contains("different folders")
    )
    let text = session.play("adr retitle tea Use coffee --all")
    let line = text.split(separator: "\n").joined(separator: " ")
    for place in ["doc/adr/README.md:3", "a/docs/adr/0001-cups.md:9"] {
      #expect(line.contains("\(place) still names doc/adr/0001-use-tea.md; it was not changed."))
    }
    #expect(!session.play("adr retitle milk Use water").contains("still names"))
  }
}

/// A value that a closure of another world may change.
final class Box<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}
