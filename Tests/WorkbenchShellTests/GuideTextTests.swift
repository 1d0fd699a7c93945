import LessonKit
import Testing

@testable import WorkbenchShell

@Suite("The text of a guide")
struct GuideTextTests {
  /// The paragraphs of a lesson's text as they are read, without marks and headings.
  private func paragraphs(_ lesson: LessonDescription) -> [String] {
    let texts = lesson.guide.flatMap { [$0.text, $0.after] } + [lesson.closing]
    return texts.flatMap { $0.split(separator: "\n\n") }.map { plain(String($0)) }
  }

  private func plain(_ text: String) -> String {
    text.filter { $0 != "`" && $0 != "*" }.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  @Test("each paragraph is shown, in its order, from the first sentence to the last")
  func everythingIsShown() throws {
    for lesson in LessonShelf.built.entries.map(\.description) {
      var session = try PlayedSession()
      _ = session.play("open \(lesson.id)")
      let played = (0...lesson.guide.count).map { _ in session.play("next") }
      var rest = plain(played.joined(separator: "\n"))[...]
      for paragraph in paragraphs(lesson) {
        guard let place = rest.firstRange(of: paragraph) else {
          Issue.record("\(lesson.id): \(paragraph)")
          continue
        }
        rest = rest[place.upperBound...]
      }
    }
  }

  @Test("each paragraph of the file belongs to a step or to the end")
  func nothingIsDropped() throws {
    for entry in LessonShelf.built.entries {
      let file = try entry.open().ask(.source("lesson.md"))
      let blocks = file.text.split(separator: "```", omittingEmptySubsequences: false)
      let prose = blocks.enumerated().filter { $0.offset.isMultiple(of: 2) }.flatMap { _, text in
        text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      }
      let words = plain(prose.joined(separator: "\n"))
      #expect(words == paragraphs(entry.description).joined(separator: " "))
    }
  }

  @Test("before every frame of a guide there is a question, and nowhere else")
  func questions() throws {
    for lesson in LessonShelf.built.entries.map(\.description) {
      var session = try PlayedSession()
      _ = session.play(["open \(lesson.id)", "predict on"])
      var asked: [String] = []
      for _ in lesson.guide {
        _ = session.play("next")
        while let dialogue = session.shell.session.dialogue as? PredictDialogue {
          asked.append(dialogue.line)
          _ = session.play("")
        }
      }
      #expect(asked == lesson.guide.flatMap(\.commands).filter { Step($0) != nil })
      #expect(session.play("next").hasPrefix("The lesson's own steps are done"))
    }
  }

  @Test("text behind a block is shown after the last frame, not at a question")
  func afterTheFrames() throws {
    var session = try PlayedSession()
    _ = session.play(["open counter", "predict on", "next", "", "next", ""])
    #expect(!session.play("next").contains("self is the whole model"))
    #expect(!session.play("").contains("self is the whole model"))
    #expect(
      session.play("self").hasSuffix(
        """
          you said  self ✓ yes
          not said  CountLabel ✗   ResetButton ✗

        self is the whole model. It went with its screen, and the new one begins at 0.

        """
      )
    )
  }
}
