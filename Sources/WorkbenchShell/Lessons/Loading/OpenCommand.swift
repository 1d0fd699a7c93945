import LessonKit
import LineEditing
import Problems

/// `open`: a lesson, with its screen there and nothing started.
enum OpenCommand {
  static let command = Command(
    name: "open",
    aliases: ["load", "select"],
    group: .lessons,
    summary: "open a lesson, or build and open a lesson package",
    usage: ["open NAME [from STATE]", "open DIR [from STATE] [--trust]"],
    details: [
      "The screen is there, every view has drawn once, no move was made and no effect started.",
      "from STATE starts elsewhere; a style that cannot start there says why (K54).",
      "DIR is a package as lesson new writes it. It is asked about before it is built, again where it has changed.",
      "What is looked at for that is DIR itself: a package it depends on by path may change unseen.",
    ],
    examples: ["open counter"],
    options: [.init(name: "--trust", value: nil, summary: "build DIR without being asked")],
    takes: 1...3,
    complete: { request in candidates(request) },
    run: { invocation, session throws(Problem) in
      let words = invocation.words.map(\.text)
      guard words.count != 2, words.count < 3 || words[1] == "from" else {
        throw .surplusWord(words[1], command: "open", usage: "open NAME from STATE.")
      }
      let state = words.count > 2 ? words[2] : nil
      guard let folder = session.packageFolder(words[0]) else {
        let entry = try named(words[0], session)
        return try open(entry, from: state, &session)
      }
      let (typed, given) = (words[0], invocation.has("--trust"))
      return try session.withTrust(in: folder, typed: typed, given: given) {
        session throws(Problem) in
        try open(try session.load(folder, typed: typed), from: state, &session)
      }
    }
  )

  /// A lesson of the workbench, or the package lesson that is open already.
  private static func named(
    _ name: String,
    _ session: Session
  ) throws(Problem) -> LessonShelf.Entry {
    do {
      return try session.shelved(name)
    } catch {
      if let open = session.reopened(name) { return open }
      let folders = session.journal.events().folders.filter { $0.key.hasSuffix("/\(name)") }
      guard let folder = folders.values.sorted().first else { throw error }
      throw Problem(
        what: "'\(name)' is a lesson package, and a package is opened by its folder.",
        tries: ["open \(Paths.short(folder, in: session.world))."]
      )
    }
  }

  private static func open(
    _ entry: LessonShelf.Entry,
    from state: String?,
    _ session: inout Session
  ) throws(Problem) -> Reply {
    var (lesson, refusal) = try started(entry, from: state)
    lesson.pack = entry.pack
    end(&session)
    session.lesson = lesson
    var reply = session.reply(lesson.frame)
    var page = heading(lesson)
    if let refusal { page.text("\(refusal)") }
    page.append(reply.page)
    if session.settings.isTerminal { page.append(hint(lesson)) }
    reply.page = page
    return reply
  }

  /// In the opening style, or where that refuses the start state in the first that does not.
  private static func started(
    _ entry: LessonShelf.Entry,
    from state: String?
  ) throws(Problem) -> (OpenLesson, String?) {
    let description = entry.description
    let names = [description.openingStyle] + description.styles.map(\.name)
    var refusal: LessonProblem?
    for style in names {
      let script = LessonKit.Script(lesson: description.id, style: style, start: state)
      do {
        var lesson = try OpenLesson.started(entry.open(), script)
        lesson.origin = entry.origin
        return (lesson, refusal.map { "\(names[0]): \($0)" })
      } catch {
        guard case .refusedStart = error else { throw .lesson(error) }
        refusal = refusal ?? error
      }
    }
    throw .lesson(refusal ?? .notStarted)
  }

  /// Ends the run of a lesson that is replaced.
  static func end(_ session: inout Session) {
    session.lesson?.session.end()
    session.lesson = nil
  }

  private static func heading(_ lesson: OpenLesson) -> Page {
    var page = Page()
    page.heading("\(lesson.description.title) (\(lesson.place))")
    page.text("\(lesson.description.reason)")
    return page
  }

  private static func hint(_ lesson: OpenLesson) -> Page {
    var page = Page()
    page.gap()
    let styles = lesson.description.styles.map(\.name).joined(separator: ", ")
    page.text(
      "\(typed: "next") takes the first guided step; \(typed: "style NAME") changes style: \(styles)."
    )
    return page
  }

  private static func candidates(_ request: CompletionRequest) -> [Candidate] {
    let shelf = request.session.shelf
    switch request.words.count {
    case 0:
      let isPath = request.partial.contains("/") || request.partial.hasPrefix(".")
      return isPath ? Files.candidates(request.partial, request.session) : shelf.candidates()
    case 1: return [Candidate("from")]
    case 2:
      let entry = try? shelf.entry(named: request.words[0])
      return (entry?.description.startStates ?? []).map { Candidate($0) }
    default: return []
    }
  }
}
