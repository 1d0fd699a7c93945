import LessonKit
import Problems

/// The lesson that is open: its session, which holds the script, and the frame where the user stands.
struct OpenLesson {
  let description: LessonDescription
  let session: any LessonSession
  /// The pack it came from, for the journal.
  var pack = "workbench"
  /// This opening, as against another one of the same lesson.
  let opening = Opening()
  /// The frame that is shown.
  private(set) var frame: Frame
  /// The edition of the script whose frame that is.
  private var seen: Int
  var guide = GuideProgress()
  /// The views as they were in the style before, while the steps are the same.
  var otherStyle: OtherStyle?
  /// Where it comes from, and so how it is built again.
  var origin = LessonOrigin.builtIn

  private init(_ description: LessonDescription, _ session: any LessonSession, _ frame: Frame) {
    (self.description, self.session, self.frame) = (description, session, frame)
    seen = session.standing.edition
  }
}

extension OpenLesson {
  /// The script up to where the user stands, which is what was run.
  var script: LessonKit.Script { session.standing.taken }
  /// The script with what lies ahead.
  var whole: LessonKit.Script { session.standing.script }
  /// The same for as long as the script that was run only grows at its end.
  var edition: Int { session.standing.edition }
  var position: Int { session.standing.position }
  /// How many steps there are, those ahead included.
  var count: Int { session.standing.count }
}

extension OpenLesson {
  /// Asks the session; its problems are worded as the shell's.
  func ask<Request: LessonRequest>(_ request: Request) throws(Problem) -> Request.Answer {
    do {
      return try session.ask(request)
    } catch {
      throw .lesson(error)
    }
  }

  /// Begins a run, whose steps may be some already, and stands at its end or at a place in it.
  static func started(
    _ session: any LessonSession,
    _ script: Script,
    at place: Int? = nil
  ) throws(LessonProblem) -> OpenLesson {
    let description = try session.ask(.describe)
    let frames = try session.ask(.start(script, at: place ?? script.steps.count))
    guard let last = frames.last else { throw .notStarted }
    return OpenLesson(description, session, last)
  }

  /// Runs a script in place of the one that runs.
  @discardableResult
  mutating func start(_ script: Script, at place: Int? = nil) throws(Problem) -> [Frame] {
    let frames = try ask(.start(script, at: place ?? script.steps.count))
    show(frames.last)
    return frames
  }

  /// Takes a step in the words typed; gives what lay ahead and is not kept, because it is another step.
  mutating func take(_ words: String) throws(Problem) -> (frame: Frame, dropped: [Step]) {
    let before = count
    // Kept only where there is something, as the steps of a long script would be copied otherwise.
    let ahead = position < before ? Array(session.standing.ahead) : []
    let frame = try ask(.step(words))
    show(frame)
    return (frame, count == before ? [] : ahead)
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
    try start(longer)
  }

  /// Goes to a step, back or forward; gives the frames of the way, that of the step last.
  mutating func go(to number: Int) throws(Problem) -> [Frame] {
    let frames = try ask(.goto(number))
    show(frames.last)
    return frames
  }

  /// Goes to the next step at which an effect begins or ends, or to the end where there is none.
  mutating func goToNextEffect() throws(Problem) -> [Frame] {
    let way = try go(to: count)
    guard let place = way.firstIndex(where: { $0.step > 0 && !$0.effects.isEmpty }),
      place < way.count - 1
    else { return way }
    _ = try go(to: way[place].step)
    return Array(way[...place])
  }

  /// Leaves a step out, or takes it in again; says how the later ones compare.
  mutating func edit(_ number: Int, isSkipped: Bool) throws(Problem) -> [StepComparison] {
    let run = try ask(isSkipped ? .skip(number) : .unskip(number))
    show(run.frames.last)
    return run.later
  }

  /// All frames of the run.
  func frames() throws(Problem) -> [Frame] { try ask(.frames) }
}

extension OpenLesson {
  private mutating func show(_ frame: Frame?) {
    if let frame { self.frame = frame }
    seen = edition
  }

  /// Shows where the session stands, which may have had to leave out a step, or was interrupted before
  /// it could be asked how it stands.
  mutating func catchUp() {
    guard session.standing.isBegun, frame.step != position || seen != edition else { return }
    if let last = try? frames().last { return show(last) }
    let words = script.openingWords
    let deed = script.steps.last.map { Frame.Deed.step($0) } ?? .opening(words)
    show(Frame(step: position, input: deed.description, of: deed))
  }
}

extension OpenLesson {
  /// The variant that runs, with what is said of it.
  var variant: LessonDescription.Variant? {
    let script = whole
    let variants = description.styles.first { $0.name == script.style }?.variants ?? []
    return variants.first { $0.name == script.variant } ?? variants.first
  }

  /// Where the user stands, for the prompt: `orders · mvvm · 4/9`.
  var place: String {
    let script = whole
    let style = [script.style, script.variant].compactMap(\.self).joined(separator: " ")
    let isHypothetical = script.skipped.contains { $0 <= position }
    let mark = isHypothetical ? " · hypothetical" : ""
    return "\(description.id) · \(style) · \(position)/\(count)\(mark)"
  }
}
