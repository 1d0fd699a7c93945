extension Requests {
  /// What is in the lesson.
  package struct Describe: LessonRequest {
    package static let word = "describe"

    package func answered(by session: InProcessSession) throws(LessonProblem) -> LessonDescription {
      session.lesson.description
    }

    package func known(from description: LessonDescription?) -> LessonDescription? { description }

    package func isMet(
      by description: LessonDescription,
      of lesson: String,
      _ standing: Standing
    ) -> Bool { description.id == lesson }
  }

  /// The code of a style or file, or of the variant that runs.
  package struct Source: LessonRequest {
    package static let word = "source"
    let name: String?

    package func answered(by session: InProcessSession) throws(LessonProblem) -> SourceText {
      try session.source(name)
    }
  }

  /// The test written by hand without the kit, for a style or for the one that runs.
  package struct BareTest: LessonRequest {
    package static let word = "bareTest"
    let style: String?

    package func answered(by session: InProcessSession) throws(LessonProblem) -> SourceText {
      try session.bareTest(style)
    }
  }

  /// Lines and declarations per style.
  package struct Cost: LessonRequest {
    package static let word = "cost"

    package func answered(by session: InProcessSession) throws(LessonProblem) -> [CostLine] {
      session.cost()
    }
  }

  /// A snippet that must not compile.
  package struct Refused: LessonRequest {
    package static let word = "refused"
    let name: String

    package func answered(by session: InProcessSession) throws(LessonProblem) -> RefusedText {
      try session.refused(name)
    }
  }

  /// A Swift Testing case for what was run.
  package struct Test: LessonRequest {
    package static let word = "test"

    package func answered(by session: InProcessSession) throws(LessonProblem) -> SourceText {
      TestText.file(for: try session.run(), of: session.lesson)
    }
  }

  /// What is missing from the lesson or contradicts itself, as ``Lesson/flaws``.
  package struct Flaws: LessonRequest {
    package static let word = "flaws"

    package func answered(by session: InProcessSession) throws(LessonProblem) -> [String] {
      session.lesson.flaws
    }
  }
}

extension LessonRequest where Self == Requests.Describe {
  package static var describe: Self { .init() }
}

extension LessonRequest where Self == Requests.Source {
  package static func source(_ name: String?) -> Self { .init(name: name) }
}

extension LessonRequest where Self == Requests.BareTest {
  package static func bareTest(style: String?) -> Self { .init(style: style) }
}

extension LessonRequest where Self == Requests.Cost {
  package static var cost: Self { .init() }
}

extension LessonRequest where Self == Requests.Refused {
  package static func refused(_ name: String) -> Self { .init(name: name) }
}

extension LessonRequest where Self == Requests.Test {
  package static var test: Self { .init() }
}

extension LessonRequest where Self == Requests.Flaws {
  package static var flaws: Self { .init() }
}
