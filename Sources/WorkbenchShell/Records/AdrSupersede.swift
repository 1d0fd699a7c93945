import DecisionRecords
import Problems

/// `adr supersede`: one record takes the place of another.
enum AdrSupersede {
  static let command = Command(
    name: "supersede",
    aliases: ["supercede", "replace"],
    group: .records,
    summary: "let one record take the place of another",
    usage: ["adr supersede OLD --by NEW"],
    details: [
      "Both records say so, in the folder's own spelling. While NEW is only proposed, OLD stays in force; accepting NEW completes it.",
      "With --json: {\"changed\":[paths],\"pending\":[paths]}.",
    ],
    examples: ["adr supersede 1 --by 2"],
    options: [
      .init(
        name: "--by",
        value: "N",
        summary: "the record that takes its place",
        complete: Adr.references
      )
    ] + Adr.folderOptions,
    takes: 1...1,
    complete: { request in request.words.isEmpty ? Adr.references(request) : [] },
    run: { invocation, session throws(Problem) in
      guard let new = invocation.value("--by") else {
        throw .missingWord("--by", command: invocation.name, usage: "adr supersede OLD --by NEW.")
      }
      let references = [invocation.words[0].text, new]
      let held = try HeldRecords(writing: references, invocation, session)
      let today = try session.today
      let written = try session.records { () throws(RecordsProblem) in
        try held.place.folder.supersede(
          references[0],
          by: references[1],
          day: today
        )
      }
      return WrittenReply(written, session).reply
    }
  )
}
