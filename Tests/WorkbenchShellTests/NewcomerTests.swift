import LessonKit
import TestSupport
import Testing

@testable import WorkbenchShell

@Suite("What newcomers tripped over")
struct NewcomerTests {
  @Test("several decisions need a name to be recorded, and a record says which")
  func severalDecisions() throws {
    var session = try PlayedSession()
    _ = session.play("decide architecture state-home team-size=2 is-path=yes")
    #expect(
      session.play("record title=X") == """
        workbench: 2 decisions were made, and a record holds one.
          Try record architecture or record state-home.

        """
    )
    #expect(session.play("record arch title=X").hasPrefix("Decisions/0001-x.md\n"))
    #expect(try session.scratch.text("Decisions/0001-x.md").contains("tree: architecture\n"))
  }

  @Test("a record is in English, whatever language the walk was held in")
  func oneLanguage() throws {
    var session = try PlayedSession(language: "es")
    _ = session.play("decide team-size=2 --record")
    let name = try #require(session.scratch.names(in: "Decisions").first)
    let text = try session.scratch.text("Decisions/\(name)")
    #expect(text.contains("# 1. Light MVVM with @Observable"))
    #expect(text.contains("Open: Which version of it?"))
    #expect(!text.contains("ligero"))
  }

  @Test("a move typed without its dot is told apart from a command")
  func bareMove() throws {
    var session = try PlayedSession()
    _ = session.play("open orders")
    #expect(
      session.play("load")
        == "workbench: 'load' is a move here, and moves begin with a dot.\n  Try .load.\n"
    )
    #expect(session.play("load counter").hasPrefix("One counter"))
  }

  @Test("every lesson's guide comes to its end, in whatever style one was before")
  func guidesEnd() throws {
    for lesson in LessonShelf.built.entries.map(\.description) {
      var session = try PlayedSession()
      _ = session.play(["open \(lesson.id)", "style capability"])
      for _ in lesson.guide {
        let answer = session.play("next")
        #expect(!answer.contains("workbench:"), "\(lesson.id): \(answer)")
      }
      #expect(session.play("next").hasPrefix("The lesson's own steps are done"), "\(lesson.id)")
    }
  }

  @Test("the guide is taken in the style it was written for, and says so")
  func guideStyle() throws {
    var session = try PlayedSession()
    _ = session.play(["open counter", "style reducer"])
    #expect(session.play("next").contains("Back to the lesson's own script: counter · mvvm"))
  }

  @Test("what is no name in a prediction is not marked at all")
  func predictionNames() throws {
    var session = try PlayedSession()
    _ = session.play(["open counter", "predict on", "next"])
    #expect(!session.play("the count and CountLabel, ResetButton 0 → 1").contains("you said"))
    #expect(
      session.play("the count and CountLabel, ResetButton").hasSuffix(
        """
          you said  count ✓ yes   CountLabel ✓ yes   ResetButton ✓ yes

        """
      )
    )
  }
}
