import DecisionRecords
import LineEditing
import Problems

/// `adr new`: the next record.
enum AdrNew {
  static let command = Command(
    name: "new",
    aliases: ["create", "add"],
    group: .records,
    summary: "write a new record",
    usage: ["adr new TITLE [--section HEADING=TEXT] [--supersedes N] [--edit] …"],
    details: [
      "Number, name, status place and spelling follow the folder; so does the form, unless --template names another: \(templates.joined(separator: ", ")), or a file.",
      "A record begins as proposed. What a proposed record supersedes stays in force until adr status says it is accepted.",
      "--link says both sides: --link \"3:Amends:Amended by\". A reference that leads nowhere is refused before anything is written.",
      "With --json: {\"changed\":[paths],\"number\",\"record\",\"status\"}.",
    ],
    examples: [
      "adr new \"Use one clock\" --section \"Context=Tests have to move time.\"",
      "adr new Use two clocks --template madr --supersedes 1",
    ],
    options: options + [Adr.folderOption],
    takes: nil,
    run: { invocation, session throws(Problem) in
      let title = invocation.words.map(\.text).joined(separator: " ")
      guard !title.trimmed.isEmpty else {
        throw .missingWord("a title", command: invocation.name, usage: "adr new TITLE.")
      }
      let place = try RecordPlace.one(invocation, session)
      let new = try record(title, invocation, session)
      return try session.writing(in: place, command: "adr new") { session throws(Problem) in
        let reply = try written(new, in: place, session)
        let path = reply.created
        return invocation.has("--edit") ? edited(reply.reply, path, session) : reply.reply
      }
    }
  )

  private static let templates = Template.named.map(\.name)

  private static let options: [Command.Option] = [
    .init(
      name: "--template",
      value: "NAME",
      summary: "the form, in place of the folder's own; a name or a file",
      complete: { request in
        templates.map { Candidate($0) } + Files.candidates(request.partial, request.session)
      }
    ),
    .init(
      name: "--status",
      value: "WORD",
      summary: "the status to begin with; proposed unless the folder has another word for it",
      complete: Adr.statuses
    ),
    .init(
      name: "--section",
      value: "HEADING=TEXT",
      summary: "Markdown for a section; may be repeated",
      complete: { _ in
        ["Context=", "Decision=", "Consequences="].map { Candidate($0, isFinal: false) }
      }
    ),
    .init(name: "--file", value: "FILE", summary: "sections from a Markdown file"),
    .init(
      name: "--supersedes",
      value: "N",
      summary: "a record it takes the place of; may be repeated",
      complete: Adr.references
    ),
    .init(name: "--link", value: "N:WORDS:REVERSE", summary: "a related record; may be repeated"),
    .init(name: "--edit", value: nil, summary: "open it in VISUAL or EDITOR"),
  ]
}

extension AdrNew {
  private static func written(
    _ new: NewRecord,
    in place: RecordPlace,
    _ session: Session
  ) throws(Problem) -> (reply: Reply, created: String) {
    let isNew = !LiveFiles.exists(place.path)
    let created = try session.records { () throws(RecordsProblem) in
      try place.folder.create(new)
    }
    var reply = reply(created, new, session)
    if isNew { reply.remarks.text("\(place.headline(session)) is new.") }
    return (reply, created.path)
  }

  private static func record(
    _ title: String,
    _ invocation: Invocation,
    _ session: Session
  ) throws(Problem) -> NewRecord {
    var sections: [RecordDraft.Section] = []
    for path in invocation.values("--file") {
      sections += try SectionWords.sections(ofFile: path, session)
    }
    for typed in invocation.values("--section") {
      sections.append(try SectionWords.section(typed))
    }
    var links: [NewRecord.Link] = []
    for typed in invocation.values("--link") { links.append(try link(typed)) }
    return NewRecord(
      title: title,
      date: try session.today,
      template: try template(invocation.value("--template"), session),
      status: invocation.value("--status"),
      sections: sections,
      supersedes: invocation.values("--supersedes"),
      links: links
    )
  }

  private static func template(
    _ name: String?,
    _ session: Session
  ) throws(Problem) -> Template? {
    guard let name else { return nil }
    if name.contains("/") || name.hasSuffix(".md") {
      return .file(path: Paths.absolute(name, in: session.world))
    }
    return try session.records { () throws(RecordsProblem) in try Template.named(name) }
  }

  private static func link(_ typed: String) throws(Problem) -> NewRecord.Link {
    let parts = typed.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      .map { String($0).trimmed }
    guard parts.count > 1, !parts[0].isEmpty, !parts[1].isEmpty else { throw .notALink(typed) }
    return .init(words: parts[1], reference: parts[0], reverse: parts.count > 2 ? parts[2] : "")
  }
}

extension AdrNew {
  /// What `adr new --json` prints: `{"changed":[paths],"number","record","status"}`.
  struct Data: Encodable, Sendable {
    var record: String
    var number: Int?
    var status: String?
    /// Other records that were changed along with it.
    var changed: [String]
  }

  private static func reply(
    _ created: RecordFolder.Created,
    _ new: NewRecord,
    _ session: Session
  ) -> Reply {
    let path = Paths.short(created.path, in: session.world)
    let changed = created.changed.map { Paths.short($0, in: session.world) }
    var reply = Reply(
      data: Data(
        record: path,
        number: created.number,
        status: created.record.status,
        changed: changed
      )
    )
    reply.written = [path] + changed
    reply.page.verbatim([Line(path)])
    for path in changed { reply.remarks.text("\(path) says so too.") }
    if created.record.standing == .proposed, !new.supersedes.isEmpty {
      let name = Adr.label(created.record)
      reply.remarks.text(
        "What it supersedes stays in force until \(typed: "adr status \(name) accepted")."
      )
    }
    return reply
  }

  /// The editor comes last: whatever becomes of it, the record is there and its path is printed.
  private static func edited(_ reply: Reply, _ path: String, _ session: Session) -> Reply {
    var reply = reply
    do {
      try EditorRequest(path: path).run(session)
      if reply.missing(path, session) { reply.status = .outside }
    } catch {
      let problem = error
      reply.remarks.append(problem.page)
      reply.status = problem.status
    }
    return reply
  }
}
