import LineEditing
import Problems

/// Carrying progress to another machine: `export progress`, `import progress`.
enum CarryCommands {
  static let export = Command(
    name: "export",
    group: .program,
    summary: "what you have done, as a file to take along",
    usage: ["export progress [FILE]"],
    examples: ["export progress"],
    subcommands: [exportProgress],
    run: { _, _ in Reply() }
  )

  static let `import` = Command(
    name: "import",
    group: .program,
    summary: "add what was done elsewhere",
    usage: ["import progress FILE"],
    examples: ["import progress progress.jsonl"],
    subcommands: [importProgress],
    run: { _, _ in Reply() }
  )

  private static let exportProgress = Command(
    name: "progress",
    group: .program,
    summary: "your progress as lines of JSON, to a new file or here",
    usage: ["export progress [FILE]"],
    details: [
      "One line for each thing done, as in the journal; what was forgotten is left out. The file is read back and compared before it is said to be written."
    ],
    examples: ["export progress"],
    takes: 0...1,
    complete: { request in Files.candidates(request.partial, request.session) },
    run: { invocation, session throws(Problem) in
      let events = session.journal.events().counting.portable
      if events.isEmpty, let trouble = session.journal.takeTrouble() { throw trouble }
      guard let path = invocation.words.first?.text else { return Reply(raw: events.lines) }
      return try write(events, to: path, session)
    }
  )

  private static let importProgress = Command(
    name: "progress",
    group: .program,
    summary: "add what is done in an exported file to your progress",
    usage: ["import progress FILE"],
    details: [
      "Nothing is opened and nothing is taken away: what either side has done is done. Lines that cannot be read are named and skipped."
    ],
    examples: ["import progress progress.jsonl"],
    takes: 1...1,
    complete: { request in Files.candidates(request.partial, request.session) },
    run: { invocation, session throws(Problem) in
      let path = invocation.words[0].text
      return try add(try read(path, session), from: path, session)
    }
  )

  /// What `export progress FILE --json` prints.
  struct ExportData: Encodable, Sendable {
    var file: String
    var events: Int
  }

  /// What `import progress --json` prints.
  struct ImportData: Encodable, Sendable {
    /// Events that were new here, and those that were here already.
    var added, known: Int
    /// Numbers of lines that could not be read.
    var damaged: [Int]
    /// Lessons that are not here, by pack and id.
    var unknown: [String]
  }
}

extension CarryCommands {
  private static func write(
    _ events: [JournalEvent],
    to path: String,
    _ session: Session
  ) throws(Problem) -> Reply {
    try session.world.create(path, events.lines)
    guard JournalContents(try session.world.bytes(of: path)).events == events else {
      throw Problem(
        what: "'\(path)' was written, but it does not read back the same.",
        tries: ["another folder."],
        status: .outside
      )
    }
    let lessons = Progress(events).lessons.count
    return Reply(
      page: Page("\(path): \(lessons.counted("lesson")), \(events.count.counted("event"))"),
      data: ExportData(file: path, events: events.count)
    )
  }

  private static func read(_ path: String, _ session: Session) throws(Problem) -> JournalContents {
    let bytes = try session.world.bytes(of: path)
    let contents = JournalContents(bytes)
    if let format = contents.newerFormat {
      throw Problem(
        what: "'\(path)' was written by a newer workbench (format \(format)).",
        tries: ["that version here too."],
        status: .outside
      )
    }
    guard !contents.events.isEmpty || bytes.isEmpty else {
      throw Problem(
        what: "'\(path)' holds no progress.",
        tries: ["a file written by export progress FILE."],
        status: .outside
      )
    }
    return contents
  }

  private static func add(
    _ contents: JournalContents,
    from path: String,
    _ session: Session
  ) throws(Problem) -> Reply {
    var seen = Set(session.journal.events().counting.portable)
    let offered = contents.events.counting.portable
    let new = offered.filter { seen.insert($0).inserted }
    let trouble = new.isEmpty ? nil : session.journal.add(new)
    let here = Set(session.shelf.entries.map(\.key))
    let data = ImportData(
      added: new.count,
      known: offered.count - new.count,
      damaged: contents.damaged + (contents.tail?.lines ?? []),
      unknown: Set(offered.map(\.lesson)).subtracting(here).sorted()
    )
    var reply = Reply(page: page(data, path), data: data)
    if trouble != nil {
      reply.status = .outside
      reply.page.text("They count until the program ends.")
    }
    return reply
  }

  private static func page(_ data: ImportData, _ path: String) -> Page {
    var page = Page("\(path): \(data.added.counted("event")) added, \(data.known) known already")
    if !data.damaged.isEmpty {
      page.text("Not readable and skipped: \(data.damaged.asLines).")
    }
    if !data.unknown.isEmpty {
      page.text("Kept, but no lessons here: \(data.unknown.joined(separator: ", ")).")
    }
    page.text("\(typed: "progress") shows what is done now.")
    return page
  }
}

extension [Int] {
  /// `line 2`, `lines 2, 6`, and no more than ten of them.
  var asLines: String {
    let first = prefix(10).map(String.init).joined(separator: ", ")
    return (count == 1 ? "line " : "lines ") + first + (count > 10 ? " and \(count - 10) more" : "")
  }
}

extension Int {
  /// `1 event`, `2 events`.
  fileprivate func counted(_ noun: String) -> String {
    self == 1 ? "1 \(noun)" : "\(self) \(noun)s"
  }
}
