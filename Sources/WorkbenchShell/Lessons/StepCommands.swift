import LineEditing
import Problems

/// The steps that are not moves: how a call ends, time, the screen coming and going.
enum StepCommands {
  static let all = [deliver, fail, lose, advance, appear, leave, relaunch, restore]

  static let deliver = command(
    "deliver",
    aliases: ["receive", "resolve"],
    "let a waiting call end, with any outcome",
    usage: "deliver eN [OUTCOME]",
    example: "deliver e1 ok",
    takes: 1...2
  ) { request, lesson in outcomes(request, lesson, failing: false) }

  static let fail = command(
    "fail",
    aliases: ["reject"],
    "let a waiting call fail",
    usage: "fail eN [OUTCOME]",
    example: "fail e1 offline",
    takes: 1...2
  ) { request, lesson in outcomes(request, lesson, failing: true) }

  static let lose = command(
    "lose",
    "no answer will come: the call stays in flight, marked lost",
    usage: "lose eN",
    example: "lose e1",
    takes: 1...1
  ) { request, lesson in request.words.isEmpty ? lesson.callCandidates : [] }

  static let advance = command(
    "advance",
    aliases: ["tick"],
    "let time pass; nothing else moves the clock",
    usage: "advance TIME",
    example: "advance 300ms",
    takes: 1...1
  ) { _, _ in ["100ms", "300ms", "1s", "30s"].map { Candidate($0) } }

  static let appear = command(
    "appear",
    "the screen comes; it makes no move",
    usage: "appear",
    example: "appear"
  )

  static let leave = command(
    "leave",
    "the screen goes: what it owns goes with it, durable effects stay",
    usage: "leave",
    example: "leave"
  )

  static let relaunch = command(
    "relaunch",
    "the app starts again",
    usage: "relaunch",
    example: "relaunch"
  )

  static let restore = command(
    "restore",
    "put back the value of step N; effects in flight are gone (K28)",
    usage: "restore N",
    example: "restore 1",
    takes: 1...1
  )

  private static func command(
    _ name: String,
    aliases: [String] = [],
    _ summary: String,
    usage: String,
    example: String,
    takes: ClosedRange<Int> = 0...0,
    complete: @escaping @Sendable (CompletionRequest, OpenLesson) -> [Candidate] = { _, _ in [] }
  ) -> Command {
    Command(
      name: name,
      aliases: aliases,
      group: .lessons,
      summary: summary,
      usage: [usage],
      examples: [example],
      takes: takes,
      complete: { request in request.session.lesson.map { complete(request, $0) } ?? [] },
      run: { invocation, session throws(Problem) in
        guard invocation.words.count >= takes.lowerBound else {
          throw .missingWord("more words", command: name, usage: usage)
        }
        return try session.step(([name] + invocation.words.map(\.text)).joined(separator: " "))
      }
    )
  }

  private static func outcomes(
    _ request: CompletionRequest,
    _ lesson: OpenLesson,
    failing: Bool
  ) -> [Candidate] {
    switch request.words.count {
    case 0: lesson.callCandidates
    case 1: lesson.outcomeCandidates(request.words[0], failing: failing)
    default: []
    }
  }
}
