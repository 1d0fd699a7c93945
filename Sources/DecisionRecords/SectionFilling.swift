import MarkdownBlocks

extension OpenedRecord {
  /// The record with Markdown in a section.
  ///
  /// Throws `sectionSwallows` where the Markdown leaves something open, so that what stands below it
  /// would no longer be read.
  func filled(with section: RecordDraft.Section) throws(RecordsProblem) -> OpenedRecord {
    var copy = self
    copy.fill(section)
    let new = OpenedRecord(MarkdownDocument(copy.edited), path: record.path)
    var left = new.headings[...]
    for heading in headings {
      guard let place = left.firstIndex(of: heading) else {
        throw .sectionSwallows(title: section.title)
      }
      left = left[(place + 1)...]
    }
    let more = MarkdownDocument(copy.edited + Array("\n\n# Qx\n".utf8))
    guard more.blocks.last?.headingLevel == 1, new.record.status == record.status,
      new.record.date == record.date, new.record.title == record.title
    else { throw .sectionSwallows(title: section.title) }
    return new
  }

  /// Level and words of every heading.
  private var headings: [String] {
    let headings = document.blocks.filter { $0.headingLevel != nil }
    return headings.map { "\($0.kind) \($0.text)" }
  }

  /// A document that is not on disk yet.
  init(_ document: MarkdownDocument, path: String, id: String? = nil) {
    self.document = document
    record = RecordReader.record(
      in: document,
      path: path,
      id: id ?? Paths.stem(of: Paths.name(of: path))
    )
  }

  /// The heading a section's title means, in lower case: itself, else the one heading that begins
  /// with it, as "Context" means MADR's "Context and Problem Statement". "Decision" means an outcome
  /// before it means drivers.
  private func heading(for title: String) -> String {
    let wanted = Text.unmarked(title).lowercased()
    let headings = document.blocks.filter { ($0.headingLevel ?? 1) > 1 }
      .map { Text.unmarked($0.text).lowercased() }
    if headings.contains(wanted) { return wanted }
    let begun = headings.filter { $0.hasPrefix(wanted + " ") }
    let outcomes = begun.filter { $0.hasSuffix("outcome") }
    return begun.count == 1 ? begun[0] : outcomes.count == 1 ? outcomes[0] : wanted
  }

  /// Puts Markdown below a heading in place of the hint there, or adds the section at the end.
  mutating func fill(_ section: RecordDraft.Section) {
    let body = section.body.trimmed
    guard !body.isEmpty else { return }
    guard let found = self.section([heading(for: section.title)]) else {
      let end = source.lineEnd
      return insertParagraph(
        "## \(MarkdownWords.line(section.title))\(end)\(end)\(body)",
        at: bytes.count
      )
    }
    let own = ownContent(of: found)
    if let first = own.first, let last = own.last, own.allSatisfy(\.isHint) {
      let end = source.line(lastTextLine(of: last)).upperBound
      replace(first.range.lowerBound..<end, with: body)
    } else {
      let end = own.last?.range.upperBound ?? found.heading.range.upperBound
      insertParagraph(body, at: end)
    }
  }

  /// What stands below a heading, without a comment that touches the next heading and so speaks of
  /// that one.
  private func ownContent(
    of section: (heading: Block, content: ArraySlice<Block>)
  ) -> ArraySlice<Block> {
    guard let last = section.content.last, last.isComment else { return section.content }
    let end = lastTextLine(of: last)
    let isTouching = document.blocks.contains {
      $0.headingLevel != nil && $0.lines.lowerBound == end + 1
    }
    return isTouching ? section.content.dropLast() : section.content
  }
}

extension Block {
  /// Whether this only tells what to write here: a comment, or words with a place in braces or
  /// brackets to be filled, as MADR's templates have them.
  fileprivate var isHint: Bool {
    if isComment { return true }
    let rows = textRows.map(\.text).filter { !$0.trimmed.isEmpty }
    switch kind {
    case .paragraph: return rows.joined(separator: " ").hasPlace
    case .list: return !rows.isEmpty && rows.allSatisfy { $0.hasPlace || $0.hasPrefix("…") }
    default: return false
    }
  }
}

extension String {
  /// Whether the text holds words in braces or brackets.
  fileprivate var hasPlace: Bool {
    [("{", "}"), ("[", "]")].contains { open, close in
      guard let start = firstRange(of: open),
        let end = self[start.upperBound...].firstRange(of: close)
      else { return false }
      return self[start.upperBound..<end.lowerBound].filter(\.isLetter).count > 2
    }
  }
}
