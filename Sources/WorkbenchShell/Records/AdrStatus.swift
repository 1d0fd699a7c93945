import DecisionRecords
import Problems

/// `adr status`: what a record's status is, or shall be.
enum AdrStatus {
  static let command = Command(
    name: "status",
    group: .records,
    summary: "say or set the status of a record",
    usage: ["adr status N", "adr status N WORD …"],
    details: [
      "Every place that states the status is set: front matter, heading, line, bullet or table.",
      "Only the word changes; a status that cannot be told from the prose around it is left to you.",
      "When a record that supersedes others is accepted, the others become superseded with it; superseded by M does what adr supersede does.",
      "With --json: {\"changed\":[paths],\"pending\":[paths]}; without WORD the record as in adr list.",
    ],
    examples: ["adr status 1", "adr status 1 accepted"],
    options: Adr.folderOptions,
    takes: nil,
    complete: { request in
      request.words.isEmpty ? Adr.references(request) : Adr.statuses(request)
    },
    run: { invocation, session throws(Problem) in
      let words = invocation.words.map(\.text)
      guard let reference = words.first else {
        throw .missingWord("a record", command: invocation.name, usage: "adr status N WORD.")
      }
      guard words.count > 1 else {
        let held = try HeldRecords([reference], invocation, session)
        return stated(held.records[0], session)
      }
      let held = try HeldRecords(writing: [reference], invocation, session)
      let status = words.dropFirst().joined(separator: " ")
      return try set(status, of: reference, held, session)
    }
  )

  private static func stated(_ record: Record, _ session: Session) -> Reply {
    var reply = Reply(data: RecordData(record, session.world))
    reply.page.verbatim([Line(record.status ?? "")])
    if record.status == nil {
      reply.page = Page()
      reply.remarks.text("\(Paths.short(record.path, in: session.world)) states no status.")
    }
    return reply
  }

  private static func set(
    _ status: String,
    of reference: String,
    _ held: HeldRecords,
    _ session: Session
  ) throws(Problem) -> Reply {
    let folder = held.place.folder
    let path = held.records[0].path
    let today = try session.today
    let written = try session.records { () throws(RecordsProblem) in
      try folder.setStatus(reference, to: status, day: today)
    }
    var reply = WrittenReply(written, session).reply
    for other in written.changed where other != path {
      reply.remarks.text("\(Paths.short(other, in: session.world)) is superseded with it.")
    }
    if isUnknown(status, held.contents) {
      reply.remarks.text("No tool knows the status '\(status)'; \(typed: "adr check") will say so.")
    }
    return reply
  }

  /// Whether a status is a word nobody has heard of, judged as the reader judges it.
  private static func isUnknown(_ status: String, _ contents: RecordFolder.Contents) -> Bool {
    guard var record = contents.records.first(where: { !$0.statusPlaces.isEmpty }) else {
      return false
    }
    record.statusPlaces[0].text = status
    return record.standing == .unknown
  }
}
