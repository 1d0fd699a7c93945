import DecisionRecords

/// What a change to records answers: the paths that changed on standard output, the rest beside.
struct WrittenReply {
  let written: Written
  let session: Session

  init(_ written: Written, _ session: Session) {
    self.written = written
    self.session = session
  }

  /// What commands that change records print with `--json`:
  /// `{"changed":[paths],"pending":[paths],"renamed":{"from","to"}}`, `renamed` only where a file
  /// has another name now.
  struct Data: Encodable, Sendable {
    var changed: [String]
    var pending: [String]
    var renamed: Renamed?

    struct Renamed: Encodable, Sendable {
      var from: String
      var to: String
    }
  }

  var reply: Reply {
    let changed = written.changed.map(short)
    var reply = Reply(
      data: Data(
        changed: changed,
        pending: written.pending.map(short),
        renamed: written.renamed.map { .init(from: short($0.from), to: short($0.to)) }
      )
    )
    reply.written = changed
    reply.page.verbatim(changed.map { Line($0) })
    if changed.isEmpty { reply.remarks.text("Nothing to change: it says so already.") }
    if let renamed = written.renamed {
      reply.remarks.text("\(short(renamed.from)) is now \(short(renamed.to)).")
    }
    for path in written.pending {
      reply.remarks.text("\(short(path)) stays in force until the new record is accepted.")
    }
    return reply
  }

  private func short(_ path: String) -> String { Paths.short(path, in: session.world) }
}
