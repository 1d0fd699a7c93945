import DecisionRecords

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
      "With --json: {\"changed\":[paths],\"pending\":[paths],\"renamed\":{\"from\",\"to\"}}.",
    ],
    examples: ["adr retitle 1 \"Use a light view model\""],
    options: Adr.folderOptions,
    takes: nil,
    complete: { request in request.words.isEmpty ? Adr.references(request) : [] },
    run: { invocation, session throws(ShellError) in
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
      return WrittenReply(written, session).reply
    }
  )
}
