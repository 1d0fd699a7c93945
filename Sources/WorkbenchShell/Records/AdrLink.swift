import DecisionRecords
import LineEditing
import Problems

/// `adr link`: how two records are related, said on both sides.
enum AdrLink {
  static let command = Command(
    name: "link",
    group: .records,
    summary: "say on both sides how two records are related",
    usage: ["adr link A WORDS B REVERSE"],
    details: [
      "The words go before the link: A says WORDS B, B says REVERSE A. Empty REVERSE (\"\") leaves B as it is.",
      "With --json: {\"changed\":[paths],\"pending\":[paths]}.",
    ],
    examples: ["adr link 2 \"Amends\" 1 \"Amended by\""],
    options: Adr.folderOptions,
    takes: 4...4,
    complete: { request in
      switch request.words.count {
      case 0, 2: Adr.references(request)
      case 1: ["Amends", "Relates"].map { .init($0) }
      default: []
      }
    },
    run: { invocation, session throws(Problem) in
      let words = invocation.words.map(\.text)
      let held = try HeldRecords(writing: [words[0], words[2]], invocation, session)
      let written = try session.records { () throws(RecordsProblem) in
        try held.place.folder.link(words[0], words[1], words[2], words[3])
      }
      return WrittenReply(written, session).reply
    }
  )
}
