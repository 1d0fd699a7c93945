import LessonKit

extension ShellError {
  /// The message for a lesson's process that ended: what it had printed is shown, its backtrace is not.
  static func processProblem(_ problem: ProcessProblem) -> Problem {
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
