import Stepping

extension Engine {
  func outcome(
    _ name: String?,
    of id: Call.ID,
    failing: Bool
  ) throws(LessonProblem) -> String {
    let call = try waiting(id)
    let offered = call.choices.filter { !failing || $0.isFailure }
    let standard = failing ? offered.first : offered.first { !$0.isFailure } ?? offered.first
    let choice = name == nil ? standard : offered.first { $0.name == name }
    guard let choice else {
      throw .noOutcome(name, id, name: call.description, offered: offered.map(\.name))
    }
    return choice.name
  }

  func waiting(_ id: Call.ID) throws(LessonProblem) -> Call {
    guard let own = era.own(id), let call = era.world.call(own) else {
      if let problem = earlierCalls.first(where: { $0.id == id })?.refusal { throw problem }
      throw .unknownCall(id, inFlight: era.world.callsInFlight.map { era.shown($0.id) })
    }
    if let problem = status(call, isOver: false).refusal { throw problem }
    return call
  }

  func checkRestoring(_ number: Int) throws(LessonProblem) {
    if let reason = variant.description.cannotRestore { throw .cannotRestore(reason) }
    guard number < snapshots.count else { throw .noSuchStep(number, last: snapshots.count - 1) }
    if snapshots[number] == nil { throw .nothingThere(step: number) }
    if !isOnScreen, !stage.isThere { throw .screenIsGone("restore \(number)") }
  }
}

extension Engine {
  /// How long until the next moment that something waits for, in whole microseconds, as it is typed.
  var nextWait: Duration? {
    era.world.clock.sleeps.first.map { sleep in
      let (seconds, attoseconds) = era.world.clock.now.duration(to: sleep.due).components
      return .seconds(seconds) + .microseconds((attoseconds + 999_999_999_999) / 1_000_000_000_000)
    }
  }

  /// Words that are possible now: what waits first, then time, moves, the screen.
  func nextWords() -> [String] {
    var words = era.world.callsInFlight.filter { $0.state == .waiting }.flatMap { call in
      let id = era.shown(call.id)
      let returning = call.choices.filter { !$0.isFailure }.map { "deliver \(id) \($0.name)" }
      let failing = call.choices.filter(\.isFailure).map { "fail \(id) \($0.name)" }
      return returning + failing + ["lose \(id)"]
    }
    if let wait = nextWait { words.append("advance \(wait.words)") }
    let moves = lesson.description.moves.filter {
      isOnScreen || $0.origin == .parent && stage.isThere
    }
    return words + moves.map(\.form) + [isOnScreen ? "leave" : "appear"]
  }
}
