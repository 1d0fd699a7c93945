public import Stepping

/// A call of the run and where it stands.
public struct EffectStatus: Hashable, Sendable, Codable {
  /// The number to type.
  public var id: Call.ID
  /// The endpoint.
  public var name: String
  /// The arguments as text.
  public var arguments: [String]
  /// The step that made the call.
  public var startedBy: Int
  /// What ends it besides an outcome.
  public var life: Frame.Effect.Life
  /// Where it stands.
  public var status: Status
  /// How it can end; empty once no answer can come.
  public var outcomes: [LessonDescription.Outcome]

  /// Where a call stands.
  public enum Status: Hashable, Sendable, Codable {
    /// It waits for an answer.
    case waiting
    /// It waits and no answer will come.
    case lost
    /// It returned or threw by the named outcome.
    case ended(String)
    /// Its task was cancelled.
    case cancelled
    /// The app that waited for it is gone.
    case dropped
  }
}

/// A change together with the step that made it.
public struct LoggedChange: Hashable, Sendable, Codable {
  /// The step's position.
  public var step: Int
  /// The step's canonical words.
  public var words: String
  /// The change; nil for a step that changed nothing, which only the log names.
  public var change: Frame.Change?
  /// The invariants that the step broke, at its last change.
  public var broken: [String] = []
  /// Whether the step was left out.
  public var isSkipped = false
  /// Why the step could not be taken.
  public var impossible: LessonProblem?
}

/// A file of a lesson.
public struct SourceText: Hashable, Sendable, Codable {
  /// The file's name in the lesson's folder.
  public var name: String
  /// What must be said before it is read: unmodified, but on which actor.
  public var header: String?
  /// The text.
  public var text: String
}

/// What one file costs.
public struct CostLine: Hashable, Sendable, Codable {
  /// The style.
  public var style: String
  /// The variant the file holds.
  public var variant: String
  /// The file it is written in.
  public var file: String
  /// All files that were counted, those shared with other variants too; what draws is counted for none.
  public var files: [String]
  /// Lines that are neither blank nor comment.
  public var lines: Int
  /// Types, cases, properties, functions.
  public var declarations: Int
}

/// How a step fares after an earlier one was left out, or in another style.
public struct StepComparison: Hashable, Sendable, Codable {
  /// The step's position in the script.
  public var step: Int
  /// The step's canonical words.
  public var words: String
  /// What became of it.
  public var verdict: Verdict
  /// The invariants it breaks now, where styles are compared.
  public var broken: [String] = []

  /// What became of a step.
  public enum Verdict: Hashable, Sendable, Codable {
    /// The same frame.
    case same
    /// Another frame; the first changes that differ, before and now.
    case different(before: String, now: String)
    /// It cannot be taken any more.
    case impossible(LessonProblem)
    /// It is left out.
    case skipped
  }
}
