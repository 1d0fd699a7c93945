/// Why the process that runs a lesson is no longer there.
///
///     Step 3 (.submit) trapped at Model.swift:22: Index out of range. The run stands at step 2.
public struct ProcessProblem: Error, Hashable, Sendable, Codable {
  /// What happened.
  public var cause: Cause
  /// The step whose code ran; 0 is the start, nil when no step did.
  public var step: Int?
  /// The words of that step.
  public var words: String?
  /// What it had printed, without what the runtime wrote about a trap; long output is cut.
  public var output = ""
  /// The backtrace the runtime wrote; empty where it wrote none.
  public var backtrace = ""
  /// The step the run stands at now; nil when there is no run.
  public var standsAt: Int?
  /// Why the step is no longer part of the run; nil where no step was left out.
  public var leftOut: LeftOut?

  /// Why a step that had been taken is left out.
  public enum LeftOut: String, Hashable, Sendable, Codable {
    /// What it left behind in the process, such as a thread, ended it afterwards.
    case afterwards
    /// It could not be taken again, twice in a row; what came after it is left out, too.
    case again
  }

  /// What ended the process, or kept it from starting.
  public enum Cause: Hashable, Sendable, Codable {
    /// The lesson's code trapped, with the runtime's reason and the place where they are known:
    /// `Model.swift:22`, or a function's name.
    case trapped(signal: Int32, reason: String?, place: String?)
    /// A signal that is no trap came from elsewhere.
    case killed(signal: Int32)
    /// The lesson's code left, as by `exit(0)`.
    case left(status: Int32)
    /// Nothing was heard for so long.
    case late(Duration)
    /// The user stopped it.
    case interrupted
    /// It wanted more data than so many bytes.
    case memory(limit: Int)
    /// It printed more than so many bytes in a step.
    case output(limit: Int)
    /// It wrote a file of more than so many bytes.
    case file(limit: Int)
    /// It closed or replaced the descriptor it answers on.
    case closedDescriptor
    /// It wrote something of its own on that descriptor.
    case rubbish(String)
    /// It began to start another process.
    case forked
    /// It could not be started, with the system's reason.
    case cannotStart(program: String, reason: String)
    /// It speaks another version of the messages.
    case otherVersion(Int, ours: Int)
  }

  /// Makes a problem; what is known besides its cause is filled in by the session.
  public init(_ cause: Cause) { self.cause = cause }
}
