import DecisionRecords
import DecisionTrees
import LineEditing
import Problems
import Spelling

/// `record`: writes the last decision down as an ADR.
enum RecordCommand {
  static let command = Command(
    name: "record",
    group: .deciding,
    summary: "write the last decision down as an ADR",
    usage: ["record [TREE] [key=value …] [--dir DIR]"],
    details: [
      "Keys: \(RecordField.allCases.map(\.rawValue).joined(separator: " ")).",
      "At the prompt it asks for each; Enter leaves one open, done writes what there is. With key=value words it asks nothing.",
      "What nobody answered is written as Open: and counted; the record is proposed, never accepted.",
    ],
    examples: ["record owner=\"Ana and Luis\" budget=\"three weeks each\""],
    options: [
      .init(
        name: "--dir",
        value: "DIR",
        summary: "the folder, in place of the one the project uses"
      )
    ],
    takesPairs: true,
    takes: nil,
    complete: { request in
      let trees = request.session.decided.map { Candidate($0.tree.id) }
      return (trees.count > 1 && request.words.isEmpty ? trees : [])
        + RecordField.allCases.map {
          Candidate("\($0.rawValue)=", description: $0.question(.english), isFinal: false)
        }
    },
    run: { invocation, session throws(Problem) in
      let (decided, pairs) = try chosen(invocation.words, session)
      guard pairs.isEmpty, session.settings.canAsk else {
        let place = try RecordPlace.named(invocation.value("--dir"), session)
        if place.isOwn { throw .needsFolder(command: "record") }
        return try session.writing(in: place, command: "record") { session throws(Problem) in
          try write(invocation.words, folder: place.path, &session)
        }
      }
      let place = try RecordPlace.named(invocation.value("--dir"), session)
      if place.isOwn, !session.settings.isTerminal { throw .needsFolder(command: "record") }
      return try session.writing(in: place, command: "record") { session in
        session.dialogue = RecordDialogue(
          FilledFields(decided),
          folder: place.isOwn ? nil : place.path
        )
        return Reply()
      }
    }
  )

  /// The decision that is meant, by its tree's name where there are several, and the words left.
  private static func chosen(
    _ words: [Word],
    _ session: Session
  ) throws(Problem) -> (DecidedWalk, [Word]) {
    guard let last = session.decided.last else { throw .nothingDecided("record") }
    let ids = session.decided.map(\.tree.id)
    guard let name = words.first?.text, !name.contains("=") else {
      guard ids.count == 1 else { throw .severalDecisions(ids) }
      return (last, words)
    }
    let begun = session.decided.filter { $0.tree.id.hasPrefix(name) }
    guard let walk = begun.first(where: { $0.tree.id == name }) ?? begun.first else {
      throw .unknownTree(name, nearest: Nearest.names(to: name, in: ids), all: ids)
    }
    return (walk, Array(words.dropFirst()))
  }

  /// Refuses, before anything is asked or decided, what could not be written afterwards.
  static func check(
    _ words: [Word],
    _ trees: [Tree],
    folder: String?,
    _ session: Session
  ) throws(Problem) {
    var session = session
    session.decided = trees.map { DecidedWalk(tree: $0, subject: nil, facts: session.facts) }
    let (decided, pairs) = try chosen(words, session)
    var fields = FilledFields(decided)
    try fields.take(pairs)
    let place = try RecordPlace.named(folder, session)
    if place.isOwn { throw .needsFolder(command: "record") }
    if place.isUnproven { throw .unprovenFolder(place, command: "decide --record", session) }
  }

  /// Writes without asking: the fields given, the rest restated or open.
  static func write(
    _ words: [Word],
    folder: String?,
    _ session: inout Session
  ) throws(Problem) -> Reply {
    let (decided, pairs) = try chosen(words, session)
    var fields = FilledFields(decided)
    try fields.take(pairs)
    let place = try RecordPlace.named(folder, session)
    if place.isOwn { throw .needsFolder(command: "record") }
    if place.isUnproven { throw .unprovenFolder(place, command: "record", session) }
    return try write(fields, in: place.path, session)
  }

  static func write(
    _ fields: FilledFields,
    in folder: String,
    _ session: Session
  ) throws(Problem) -> Reply {
    let created: RecordFolder.Created
    let today = try session.today
    do {
      created = try RecordFolder(folder, patience: .atTheShell).create(
        RecordDraft(fields, date: today)
      )
    } catch {
      throw .records(error)
    }
    let path = Paths.short(created.path, in: session.world)
    let open = fields.openKeys
    var reply = Reply(
      data: Data(record: path, number: created.number, status: "proposed", open: open)
    )
    reply.written = [path]
    reply.page.verbatim([Line(path)])
    reply.remarks = remarks(open, session)
    return reply
  }

  /// What `record --json` prints: `{"record","number","status","open":[keys]}`.
  struct Data: Encodable, Sendable {
    var record: String
    var number: Int?
    var status: String
    var open: [String]
  }

  private static func remarks(_ open: [String], _ session: Session) -> Page {
    open.isEmpty ? Page() : Page(RecordPhrases(language: session.treeLanguage).open(open))
  }
}
