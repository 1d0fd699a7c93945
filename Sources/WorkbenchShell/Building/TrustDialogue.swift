import LineEditing
import Problems

/// Asks whether a folder may be built, because building it runs what its author wrote.
struct TrustDialogue: Dialogue {
  let asked: TrustQuestion
  /// What was waiting for the answer.
  let then: @Sendable (inout Session) throws(Problem) -> Reply

  func place(_ session: Session) -> String { "trust" }

  func question(_ session: Session) -> Page {
    var page = Page()
    page.text("\(asked.reason)")
    page.text("Build it? \(typed: "yes") · \(typed: "no")")
    return page
  }

  mutating func answer(_ line: String, _ session: inout Session) throws(Problem) -> Turn {
    switch line.trimmed.lowercased() {
    case "yes", "y", "sí", "si", "s":
      session.dialogue = nil
      let remarks = try session.trust(asked.folder, typed: asked.typed)
      var reply = try then(&session)
      reply.remarks.append(remarks)
      return .ends(reply)
    case "no", "n", "": return .ends(Reply(page: leave(&session), status: .outside))
    default:
      throw .unknownValue(line.trimmed, of: "the answer", allowed: ["yes", "no"])
    }
  }

  func leave(_ session: inout Session) -> Page {
    Page("Not built; nothing of it was run.")
  }

  func inputEnded(_ session: inout Session) throws(Problem) -> Reply {
    throw .building(.notTrusted(asked))
  }

  func candidates(_ partial: String, _ session: Session) -> [Candidate] {
    [Candidate("yes"), Candidate("no")]
  }
}

extension Session {
  /// Does something with a package's folder, once it may be built: at once, after an answer, or not.
  mutating func withTrust(
    in folder: String,
    typed: String,
    given: Bool,
    _ work: @escaping @Sendable (inout Session) throws(Problem) -> Reply
  ) throws(Problem) -> Reply {
    guard let asked = try question(about: folder, typed: typed) else { return try work(&self) }
    if given {
      let remarks = try trust(folder, typed: typed)
      var reply = try work(&self)
      reply.remarks.append(remarks)
      return reply
    }
    let canAsk = settings.isTerminal && settings.canAsk || settings.canConfirm
    guard canAsk else { throw .building(.notTrusted(asked)) }
    dialogue = TrustDialogue(asked: asked, then: work)
    return Reply()
  }
}
