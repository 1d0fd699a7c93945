public import Stepping

/// What one step showed: what changed, effects, who was told, what can come next.
///
/// Everything is text or a number, so it can cross to another process and be printed as JSON.
public struct Frame: Hashable, Sendable, Codable {
  /// The position of the step, from 1; the start is 0.
  public var step: Int
  /// What was typed.
  public var input: String
  /// The canonical words of the step.
  public var `as`: String
  /// What changed, in reading order.
  public var changed: [Change] = []
  /// What happened to effects, in order.
  public var effects: [Effect] = []
  /// The effects that wait after this step, lost ones included.
  public var inFlight: [Call.ID] = []
  /// The views that were told and drew again.
  public var notified: [Notice] = []
  /// The views on the screen that were not told.
  public var notNotified: [Notice] = []
  /// The invariants that do not hold after this step.
  public var broken: [String] = []
  /// Words that can come next, the likeliest first.
  public var next: [String] = []
  /// What the lesson's code printed.
  public var output = ""
  /// The time of the run, in milliseconds.
  public var time = 0.0
  /// Whether the screen is there after the step.
  public var isOnScreen = true
  /// Whether this comes after a step that was left out.
  public var isHypothetical = false
  /// Whether the step is left out; nothing has happened then.
  public var isSkipped = false
  /// Why the step could not be taken; nothing has changed then.
  public var impossible: LessonProblem?
  /// What else there is to say about the run: an endless loop, work that escaped, a reducer's problem.
  public var remarks: [Remark] = []

  /// Makes a frame in which nothing happened.
  public init(step: Int, input: String, as words: String) {
    (self.step, self.input, self.as) = (step, input, words)
  }

  /// Whether this is a move the feature ignored: no change, nothing about effects, nobody told.
  public var isIgnored: Bool {
    `as`.first == "." && !isSkipped && changed.isEmpty && effects.isEmpty && notified.isEmpty
      && impossible == nil
  }
}

extension Frame {
  /// A place whose value changed.
  public struct Change: Hashable, Sendable, Codable {
    /// Where: `orders[2].title`; `self` for the whole.
    public var path: String
    /// The old value on one line; nil for what is new.
    public var from: String?
    /// The new value on one line; nil for what has gone.
    public var to: String?
    /// The door of the change: `method increment()`, `action .increment`, `e1`.
    public var by: String
    /// What the two values do not show by themselves, or where an element stood before.
    public var note: String?

    /// Writes every key, null where there is no value, so that a reader need not look for them.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(path, forKey: .path)
      try container.encode(from, forKey: .from)
      try container.encode(to, forKey: .to)
      try container.encode(by, forKey: .by)
      try container.encodeIfPresent(note, forKey: .note)
    }

    private enum CodingKeys: CodingKey {
      case path, from, to, by, note
    }
  }

  /// Something that happened to an effect.
  public struct Effect: Hashable, Sendable, Codable {
    /// The number to type.
    public var id: Call.ID
    /// The endpoint.
    public var name: String
    /// The arguments as text.
    public var arguments: [String]
    /// What happened.
    public var event: Event
    /// The outcome's name, where one was delivered.
    public var outcome: String?
    /// The step that made the call.
    public var startedBy: Int
    /// What ends it besides an outcome.
    public var life: Life

    /// What can happen to an effect.
    public enum Event: String, Hashable, Sendable, Codable {
      /// The call began to wait.
      case started
      /// It returned.
      case finished
      /// It threw.
      case failed
      /// Its task was cancelled.
      case cancelled
      /// No answer will come; it stays in flight.
      case lost
      /// The app that waited for it is gone.
      case dropped
    }

    /// How long an effect lives.
    public enum Life: String, Hashable, Sendable, Codable {
      /// Ends with the screen.
      case screen
      /// Goes on when the screen has gone, until an outcome comes or its own code cancels it.
      case task
      /// Not even cancelling ends it; only its outcome does (K18).
      case durable
    }
  }

  /// A view and what it had to do with a step.
  public struct Notice: Hashable, Sendable, Codable {
    /// The view's name.
    public var view: String
    /// The stored properties it reads, in the order of reading.
    public var reads: [String]
    /// What it draws.
    public var drew: String
    /// Whether it drew the same as before.
    public var asBefore = false
    /// How often it has been told in this run.
    public var times = 0
    /// How often it then drew something else than before.
    public var differed = 0
  }

  /// Something else worth a line.
  public enum Remark: Hashable, Sendable, Codable {
    /// A step ran so many jobs without coming to rest; some are left.
    case endless(jobs: Int)
    /// A task that this step started came back from another thread, so real time or work is behind it.
    case escaped(startedBy: Int)
    /// Something left for where nothing is stepped.
    case left(Departure)
    /// This process does not hold these, so what uses them runs past the steps.
    case notHeld([Control])
    /// An effect of a reducer went wrong.
    case reducer(String)
    /// The value of that step was put back, without its effects.
    case restored(step: Int)
  }
}
