import MarkdownBlocks

/// Reads one document as a record.
struct RecordReader {
  let document: MarkdownDocument
  var record: Record
  /// The index of each heading among the blocks.
  private var headings: [Int] = []
  /// Where the places stand that state a status only if nothing else does.
  var doubtful: Set<Int> = []

  /// The record in some bytes; any text gives one.
  static func record(in document: MarkdownDocument, path: String, id: String) -> Record {
    var reader = RecordReader(document: document, path: path, id: id)
    reader.readFrontMatter()
    reader.readClosingComment()
    reader.readSections()
    reader.readTitle()
    reader.readHead()
    reader.readNamedSections()
    reader.dropDoubtful()
    reader.readBody()
    return reader.record
  }

  private init(document: MarkdownDocument, path: String, id: String) {
    self.document = document
    record = Record(
      id: id,
      path: path,
      fileNumber: FileName(Paths.name(of: path)).number,
      headingNumber: nil,
      heading: nil,
      title: nil,
      titleLine: nil,
      statusPlaces: [],
      datePlace: nil,
      people: [],
      tags: [],
      links: [],
      sections: [],
      openPoints: [],
      triggers: [],
      walk: nil,
      flaws: [],
      lineEnd: document.source.lineEnd,
      startsWithMark: document.source.markLength > 0,
      hasFrontMatter: document.frontMatter != nil
    )
    headings = document.blocks.indices.filter { document.blocks[$0].headingLevel != nil }
  }

  private mutating func readSections() {
    for (position, index) in headings.enumerated() {
      let heading = document.blocks[index]
      guard let level = heading.headingLevel else { continue }
      let end = headings[(position + 1)...].first {
        (document.blocks[$0].headingLevel ?? 0) <= level
      }
      let below = document.blocks[(index + 1)..<(end ?? document.blocks.count)]
      let isEmpty = below.allSatisfy { $0.headingLevel != nil || $0.isComment }
      record.sections.append(
        Record.Section(
          title: Text.unmarked(heading.text),
          level: level,
          line: heading.lines.lowerBound,
          isEmpty: isEmpty
        )
      )
    }
  }

  private mutating func readTitle() {
    let first = headings.first { document.blocks[$0].headingLevel == 1 }
    if let first {
      let text = document.blocks[first].inlines.headingText.trimmed
      let heading = NumberedHeading(text, in: FileName(record.fileName))
      record.heading = text
      record.headingNumber = heading.number ?? record.headingNumber
      if !heading.title.isEmpty { record.title = heading.title }
      record.titleLine = document.blocks[first].lines.lowerBound
    }
  }

  /// The blocks before the second heading: where records keep their particulars.
  private mutating func readHead() {
    let titleIndex = headings.first { document.blocks[$0].headingLevel == 1 }
    let start = titleIndex.map { $0 == headings.first ? $0 + 1 : 0 } ?? 0
    let end = headings.first { $0 >= start } ?? document.blocks.count
    guard start < end else { return }
    var isBelowProse = false
    for block in document.blocks[start..<end] {
      let count = record.statusPlaces.count
      readParticulars(block)
      if isBelowProse { doubtful.formUnion(record.statusPlaces[count...].map(\.range.lowerBound)) }
      if block.kind == .paragraph, !block.holdsParticulars { isBelowProse = true }
    }
  }

  /// The blocks directly below a heading, up to the next one of any level.
  private func content(of heading: Int) -> ArraySlice<Block> {
    let end = headings.first { $0 > heading } ?? document.blocks.count
    return document.blocks[(heading + 1)..<end]
  }

  private mutating func readNamedSections() {
    let own = document.statusHeadings { block in
      let title = Text.sectionName(block.text)
      return Vocabulary.status.contains(Particular.split(title)?.key ?? title)
    }
    for index in headings {
      let heading = document.blocks[index]
      let title = Text.sectionName(heading.text)
      if Vocabulary.status.contains(title), !own.contains(index) {
        for block in content(of: index) { readRelations(block) }
      } else if Vocabulary.status.contains(title) {
        readStatus(content(of: index))
      } else if Vocabulary.date.contains(title) {
        readDate(content(of: index))
      } else if Vocabulary.triggers.contains(title) {
        readTriggers(content(of: index))
      } else if Vocabulary.links.contains(title) {
        for block in content(of: index) { readRelations(block) }
      } else if Vocabulary.metadata.contains(title) {
        for block in content(of: index) { readParticulars(block) }
      } else if let (key, _) = Particular.split(title), Vocabulary.status.contains(key),
        own.contains(index)
      {
        addStatus(document.source.rangeAfterColon(heading.lines.lowerBound), .heading)
        readRelation(heading.inlines, line: heading.lines.lowerBound)
      }
    }
  }

  private mutating func readDate(_ blocks: ArraySlice<Block>) {
    guard record.datePlace == nil,
      let line = blocks.lazy.compactMap(\.firstTextLine).first
    else { return }
    let range = document.source.valueRange(line)
    record.datePlace = Record.Place(
      form: .section,
      text: document.source.text(range),
      range: range,
      line: line
    )
  }

  private mutating func readTriggers(_ blocks: ArraySlice<Block>) {
    for block in blocks {
      for (line, text) in block.textRows where !text.trimmed.isEmpty {
        record.triggers.append(Trigger(text: text.trimmed, line: line))
      }
    }
  }
}

extension RecordReader {
  /// Links that say nothing about the relation, and open points, wherever they stand.
  private mutating func readBody() {
    let known = Set(record.links.map(\.line))
    for link in document.links where !known.contains(link.line) {
      record.links.append(
        RecordLink(
          kind: "",
          target: RecordLink.Target(address: link.destination),
          text: link.text,
          line: link.line
        )
      )
    }
    if ByteSearch.first(OpenWords.word, in: document.source.bytes) != nil {
      for block in document.blocks { readOpenPoints(block) }
    }
    readFlaws()
  }

  private mutating func readOpenPoints(_ block: Block) {
    if block.kind == .html { return }
    if case .code = block.kind { return }
    for child in block.children { readOpenPoints(child) }
    guard !block.inlines.isEmpty, block.inlines.mentionsOpen else { return }
    for (offset, text) in block.textLines.enumerated() {
      guard let words = OpenWords.after(text) else { continue }
      record.openPoints.append(
        Record.OpenPoint(text: words, line: block.lines.lowerBound + offset)
      )
    }
  }

  private mutating func readFlaws() {
    for problem in document.frontMatter?.problems ?? [] {
      let kind: Record.Flaw.Kind =
        switch problem.kind {
        case .noKey: .frontMatterLine(problem.found)
        case .badValue: .frontMatterValue(problem.found)
        }
      record.flaws.append(Record.Flaw(kind: kind, line: problem.line))
    }
    if document.frontMatter == nil, beginsFrontMatter {
      record.flaws.append(Record.Flaw(kind: .frontMatterOpen, line: 1))
    }
    if let offset = UTF8Check.firstFault(in: document.source.bytes) {
      record.flaws.append(
        Record.Flaw(kind: .notUTF8, line: document.source.lineNumber(at: offset))
      )
    }
  }
}

extension RecordReader {
  /// Whether the first line opens front matter and the second is a key in it.
  private var beginsFrontMatter: Bool {
    let source = document.source
    guard source.text(source.trimmed(source.line(1))) == "---" else { return false }
    let second = source.bytes[source.line(2)]
    let key = second.prefix { Text.isNameByte($0) }
    return !key.isEmpty && second[key.endIndex...].first == UInt8(ascii: ":")
  }
}

/// The words that mark something unanswered.
enum OpenWords {
  /// What follows `Open:` at the start of a line or of a value in it.
  ///
  ///     OpenWords.after("Budget: Open: who pays?")  // "who pays?"
  static func after(_ line: String) -> String? {
    let bytes = Array(line.utf8)
    let start = bytes.firstIndex { !Text.isSpace($0) } ?? bytes.count
    if bytes[start...].starts(with: word) {
      return String(decoding: bytes[(start + word.count)...], as: UTF8.self).trimmed
    }
    guard let offset = ByteSearch.first(later, in: bytes) else { return nil }
    return String(decoding: bytes[(offset + later.count)...], as: UTF8.self).trimmed
  }

  static let word = Array("Open:".utf8)
  private static let later = Array(": Open:".utf8)
}

extension [Inline] {
  /// The words of a heading on one line; raw HTML that is no comment is words too, as in
  /// `Use <Core>`.
  var headingText: String {
    map { inline in
      switch inline {
      case .html(let html): html.hasPrefix("<!--") ? "" : html
      case .softBreak, .lineBreak: " "
      case .emphasis(let inner), .strong(let inner), .struck(let inner): inner.headingText
      case .link(_, let inner), .image(_, let inner): inner.headingText
      case .text(let text), .code(let text): text
      }
    }.joined()
  }

  /// Whether any words could mark an open point; a cheap look before the real one.
  fileprivate var mentionsOpen: Bool {
    contains { inline in
      switch inline {
      case .text(let text): Text.holds(text, "Open:")
      case .strong(let inner), .emphasis(let inner): inner.mentionsOpen
      default: false
      }
    }
  }
}
