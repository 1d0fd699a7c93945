import Foundation
import PTYKit
import Problems
import TestSupport
import Testing

@testable import WorkbenchShell

@Suite("A package in the journal")
struct PackageJournalTests {
  /// A session beside a package, with a journal in a file and no lesson of its own.
  private func packagePlay() throws -> PackagePlay {
    var play = try PackagePlay()
    let ticks = Ticks()
    play.played.shell.session.shelf = LessonShelf([])
    play.played.shell.session.journal = Journal(
      path: play.played.scratch.path + "/journal.jsonl",
      syncs: false,
      now: { ticks.time },
      newRun: { "run \(ticks.next())" }
    )
    return play
  }

  @Test("resume builds the package again and runs its script")
  func resume() throws {
    var play = try packagePlay()
    _ = play.played.play(["open ours --trust", "next", ".increment", "close"])
    let before = play.labels.count
    #expect(play.play("resume").hasPrefix("One counter, three owners (counter · mvvm · 2/2)\n"))
    #expect(play.labels.dropFirst(before) == ["reading ours", "building ours"])
    #expect(play.played.shell.session.lesson?.guide.next == 1)
    #expect(play.play("reload").hasPrefix("2 steps, same throughout."))
  }

  @Test("resume asks again about a package that has changed, and builds nothing without an answer")
  func changed() throws {
    var play = try packagePlay()
    _ = play.played.play(["open ours --trust", ".increment", "close"])
    try play.write("Sources/Model.swift", "// another model")
    let before = play.labels.count
    #expect(play.play("resume").hasPrefix("workbench: 'ours' has changed since you trusted it:"))
    #expect(play.status("resume") == .outside)
    #expect(play.labels.count == before)
  }

  @Test("a package that was moved away is said, and the lesson before it is not touched")
  func moved() throws {
    var play = try packagePlay()
    _ = play.played.play(["open ours --trust", ".increment"])
    try play.played.scratch.remove("ours")
    #expect(
      play.play("reload").hasPrefix(
        "workbench: The folder of this lesson is gone, so the lesson runs on as it was:"
      )
    )
    #expect(play.status("watch") == .outside)
    #expect(play.play("state count") == "1\n")
    _ = play.play("close")
    #expect(
      play.play("resume").hasPrefix(
        "workbench: The lesson done last, ours/counter, is not here: there is no package\nin"
      )
    )
    #expect(play.play("progress").contains("Kept, but no lessons here: ours/counter."))
  }

  @Test("progress shows a package that is open as any lesson, and one that is not by its folder")
  func progress() throws {
    var play = try packagePlay()
    _ = play.played.play(["open ours --trust", "next"])
    #expect(
      play.play("progress") == """
        One counter, three owners (counter)
          guided  1 of 9 steps done
          styles  mvvm plain

        resume goes on where you stopped.

        """
    )
    _ = play.play("close")
    #expect(
      play.play("progress") == """
        ours/counter
          guided   1 step done
          styles   mvvm plain
          package  open ours

        resume goes on where you stopped.

        """
    )
    #expect(
      play.play("progress --json").hasPrefix(
        "{\"lessons\":[],\"packages\":[{\"done\":1,\"folder\":\"\(play.played.scratch.path)/ours\","
      )
    )
  }

  @Test(
    "a saved script of a package is replayed where the package is open, and named where it is not"
  )
  func replay() throws {
    var play = try packagePlay()
    _ = play.played.play(["open ours --trust", ".increment", ".increment", "save run.txt", "reset"])
    let before = play.labels.count
    #expect(play.play("replay run.txt").hasPrefix("replayed run.txt: counter · mvvm · 2/2\n"))
    #expect(play.labels.count == before, "nothing is built for it")
    #expect(play.played.shell.session.lesson?.origin.folder?.hasSuffix("/ours") == true)
    _ = play.play("close")
    #expect(
      play.play("open counter") == """
        workbench: 'counter' is a lesson package, and a package is opened by its folder.
          Try open ours.

        """
    )
  }

  @Test("the folder stays on this machine, and an import of one's own export adds nothing")
  func export() throws {
    var play = try packagePlay()
    _ = play.played.play(["open ours --trust", ".increment"])
    #expect(try play.played.scratch.text("journal.jsonl").contains("\"folder\":"))
    #expect(!play.play("export progress").contains("folder"))
    _ = play.play("export progress out.jsonl")
    #expect(play.play("import progress out.jsonl").hasPrefix("out.jsonl: 0 events added, 1 known"))
  }
}
