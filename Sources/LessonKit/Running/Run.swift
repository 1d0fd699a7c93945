import Spelling
import Stepping

/// A feature and what has happened to it: takes steps, gives frames.
///
///     let run = try Run(.counter, style: "mvvm")
///     run.take(.move("increment", [])).changed   // count 0 → 1
///     run.end()
///
/// End it when it is replaced; a run that is dropped ends itself.
public final class Run {
  /// The lesson.
  public let lesson: Lesson
  /// What was asked for, without steps.
  private let opening: Script
  /// The frame of the start and one per step.
  public private(set) var frames: [Frame]
  private let engine: Engine
  private var isOver = false

  /// Begins a run: the screen is there, every view has drawn once, no move was made.
  ///
  /// Throws what is unknown or refused about style, variant and start state. The script's own steps are
  /// not taken, see ``play(_:)``.
  public convenience init(_ lesson: Lesson, _ script: Script) throws(LessonProblem) {
    try self.init(lesson, script, opening: nil)
  }

  /// Begins a run whose frame of the start is known already, so that nothing is written down.
  package init(_ lesson: Lesson, _ script: Script, opening known: Frame?) throws(LessonProblem) {
    let missing = World.missing.filter(\.isNeeded)
    if !missing.isEmpty { throw .notHeld(missing) }
    let style = try lesson.style(script.style)
    let variant = try style.variant(script.variant)
    try variant.allows(start: script.start, known: lesson.description.startStates)
    var own = script
    (own.steps, own.skipped) = ([], [])
    opening = own
    self.lesson = lesson
    StepWatch.begin(0)
    let (engine, first) = Desk.perform {
      let engine = Engine(lesson, variant, start: script.start)
      if let known { engine.openQuietly(known: known) }
      return (engine, known ?? engine.open(words: own.openingWords))
    }
    (self.engine, frames) = (engine, [first])
    let output = StepWatch.takeOutput()
    if known == nil { frames[0].output = output }
  }

  /// Begins a run of the first variant of a style.
  public convenience init(
    _ lesson: Lesson,
    style: String,
    variant: String? = nil,
    start: String? = nil
  ) throws(LessonProblem) {
    let id = lesson.description.id
    try self.init(lesson, Script(lesson: id, style: style, variant: variant, start: start))
  }

  deinit { if !isOver { end() } }

  /// Ends what the feature started; says how much would not end.
  @discardableResult
  public func end() -> Int {
    isOver = true
    return Desk.perform { [engine] in engine.end() }
  }
}

extension Run {
  /// What was asked for, with the steps so far, as their frames have them.
  public var script: Script {
    var script = opening
    script.steps = frames.compactMap(\.taken)
    script.skipped = Set(frames.filter(\.isSkipped).map(\.step))
    return script
  }

  /// Takes a step; one that is not possible now leaves everything as it was, and its frame says why.
  @discardableResult
  public func take(_ step: Step, typed: String? = nil) -> Frame {
    do throws(LessonProblem) {
      let known = try resolved(step)
      return append(known, typed ?? step.description) { $0.take(known, $1) }
    } catch {
      return append(step, typed ?? step.description) { [error] engine, frame in
        var frame = frame
        frame.impossible = error
        return engine.pass(frame)
      }
    }
  }

  /// The step as it would be taken now: types fitted, the outcome named. Throws what it cannot do now.
  public func resolved(_ step: Step) throws(LessonProblem) -> Step {
    let answer = read { engine -> Result<Step, LessonProblem> in
      do throws(LessonProblem) {
        return .success(try engine.resolved(step))
      } catch {
        return .failure(error)
      }
    }
    return try answer.get()
  }

  /// Takes a step and writes nothing down but what later frames need; ``frames`` gets `known` instead.
  package func takeQuietly(known: Frame) {
    guard let step = known.taken else { return }
    frames.append(known)
    StepWatch.begin(known.step)
    read { engine in
      if known.isSkipped { engine.skip() } else { engine.takeQuietly(step, known: known) }
    }
    _ = StepWatch.takeOutput()
  }

  /// Leaves a step out: it keeps its place and everything after it is hypothetical.
  @discardableResult
  public func leaveOut(_ step: Step, typed: String? = nil) -> Frame {
    append(step, typed ?? step.description, isSkipped: true) { engine, frame in engine.pass(frame) }
  }

  /// Takes the steps of a script that come after those taken already, without those that are skipped.
  ///
  /// What is left out leaves its calls' numbers free, so that an answer further on still goes to the
  /// call it was meant for.
  public func play(_ script: Script, typed: [String] = []) {
    let whole = script.isHypothetical ? framesOfWhole(script) : []
    var last = whole.prefix(frames.count - 1).map(\.lastCall).max() ?? 0
    for (place, step) in script.steps.enumerated().dropFirst(frames.count - 1) {
      last = max(last, place < whole.count ? whole[place].lastCall : 0)
      read { [last] in $0.passCalls(through: last) }
      let words = place < typed.count ? typed[place] : nil
      if script.skipped.contains(place + 1) {
        leaveOut(step, typed: words)
      } else {
        take(step, typed: words)
      }
    }
    last = max(last, whole.last?.lastCall ?? 0)
    read { [last] in $0.passCalls(through: last) }
  }

  /// The frames of the script with nothing left out.
  private func framesOfWhole(_ script: Script) -> [Frame] {
    var script = script
    script.skipped = []
    guard let whole = try? Run(lesson, script) else { return [] }
    whole.play(script)
    defer { whole.end() }
    return whole.frames
  }

  private func append(
    _ step: Step,
    _ typed: String,
    isSkipped: Bool = false,
    _ make: @MainActor (Engine, Frame) -> Frame
  ) -> Frame {
    var frame = Frame(step: frames.count, input: typed, of: .step(step))
    frame.isSkipped = isSkipped
    frame.isHypothetical = isSkipped || frames[frames.count - 1].isHypothetical
    StepWatch.begin(frame.step)
    frame = read { [frame] engine in make(engine, frame) }
    frame.output = StepWatch.takeOutput()
    frames.append(frame)
    return frame
  }

  /// Asks the engine for something.
  func read<Value: Sendable>(_ ask: @MainActor (Engine) -> Value) -> Value {
    Desk.perform { [engine] in ask(engine) }
  }
}

/// Enters the main actor for what is no step of a world.
private enum Desk {
  private static let world = World()

  static func perform<Value: Sendable>(_ body: @MainActor () -> Value) -> Value {
    world.visit(body)
  }
}

extension Lesson {
  func style(_ name: String) throws(LessonProblem) -> Style {
    guard let style = styles.first(where: { $0.name == name }) else {
      let names = styles.map(\.name)
      throw .unknownStyle(name, nearest: Nearest.name(to: name, in: names), known: names)
    }
    return style
  }
}

extension Style {
  func variant(_ name: String?) throws(LessonProblem) -> Variant {
    let names = variants.map(\.description.name)
    guard let variant = variants.first(where: { name == nil || $0.description.name == name }) else {
      let nearest = Nearest.name(to: name ?? "", in: names)
      throw .unknownVariant(name ?? "", style: self.name, nearest: nearest, known: names)
    }
    return variant
  }
}

extension Variant {
  func allows(start: String?, known: [String]) throws(LessonProblem) {
    guard let start, !startNames.contains(start) else { return }
    if let reason = description.refusedStarts[start] { throw .refusedStart(start, reason: reason) }
    throw .unknownStart(start, nearest: Nearest.name(to: start, in: known), known: known)
  }
}

extension Script {
  package var openingWords: String { "open \(lesson)" + (start.map { " from \($0)" } ?? "") }
}

extension Frame {
  /// The first call the step started, if it started one.
  var firstCall: Call.ID? { effects.first { $0.event == .started }?.id }

  /// The highest number of a call the step started; 0 where it started none.
  var lastCall: Int { effects.filter { $0.event == .started }.map(\.id.number).max() ?? 0 }
}
