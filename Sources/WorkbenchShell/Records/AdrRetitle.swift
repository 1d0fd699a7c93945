import DecisionRecords
import Problems

/// `adr retitle`: another title, with every link to the record led to its new place.
enum AdrRetitle {
  static let command = Command(
    name: "retitle",
    aliases: ["rename"],
    group: .records,
    summary: "give a record another title and repair the links to it",
    usage: ["adr retitle N TITLE"],
    details: [
      "Heading, front matter and file name change together with every link in the folder, all or nothing. The number stays.",
      "Lines that name the old file all the same, in HTML or in the other folders of --all, are not changed but told.",
      "With --json: {\"changed\":[paths],\"pending\":[paths],\"renamed\":{\"from\",\"to\"}}.",
    ],
    examples: ["adr retitle 1 \"Use a light view model\""],
    options: Adr.folderOptions,
    takes: nil,
    complete: { request in request.words.isEmpty ? Adr.references(request) : [] },
    run: { invocation, session throws(Problem) in
      let words = invocation.words.map(\.text)
      guard words.count > 1 else {
        throw .missingWord(
          "a record and a title",
          command: invocation.name,
          usage: "adr retitle N TITLE."
        )
      }
      let held = try HeldRecords(writing: [words[0]], invocation, session)
      let written = try session.records { () throws(RecordsProblem) in
        try held.place.folder.retitle(
          words[0],
          to: words.dropFirst().joined(separator: " ")
        )
      }
      var reply = WrittenReply(written, session).reply
      if let old = written.renamed?.from {
        for place in try RecordPlace.all(invocation, session) {
          let mentions = try session.records { () throws(RecordsProblem) in
            try place.folder.mentions(of: old)
          }
          reply.tell(mentions, of: old, session)
        }
      }
      return reply
    }
  )
}

extension Reply {
  /// Says which lines still name a file that has another name now.
  fileprivate mutating func tell(
    _ mentions: [RecordFolder.Mention],
    of path: String,
    _ session: Session
  ) {
    let name = Paths.short(path, in: session.world)
    for mention in mentions {
      let place = Paths.short(mention.path, in: session.world)
      remarks.text("\(place):\(mention.line) still names \(name); it was not changed.")
    }
  }
}
