/// The requests to a lesson, each a type in an extension of this.
package enum Requests {
  /// All there are; a process knows them by their words.
  static let all: [any LessonRequest.Type] = [
    Describe.self, Start.self, Take.self, Go.self, Edit.self, Frames.self, End.self,
    State.self, Paths.self, Difference.self, Effects.self, Views.self, Writers.self, Log.self,
    Source.self, BareTest.self, Cost.self, Refused.self, Test.self, Flaws.self,
  ]
}
