/// The only way a shell knows a lesson: plain requests and answers, so a process can stand between them.
///
///     let frame = try session.ask(.step(".increment"))
///
/// No feature, state or capture type crosses it.
public protocol LessonSession: AnyObject {
  /// Answers a request, or says why not; nothing has changed then.
  func ask(_ request: LessonRequest) throws(LessonProblem) -> LessonAnswer
  /// Why the lesson's process ended the last time, with its backtrace; nil where none did.
  var lastProblem: ProcessProblem? { get }
  /// The run's script where the session keeps it, which may have had to leave out a step; nil where
  /// only asking tells.
  var standing: Script? { get }
}

extension LessonSession {
  /// Nil: there is no process.
  public var lastProblem: ProcessProblem? { nil }
  /// Nil: asking tells.
  public var standing: Script? { nil }
}

/// What a shell can ask of a lesson.
public enum LessonRequest: Hashable, Sendable, Codable {
  /// What is in the lesson: answers ``LessonAnswer/description(_:)``.
  case describe
  /// Begins a run and takes the script's steps; also changes style or variant, and replays. Answers `frames`.
  case start(Script)
  /// Takes a step, read from the words typed; answers one frame in `frames`.
  case step(String)
  /// Goes to the step with that number by running the steps before it again; answers its frame.
  case goto(Int)
  /// Leaves a step out, or takes it in again; answers `edited`.
  case skip(Int)
  /// Takes a step in again; answers `edited`.
  case unskip(Int)
  /// All frames so far; answers `frames`.
  case frames
  /// The script of the run; answers `script`.
  case script
  /// The state, or a part of it, after a step (nil: now); answers `text`.
  case state(path: String?, step: Int?)
  /// The parts one level below a path, for completion; answers `names`.
  case paths(String?)
  /// What a step changed (nil: the last), with its surroundings when `full`; answers `text`.
  case diff(step: Int?, full: Bool)
  /// Every call of the run; answers `effects`.
  case effects
  /// The views on the screen with their counts; answers `views`.
  case views
  /// Every change at a path or below it; answers `changes`.
  case writers(String)
  /// Every change with its step and door; answers `changes`.
  case log
  /// The code of a style or file (nil: of the variant that runs); answers `source`.
  case source(String?)
  /// The test written by hand without the kit (nil: for the style that runs); answers `source`.
  case bareTest(style: String?)
  /// Lines and declarations per style; answers `cost`.
  case cost
  /// A snippet that must not compile; answers `refused`.
  case refused(String)
  /// A Swift Testing case for the script; answers `source`.
  case test
  /// What is missing from the lesson or contradicts itself, as ``Lesson/flaws``; answers `names`.
  case flaws
  /// Ends the run; answers `ended`.
  case end
}

/// What a lesson answers.
public enum LessonAnswer: Hashable, Sendable, Codable {
  /// The lesson.
  case description(LessonDescription)
  /// Frames in order.
  case frames([Frame])
  /// The frames after leaving a step out or taking it in, and how the later steps compare.
  case edited([Frame], [StepComparison])
  /// The script.
  case script(Script)
  /// Text, one or more lines.
  case text(String)
  /// Names in order.
  case names([String])
  /// Every call of the run.
  case effects([EffectStatus])
  /// The views.
  case views([Frame.Notice])
  /// Changes with their steps.
  case changes([LoggedChange])
  /// A file's name, a header line where one is due, and its text.
  case source(SourceText)
  /// Cost per style and variant file.
  case cost([CostLine])
  /// The snippet with its diagnostic.
  case refused(SourceText, diagnostic: String)
  /// The run has ended; how many jobs and waiting calls would not.
  case ended(leftover: Int)
}

/// A reply as it crosses to another process.
public enum LessonReply: Hashable, Sendable, Codable {
  /// The request was fulfilled.
  case answer(LessonAnswer)
  /// It was not.
  case problem(LessonProblem)
}
