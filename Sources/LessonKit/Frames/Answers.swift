/// A change together with the step that made it.
package struct LoggedChange: Hashable, Sendable, Codable {
  /// The step's position.
  package var step: Int
  /// The step's canonical words.
  package var words: String
  /// The change; nil for a step that changed nothing, which only the log names.
  package var change: Frame.Change?
  /// The invariants that the step broke, at its last change.
  package var broken: [String] = []
  /// Whether the step was left out.
  package var isSkipped = false
  /// Why the step could not be taken.
  package var impossible: LessonProblem?
}

/// A file of a lesson.
package struct SourceText: Hashable, Sendable, Codable {
  /// The file's name in the lesson's folder.
  package var name: String
  /// What must be said before it is read: unmodified, but on which actor.
  package var header: String?
  /// The text.
  package var text: String
}

/// What one file costs.
package struct CostLine: Hashable, Sendable, Codable {
  /// The style.
  package var style: String
  /// The variant the file holds.
  package var variant: String
  /// The file it is written in.
  package var file: String
  /// All files that were counted, those shared with other variants too; what draws is counted for none.
  package var files: [String]
  /// Lines that are neither blank nor comment.
  package var lines: Int
  /// Types, cases, properties, functions.
  package var declarations: Int
}

/// How a step fares after an earlier one was left out, or in another style.
package struct StepComparison: Hashable, Sendable, Codable {
  /// The step's position in the script.
  package var step: Int
  /// The step's canonical words.
  package var words: String
  /// What became of it.
  package var verdict: Verdict
  /// The invariants it breaks now, where styles are compared.
  package var broken: [String] = []

  /// What became of a step.
  package enum Verdict: Hashable, Sendable, Codable {
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

/// A snippet that must not compile, with the compiler's diagnostic.
package struct RefusedText: Hashable, Sendable, Codable {
  package var source: SourceText
  package var diagnostic: String
}

/// The frames of a script after a step was left out or taken in, and how the later steps compare.
package struct EditedRun: Hashable, Sendable, Codable {
  package var frames: [Frame]
  package var later: [StepComparison]
}
