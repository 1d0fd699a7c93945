import StateDiff
import Stepping

/// What happened to effects in a step.
struct Effects {
  var listed: [Frame.Effect] = []
  var remarks: [Frame.Remark] = []
}

/// What each kind of step does: whether it is possible, what happens, by which door.
extension Engine {
  /// The step as it will be taken, with types and outcome filled in; throws what it cannot do now.
  func resolved(_ step: Step) throws(LessonProblem) -> Step {
    switch step {
    case .move(let name, _):
      let fitted = try step.fitted(to: lesson.description.moves)
      let isFromAbove = lesson.move(name)?.origin == .parent && stage.isThere
      if !isOnScreen, !isFromAbove { throw .screenIsGone("\(fitted)") }
      return fitted
    case .deliver(let id, let outcome):
      return .deliver(id, try self.outcome(outcome, of: id, failing: false))
    case .fail(let id, let outcome):
      return .fail(id, try self.outcome(outcome, of: id, failing: true))
    case .lose(let id): _ = try waiting(id)
    case .appear: if isOnScreen { throw .screenIsThere }
    case .leave: if !isOnScreen { throw .screenIsGone("leave") }
    case .restore(let number): try checkRestoring(number)
    case .advance(nil):
      guard let wait = nextWait else { throw .nothingSleeps }
      return .advance(wait)
    case .advance, .relaunch: break
    }
    return step
  }

  /// Does a step that is possible, and tells what happened to effects.
  func carryOut(_ step: Step, number: Int) -> Effects {
    let world = era.world
    if stage.remembers { stage.remember(step) }
    switch step {
    case .move(let name, let arguments): move(name, arguments, step)
    case .deliver(let id, let outcome): era.own(id).map { try? world.deliver($0, outcome) }
    case .fail(let id, let outcome): era.own(id).map { try? world.fail($0, outcome) }
    case .lose(let id): era.own(id).map { try? world.lose($0) }
    case .advance(let time): world.advance(by: time ?? .zero)
    case .appear: appear()
    case .leave: leave()
    case .relaunch: return beginEra(nil, number: number)
    case .restore(let past):
      defer { if stage.remembers { stage.memories = memories[past] } }
      return beginEra(snapshots[past], number: number)
    }
    return takeEvents()
  }

  /// The door of a step, which is that of everything its own code does.
  func door(of step: Step) -> Door {
    switch step {
    case .move(let name, _):
      lesson.move(name).map { stage.doors.door($0, step, writing: stage.property(of: name)) }
        ?? .start
    case .deliver(let id, _), .fail(let id, _), .lose(let id): .effect(era.own(id) ?? id)
    case .advance: .time
    case .appear, .leave, .relaunch, .restore: .screen("\(step)")
    }
  }

  private func move(_ name: String, _ arguments: [Argument], _ step: Step) {
    let (stage, door) = (stage, door(of: step))
    let origin = lesson.move(name)?.origin
    if let work = stage.perform(later: name, arguments) {
      era.world.start(door, owner: origin == .appearance ? .screen : nil, work)
    } else {
      era.world.perform(door) { stage.perform(name, arguments) }
    }
  }
}

extension Engine {
  private func appear() {
    let (stage, world) = (stage, era.world)
    if !stage.isThere {
      world.perform(.screen("appear")) { stage.enter(world, start: nil) }
    }
    isOnScreen = true
    placeViews()
  }

  /// Cancels what the appearance started, then lets go of what the screen owned.
  private func leave() {
    let door = Door.screen("leave")
    era.world.cancel(.screen, door: door)
    views = []
    isOnScreen = false
    guard variant.description.owner == .screen else { return }
    recorder.note(door, stage.capture())
    let stage = stage
    era.world.perform(door) { stage.leave() }
    recorder.loseState(by: door)
  }

  /// Ends everything and starts again, from the ordinary start or from a value that was kept.
  private func beginEra(_ value: Any?, number: Int) -> Effects {
    var effects = takeEvents()
    effects.listed += era.world.callsInFlight.map { effect($0, .dropped) }
    earlierCalls += era.world.calls.map { status($0, isOver: true) }
    let old = stage
    era.world.end { old.leave() }
    (era.world.afterJob, era.world.beforeOtherDoor) = (nil, nil)
    era = Era(after: era)
    stage = variant.makeStage()
    stage.memories = old.memories
    era.world.stepNumber = number
    enter(value)
    isOnScreen = isOnScreen || value == nil
    if isOnScreen { placeViews() }
    let later = takeEvents()
    effects.listed += later.listed
    effects.remarks += later.remarks
    return effects
  }

  private func enter(_ value: Any?) {
    let (stage, world) = (stage, era.world)
    world.perform(.start) {
      if let value, stage.enter(world, value: value) { return }
      stage.enter(world, start: nil)
    }
  }
}

extension Lesson {
  func move(_ name: String) -> LessonDescription.Move? {
    description.moves.first { $0.name == name }
  }
}
