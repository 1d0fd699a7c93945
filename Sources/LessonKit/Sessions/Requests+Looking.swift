extension Requests {
  /// The state, or a part of it, after a step, or now.
  package struct State: LessonRequest {
    package static let word = "state"
    let path: String?
    let step: Int?

    package func answered(by session: InProcessSession) throws(LessonProblem) -> String {
      try session.state(path, step)
    }
  }

  /// The parts one level below a path, for completion.
  package struct Paths: LessonRequest {
    package static let word = "paths"
    let path: String?

    package func answered(by session: InProcessSession) throws(LessonProblem) -> [String] {
      try session.paths(path)
    }
  }

  /// What a step changed, or the last one, with its surroundings when full.
  package struct Difference: LessonRequest {
    package static let word = "diff"
    let step: Int?
    let isFull: Bool

    package func answered(by session: InProcessSession) throws(LessonProblem) -> String {
      try session.difference(step, isFull)
    }
  }

  /// Every call of the run.
  package struct Effects: LessonRequest {
    package static let word = "effects"

    package func answered(by session: InProcessSession) throws(LessonProblem) -> [EffectStatus] {
      try session.run().read { $0.effects() }
    }
  }

  /// The views on the screen with their counts.
  package struct Views: LessonRequest {
    package static let word = "views"

    package func answered(by session: InProcessSession) throws(LessonProblem) -> [Frame.Notice] {
      try session.views()
    }
  }

  /// Every change at a path or below it.
  package struct Writers: LessonRequest {
    package static let word = "writers"
    let path: String

    package func answered(by session: InProcessSession) throws(LessonProblem) -> [LoggedChange] {
      try session.writers(path)
    }
  }

  /// Every change with its step and door.
  package struct Log: LessonRequest {
    package static let word = "log"

    package func answered(by session: InProcessSession) throws(LessonProblem) -> [LoggedChange] {
      try session.log()
    }
  }
}

extension LessonRequest where Self == Requests.State {
  package static func state(path: String?, step: Int?) -> Self { .init(path: path, step: step) }
}

extension LessonRequest where Self == Requests.Paths {
  package static func paths(_ path: String?) -> Self { .init(path: path) }
}

extension LessonRequest where Self == Requests.Difference {
  package static func diff(step: Int?, full: Bool) -> Self { .init(step: step, isFull: full) }
}

extension LessonRequest where Self == Requests.Effects {
  package static var effects: Self { .init() }
}

extension LessonRequest where Self == Requests.Views {
  package static var views: Self { .init() }
}

extension LessonRequest where Self == Requests.Writers {
  package static func writers(_ path: String) -> Self { .init(path: path) }
}

extension LessonRequest where Self == Requests.Log {
  package static var log: Self { .init() }
}
