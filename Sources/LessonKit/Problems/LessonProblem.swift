public import Stepping

/// Why a request was not fulfilled; nothing has changed.
public enum LessonProblem: Error, Hashable, Sendable, Codable {
  /// The lesson has no such move.
  case unknownMove(String, nearest: String?, known: [String])
  /// The arguments do not fit; `expected` is the form.
  case wrongArguments(String, expected: String)
  /// The words are no step.
  case notAStep(String, StepProblem)
  /// No call of the run has the id.
  case unknownCall(Call.ID, inFlight: [Call.ID])
  /// The call has ended already.
  case callIsOver(Call.ID, name: String, how: String)
  /// The call was lost, so nothing can be delivered.
  case callIsLost(Call.ID, name: String)
  /// The call offers no such outcome, or none that fails.
  case noOutcome(String?, Call.ID, name: String, offered: [String])
  /// `advance` was typed without a time and nothing waits for one.
  case nothingSleeps
  /// The step needs the screen, which is not there.
  case screenIsGone(String)
  /// `appear` was typed and the screen is there.
  case screenIsThere
  /// This style cannot have its value put back (K28).
  case cannotRestore(String)
  /// There is no state at that step, because its owner had gone.
  case nothingThere(step: Int)
  /// The run has no such step.
  case noSuchStep(Int, last: Int)
  /// The step is not skipped, or is already.
  case skippedAlready(Int, isSkipped: Bool)
  /// The lesson has no such style.
  case unknownStyle(String, nearest: String?, known: [String])
  /// The style has no such variant.
  case unknownVariant(String, style: String, nearest: String?, known: [String])
  /// The lesson has no such start state.
  case unknownStart(String, nearest: String?, known: [String])
  /// The variant cannot start there, and why (K54).
  case refusedStart(String, reason: String)
  /// There is nothing at the path; `known` are the names one level down from where it ends.
  case unknownPath(String, known: [String])
  /// No snippet of that name.
  case unknownSnippet(String, nearest: String?, known: [String])
  /// No source of that name.
  case unknownSource(String, nearest: String?, known: [String])
  /// The lesson has nothing of that kind.
  case nothingToShow(String)
  /// No run has been started, or it was ended.
  case notStarted
  /// The script is for another lesson.
  case otherLesson(String, this: String)
  /// This program cannot be stepped: its world does not hold these.
  case notHeld([Control])
  /// The process that runs the lesson ended, was stopped, or could not be started.
  case process(ProcessProblem)
}

extension LessonProblem {
  /// Whether the step could be taken elsewhere in the run, or in another style.
  package var isOfTheMoment: Bool {
    switch self {
    case .unknownCall, .callIsOver, .callIsLost, .noOutcome: true
    case .screenIsGone, .screenIsThere, .cannotRestore, .nothingThere, .noSuchStep: true
    case .nothingSleeps: true
    case .unknownMove, .wrongArguments, .notAStep, .skippedAlready, .unknownStyle: false
    case .unknownVariant, .unknownStart, .refusedStart, .unknownPath, .unknownSnippet: false
    case .unknownSource, .nothingToShow, .notStarted, .otherLesson, .notHeld, .process: false
    }
  }
}
