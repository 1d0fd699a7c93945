import LineEditing
import Problems

/// Asks whether records go into a folder that only its name speaks for.
struct FolderDialogue: Dialogue {
  let command: String
  let folder: RecordPlace
  /// What was waiting for the answer.
  let then: @Sendable (inout Session) throws(Problem) -> Reply

  func place(_ session: Session) -> String { command }

  func question(_ session: Session) -> Page {
    var page = Page()
    let name = Paths.short(folder.path, in: session.world)
    page.text("\(name, .strong) has a name for records (\(folder.reason)), but holds none.")
    page.text("Write there? \(typed: "yes") · \(typed: "no")")
    return page
  }

  mutating func answer(_ line: String, _ session: inout Session) throws(Problem) -> Turn {
    switch line.trimmed.lowercased() {
    case "yes", "y", "sí", "si", "s":
      session.dialogue = nil
      return .ends(try then(&session))
    case "no", "n", "": return .ends(Reply(page: leave(&session), status: .outside))
    default:
      throw .unknownValue(line.trimmed, of: "the answer", allowed: ["yes", "no"])
    }
  }

  func leave(_ session: inout Session) -> Page {
    Page("Nothing was written. \(typed: "--dir DIR") names another folder.")
  }

  func inputEnded(_ session: inout Session) throws(Problem) -> Reply {
    throw .unprovenFolder(folder, command: command, session)
  }

  func candidates(_ partial: String, _ session: Session) -> [Candidate] {
    [Candidate("yes"), Candidate("no")]
  }
}

extension Session {
  /// Writes a record into a folder: at once where it was named, is new or holds records, else after
  /// an answer or not at all.
  mutating func writing(
    in place: RecordPlace,
    command: String,
    _ work: @escaping @Sendable (inout Session) throws(Problem) -> Reply
  ) throws(Problem) -> Reply {
    guard place.isUnproven else { return try work(&self) }
    guard settings.isTerminal && settings.canAsk || settings.canConfirm else {
      throw .unprovenFolder(place, command: command, self)
    }
    dialogue = FolderDialogue(command: command, folder: place, then: work)
    return Reply()
  }
}

extension Problem {
  /// A folder that was found by its name holds no records, and nobody can be asked.
  static func unprovenFolder(
    _ place: RecordPlace,
    command: String,
    _ session: Session
  ) -> Problem {
    let name = Paths.short(place.path, in: session.world)
    return Problem(
      what: "\(quoted(name)) has a name for records, but holds none. Nothing was written.",
      tries: [
        "\(command) --dir \(name), if that is the folder.",
        "\(command) --dir DIR, with another one.",
      ],
      status: .outside
    )
  }
}
