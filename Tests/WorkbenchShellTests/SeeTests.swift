import DecisionTrees
import LessonKit
import TestSupport
import Testing

@testable import WorkbenchShell

@Suite("Lessons that trees name")
struct SeeTests {
  private static let trees = Tree.builtInIDs.flatMap { id in
    [Language.english, .spanish].compactMap { (try? Tree.builtIn(id, language: $0)) ?? nil }
  }

  @Test("each lesson is named where its closing line sends people, in every language")
  func closing() throws {
    for entry in LessonShelf.built.entries {
      let lesson = entry.description
      let id = try #require(lesson.tree)
      let trees = Self.trees.filter { $0.id == id }
      #expect(!trees.isEmpty && trees.allSatisfy { $0.lessons.contains(lesson.id) }, "\(lesson.id)")
    }
  }

  @Test("no tree names a lesson that this build does not have")
  func known() {
    for tree in Self.trees {
      #expect(tree.lessons.isSubset(of: LessonShelf.built.ids), "\(tree.id)")
    }
  }

  @Test("the outcome says what to open, the question says it with its why, the data lists it")
  func shown() throws {
    var session = try PlayedSession(isTerminal: true)
    #expect(
      session.play("decide team-size=2 domain=simple transition-tests=none min-os=18 for=app")
        .contains("\n  See it           open counter\n")
    )
    _ = session.play(["decide mix --fresh", "app", "screen"])
    #expect(session.play("why").contains("\nSee it: open transfer\n"))
    _ = session.shell.leaveDialogue()
    #expect(
      session.play("decide view-model async-load=yes --json").contains("\"see\":[\"orders\"]")
    )
    #expect(session.play("trees --json").contains("\"see\":[\"orders\",\"transfer\"]"))
    var spanish = try PlayedSession(language: "es")
    #expect(
      spanish.play("decide team-size=2").contains("\n  Para verlo      open counter\n"),
      "\(spanish.play("decide team-size=2"))"
    )
  }

  @Test("a lesson that is not there is not shown, in a tree file or in a build without it")
  func missing() throws {
    var session = try PlayedSession(isTerminal: true)
    let file = session.play("tree view-model --format json")
      .replacing("\"see\": [\"orders\"]", with: "\"see\": [\"nosuch\", \"counter\"]")
      .replacing("\"see\": [\"transfer\"]", with: "\"see\": [\"nosuch\"]")
    try session.scratch.write("ours.json", file)
    let words = "decide ours.json async-load=yes derived-states=0 logic-to-test=no for=app"
    let page = session.play(words)
    #expect(page.contains("  open counter\n") && !page.contains("nosuch"))
    let data = session.play(words + " --json")
    #expect(data.contains("\"see\":[\"counter\"]") && !data.contains("nosuch"))
    #expect(session.play("tree ours.json --format json") == file, "the file is what it is")
    session.shell.session.shelf = LessonShelf([])
    #expect(!session.play(words).contains("See it"))
    #expect(!session.play(words + " --json").contains("\"see\""))
  }
}
