import DecisionRecords
import LineEditing
import MarkdownBlocks

/// `adr show`: one record, rendered for the terminal.
enum AdrShow {
  static let command = Command(
    name: "show",
    aliases: ["cat", "view"],
    group: .records,
    summary: "one record, rendered",
    usage: ["adr show N [--dir DIR]"],
    details: ["N is an exact number or an unambiguous name, never a pattern."],
    examples: ["adr show 1"],
    options: [Adr.folderOption],
    takes: 1...1,
    complete: { request in request.words.isEmpty ? Adr.references(request) : [] },
    run: { invocation, session throws(ShellError) in
      let place = RecordPlace(session, option: invocation.value("--dir"))
      let record: Record
      do throws(RecordsProblem) {
        record = try RecordIndex(try place.folder.read().records).record(invocation.words[0].text)
      } catch {
        throw .records(error)
      }
      switch session.world.readFile(record.path) {
      case .success(let bytes): return reply(record, bytes, session)
      case .failure(let failure): throw .cannotRead(record.path, reason: failure.reason)
      }
    }
  )

  /// What `adr show --json` prints: the record as in `adr list`, and its `text`.
  struct Data: Encodable, Sendable {
    var record: RecordData
    var text: String

    private enum CodingKeys: CodingKey {
      case text
    }

    func encode(to encoder: any Encoder) throws {
      try record.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(text, forKey: .text)
    }
  }

  private static func reply(_ record: Record, _ bytes: [UInt8], _ session: Session) -> Reply {
    let look = session.settings.look
    let renderer = TerminalPage(width: look.measure, isASCII: look.ascii) { displayWidth(of: $0) }
    let lines = renderer.lines(of: MarkdownDocument(bytes))
    var page = Page()
    page.verbatim(lines.map(Line.init(markdown:)))
    let text = String(decoding: bytes, as: UTF8.self)
    return Reply(page: page, data: Data(record: RecordData(record, session.world), text: text))
  }
}

extension Line {
  /// A rendered Markdown line with each role in the tone that fits it.
  init(markdown line: StyledLine) {
    self.init(
      spans: line.map { span in WorkbenchShell.Span(text: span.text, tone: Self.tone(span.role)) }
    )
  }

  private static func tone(_ role: MarkdownBlocks.Span.Role) -> Tone {
    switch role {
    case .heading, .strong, .tableHead: .strong
    case .code, .link: .typed
    default: .plain
    }
  }
}
