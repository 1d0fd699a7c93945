import LessonKit
import Problems

/// The lesson that is open: its session, and where in its script the user stands.
struct OpenLesson {
  let description: LessonDescription
  let session: any LessonSession
  /// The pack it came from, for the journal.
  var pack = "workbench"
  /// This opening, as against another one of the same lesson.
  let opening = Opening()
  /// The script as the session has it.
  private(set) var script: Script
  /// The same for as long as the script only grows at its end.
  private(set) var edition = Edition()
  /// The frame that is shown; its number is the position.
  var frame: Frame
  /// Steps that were taken before going back, for `goto end`; the words as typed.
  var ahead: [String] = []
  var guide = GuideProgress()
  /// The views as they were in the style before, while the steps are the same.
  var otherStyle: OtherStyle?
  /// Where it comes from, and so how it is built again.
  var origin = LessonOrigin.builtIn

  var position: Int { frame.step }
  /// How many steps there are, those ahead included.
  var count: Int { position + ahead.count }
}

extension OpenLesson {
  /// Asks the session; its problems are worded as the shell's.
  func ask(_ request: LessonRequest) throws(Problem) -> LessonAnswer {
    do {
      return try session.ask(request)
    } catch {
      throw .lesson(error)
    }
  }

  /// Begins a run, whose steps may be some already, and stands at its end.
  static func started(
    _ session: any LessonSession,
    _ script: Script
  ) throws(LessonProblem) -> OpenLesson {
    guard case .description(let description) = try session.ask(.describe),
      case .frames(let frames) = try session.ask(.start(script)), let last = frames.last,
      case .script(let script) = try session.ask(.script)
    else { throw .notStarted }
    return OpenLesson(description: description, session: session, script: script, frame: last)
  }

  /// Takes a step in the words typed; what lay ahead is kept only where it is the same step.
  mutating func take(_ words: String) throws(Problem) -> Frame {
    guard case .frames(let frames) = try ask(.step(words)), let frame = frames.last else {
      throw .lesson(.notStarted)
    }
    try addToScript(frame)
    let wasNext = ahead.first == words || ahead.first == frame.as
    ahead = wasNext ? Array(ahead.dropFirst()) : []
    self.frame = frame
    return frame
  }

  /// The script grows by the step as the frame has it; asking for all of it would make each step of
  /// a long run dearer than the one before.
  private mutating func addToScript(_ frame: Frame) throws(Problem) {
    guard frame.step == script.steps.count + 1,
      let step = try? Step(frame.as)?.fitted(to: description.moves)
    else { return try refreshScript() }
    script.steps.append(step)
  }

  /// Goes to a step; back by running the steps before it again, forward by taking those ahead.
  mutating func go(to number: Int) throws(Problem) -> Frame {
    guard (0...count).contains(number) else {
      throw .lesson(.noSuchStep(number, last: count))
    }
    if number < position {
      let left = script.steps.dropFirst(number).map(\.description)
      guard case .frames(let frames) = try ask(.goto(number)), let frame = frames.last else {
        throw .lesson(.notStarted)
      }
      ahead = left + ahead
      self.frame = frame
      try refreshScript()
    }
    while position < number, let words = ahead.first { _ = try take(words) }
    return frame
  }

  mutating func refreshScript() throws(Problem) {
    guard case .script(let script) = try ask(.script) else { return }
    if !script.continues(self.script) { edition = Edition() }
    self.script = script
  }

  /// Stands where the session stands, which may have had to leave out a step, or was interrupted
  /// before it could be asked how it stands.
  mutating func catchUp() {
    guard let known = session.standing, !isOf(known) else { return }
    ahead = []
    if let frame = try? frames().last, (try? refreshScript()) != nil {
      self.frame = frame
    } else {
      script = known
      let words = known.steps.last?.description ?? "open \(known.lesson)"
      frame = Frame(step: known.steps.count, input: words, as: words)
    }
  }

  private func isOf(_ other: LessonKit.Script) -> Bool {
    script.style == other.style && script.variant == other.variant && script.start == other.start
      && script.skipped == other.skipped && script.steps.count == other.steps.count
  }

  /// All frames of the run.
  func frames() throws(Problem) -> [Frame] {
    guard case .frames(let frames) = try ask(.frames) else { return [] }
    return frames
  }
}

/// What a script was replaced by, to tell it from what it was before without comparing its steps.
final class Edition {}

extension Script {
  /// Whether this is the other script, perhaps with more steps at its end.
  fileprivate func continues(_ other: Script) -> Bool {
    var (mine, others) = (self, other)
    guard mine.steps.starts(with: others.steps) else { return false }
    (mine.steps, others.steps) = ([], [])
    return mine == others
  }
}

extension OpenLesson {
  /// The variant that runs, with what is said of it.
  var variant: LessonDescription.Variant? {
    let variants = description.styles.first { $0.name == script.style }?.variants ?? []
    return variants.first { $0.name == script.variant } ?? variants.first
  }

  /// Where the user stands, for the prompt: `orders · mvvm · 4/9`.
  var place: String {
    let style = [script.style, script.variant].compactMap(\.self).joined(separator: " ")
    let mark = script.isHypothetical ? " · hypothetical" : ""
    return "\(description.id) · \(style) · \(position)/\(count)\(mark)"
  }
}
