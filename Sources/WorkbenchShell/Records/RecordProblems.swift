import DecisionRecords
import Problems

/// What can be wrong with records, their folder and the editor, worded.
extension Problem {
  static func needsFolder(command: String) -> Problem {
    Problem(
      what: "This is the workbench's own checkout, whose Decisions folder is not yours to fill.",
      tries: ["\(command) --dir DIR, with the folder of your own project."]
    )
  }

  static func records(_ problem: RecordsProblem) -> Problem {
    Problem(what: problem.description, status: problem.exitStatus)
  }

  /// A command that writes into one folder was given several.
  static func severalFolders(command: String, paths: [String]) -> Problem {
    Problem(
      what: "'\(command)' works in one folder at a time.",
      tries: paths.prefix(3).map { "--dir \($0)" }
    )
  }

  static func notADay(_ typed: String, of name: String) -> Problem {
    Problem(
      what: "\(quoted(typed)) is no day for \(name).",
      tries: ["a day of the calendar, such as 2026-11-30."]
    )
  }

  /// `--dir` without a folder.
  static var emptyFolder: Problem {
    Problem(what: "No folder is named.", tries: ["--dir Decisions, with a folder of yours."])
  }

  static func notALink(_ typed: String) -> Problem {
    Problem(
      what: "\(quoted(typed)) does not say which record is linked and how.",
      tries: ["--link \"3:Amends:Amended by\"."]
    )
  }

  static func notASection(_ typed: String) -> Problem {
    Problem(
      what: "\(quoted(typed)) is no section.",
      tries: ["--section \"Context=What makes a decision necessary.\""]
    )
  }

  /// A file of sections has text that belongs to none.
  static func noHeading(path: String, line: Int) -> Problem {
    Problem(
      what: "The text before the first section of \(quoted(path)) belongs to no section.",
      places: ["\(path):\(line)"],
      tries: ["a line \"## Context\" above it."]
    )
  }

  static func noEditor(path: String) -> Problem {
    Problem(
      what: "No editor is named: neither VISUAL nor EDITOR is set.",
      places: ["\(path) is kept as it is."],
      tries: ["setting one, such as EDITOR=nano, or open the file yourself."],
      status: .outside
    )
  }

  static func editorFailed(_ editor: String, path: String, reason: String) -> Problem {
    Problem(
      what: "The editor \(quoted(editor)) failed: \(reason).",
      places: ["\(path) is kept."],
      tries: ["another VISUAL or EDITOR, or open the file yourself."],
      status: .outside
    )
  }
}

extension RecordsProblem {
  /// Whether what was typed is at fault, the disk, or nothing at all.
  var exitStatus: ExitStatus {
    switch self {
    case .stoppedWaiting: .interrupted
    case .notAFolder, .cannotRead, .cannotWrite, .cannotLock, .unreadable, .wouldNotRead,
      .changedMeanwhile, .changedInPart, .noTitle, .noMarkers, .sameFile, .isLink, .editByHand,
      .folderGone,
      .foreignJournal, .holdsRecords, .statusInProse, .titleByHand, .cannotCreate:
      .outside
    default: .usage
    }
  }

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
  ) throws(Problem) -> Result {
    do {
      return try work()
    } catch {
      throw error.problem(in: world)
    }
  }
}
