public import Stepping

/// What one step showed: what changed, effects, who was told, what can come next.
///
/// Everything is text or a number, so it can cross to another process and be printed as JSON.
public struct Frame: Hashable, Sendable, Codable {
  /// The position of the step, from 1; the start is 0.
  public var step: Int
  /// What was typed.
  public var input: String
  /// What the frame is of; in JSON its words, as `as`.
  public var deed: Deed
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
  public init(step: Int, input: String, of deed: Deed) {
    (self.step, self.input, self.deed) = (step, input, deed)
  }

  private enum CodingKeys: String, CodingKey {
    case step, input
    case deed = "as"
    case changed, effects, inFlight, notified, notNotified, broken, next, output, time, isOnScreen
    case isHypothetical, isSkipped, impossible, remarks
  }
}

extension Frame {
  /// The canonical words of the step.
  public var `as`: String { deed.description }

  /// The step as it was taken; nil at the start.
  public var taken: Step? {
    if case .step(let step) = deed { step } else { nil }
  }

  /// Whether this is a move the feature ignored: no change, nothing about effects, nobody told.
  public var isIgnored: Bool {
    guard case .step(.move) = deed else { return false }
    return !isSkipped && changed.isEmpty && effects.isEmpty && notified.isEmpty && impossible == nil
  }

  /// What a frame is of.
  public enum Deed: Hashable, Sendable {
    /// The opening of a lesson, in words.
    case opening(String)
    /// A step, as it was taken: types fitted, the outcome named.
    case step(Step)
  }
}

extension Frame.Deed: Codable, CustomStringConvertible {
  /// The canonical words.
  public var description: String {
    switch self {
    case .opening(let words): words
    case .step(let step): step.description
    }
  }

  /// Reads the words, the only time a process does.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let words = try container.decode(String.self)
    self = words.hasPrefix("open ") ? .opening(words) : .step(try Step.parse(words))
  }

  /// Writes the canonical words as one string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
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
