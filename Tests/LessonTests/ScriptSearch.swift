import LessonKit
import Testing

/// Looks through the scripts of a variant, the shortest first, for one that breaks a promise.
struct ScriptSearch {
  let lesson: Lesson
  let style: String
  let variant: String
  /// The moves to try, with their arguments.
  let moves: [String]
  /// How many scripts are run at most.
  var limit = 600

  /// The words of the shortest script that breaks a promise; nil where none was found.
  func shortestBreak() throws -> [String]? {
    var waiting: [[Step]] = [[]]
    var seen: Set<String> = []
    var runs = 0
    while !waiting.isEmpty, runs < limit {
      let steps = waiting.removeFirst()
      runs += 1
      let place = try place(after: steps)
      if place.breaks { return steps.map(\.description) }
      guard seen.insert("\(place.key) \(Self.memory(of: steps))").inserted else { continue }
      waiting += try place.words.map { steps + [try Step.parse($0)] }
    }
    return nil
  }

  /// What a promise may remember of a script: what was done at all, whichever call it was done to.
  private static func memory(of steps: [Step]) -> [String] {
    let words = steps.map { step in
      if case .deliver(_, let outcome) = step { outcome ?? "" } else { step.description }
    }
    return Set(words).sorted()
  }

  /// Where a script leads: what goes on there, so that another way to the same place is not followed.
  private struct Place {
    var breaks: Bool
    var key: String
    var words: [String]
  }

  private func place(after steps: [Step]) throws -> Place {
    let session = InProcessSession(lesson)
    let id = lesson.description.id
    let script = Script(lesson: id, style: style, variant: variant, steps: steps)
    defer { session.end() }
    let frame = try #require(try session.ask(.start(script)).last)
    let state = try session.ask(.state(path: nil, step: nil))
    let calls = try session.ask(.effects)
    let waiting = calls.filter(\.status.isInFlight)
    let young = calls.drop { !$0.status.isInFlight }
    let kinds = young.map { "\($0.name) \($0.arguments) \($0.status)" }
    let ends = waiting.flatMap { call in
      call.outcomes.map { "deliver \(call.id) \($0.name)" }
        + (call.status == .waiting ? ["lose \(call.id)"] : [])
    }
    return Place(
      breaks: !frame.broken.isEmpty,
      key: "\(state) \(kinds) \(frame.isOnScreen)",
      words: ends + (frame.isOnScreen ? moves + ["leave"] : ["appear"])
    )
  }
}
