import LessonKit
import LineEditing

/// Programs that serve lessons.
enum LessonPrograms {
  /// A session with a lesson of a program, in a process of its own that Ctrl-C stops; nil names the
  /// only one it serves.
  static func start(
    _ path: String,
    _ lesson: String?
  ) -> Result<any LessonSession, OutsideFailure> {
    let program = LessonProgram(path: path)
    return served(by: program, lesson).map { lesson in
      ProcessSession(program, lesson: lesson, stop: { Interrupts.installedDescriptor })
    }
  }

  private static func served(
    by program: LessonProgram,
    _ lesson: String?
  ) -> Result<String, OutsideFailure> {
    if let lesson { return .success(lesson) }
    do throws(ProcessProblem) {
      let all = try program.lessons(stop: Interrupts.installedDescriptor)
      guard let only = all.first, all.count == 1 else {
        return .failure(OutsideFailure("it serves \(all.count) lessons, not one"))
      }
      return .success(only)
    } catch {
      return .failure(OutsideFailure(error.description))
    }
  }
}
