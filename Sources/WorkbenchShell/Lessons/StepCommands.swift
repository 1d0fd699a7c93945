import LessonKit
import LineEditing
import Problems

/// The steps that are not moves, as commands: how a call ends, time, the screen coming and going.
enum StepCommands {
  static let all = StepVerb.all.map(command)

  private static func command(_ verb: StepVerb) -> Command {
    Command(
      name: verb.name,
      aliases: verb.aliases,
      group: .lessons,
      summary: verb.summary,
      usage: [verb.usage],
      examples: [verb.example],
      takes: verb.counts,
      complete: { request in
        guard let lesson = request.session.lesson, request.words.count < verb.takes.count else {
          return []
        }
        return candidates(verb.takes[request.words.count], behind: request.words, lesson)
      },
      run: { invocation, session throws(Problem) in
        guard invocation.words.count >= verb.counts.lowerBound else {
          throw .missingWord("more words", command: verb.name, usage: verb.usage)
        }
        let words = [verb.name] + invocation.words.map(\.text)
        return try session.step(words.joined(separator: " "))
      }
    )
  }

  private static func candidates(
    _ part: StepVerb.Part,
    behind words: [String],
    _ lesson: OpenLesson
  ) -> [Candidate] {
    switch part {
    case .call: lesson.callCandidates
    case .outcome(let failing):
      words.last.map { lesson.outcomeCandidates($0, failing: failing) } ?? []
    case .time: ["100ms", "300ms", "1s", "30s"].map { Candidate($0) }
    case .number: []
    }
  }
}
