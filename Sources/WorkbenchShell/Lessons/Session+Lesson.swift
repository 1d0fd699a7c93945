import LessonKit
import LineEditing
import Problems

extension Session {
  /// The open lesson; `command` is what needs it.
  func opened(_ command: String) throws(Problem) -> OpenLesson {
    guard let lesson else { throw .noLesson(command) }
    return lesson
  }

  /// After each line: the lesson stands where its session does, and the journal has what was done.
  mutating func noteLesson() {
    lesson?.catchUp()
    journal.note(lesson)
  }

  /// Takes a step in the words typed and gives its frame as a reply.
  mutating func step(_ words: String) throws(Problem) -> Reply {
    // Taken in place, as a copy of the lesson would have its script copied in each step.
    guard let (frame, dropped) = try lesson?.take(words) else { throw .noLesson(words) }
    var reply = reply(frame)
    if !dropped.isEmpty { reply.remarks.text("\(Self.left(dropped))") }
    return reply
  }

  /// What lay ahead and is no longer in the script, since another step was taken.
  private static func left(_ dropped: [Step]) -> String {
    let count =
      dropped.count == 1 ? "1 step that lay ahead is" : "\(dropped.count) steps that lay ahead are"
    let shown = dropped.prefix(5).map(\.description).joined(separator: " · ")
    let more = dropped.count > 5 ? " · …" : ""
    return "\(count) no longer in the script: \(shown)\(more)"
  }

  /// A frame as a reply; an impossible step is the answer no.
  func reply(_ frame: Frame, saying line: Line? = nil) -> Reply {
    var page = Page()
    if let line { page.text(line) }
    if frame.step > 0, !settings.isTerminal || frame.as != frame.input {
      page.text("\(typed: frame.as)")
    }
    page.append(FramePage(frame).page)
    return Reply(page: page, data: frame, status: frame.impossible == nil ? .done : .no)
  }
}

extension OpenLesson {
  /// The moves with their forms, for Tab.
  var moveCandidates: [Candidate] {
    description.moves.map { move in
      let takesSome = !move.parameters.isEmpty
      return Candidate(
        takesSome ? ".\(move.name)(" : ".\(move.name)",
        description: move.form,
        isFinal: !takesSome
      )
    }
  }

  /// The calls that wait, with their arguments, for Tab.
  var callCandidates: [Candidate] {
    guard let calls = try? session.ask(.effects) else { return [] }
    return calls.filter { $0.status.isInFlight }.map {
      Candidate(
        $0.id.description,
        description: "\($0.name)(\($0.arguments.joined(separator: ", ")))"
      )
    }
  }

  /// How a call can end, for Tab.
  func outcomeCandidates(_ id: String, failing: Bool) -> [Candidate] {
    guard let calls = try? session.ask(.effects),
      let call = calls.first(where: { $0.id.description == id })
    else { return [] }
    return call.outcomes.filter { !failing || $0.isFailing }.map {
      Candidate($0.name, description: $0.isFailing ? "fails" : "returns")
    }
  }
}
