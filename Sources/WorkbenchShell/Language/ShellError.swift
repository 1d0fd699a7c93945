import DecisionRecords
import DecisionTrees
import LessonKit

/// Everything that can be wrong with what was typed or with the world, as facts; the words for each
/// stand in `ShellError+Words.swift`.
enum ShellError: Error, Sendable {
  case unclosedQuote(String)
  case unknownCommand(String, nearest: [String])
  case ambiguousCommand(String, candidates: [String])
  case unknownOption(String, command: String, nearest: [String])
  case optionNeedsValue(String, command: String)
  case unknownValue(String, of: String, allowed: [String])
  case missingWord(String, command: String, usage: String)
  case surplusWord(String, command: String, usage: String)
  case unknownTopic(String, nearest: [String])
  case unknownTree(String, nearest: [String], all: [String])
  case unknownQuestion(String, nearest: [String], all: [String])
  case notAPair(String)
  case answer(AnswerProblem, Language)
  case missingAnswer(Question, tree: String)
  /// One line answers a question in two ways.
  case answeredTwice(String, answers: [String])
  /// An option that a command does not have, but that would make sense without its dashes.
  case dashedPair(String, command: String)
  case tree(TreeProblem)
  case unknownField(String, nearest: [String], all: [String])
  case severalDecisions([String])
  case needsFolder(command: String)
  case records(RecordsProblem)
  case nothingDecided(String)
  /// A command that writes into one folder was given several.
  case severalFolders(command: String, paths: [String])
  case notADay(String, of: String)
  /// `--dir` without a folder.
  case emptyFolder
  case notALink(String)
  case notASection(String)
  /// A file of sections has text that belongs to none.
  case noHeading(path: String, line: Int)
  case noEditor(path: String)
  case editorFailed(String, path: String, reason: String)
  case cannotRead(String, reason: String)
  case cannotWrite(String, reason: String)
  case cannotRun(String, reason: String)
  case unknownLesson(String, nearest: [String], all: [String])
  case noLesson(String)
  case lesson(LessonProblem)
  case exists(String)
  case building(BuildProblem)
  /// A message made by a module that words its own problems.
  case told(Problem)
}
