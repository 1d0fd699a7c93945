import Foundation
import PTYKit
import Testing

@testable import WorkbenchShell

@Suite("lesson new")
struct NewLessonTests {
  @Test(
    "everything is named after the folder",
    arguments: [
      ("our-hard-part", "our-hard-part", "ourHardPart", "OurHardPart"),
      ("Orders", "orders", "orders", "Orders"),
      ("my lesson_2", "my-lesson-2", "myLesson2", "MyLesson2"),
      ("switch", "switch", "switchLesson", "SwitchOwn"),
    ]
  )
  func names(folder: String, id: String, member: String, module: String) throws {
    let names = try LessonNames(folder: folder, typed: folder)
    #expect(names.id == id)
    #expect(names.member == member)
    #expect(names.module == module)
  }

  @Test("a folder without a letter to begin with is refused", arguments: ["7", "…", ""])
  func noName(folder: String) {
    #expect(throws: ShellError.self) { try LessonNames(folder: folder, typed: folder) }
  }

  @Test("nothing that is there is overwritten, and nothing is written beside it")
  func exclusive() throws {
    var played = try PlayedSession()
    try played.scratch.write("ours/Sources/OursLesson/lesson.md", "mine")
    #expect(
      played.play("lesson new ours") == """
        workbench: 'ours/Sources/OursLesson/lesson.md' exists already and is left as it
        is.
          Try another name.

        """
    )
    #expect(try played.scratch.read("ours/Sources/OursLesson/lesson.md") == "mine")
    #expect(played.scratch.names(in: "ours") == ["Sources"])
  }

  @Test("what it writes is said, as text and as data, and the files are whole")
  func files() throws {
    var played = try PlayedSession()
    let answer = played.play("lesson new below/ours")
    #expect(answer.hasPrefix("below/ours has one lesson in three styles:\n  Package.swift\n"))
    #expect(
      played.scratch.names(in: "below/ours") == [".gitignore", "Package.swift", "Sources", "Tests"]
    )
    let checkout = try #require(played.shell.session.world.checkout)
    #expect(try played.scratch.read("below/ours/Package.swift").contains("\"\(checkout)\""))
    #expect(played.play("lesson new there --json").hasPrefix("{\"files\":[\"Package.swift\","))
  }

  @Test("the files are formatted as this package's own are")
  func format() throws {
    var played = try PlayedSession()
    _ = played.play("lesson new ours")
    let result = try run(
      "/usr/bin/env",
      ["swift", "format", "lint", "--strict", "--recursive", "ours"],
      environment: ProcessInfo.processInfo.environment,
      directory: played.scratch.path
    )
    #expect(result.status == .exited(0), "\(result.error)")
  }

  @Test("without a checkout there is no LessonKit to find, and it says so")
  func noCheckout() throws {
    var played = try PlayedSession()
    played.shell.session.world.checkout = nil
    #expect(played.play("lesson new ours").hasPrefix("workbench: The checkout this workbench"))
    #expect(played.scratch.names() == [])
  }
}
