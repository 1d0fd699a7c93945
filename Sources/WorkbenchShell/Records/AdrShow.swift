import DecisionRecords
import LineEditing
import MarkdownBlocks
import Problems

/// `adr show`: one record, rendered for the terminal.
enum AdrShow {
  static let command = Command(
    name: "show",
    aliases: ["cat", "view"],
    group: .records,
    summary: "one record, rendered, with what refers to it",
    usage: ["adr show N [--raw]"],
    details: [
      "N is an exact number or an unambiguous name, never a pattern.",
      "--raw gives the file as it is, byte by byte where it is UTF-8.",
      "With --json: the record as in adr list, \"linkedFrom\":[{\"path\",\"words\"}] and \"text\".",
    ],
    examples: ["adr show 1"],
    options: [.init(name: "--raw", value: nil, summary: "the file's own text")]
      + Adr.folderOptions,
    takes: 1...1,
    complete: { request in request.words.isEmpty ? Adr.references(request) : [] },
    run: { invocation, session throws(Problem) in
      let held = try HeldRecords([invocation.words[0].text], invocation, session)
      let path = held.records[0].path
      switch session.world.readFile(path) {
      case .success(let bytes):
        let reply = reply(held, bytes, session)
        let isRaw = invocation.has("--raw")
        return isRaw ? Reply(data: reply.data, raw: String(decoding: bytes, as: UTF8.self)) : reply
      case .failure(let failure):
        throw .cannotRead(Paths.short(path, in: session.world), reason: failure.reason)
      }
    }
  )

  /// What `adr show --json` prints: the record as in `adr list`, its `text`, and
  /// `"linkedFrom":[{"path","words"}]`.
  struct Data: Encodable, Sendable {
    var record: RecordData
    var text: String
    var linkedFrom: [Inbound]

    struct Inbound: Encodable, Sendable {
      var path: String
      var words: String
    }

    private enum CodingKeys: CodingKey {
      case text, linkedFrom
    }

    func encode(to encoder: any Encoder) throws {
      try record.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(text, forKey: .text)
      try container.encode(linkedFrom, forKey: .linkedFrom)
    }
  }
}

extension AdrShow {
  private static func reply(_ held: HeldRecords, _ bytes: [UInt8], _ session: Session) -> Reply {
    let look = session.settings.look
    let renderer = TerminalPage(width: look.measure, isASCII: look.ascii) { displayWidth(of: $0) }
    let lines = renderer.lines(of: MarkdownDocument(bytes, dialect: .page))
    let record = held.records[0]
    let inbound = inbound(to: record, in: held.contents)
    var page = Page()
    page.text(Line(Paths.short(record.path, in: session.world)))
    page.gap()
    page.verbatim(lines.map(Line.init(markdown:)))
    if !inbound.isEmpty { page.heading("Referred to by") }
    page.rows(
      inbound.map { other, words in
        .init(
          Line(Adr.label(other), .strong),
          words.isEmpty ? "\(other.name)" : "\(other.name) — \(words)"
        )
      }
    )
    let data = Data(
      record: RecordData(record, session.world),
      text: String(decoding: bytes, as: UTF8.self),
      linkedFrom: inbound.map {
        .init(path: Paths.short($0.path, in: session.world), words: $1)
      }
    )
    return Reply(page: page, data: data)
  }

  /// The records that link to this one, each with the words it has for it.
  private static func inbound(
    to record: Record,
    in contents: RecordFolder.Contents
  ) -> [(Record, String)] {
    let index = RecordIndex(contents)
    return contents.records.filter { $0.path != record.path }.compactMap { other in
      let links = other.links.filter {
        index.record(at: $0.target, from: other)?.path == record.path
      }
      guard !links.isEmpty else { return nil }
      return (other, links.first { !$0.kind.isEmpty }?.kind ?? "")
    }
  }
}
