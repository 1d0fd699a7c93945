import MarkdownBlocks

extension OpenedRecord {
  /// Writes down that this record is related to another, in the manner of the file.
  ///
  /// A list of links in the front matter or in a section for links is continued; otherwise a
  /// paragraph follows in the Status section; a file without either gets a section at its end.
  mutating func addRelation(
    _ kind: String,
    to other: Record,
    conventions: Conventions
  ) throws(RecordsProblem) {
    guard edits.isEmpty else {
      var later = reopened
      try later.addRelation(kind, to: other, conventions: conventions)
      self = taking(later)
      return
    }
    guard !hasRelation(kind, to: other) else { return }
    let before = linkCount(to: other)
    try writeRelation(kind, to: other, conventions: conventions)
    guard linkCount(to: other) > before else {
      throw .wouldNotRead(
        path: record.path,
        wanted: "\(kind) \(other.title ?? other.fileName)",
        got: "no link"
      )
    }
  }

  /// How many links lead to a record once everything is written; one that came to stand in a
  /// comment or in code is none.
  private func linkCount(to other: Record) -> Int {
    let new = editedRecord()
    return new.links.count { RecordIndex([other]).record(at: $0.target, from: new) != nil }
  }

  private mutating func writeRelation(
    _ kind: String,
    to other: Record,
    conventions: Conventions
  ) throws(RecordsProblem) {
    if let entry = document.frontMatter?["links"], isListOfLinks(entry) {
      return try addToMatter(kind, other, entry, conventions)
    }
    if let entry = relationEntry(kind) { return try add(other, to: entry, conventions) }
    if document.isOfAdrs, document.frontMatter?["links"] == nil, let matter = document.frontMatter {
      freeKeys.insert("links")
      let end = source.lineEnd
      let last = source.lineNumber(at: matter.range.upperBound - 1)
      return insertLine(
        "links:\(end)" + matterLink(kind, other, conventions),
        at: source.wholeLine(last).lowerBound
      )
    }
    let line = kind + " " + link(to: other, conventions: conventions)
    if let section = section(["links"]) { return add(line, to: section) }
    if let section = section(Vocabulary.status) {
      let end = section.content.last { !$0.isComment }?.range.upperBound
      return insertParagraph(line, at: end ?? section.heading.range.upperBound)
    }
    if let section = section(["more information"]) { return add(line, to: section) }
    let end = source.lineEnd
    insertParagraph(
      "## Links\(end)\(end)\(bullet)\(line)",
      at: document.blocks.last?.range.upperBound ?? bytes.count
    )
  }

  private func isListOfLinks(_ entry: FrontMatter.Entry) -> Bool {
    switch entry.value {
    case .list(let items):
      items.contains { !$0.pairs.isEmpty } || items.isEmpty && document.isOfAdrs
    case .empty: document.isOfAdrs
    default: false
    }
  }

  private func hasRelation(_ kind: String, to other: Record) -> Bool {
    record.links.contains { link in
      link.relation == RecordLink.Relation(kind)
        && RecordIndex([other]).record(at: link.target, from: record) != nil
    }
  }

  private mutating func add(
    _ line: String,
    to section: (heading: Block, content: ArraySlice<Block>)
  ) {
    guard let last = section.content.last(where: { !$0.isComment }) else {
      return insertParagraph(bullet + line, at: section.heading.range.upperBound)
    }
    guard case .list = last.kind, let item = last.children.last else {
      return insertParagraph(line, at: last.range.upperBound)
    }
    let raw = source.bytes[source.line(item.lines.lowerBound)]
    let start = raw.prefix { $0 == 0x20 || "*-+".utf8.contains($0) }
    let mark = String(decoding: start, as: UTF8.self)
    insertLine((mark.isEmpty ? bullet : mark) + line, at: lastTextEnd(of: last))
  }

  /// The mark of the file's first list of bullets, or a dash.
  private var bullet: String {
    guard let list = document.blocks.first(where: { $0.kind.isBullets }) else { return "- " }
    let mark = source.bytes[source.trimmed(source.line(list.lines.lowerBound))].prefix(1)
    return mark.isEmpty ? "- " : String(decoding: mark, as: UTF8.self) + " "
  }

  /// The last line of a block that is not blank; lists may count blank lines behind them as theirs.
  func lastTextLine(of block: Block) -> Int {
    var line = block.lines.upperBound
    while line > block.lines.lowerBound, source.trimmed(source.line(line)).isEmpty { line -= 1 }
    return line
  }

  private func lastTextEnd(of block: Block) -> Int {
    source.wholeLine(lastTextLine(of: block)).upperBound
  }

  private mutating func addToMatter(
    _ kind: String,
    _ other: Record,
    _ entry: FrontMatter.Entry,
    _ conventions: Conventions
  ) throws(RecordsProblem) {
    freeKeys.insert(FrontMatter.folded(entry.key))
    if !entry.valueRange.isEmpty {
      if source.text(entry.valueRange) != "[]" { try checkPlain(entry) }
      edits.append(ByteEdit(entry.valueRange.lowerBound - 1..<entry.valueRange.upperBound, ""))
    }
    insertLine(
      matterLink(kind, other, conventions),
      at: source.wholeLine(entry.lines.upperBound).upperBound
    )
  }

  private func matterLink(_ kind: String, _ other: Record, _ conventions: Conventions) -> String {
    let word = kind.lowercased().filter(\.isLetter)
    let number = other.number.flatMap { conventions.sharedNumbers.contains($0) ? nil : $0 }
    let target = number.map(String.init) ?? YAML.quoted(other.id)
    return "  - target: \(target)\(source.lineEnd)    kind: \(YAML.quoted(word))"
  }

  /// A link to another record with the words the folder uses for it.
  func link(to other: Record, conventions: Conventions) -> String {
    let address = Percent.encoded(
      Paths.relative(absolute(other.path), from: Paths.folder(of: absolute(record.path)))
    )
    return MarkdownWords.link(RelationWords.name(of: other, conventions: conventions), to: address)
  }

  private func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? Paths.normalised(path) : Paths.normalised("/" + path)
  }
}

extension RelationWords {
  /// What other records call a record: its heading where headings are numbered, `ADR-0012` where
  /// they are not, and its id where it has no number.
  static func name(of record: Record, conventions: Conventions) -> String {
    guard let number = record.number else { return record.id }
    let isLegible = !(record.heading ?? "").unicodeScalars.contains("\u{FFFD}")
    if isLegible, let heading = record.heading, record.headingNumber != nil { return heading }
    if isLegible, conventions.heading == .dotted, let title = record.title {
      return "\(number). \(title)"
    }
    return "ADR-" + Conventions.padded(number, conventions.nameDigits ?? 4)
  }

  /// How a record is named in front matter.
  static func plainName(of record: Record, conventions: Conventions) -> String {
    guard let number = record.number else { return record.id }
    return "ADR-" + Conventions.padded(number, conventions.nameDigits ?? 4)
  }
}
