import LessonKit
import MyModuleLesson
import Testing

struct MyModuleTests {
  static let styles = ["reducer", "mvvm", "capability"]

  @Test func lessonIsWhole() {
    #expect(Lesson.myMember.flaws == [])
  }

  @Test(arguments: styles)
  func secondTapBreaksThePromiseOfTheNaive(style: String) throws {
    #expect(try broken(style, "naive") == ["only one save is on its way"])
  }

  @Test(arguments: styles)
  func secondTapDoesNothingToTheCareful(style: String) throws {
    #expect(try broken(style, "careful") == [])
  }

  /// What is broken after two taps.
  private func broken(_ style: String, _ variant: String) throws -> [String] {
    let run = try Run(.myMember, style: style, variant: variant)
    defer { run.end() }
    run.take(try Step.parse(".save"))
    return run.take(try Step.parse(".save")).broken
  }
}
