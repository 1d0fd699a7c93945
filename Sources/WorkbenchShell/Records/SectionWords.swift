import DecisionRecords
import MarkdownBlocks
import Problems

/// A record's sections as they are given on a command line or in a file.
enum SectionWords {
  /// `Context=What makes a decision necessary.`
  static func section(_ typed: String) throws(Problem) -> RecordDraft.Section {
    guard let sign = typed.firstIndex(of: "=") else { throw .notASection(typed) }
    let title = String(typed[..<sign]).trimmed
    guard !title.isEmpty else { throw .notASection(typed) }
    return .init(title, String(typed[typed.index(after: sign)...]))
  }

  /// The sections of a Markdown file: each heading of level 2 with what stands below it.
  static func sections(
    ofFile path: String,
    _ session: Session
  ) throws(Problem) -> [RecordDraft.Section] {
    try sections(in: MarkdownDocument(try session.world.bytes(of: path)), path)
  }

  private static func sections(
    in document: MarkdownDocument,
    _ path: String
  ) throws(Problem) -> [RecordDraft.Section] {
    let blocks = document.blocks.drop { $0.headingLevel == 1 }
    let starts = blocks.indices.filter { isStart(blocks[$0]) }
    if let first = blocks.first, !isStart(first) {
      throw .noHeading(path: path, line: first.lines.lowerBound)
    }
    return starts.enumerated().map { place, start in
      let end = place + 1 < starts.count ? starts[place + 1] : blocks.endIndex
      let body = blocks[(start + 1)..<end]
      guard let first = body.first, let last = body.last else {
        return .init(blocks[start].text, "")
      }
      let range = first.range.lowerBound..<last.range.upperBound
      return .init(blocks[start].text, document.source.text(range))
    }
  }

  /// MADR writes two of its sections as headings of level 3.
  private static func isStart(_ block: Block) -> Bool {
    guard let level = block.headingLevel else { return false }
    let own: Set = ["consequences", "confirmation"]
    return level <= 2 || (level == 3 && own.contains(block.text.lowercased()))
  }
}
