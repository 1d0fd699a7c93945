import DecisionRecords

extension ShellError {
  /// The message for an error about records and the editor.
  var recordingProblem: Problem {
    switch self {
    case .records(let problem):
      Problem(what: problem.description, status: problem.exitStatus)
    case .severalFolders(let command, let paths):
      Problem(
        what: "'\(command)' works in one folder at a time.",
        tries: paths.prefix(3).map { "--dir \($0)" }
      )
    case .notADay(let typed, let name):
      Problem(
        what: "\(quoted(typed)) is no day for \(name).",
        tries: ["a day of the calendar, such as 2026-11-30."]
      )
    case .emptyFolder:
      Problem(what: "No folder is named.", tries: ["--dir Decisions, with a folder of yours."])
    case .notALink(let typed):
      Problem(
        what: "\(quoted(typed)) does not say which record is linked and how.",
        tries: ["--link \"3:Amends:Amended by\"."]
      )
    case .notASection(let typed):
      Problem(
        what: "\(quoted(typed)) is no section.",
        tries: ["--section \"Context=What makes a decision necessary.\""]
      )
    case .noHeading(let path, let line):
      Problem(
        what: "The text before the first section of \(quoted(path)) belongs to no section.",
        places: ["\(path):\(line)"],
        tries: ["a line \"## Context\" above it."]
      )
    default: editorProblem
    }
  }

  private var editorProblem: Problem {
    switch self {
    case .noEditor(let path):
      Problem(
        what: "No editor is named: neither VISUAL nor EDITOR is set.",
        places: ["\(path) is kept as it is."],
        tries: ["setting one, such as EDITOR=nano, or open the file yourself."],
        status: .outside
      )
    case .editorFailed(let editor, let path, let reason):
      Problem(
        what: "The editor \(quoted(editor)) failed: \(reason).",
        places: ["\(path) is kept."],
        tries: ["another VISUAL or EDITOR, or open the file yourself."],
        status: .outside
      )
    default: lessonProblem
    }
  }
}

extension RecordsProblem {
  /// The message with paths as seen from the working folder.
  func problem(in world: World) -> Problem {
    let prefix = world.directory.hasSuffix("/") ? world.directory : world.directory + "/"
    return Problem(
      what: description.replacing("\"\(prefix)", with: "\"").replacing(" \(prefix)", with: " "),
      status: exitStatus
    )
  }
}

extension Session {
  /// Does something with records, and words what is wrong for this session.
  func records<Result>(
    _ work: () throws(RecordsProblem) -> Result
  ) throws(ShellError) -> Result {
    do {
      return try work()
    } catch {
      throw .told(error.problem(in: world))
    }
  }
}
