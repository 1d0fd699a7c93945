import Problems

extension Problem {
  static func building(_ problem: BuildProblem) -> Problem { problem.problem }
}

extension BuildProblem {
  /// The message for it.
  var problem: Problem {
    switch self {
    case .noCheckout:
      Problem(
        what:
          "The checkout this workbench was built in is not there, so its lessons cannot be built.",
        tries: [
          "lesson new DIR, which makes a lesson of your own.", "a workbench built in a checkout.",
        ],
        status: .outside
      )
    case .noFolder(let typed):
      Problem(
        what: "There is no folder '\(typed)'.",
        tries: ["lesson new \(typed), which writes a lesson package there."],
        status: .outside
      )
    case .gone(let folder):
      Problem(
        what: "The folder of this lesson is gone, so the lesson runs on as it was: \(folder).",
        tries: ["open DIR, with the folder it is in now."],
        status: .outside
      )
    case .noPackage(let typed):
      Problem(
        what: "'\(typed)' has no Package.swift, so it is no lesson package.",
        tries: ["lesson new \(typed), which writes one."],
        status: .outside
      )
    case .notTrusted(let question): question.refusal
    case .programs(let typed, let found): Self.programs(typed, found)
    case .failed(let what, let faults, let tail): Self.failed(what, faults, tail)
    case .stopped(let what):
      Problem(what: "Stopped \(what).", status: .interrupted)
    case .refused(let problem):
      Problem(
        what: "The new code cannot begin this run, so the lesson runs on as it was. \(problem)",
        status: .no
      )
    case .cannotStart(let program, let reason):
      Problem(
        what: "'\(program)' was built, but it serves no lesson: \(reason).",
        tries: ["LessonHost.serve in its main.swift, as lesson new writes it."],
        status: .outside
      )
    case .noPlace(let typed):
      Problem(
        what:
          "'\(typed)' has no place to be built in: neither HOME nor WORKBENCH_HOME is set.",
        tries: ["export WORKBENCH_HOME=DIR, a folder of yours."],
        status: .outside
      )
    case .unreadable(let typed, let reason):
      Problem(
        what: "'\(typed)' cannot be read whole, so it is not built: \(reason).",
        status: .outside
      )
    }
  }

  private static func programs(_ typed: String, _ found: [String]) -> Problem {
    found.isEmpty
      ? Problem(
        what: "'\(typed)' has no program that uses LessonKit.",
        tries: ["an executable target with LessonHost.serve, as lesson new writes it."],
        status: .outside
      )
      : Problem(
        what:
          "'\(typed)' has more than one program that uses LessonKit: \(Problem.either(found)).",
        tries: ["one lesson for each package."],
        status: .outside
      )
  }

  private static func failed(_ what: String, _ faults: [BuildLog.Fault], _ tail: [String])
    -> Problem
  {
    let shown = faults.prefix(3).map { fault in
      (fault.place.map { "\($0): " } ?? "") + fault.message
    }
    let more = faults.count - shown.count
    let count = faults.count == 1 ? "1 error" : "\(faults.count) errors"
    return Problem(
      what: faults.isEmpty ? "\(what) failed." : "\(what) failed with \(count).",
      places: faults.isEmpty ? tail : shown + (more > 0 ? ["… and \(more) more"] : []),
      status: .outside
    )
  }
}

extension TrustQuestion {
  /// What the user has to know before answering.
  var text: String {
    switch reason {
    case .unknown:
      "'\(typed)' is outside the workbench's own lessons, and building it runs its code with your"
        + " rights."
    case .changed(let files):
      "'\(typed)' has changed since you trusted it: \(Self.list(files))." + Self.warning
    case .changedMeanwhile(let files):
      "'\(typed)' has changed since you were asked: \(Self.list(files))." + Self.warning
    }
  }

  private static let warning = " Building it runs its code with your rights."

  var refusal: Problem {
    Problem(
      what: text,
      tries: ["open \(typed) --trust, once you have looked at it."],
      status: .outside
    )
  }

  private static func list(_ changes: [String]) -> String {
    let more = changes.count - 6
    return changes.prefix(6).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}
