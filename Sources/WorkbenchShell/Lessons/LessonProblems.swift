import LessonKit
import Problems

/// What can be wrong with a step or a lesson, worded.
extension Problem {
  static func unknownLesson(_ typed: String, nearest: [String], all: [String]) -> Problem {
    Problem(what: "There is no lesson \(quoted(typed)).", tries: choice(nearest, of: all))
  }

  static func noLesson(_ typed: String) -> Problem {
    Problem(
      what: "\(quoted(typed)) needs an open lesson.",
      tries: ["lessons, then open NAME."]
    )
  }

  static func lesson(_ problem: LessonProblem) -> Problem {
    if case .process(let problem) = problem { return process(problem) }
    return Problem(what: problem.description, status: problem.isAboutWords ? .usage : .no)
  }

  /// A lesson's process that ended: what it had printed is shown, its backtrace is not.
  private static func process(_ problem: ProcessProblem) -> Problem {
    let output = problem.output.split(separator: "\n").map { "printed: \($0)" }
    let hasMore = !problem.backtrace.isEmpty
    return Problem(
      what: problem.description,
      places: output,
      tries: hasMore ? ["log for the backtrace."] : [],
      status: problem.status
    )
  }
}

extension LessonProblem {
  /// Whether what was typed means nothing, as against a step that cannot be taken now.
  var isAboutWords: Bool {
    switch self {
    case .callIsOver, .callIsLost, .screenIsGone, .screenIsThere, .cannotRestore, .nothingThere,
      .refusedStart, .nothingToShow, .process:
      false
    default: true
    }
  }
}

extension ProcessProblem {
  /// A step that fails is the answer no; what never ran is the outside world's.
  fileprivate var status: ExitStatus {
    switch cause {
    case .interrupted: .interrupted
    case .cannotStart, .otherVersion: .outside
    default: .no
    }
  }
}
