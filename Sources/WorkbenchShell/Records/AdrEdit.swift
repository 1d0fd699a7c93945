import DecisionRecords
import Problems

/// `adr edit`: a record in the user's own editor.
enum AdrEdit {
  static let command = Command(
    name: "edit",
    aliases: ["open"],
    group: .records,
    summary: "open a record in your editor",
    usage: ["adr edit N"],
    details: [
      "The editor is VISUAL, else EDITOR, with its arguments: EDITOR=\"code --wait\". Where it is missing or fails, the file is kept and its path is printed.",
      "With --json: {\"changed\",\"record\"}.",
    ],
    examples: ["adr edit 1"],
    options: Adr.folderOptions,
    takes: 1...1,
    complete: { request in request.words.isEmpty ? Adr.references(request) : [] },
    run: { invocation, session throws(Problem) in
      let reference = invocation.words[0].text
      let held = try HeldRecords(writing: [reference], invocation, session)
      return reply(held, session)
    }
  )

  /// What `adr edit --json` prints: `{"changed","record"}`.
  struct Data: Encodable, Sendable {
    var record: String
    var changed: Bool
  }

  private static func reply(_ held: HeldRecords, _ session: Session) -> Reply {
    let path = held.records[0].path
    let before = try? session.world.readFile(path).get()
    var problem: Problem?
    do {
      try EditorRequest(path: path).run(session)
    } catch {
      problem = error
    }
    let isChanged = (try? session.world.readFile(path).get()) != before
    let short = Paths.short(path, in: session.world)
    var reply = Reply(data: Data(record: short, changed: isChanged))
    reply.page.verbatim([Line(short)])
    if let problem {
      reply.remarks.append(problem.page)
      reply.status = problem.status
    } else if reply.missing(path, session) {
      reply.status = .outside
    } else {
      reply.remarks.append(remarks(path, isChanged, held.place))
    }
    return reply
  }

  /// What the file reads as now, where that is worth knowing.
  private static func remarks(_ path: String, _ isChanged: Bool, _ place: RecordPlace) -> Page {
    guard isChanged else { return Page("Nothing was changed.") }
    let unreadable = (try? place.folder.read())?.unreadable.first { $0.path == path }
    guard let unreadable else { return Page() }
    return Page("It cannot be read as a record any more: \(unreadable.reason).")
  }
}

extension Reply {
  /// Whether the editor left no file behind, which is said then.
  mutating func missing(_ path: String, _ session: Session) -> Bool {
    if case .success = session.world.readFile(path) { return false }
    remarks.text("\(Paths.short(path, in: session.world)) is gone: the editor left no file there.")
    return true
  }
}
