import StateDiff
import Stepping

/// The moving parts of a run.
@MainActor
final class Engine {
  let lesson: Lesson
  let variant: Variant
  var era = Era()
  var stage: any Stage
  var isOnScreen = true
  var views: [PlacedView] = []
  /// The calls of earlier eras, as the run counts them.
  var earlierCalls: [EffectStatus] = []
  /// What a value style held after each step.
  var snapshots: [Any?] = []
  /// What invariants remembered after each step, if they remember anything.
  var memories: [[any Sendable]] = []
  /// What the views that were told drew in this step.
  var drawn: [Frame.Notice] = []
  var recorder = Recorder()
  /// The state after the last step, unless it was taken quietly.
  private var lastState: StateCapture?
  /// The last frame that was known when a step was taken quietly; views are not drawn meanwhile.
  private var quietly: Frame?

  init(_ lesson: Lesson, _ variant: Variant, start: String?) {
    self.lesson = lesson
    self.variant = variant
    stage = variant.makeStage()
    let (stage, world) = (stage, era.world)
    world.perform(.start) { stage.enter(world, start: start) }
  }

  /// The frame of the start: every view draws once.
  func open(words: String) -> Frame {
    placeViews()
    lastState = stage.capture()
    recorder.begin(with: lastState)
    keep()
    let effects = takeEvents()
    return complete(Frame(step: 0, input: words, of: .opening(words)), effects, before: Before())
  }

  var isQuiet: Bool { quietly != nil }

  func openQuietly(known: Frame) {
    quietly = known
    if let first = known.firstCall { era.passCalls(before: first) }
    snapshots = [stage.snapshot()]
    _ = era.world.takeEvents()
  }

  func end() -> Int {
    let stage = stage
    let left = era.world.end { stage.leave() }
    return left.jobs + left.waiting
  }
}

/// What is compared with after a step, besides the state.
struct Before {
  var broken: [String] = []
  var problems = 0
}

extension Engine {
  /// Takes a step that is known to be possible.
  func take(_ step: Step, _ frame: Frame) -> Frame {
    catchUp()
    let before = Before(broken: stage.broken(), problems: stage.problems().count)
    recorder.begin(with: lastState ?? stage.capture())
    era.world.stepNumber = frame.step
    let own = door(of: step)
    era.world.afterJob = { [unowned self] door in
      if door != own { MainActor.assumeIsolated { recorder.note(door, stage.capture()) } }
    }
    era.world.beforeOtherDoor = { [unowned self] door in
      if door == own { MainActor.assumeIsolated { recorder.note(door, stage.capture()) } }
    }
    let effects = carryOut(step, number: frame.step)
    (era.world.afterJob, era.world.beforeOtherDoor) = (nil, nil)
    lastState = stage.capture()
    recorder.note(own, lastState)
    redrawTold()
    keep()
    return complete(frame, effects, before: before)
  }

  /// Does a step whose frame is known: nothing is drawn or written down.
  func takeQuietly(_ step: Step, known: Frame) {
    quietly = known
    if let first = known.firstCall { era.passCalls(before: first) }
    if known.impossible == nil, (try? resolved(step)) != nil {
      era.world.stepNumber = known.step
      _ = carryOut(step, number: known.step)
      lastState = nil
    }
    keep()
  }

  /// Leaves calls' numbers free, as the run counts.
  func passCalls(through number: Int) { era.passCalls(before: Call.ID(number: number + 1)) }

  /// Keeps the place of a step that is not taken.
  func skip() { keep() }

  /// Keeps what `restore` needs.
  private func keep() {
    snapshots.append(stage.snapshot())
    if stage.remembers { memories.append(stage.memories) }
  }

  /// The frame of a step that is not taken.
  func pass(_ frame: Frame) -> Frame {
    catchUp()
    skip()
    var frame = frame
    frame.notNotified = views.map(\.notice)
    describeNow(&frame)
    return frame
  }
}

extension Engine {
  private func complete(_ frame: Frame, _ effects: Effects, before: Before) -> Frame {
    var frame = frame
    frame.changed = recorder.changes { [stage, era] in stage.doors.words($0, in: era) }
    frame.effects = effects.listed
    frame.remarks += effects.remarks
    frame.remarks += stage.problems().dropFirst(before.problems).map { .reducer($0) }
    frame.notified = drawn
    let told = Set(drawn.map(\.view))
    frame.notNotified = views.filter { !told.contains($0.name) }.map(\.notice)
    frame.broken = stage.broken().filter { !before.broken.contains($0) }
    drawn = []
    describeNow(&frame)
    return frame
  }

  private func describeNow(_ frame: inout Frame) {
    frame.inFlight = era.world.callsInFlight.map { era.shown($0.id) }
    let (seconds, attoseconds) = era.now.components
    frame.time = Double(seconds) * 1e3 + Double(attoseconds) / 1e15
    frame.isOnScreen = isOnScreen
    frame.next = nextWords()
  }
}

extension Engine {
  /// Draws every view, unless nobody looks.
  func placeViews() {
    if quietly != nil { return }
    views = stage.viewNames.map { PlacedView($0) }
    drawn = views.enumerated().map { place, view in view.appear { stage.draw(place) } }
  }

  /// Draws what was not drawn while steps were taken quietly; the counts are those of the known frame.
  func catchUp() {
    guard let known = quietly else { return }
    quietly = nil
    if !isOnScreen { return }
    placeViews()
    drawn = []
    for notice in known.notified + known.notNotified {
      views.first { $0.name == notice.view }?.wasTold(notice)
    }
  }

  private func redrawTold() {
    for (place, view) in views.enumerated() where view.isTold {
      drawn.append(view.redraw { stage.draw(place) })
    }
  }
}
