import DecisionRecords
import DecisionTrees
import LessonKit

extension ShellError {
  /// The message for this error.
  var problem: Problem {
    switch self {
    case .unclosedQuote(let text):
      Problem(what: "The quote in \(quoted(text)) is never closed.", tries: ["closing it."])
    case .unknownCommand(let typed, let nearest):
      Problem(
        what: "\(quoted(typed)) is not a command.",
        tries: Self.offer(nearest) + ["help for the list of commands."]
      )
    case .ambiguousCommand(let typed, let candidates):
      Problem(
        what: "\(quoted(typed)) could be \(Self.either(candidates)).",
        tries: ["one more letter."]
      )
    case .unknownOption(let typed, let command, let nearest):
      Problem(
        what: "'\(command)' has no option \(quoted(typed)).",
        tries: Self.offer(nearest) + ["help \(command) for its options."]
      )
    case .optionNeedsValue(let option, let command):
      Problem(
        what: "'\(option)' needs a value after it.",
        tries: ["help \(command) for an example."]
      )
    case .unknownValue(let typed, let name, let allowed):
      Problem(
        what: "\(quoted(typed)) is no value of \(name).",
        tries: allowed.isEmpty ? [] : [Self.either(allowed) + "."]
      )
    case .missingWord(let name, let command, let usage):
      Problem(what: "'\(command)' needs \(name).", tries: [Self.ended(usage)])
    case .surplusWord(let typed, let command, let usage):
      Problem(
        what: "'\(command)' does not know what to do with \(quoted(typed)).",
        tries: [Self.ended(usage)]
      )
    case .unknownTopic(let typed, let nearest):
      Problem(
        what: "There is no help on \(quoted(typed)).",
        tries: Self.offer(nearest.map { "help \($0)" }) + ["help for all commands and terms."]
      )
    case .cannotRead(let path, let reason):
      Problem(
        what: "\(quoted(path)) cannot be read: \(reason).",
        tries: ["another path."],
        status: .outside
      )
    case .cannotWrite(let path, let reason):
      Problem(
        what: "\(quoted(path)) cannot be written: \(reason).",
        tries: ["doctor, which checks the folders."],
        status: .outside
      )
    case .cannotRun(let program, let reason):
      Problem(what: "'\(program)' could not be run: \(reason).", status: .outside)
    case .told(let problem): problem
    case .building(let problem): problem.problem
    default: decidingProblem
    }
  }

  private var decidingProblem: Problem {
    switch self {
    case .unknownTree(let typed, let nearest, let all):
      Problem(
        what: "There is no tree \(quoted(typed)).",
        tries: nearest.isEmpty ? ["\(Self.either(all))."] : Self.offer(nearest)
      )
    case .unknownQuestion(let typed, let nearest, let all):
      Problem(
        what: "No question here is called \(quoted(typed)).",
        tries: nearest.isEmpty ? ["\(Self.either(all))."] : Self.offer(nearest)
      )
    case .notAPair(let typed):
      Problem(
        what: "\(quoted(typed)) is no answer of the form question=answer.",
        tries: ["team-size=4, for example; trees shows the names."]
      )
    case .answer(let problem, let language): Problem(what: problem.message(in: language))
    case .missingAnswer(let question, let tree): Self.missing(question, tree)
    case .answeredTwice(let question, let answers):
      Problem(
        what: "\(quoted(question)) is answered twice, with \(answers.joined(separator: " and ")).",
        tries: ["\(Self.either(answers.map { "\(question)=\($0)" }))."]
      )
    case .dashedPair(let typed, let command):
      Problem(
        what: "'\(command)' has no option \(quoted(typed)).",
        tries: ["\(typed.drop { $0 == "-" }), without dashes.", "help \(command) for its options."]
      )
    case .tree(let problem):
      Problem(
        what: problem.fault.whatHappened,
        places: ["\(problem.file):\(problem.line)"],
        tries: [problem.fault.whatToTry]
      )
    case .nothingDecided(let command):
      Problem(
        what: "Nothing has been decided yet, so '\(command)' has nothing to work on.",
        tries: ["decide first."]
      )
    case .unknownField(let typed, let nearest, let all):
      Problem(
        what: "A record has no field \(quoted(typed)).",
        tries: nearest.isEmpty ? ["\(Self.either(all))."] : Self.offer(nearest)
      )
    case .severalDecisions(let ids):
      Problem(
        what: "\(ids.count) decisions were made, and a record holds one.",
        tries: ["\(Self.either(ids.map { "record \($0)" }))."]
      )
    case .needsFolder(let command):
      Problem(
        what: "This is the workbench's own checkout, whose Decisions folder is not yours to fill.",
        tries: ["\(command) --dir DIR, with the folder of your own project."]
      )
    default: recordingProblem
    }
  }

  var lessonProblem: Problem {
    switch self {
    case .unknownLesson(let typed, let nearest, let all):
      Problem(
        what: "There is no lesson \(quoted(typed)).",
        tries: nearest.isEmpty ? ["\(Self.either(all))."] : Self.offer(nearest)
      )
    case .noLesson(let typed):
      Problem(
        what: "\(quoted(typed)) needs an open lesson.",
        tries: ["lessons, then open NAME."]
      )
    case .lesson(.process(let problem)): Self.processProblem(problem)
    case .lesson(let problem):
      Problem(what: problem.description, status: problem.isAboutWords ? .usage : .no)
    case .exists(let path):
      Problem(
        what: "\(quoted(path)) exists already and is left as it is.",
        tries: ["another name."],
        status: .outside
      )
    default: Problem(what: "This could not be done.")
    }
  }

  private static func missing(_ question: Question, _ tree: String) -> Problem {
    let forms =
      question.answers.isEmpty
      ? ["\(question.id)=NUMBER (\(question.allowed(.english)))"]
      : question.answers.map { "\(question.id)=\($0.text)" }
    return Problem(
      what: "'\(question.id)' has no answer yet, and the outcome of \(tree) depends on it.",
      places: [question.text],
      tries: [
        "\(either(forms + ["\(question.id)=unknown"])).",
        "decide at the prompt, which asks.",
      ]
    )
  }

  private static func offer(_ names: [String]) -> [String] {
    names.isEmpty ? [] : [either(names) + "?"]
  }

  private static func ended(_ usage: String) -> String {
    usage.hasSuffix(".") ? usage : usage + "."
  }

  /// `a`, `a or b`, `a, b or c`.
  static func either(_ names: [String]) -> String {
    enumeration(names, "or")
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

/// What was typed, in quotes, cut where it is too long to be looked at.
func quoted(_ text: String) -> String {
  text.count > 60 ? "'\(text.prefix(60))…'" : "'\(text)'"
}
