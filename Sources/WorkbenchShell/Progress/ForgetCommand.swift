import LessonKit
import LineEditing
import Problems

/// `forget NAME`: a lesson's progress no longer counts; nothing is deleted.
enum ForgetCommand {
  static let command = Command(
    name: "forget",
    group: .program,
    summary: "take a lesson out of your progress; nothing is deleted",
    usage: ["forget NAME", "forget NAME --undo"],
    details: [
      "resume and progress leave it out until something is done in it again; --undo makes all of it count again."
    ],
    examples: ["forget counter", "forget counter --undo"],
    options: [
      .init(name: "--undo", value: nil, summary: "let what was forgotten count again")
    ],
    takes: 1...1,
    complete: { request in
      Progress(request.session.journal.events()).lessons.keys.sorted().map {
        Candidate(shortest($0, request.session))
      }
    },
    run: { invocation, session throws(Problem) in
      let typed = invocation.words[0].text
      return invocation.has("--undo")
        ? try remember(typed, session) : try forget(typed, session)
    }
  )

  /// What `forget --json` prints.
  struct Data: Encodable, Sendable {
    var lesson: String
    var forgotten: Bool
  }

  private static func forget(_ typed: String, _ session: Session) throws(Problem) -> Reply {
    let journal = session.journal
    let key = try find(typed, among: Progress(journal.events()).lessons.keys.sorted(), session)
    journal.add([journal.event(.forgotten, of: key)])
    if session.lesson?.key == key { journal.forgetRun() }
    let name = shortest(key, session)
    return Reply(
      page: Page("\(name) is forgotten; \(typed: "forget \(name) --undo") brings it back."),
      data: Data(lesson: key, forgotten: true)
    )
  }

  private static func remember(_ typed: String, _ session: Session) throws(Problem) -> Reply {
    let journal = session.journal
    let key = try find(typed, among: forgotten(journal.events()), session)
    journal.add([journal.event(.remembered, of: key)])
    return Reply(
      page: Page("\(shortest(key, session)) counts again."),
      data: Data(lesson: key, forgotten: false)
    )
  }

  /// The lessons whose last word on the matter is that they are forgotten.
  private static func forgotten(_ events: [JournalEvent]) -> [String] {
    var keys: Set<String> = []
    for event in events {
      if event.event == .forgotten { keys.insert(event.lesson) }
      if event.event == .remembered { keys.remove(event.lesson) }
    }
    return keys.sorted()
  }
}

extension ForgetCommand {
  /// The key for a lesson's name, with or without its pack.
  private static func find(
    _ typed: String,
    among keys: [String],
    _ session: Session
  ) throws(Problem) -> String {
    let named = keys.filter { $0 == typed || shortest($0, session) == typed }
    let found = named.isEmpty ? keys.filter { $0.hasSuffix("/\(typed)") } : named
    if let only = found.first, found.count == 1 { return only }
    let names = (found.isEmpty ? keys : found).map { shortest($0, session) }
    throw Problem(
      what: found.isEmpty
        ? "Nothing of '\(typed)' is there." : "'\(typed)' is the name of several lessons.",
      tries: names.isEmpty ? ["progress."] : [Problem.either(names) + "."]
    )
  }

  /// The id alone for a lesson that is here, else pack and id.
  static func shortest(_ key: String, _ session: Session) -> String {
    session.shelf.entries.first { $0.key == key }?.description.id ?? key
  }
}
