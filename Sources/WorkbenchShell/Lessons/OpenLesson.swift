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
  /// What was taken or left out before going back, for `goto end`.
  var ahead = Ahead()
  var guide = GuideProgress()
  /// The views as they were in the style before, while the steps are the same.
  var otherStyle: OtherStyle?
  /// Where it comes from, and so how it is built again.
  var origin = LessonOrigin.builtIn

  var position: Int { frame.step }
  /// How many steps there are, those ahead included.
  var count: Int { position + ahead.steps.count }
  /// The script with what lies ahead, whose beginning the session runs.
  var whole: LessonKit.Script {
    var whole = script
    whole.steps += ahead.steps
    whole.skipped.formUnion(ahead.skipped)
    return whole
  }
}

/// The steps ahead of where the user stands, and the numbers of those that are left out.
struct Ahead: Equatable {
  var steps: [Step] = []
  var skipped: Set<Int> = []

  /// What a script has behind a step.
  init(of script: LessonKit.Script, behind number: Int) {
    steps = Array(script.steps.dropFirst(number))
    skipped = script.skipped.filter { $0 > number }
  }

  init() {}
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

  /// Takes a step in the words typed; gives what lay ahead and is not kept, because it is another step.
  mutating func take(_ words: String) throws(Problem) -> (frame: Frame, dropped: [Step]) {
    let whole = whole
    guard case .frames(let frames) = try ask(.step(words)), let frame = frames.last else {
      throw .lesson(.notStarted)
    }
    try addToScript(frame)
    self.frame = frame
    let isNext = ahead.steps.first == script.steps.last && !ahead.skipped.contains(frame.step)
    defer { ahead = isNext ? Ahead(of: whole, behind: frame.step) : Ahead() }
    return (frame, isNext ? [] : ahead.steps)
  }

  /// Whether a step that failed is one of the lesson, and not possible where the user stands.
  func refusesForNow(_ words: String) -> Bool {
    do throws(LessonProblem) {
      _ = try session.ask(.step(words))
      return false
    } catch {
      return error.isOfTheMoment
    }
  }

  /// Puts a step in the script that cannot be taken where the user stands; its frame says why.
  mutating func pass(_ step: Step) throws(Problem) {
    var longer = script
    longer.steps.append(step)
    _ = try run(longer)
    ahead = Ahead()
  }

  /// Runs a script in place of the one that runs, and stands at its end.
  private mutating func run(_ script: LessonKit.Script) throws(Problem) -> [Frame] {
    guard case .frames(let frames) = try ask(.start(script)), let last = frames.last else {
      throw .lesson(.notStarted)
    }
    frame = last
    try refreshScript()
    return frames
  }

  /// The script grows by the step as the frame has it; asking for all of it would make each step of
  /// a long run dearer than the one before.
  private mutating func addToScript(_ frame: Frame) throws(Problem) {
    guard frame.step == script.steps.count + 1,
      let step = try? Step(frame.as)?.fitted(to: description.moves)
    else { return try refreshScript() }
    script.steps.append(step)
  }

  /// Goes to a step, back or forward, by running the steps before it again; what is left out stays so
  /// and what is not possible is passed. Gives the frames of the way, that of the step last.
  mutating func go(to number: Int) throws(Problem) -> [Frame] {
    guard (0...count).contains(number) else {
      throw .lesson(.noSuchStep(number, last: count))
    }
    let (whole, before) = (whole, position)
    if number == before { return [frame] }
    if number > before {
      let frames = try run(whole.prefix(number))
      ahead = Ahead(of: whole, behind: number)
      return Array(frames.dropFirst(before + 1))
    }
    guard case .frames(let frames) = try ask(.goto(number)), let last = frames.last else {
      throw .lesson(.notStarted)
    }
    (ahead, frame) = (Ahead(of: whole, behind: number), last)
    try refreshScript()
    return frames
  }

  /// The next step ahead at which an effect begins or ends; the last one where there is none.
  func nextEffect() throws(Problem) -> Int {
    guard case .frames(let frames) = try ask(.start(whole)) else { return count }
    let found = frames.first { $0.step > position && !$0.effects.isEmpty }
    _ = try ask(.start(script))
    return found?.step ?? count
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
    let cut = script.steps.count - known.steps.count
    ahead.skipped = Set(ahead.skipped.map { $0 - cut })
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

extension Script {
  /// The script up to a step.
  fileprivate func prefix(_ number: Int) -> Script {
    var shorter = self
    shorter.steps = Array(steps.prefix(number))
    shorter.skipped = skipped.filter { $0 <= number }
    return shorter
  }

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
