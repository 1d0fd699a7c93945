import Foundation
import PTYKit
import TestSupport
import Testing

@testable import WorkbenchShell

/// Nothing is written through a link that nobody named for it.
@Suite("Links")
struct LinkTests {
  private func link(_ name: String, to target: String, in scratch: ScratchFolder) throws {
    let path = scratch.path + "/" + name
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent,
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  @Test(
    "a new file never takes a link's name or writes what it leads to",
    arguments: ["save LINK", "test LINK", "export progress LINK"],
    ["there.txt", "nowhere.txt"]
  )
  func newFiles(command: String, target: String) throws {
    var played = try PlayedSession()
    try played.scratch.write("there.txt", "kept")
    try link("link", to: target, in: played.scratch)
    _ = played.play(["open counter", ".increment"])
    #expect(
      played.play(command.replacing("LINK", with: "link")) == """
        workbench: 'link' exists already and is left as it is.
          Try another name.

        """
    )
    #expect(try played.scratch.text("there.txt") == "kept")
    #expect(played.scratch.names() == ["link", "there.txt"])
  }

  @Test(
    "a folder that is a link is written in where it was named",
    arguments: ["save LINK/x", "test LINK/x", "export progress LINK/x"]
  )
  func namedFolders(command: String) throws {
    var played = try PlayedSession()
    try FileManager.default.createDirectory(
      atPath: played.scratch.path + "/real",
      withIntermediateDirectories: false
    )
    try link("link", to: "real", in: played.scratch)
    _ = played.play(["open counter", ".increment"])
    #expect(played.play(command.replacing("LINK", with: "link")).hasPrefix("link/x"))
    #expect(played.scratch.names(in: "real") == ["x"])
  }

  @Test("a journal that is a link is read and not written, and what is done is remembered")
  func journal() throws {
    let scratch = ScratchFolder()
    let old = JournalEvent(at: "2026-11-30T08:00:00Z", event: .script, lesson: "workbench/cart")
    try scratch.write("elsewhere.jsonl", [old].lines)
    try link("home/journal.jsonl", to: "../elsewhere.jsonl", in: scratch)
    let journal = Journal(path: scratch.path + "/home/journal.jsonl", now: { "now" })
    let new = journal.event(.script, of: "workbench/counter")
    journal.add([new])
    #expect(journal.events() == [old, new])
    #expect(
      journal.takeRemarks().text(.piped).replacing(scratch.path, with: "HOME") == """
        workbench: The journal cannot be written: it is a link, and nothing is written
        through one.
          HOME/home/journal.jsonl
          What you do is remembered until the program ends; export progress FILE keeps
          it.

        """
    )
    #expect(try scratch.text("elsewhere.jsonl") == [old].lines)
    #expect(scratch.names(in: "home") == ["journal.jsonl"])
  }

  @Test("a journal that is a link to nothing makes nothing there")
  func danglingJournal() throws {
    let scratch = ScratchFolder()
    try link("home/journal.jsonl", to: "../nowhere.jsonl", in: scratch)
    let journal = Journal(path: scratch.path + "/home/journal.jsonl", now: { "now" })
    #expect(journal.add([journal.event(.script, of: "workbench/counter")]) != nil)
    #expect(scratch.names() == ["home"])
  }

  @Test("a folder of the user's that is a link is used as it is")
  func home() throws {
    let scratch = ScratchFolder()
    try FileManager.default.createDirectory(
      atPath: scratch.path + "/real",
      withIntermediateDirectories: false
    )
    try link("home", to: "real", in: scratch)
    let input = "open counter\n.increment\n"
    let home = ["WORKBENCH_HOME": scratch.path + "/home"]
    #expect(try workbench([], input: input, in: scratch, home).status == .exited(0))
    #expect(scratch.names(in: "real").contains("journal.jsonl"))
  }

  @Test("a lesson is not written through a link in its folder, and nothing of it is written")
  func newLesson() throws {
    var played = try PlayedSession()
    try FileManager.default.createDirectory(
      atPath: played.scratch.path + "/elsewhere",
      withIntermediateDirectories: false
    )
    try link("ours/Sources", to: "../elsewhere", in: played.scratch)
    #expect(
      played.play("lesson new ours").hasPrefix(
        "workbench: 'ours/Sources' cannot be written: it is a link, and nothing is"
      )
    )
    #expect(played.scratch.names(in: "elsewhere") == [])
    #expect(played.scratch.names(in: "ours") == ["Sources"])
  }
}
