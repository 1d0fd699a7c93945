import DecisionTrees
import LessonKit
import Testing

@testable import WorkbenchShell

/// The facts the product teaches, K1 to K80, and who shows each.
@Suite("Facts")
struct FactsTests {
  @Test("the lessons show the facts they were made for")
  func lessons() {
    let shown = Set(LessonShelf.built.entries.flatMap(\.description.shows))
    let expected = [
      2, 3, 4, 5, 8, 11, 14, 15, 17, 18, 26, 28, 30, 31, 32, 33, 36, 54, 60, 64, 66, 69,
    ]
    for number in expected { #expect(shown.contains("K\(number)"), "K\(number)") }
  }

  @Test("what a lesson claims to show is named in the text that it shows")
  func named() {
    for lesson in LessonShelf.built.entries.map(\.description) {
      let texts = lesson.guide.flatMap { [$0.text, $0.after] } + [lesson.closing]
      let named = texts.flatMap { $0.matches(of: /\b[KD][0-9]+/).map { String($0.output) } }
      #expect(lesson.shows.filter { !named.contains($0) } == [], "\(lesson.id)")
    }
  }

  @Test("every fact is shown by a lesson or cited by a tree, except those named here")
  func sum() throws {
    var shown = Set(LessonShelf.built.entries.flatMap(\.description.shows))
    for id in Tree.builtInIDs {
      let text = String(decoding: try #require(try Tree.builtIn(id)).bytes, as: UTF8.self)
      for match in text.matches(of: /K([0-9]+)/) { shown.insert("K\(match.1)") }
    }
    let missing = (1...80).filter { !shown.contains("K\($0)") }
    #expect(missing == Self.notYetShown)
  }

  /// What no lesson and no tree shows: it waits for the lessons that come later.
  static let notYetShown = [24, 68, 73]
}
