import DecisionRecords
import Problems

/// `adr search`: records that hold all the words, the best first.
enum AdrSearch {
  static let command = Command(
    name: "search",
    aliases: ["find", "grep"],
    group: .records,
    summary: "find records by words anywhere in their text",
    usage: ["adr search WORD … [--limit N]"],
    details: [
      "Every word has to be there, whatever its letters' size. Whole words, titles and headings count for more.",
      "With --json: {\"hits\":[{\"line\",\"record\":{…},\"score\",\"text\"}],\"unreadable\":[{\"path\",\"reason\"}]}.",
    ],
    examples: ["adr search clock"],
    options: [
      .init(
        name: "--limit",
        value: "N",
        summary: "how many are shown, 0 for all; 20 unless said, all with --json"
      )
    ] + Adr.folderOptions,
    takes: nil,
    run: { invocation, session throws(Problem) in
      let query = invocation.words.map(\.text).joined(separator: " ")
      guard !query.trimmed.isEmpty else {
        throw .missingWord(
          "a word to look for",
          command: invocation.name,
          usage: "adr search WORD."
        )
      }
      let limit = try limit(invocation, session)
      let places = try RecordPlace.all(invocation, session)
      var found = SearchResult(hits: [], unreadable: [])
      for place in places {
        let more = try session.records { () throws(RecordsProblem) in
          try place.folder.find(query, limit: limit + 1)
        }
        found.hits += more.hits
        found.unreadable += more.unreadable
      }
      if places.count > 1 { found.hits = ranked(found.hits) }
      return reply(found, limit: limit, query, places, session)
    }
  )

  /// More hits than this are nobody's result; the library wants a number.
  private static let most = 1_000_000

  private static func limit(
    _ invocation: Invocation,
    _ session: Session
  ) throws(Problem) -> Int {
    guard let typed = invocation.value("--limit") else {
      return session.settings.json ? most : 20
    }
    guard let limit = Int(typed), (0...most).contains(limit) else {
      throw .unknownValue(typed, of: "--limit", allowed: ["a number from 0 on"])
    }
    return limit == 0 ? most : limit
  }

  private static func ranked(_ hits: [SearchHit]) -> [SearchHit] {
    hits.enumerated().sorted {
      ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
    }.map(\.element)
  }

  /// What `adr search --json` prints:
  /// `{"hits":[{"line","record","score","text"}],"unreadable":[{"path","reason"}]}`.
  struct Data: Encodable, Sendable {
    var hits: [Hit]
    var unreadable: [RecordListData.PathData]

    struct Hit: Encodable, Sendable {
      var record: RecordData
      var line: Int
      var text: String
      var score: Int
    }
  }
}

extension AdrSearch {
  private static func reply(
    _ found: SearchResult,
    limit: Int,
    _ query: String,
    _ places: [RecordPlace],
    _ session: Session
  ) -> Reply {
    let shown = Array(found.hits.prefix(limit))
    let data = Data(
      hits: shown.map {
        .init(
          record: RecordData($0.record, session.world),
          line: $0.line,
          text: $0.text,
          score: $0.score
        )
      },
      unreadable: found.unreadable.map { .init($0, session.world) }
    )
    var reply = Reply(data: data)
    for hit in shown {
      reply.page.rows([Adr.row(hit.record)])
      let place = Paths.short(hit.record.path, in: session.world) + ":\(hit.line)"
      reply.page.aside("\(place): \(marked(hit.text, query))")
    }
    if found.hits.isEmpty {
      let folders = places.map { Paths.short($0.path, in: session.world) }
      reply.remarks.text("No record in \(folders.joined(separator: ", ")) holds '\(query)'.")
    } else if shown.count < found.hits.count {
      reply.remarks.text("There are more; \(typed: "--limit 0") shows all.")
    }
    reply.tell(unreadable: found.unreadable, session)
    return reply
  }

  /// The line with the words that were looked for standing out.
  static func marked(_ text: String, _ query: String) -> Line {
    let words = query.split(whereSeparator: \.isWhitespace).map { Array($0.lowercased()) }
    let characters = Array(text)
    let folded = characters.map { $0.lowercased().first ?? $0 }
    var isMarked = Array(repeating: false, count: characters.count)
    for word in words where word.count <= folded.count {
      for start in 0...(folded.count - word.count)
      where folded[start..<start + word.count].elementsEqual(word) {
        for place in start..<start + word.count { isMarked[place] = true }
      }
    }
    return Line(
      spans: zip(characters, isMarked).reduce(into: [Span]()) { spans, pair in
        let tone: Tone = pair.1 ? .strong : .plain
        if spans.last?.tone == tone {
          spans[spans.count - 1].text.append(pair.0)
        } else {
          spans.append(Span(text: String(pair.0), tone: tone))
        }
      }
    )
  }
}
