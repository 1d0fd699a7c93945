import DecisionRecords
import Problems

/// `adr toc`: the records as a list of links, printed or kept in a file.
enum AdrToc {
  static let command = Command(
    name: "toc",
    aliases: ["index"],
    group: .records,
    summary: "a list of links to the records, printed or kept in a file",
    usage: ["adr toc [FILE]"],
    details: [
      "FILE keeps the list between the lines \(RecordFolder.listMarkers.begin) and \(RecordFolder.listMarkers.end); everything else in it stays. Links work from where the file is.",
      "Without FILE the list is printed, with links from here.",
      "With --json: {\"list\"}; with FILE {\"changed\":[paths],\"pending\":[]}.",
    ],
    examples: ["adr toc"],
    options: [Adr.folderOption],
    takes: 0...1,
    complete: { request in Files.candidates(request.partial, request.session) },
    run: { invocation, session throws(Problem) in
      guard let file = invocation.words.first?.text else {
        return try printed(invocation, session)
      }
      let place = try RecordPlace.one(invocation, session)
      let written = try session.records { () throws(RecordsProblem) in
        try place.folder.writeList(in: Paths.absolute(file, in: session.world))
      }
      var reply = WrittenReply(written, session).reply
      reply.tell(unreadable: try unreadable([place], session), session)
      return reply
    }
  )

  /// What `adr toc --json` prints: `{"list"}`; with a file it prints what changed.
  struct Data: Encodable, Sendable {
    var list: String
  }

  private static func printed(
    _ invocation: Invocation,
    _ session: Session
  ) throws(Problem) -> Reply {
    var list = ""
    let places = try RecordPlace.all(invocation, session)
    for place in places {
      list += try session.records { () throws(RecordsProblem) in
        try place.folder.list(for: session.world.directory)
      }
    }
    var reply = Reply(data: Data(list: list), raw: safe(list, session))
    reply.tell(unreadable: try unreadable(places, session), session)
    return reply
  }

  /// The files a list cannot name.
  private static func unreadable(
    _ places: [RecordPlace],
    _ session: Session
  ) throws(Problem) -> [RecordFolder.Unreadable] {
    var files: [RecordFolder.Unreadable] = []
    for place in places {
      files += try session.records { () throws(RecordsProblem) in
        try place.folder.read().unreadable
      }
    }
    return files
  }

  /// The list as it is for files and pipes; a terminal gets no characters it would act on.
  private static func safe(_ list: String, _ session: Session) -> String {
    guard session.settings.showsOnTerminal else { return list }
    return list.split(separator: "\n", omittingEmptySubsequences: false)
      .map { visible(String($0)) }.joined(separator: "\n")
  }
}
