import LineEditing
import Problems

/// Asks whether a folder may be built, because building it runs what its author wrote.
struct TrustDialogue: Dialogue {
  private(set) var asked: TrustQuestion
  /// What was waiting for the answer.
  let then: @Sendable (inout Session) throws(Problem) -> Reply

  init(
    _ asked: TrustQuestion,
    then: @escaping @Sendable (inout Session) throws(Problem) -> Reply
  ) {
    (self.asked, self.then) = (asked, then)
  }

  func place(_ session: Session) -> String { "trust" }

  func question(_ session: Session) -> Page {
    var page = Page()
    page.text("\(asked.text)")
    page.text("Build it? \(typed: "yes") · \(typed: "no")")
    return page
  }

  mutating func answer(_ line: String, _ session: inout Session) throws(Problem) -> Turn {
    switch line.trimmed.lowercased() {
    case "yes", "y", "sí", "si", "s": return try build(&session)
    case "no", "n", "": return .ends(Reply(page: leave(&session), status: .outside))
    default:
      throw .unknownValue(line.trimmed, of: "the answer", allowed: ["yes", "no"])
    }
  }

  /// What was asked about is what is built: where that has changed meanwhile, it is asked again.
  private mutating func build(_ session: inout Session) throws(Problem) -> Turn {
    if let again = try session.changed(since: asked) {
      asked = again
      return .goesOn(Page())
    }
    session.dialogue = nil
    let remarks = session.trust(asked.folder, asked.content)
    var reply = try session.built(then, canAsk: true)
    reply.remarks.append(remarks)
    return session.dialogue == nil ? .ends(reply) : .goesOnWith(reply.page)
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
    let canAsk = settings.isTerminal && settings.canAsk || settings.canConfirm
    guard let asked = try question(about: folder, typed: typed) else {
      return try built(work, canAsk: canAsk)
    }
    if given {
      let remarks = trust(folder, asked.content)
      var reply = try built(work, canAsk: canAsk)
      reply.remarks.append(remarks)
      return reply
    }
    guard canAsk else { throw .building(.notTrusted(asked)) }
    dialogue = TrustDialogue(asked, then: work)
    return Reply()
  }

  /// What the work answers; where it finds that something else was built than was asked about, that
  /// is asked.
  fileprivate mutating func built(
    _ work: @escaping @Sendable (inout Session) throws(Problem) -> Reply,
    canAsk: Bool
  ) throws(Problem) -> Reply {
    do {
      return try work(&self)
    } catch {
      guard canAsk, let asked = trusted.takeOpen() else { throw error }
      dialogue = TrustDialogue(asked, then: work)
      return Reply()
    }
  }
}
