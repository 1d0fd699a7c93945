import DecisionRecords
import Problems

/// `adr init`: the folder and its first record.
enum AdrInit {
  static let command = Command(
    name: "init",
    group: .records,
    summary: "make the folder, with a first record in it",
    usage: ["adr init [DIR]"],
    details: [
      "Without DIR it is the folder the project uses already, else Decisions. A DIR that would not be found again is named in .adr-dir, which other tools read too.",
      "A folder that holds records is left as it is.",
      "With --json: {\"folder\",\"record\"}; record only where one was written.",
    ],
    examples: ["adr init"],
    options: [Adr.folderOption],
    takes: 0...1,
    complete: { request in Files.candidates(request.partial, request.session) },
    run: { invocation, session throws(Problem) in
      var place = try place(invocation, session)
      if place.folder.isBlank { place.isUnproven = false }
      return try initialised(place, &session)
    }
  )

  private static func initialised(
    _ place: RecordPlace,
    _ session: inout Session
  ) throws(Problem) -> Reply {
    let today = try session.today
    return try session.writing(in: place, command: "adr init") { session throws(Problem) in
      let created = try session.records { () throws(RecordsProblem) in
        try place.folder.initialise(date: today)
      }
      let note = try remember(place, session)
      return reply(created, note, place, session)
    }
  }

  /// What `adr init --json` prints: `{"folder","record"}`, `record` only where one was written.
  struct Data: Encodable, Sendable {
    var folder: String
    var record: String?
  }

  private static func place(
    _ invocation: Invocation,
    _ session: Session
  ) throws(Problem) -> RecordPlace {
    guard let name = invocation.words.first?.text else {
      return try RecordPlace.one(invocation, session)
    }
    return try RecordPlace.named(name, session)
  }

  /// Names the folder in `.adr-dir` where it would not be found otherwise, and says so.
  private static func remember(
    _ place: RecordPlace,
    _ session: Session
  ) throws(Problem) -> Line? {
    let directory = session.world.directory
    let found = FolderFinder.find(from: directory, home: session.world.environment("HOME"))
    guard Checkout.around(directory) == nil, !LiveFiles.isSame(found.path, place.path)
    else { return nil }
    let name = Paths.short(place.path, in: session.world)
    guard !LiveFiles.exists(directory + "/.adr-dir") else {
      let used = Paths.short(found.path, in: session.world)
      return ".adr-dir names \(used), which stays in use; \(typed: "--dir \(name)") is this one."
    }
    try session.records { () throws(RecordsProblem) in
      try FolderFinder.remember(name, in: directory)
    }
    return "\(name) is named in .adr-dir, so that it is found."
  }

  private static func reply(
    _ created: RecordFolder.Created?,
    _ note: Line?,
    _ place: RecordPlace,
    _ session: Session
  ) -> Reply {
    let folder = Paths.short(place.path, in: session.world)
    let record = created.map { Paths.short($0.path, in: session.world) }
    var reply = Reply(data: Data(folder: folder, record: record))
    reply.written = record.map { [$0] } ?? []
    reply.page.verbatim([Line(record ?? folder)])
    if created == nil {
      reply.remarks.text("\(folder) holds records already and is left as it is.")
    }
    if let note { reply.remarks.text(note) }
    return reply
  }
}
