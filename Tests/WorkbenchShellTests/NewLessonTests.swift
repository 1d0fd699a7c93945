import Foundation
import LessonKit
import PTYKit
import Problems
import TestSupport
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
      ("model", "model", "modelLesson", "ModelOwn"),
      ("mi lección", "mi-leccion", "miLeccion", "MiLeccion"),
      ("Größe_ñandú", "grosse-nandu", "grosseNandu", "GrosseNandu"),
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
    #expect(throws: Problem.self) { try LessonNames(folder: folder, typed: folder) }
  }

  @Test("a name the template uses itself is no member of Lesson, which would hide it")
  func reserved() throws {
    let names = try LessonNames(folder: "ours", typed: "ours")
    let files = LessonTemplate(names: names, kit: "/kit").files
    let text = try #require(files.first { $0.path.hasSuffix("/Lesson.swift") }?.text)
    let own = text.matches(of: /\nprivate (?:func|let) ([a-z]\w*)/).map { String($0.1) }
    #expect(own.contains("reducer") && own.contains("promise"))
    for name in own {
      #expect(try LessonNames(folder: name, typed: name).member != name, "\(name)")
    }
  }

  @Test(
    "a package cannot have the name of the one it depends on",
    arguments: ["workbench", "below/Workbench", "workshop/kit"]
  )
  func identity(typed: String) throws {
    var played = try PlayedSession()
    played.shell.session.world.checkout = "/somewhere/Kit"
    #expect(
      played.play("lesson new \(typed)").hasPrefix("workbench: A lesson package cannot be called")
    )
    #expect(played.scratch.names() == [])
  }

  @Test(
    "a lesson called like one of the workbench has modules of its own, and is opened by its path",
    arguments: ["counter", "cart", "orders", "transfer", "hostile", "lesson"]
  )
  func moduleNames(name: String) throws {
    var played = try PlayedSession()
    let answer = played.play("lesson new \(name)")
    let module = name.prefix(1).uppercased() + name.dropFirst()
    #expect(answer.contains("Sources/\(module)OwnLesson/Lesson.swift"))
    let isShelved = LessonShelf.built.entries.contains { $0.description.id == name }
    #expect(answer.hasPrefix(isShelved ? "./\(name) has one" : "\(name) has one"))
  }

  @Test("an empty word and one without a letter write nothing, and the sentence says why")
  func nameless() throws {
    var played = try PlayedSession()
    #expect(
      played.play("lesson new \"\"") == """
        workbench: 'lesson new' needs the folder to write.
          Try lesson new DIR.

        """
    )
    #expect(
      played.play("lesson new names/3d") == """
        workbench: 'names/3d' cannot be a lesson's folder: its modules are called after
        it, and a module's name begins with a letter.
          Try a name such as lesson-3d.

        """
    )
    #expect(played.scratch.names() == [])
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
    #expect(try played.scratch.text("ours/Sources/OursLesson/lesson.md") == "mine")
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
    #expect(try played.scratch.text("below/ours/Package.swift").contains("\"\(checkout)\""))
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
