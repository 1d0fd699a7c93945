import MarkdownBlocks

/// Writes a new record in the manner of another, line by line: the lines that state things with new
/// values, the headings with hints below them, and nothing else.
struct ModelText {
  let model: RecordModel
  let slots: Template.Slots
  let title: String
  let stem: String
  let number: Int
  private var lines: [String] = []
  /// The line of the model that was written last.
  private var last: Int?
  /// The new values, by where the old ones stand in the model.
  private var edits: [ByteEdit] = []
  /// The lines of the model that are kept.
  private var kept: Set<Int> = []

  var document: MarkdownDocument { model.opened.document }
  var source: SourceLines { model.opened.source }
  var record: Record { model.record }

  init(_ model: RecordModel, _ slots: Template.Slots, title: String, path: String, number: Int) {
    self.model = model
    self.slots = slots
    self.title = title
    self.number = number
    stem = Paths.stem(of: Paths.name(of: path))
  }

  /// The whole text, with line feeds.
  mutating func written() -> String {
    placeValues()
    lines = matterLines()
    last = document.frontMatter.map { source.lineNumber(at: $0.range.upperBound - 1) }
    let titleIndex = document.blocks.firstIndex { $0.headingLevel == 1 }
    if titleIndex == nil, document.frontMatter?["title"] == nil { writeTitle(nil) }
    var isSkipping = false
    for (index, block) in document.blocks.enumerated() {
      if index == titleIndex {
        writeTitle(block)
      } else if block.headingLevel != nil {
        isSkipping = !writeHeading(block)
      } else if !isSkipping {
        write(keptLines(of: block), ofOneBlock: true)
      }
    }
    if !hasSections { writeUsualSections() }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension ModelText {
  private mutating func placeValues() {
    for place in record.statusPlaces where place.form != .frontMatter {
      let words = MarkdownWords.line(OpenedRecord.spelled(slots.status, like: place.text))
      put(place.isLogged ? slots.date + " " + words : place.saying(words), at: place)
    }
    if let place = record.datePlace, place.form != .frontMatter { put(slots.date, at: place) }
  }

  private mutating func put(_ words: String, at place: Record.Place) {
    kept.insert(place.line)
    guard place.form == .table else { return edits.append(ByteEdit(place.range, words)) }
    let words = MarkdownWords.forCell(words)
    let blanks = source.bytes[place.range.upperBound...].prefix { $0 == 0x20 }.count
    let room = max(blanks, 1) - 1 + place.text.count - words.count
    let range = place.range.lowerBound..<place.range.upperBound + max(blanks, 1) - 1
    edits.append(ByteEdit(range, words + String(repeating: " ", count: max(0, room))))
  }

  private mutating func writeTitle(_ block: Block?) {
    let text = "# " + MarkdownWords.line(slots.heading)
    if !lines.isEmpty, block.map({ isApart($0.lines.lowerBound) }) ?? true { lines.append("") }
    lines.append(text)
    last = block?.lines.upperBound
    guard needsDateLine else { return }
    lines += ["", "Date: \(slots.date)"]
    last = nil
  }

  /// Writes a heading most records have, or one that states something; false for others.
  private mutating func writeHeading(_ block: Block) -> Bool {
    let title = Text.unmarked(block.text).lowercased()
    let rows = Array(block.lines)
    if ModelText.stating.contains(title) || !kept.isDisjoint(with: rows) {
      write(rows)
      return true
    }
    guard block.headingLevel != 1, model.common.contains(title) else { return false }
    write(rows)
    if let hint = Template.hint(below: title) { lines += ["", hint] }
    last = nil
    return false
  }

  private static let stating = Vocabulary.status.union(Vocabulary.date).union(Vocabulary.metadata)

  private mutating func write(_ rows: [Int], ofOneBlock isOneBlock: Bool = false) {
    for (index, row) in rows.enumerated() {
      if !lines.isEmpty, isApart(row, isInside: isOneBlock && index > 0) { lines.append("") }
      lines.append(rendered(row))
      last = row
      if let other = companion(of: row) { lines.append(other) }
    }
  }

  /// Whether a blank line stands before a line, or would have to.
  private func isApart(_ row: Int, isInside: Bool = false) -> Bool {
    if row > 1, source.trimmed(source.line(row - 1)).isEmpty { return true }
    return !isInside && last != row - 1
  }

  private func rendered(_ row: Int) -> String {
    let range = source.line(row)
    let inside = edits.filter { range.contains($0.range.lowerBound) }.map { edit in
      var edit = edit
      let start = edit.range.lowerBound - range.lowerBound
      edit.range = start..<start + edit.range.count
      return edit
    }
    return String(
      decoding: ByteEdit.applying(inside, to: Array(source.bytes[range])),
      as: UTF8.self
    )
  }
}

extension ModelText {
  private var hasSections: Bool {
    document.blocks.contains { block in
      block.headingLevel == 2
        && model.common.subtracting(ModelText.stating)
          .contains(Text.unmarked(block.text).lowercased())
    }
  }

  private mutating func writeUsualSections() {
    let isNygard =
      record.statusPlaces.contains { $0.form == .section } || record.headingNumber != nil
    for part in Template.usualSections(isNygard: isNygard) { lines += ["", part] }
  }

  /// The lines of a block that are kept: those that state something, and in tables the head.
  private mutating func keptLines(of block: Block) -> [Int] {
    if block.kind.isTable { return tableLines(block) }
    for (row, text) in block.textRows where !kept.contains(row) { empty(row, text) }
    return block.lines.filter(kept.contains)
  }

  /// Keeps a line that names people or tags, without them.
  private mutating func empty(_ row: Int, _ text: String) {
    guard let (key, _) = Particular.split(text),
      Vocabulary.people.contains(key) || Vocabulary.tags.contains(key)
    else { return }
    let value = source.rangeAfterColon(row)
    let rest = source.bytes[value.upperBound..<source.line(row).upperBound]
    guard rest.allSatisfy({ $0 == 0x20 || $0 == UInt8(ascii: "\\") }) else { return }
    var start = value.lowerBound
    while start > 0, source.bytes[start - 1] == 0x20 { start -= 1 }
    kept.insert(row)
    edits.append(ByteEdit(start..<value.upperBound, ""))
  }

  private mutating func tableLines(_ table: Block) -> [Int] {
    let rows = table.children.map(\.lines.lowerBound)
    guard let first = rows.first, rows.contains(where: kept.contains) else { return [] }
    let isAcross =
      rows.dropFirst().filter(kept.contains).count == 1 && rows.count == 2
      && record.statusPlaces.contains { $0.line == rows[1] } && !isKeyed(rows[1])
    let body = rows.dropFirst().filter { isAcross || kept.contains($0) }
    if isAcross { emptyCells(of: table) }
    return [first, first + 1] + body
  }

  /// Whether the first cell of a row is a key.
  private func isKeyed(_ row: Int) -> Bool {
    guard let cell = source.cellRange(row, column: 0) else { return false }
    let key = Text.unmarked(source.text(cell)).lowercased()
    return Vocabulary.isParticular(key.hasSuffix(":") ? String(key.dropLast()) : key)
  }

  private mutating func emptyCells(of table: Block) {
    guard let row = table.children.last else { return }
    for column in row.children.indices {
      guard let cell = source.cellRange(row.lines.lowerBound, column: column), !cell.isEmpty,
        !edits.contains(where: { $0.range.lowerBound == cell.lowerBound })
      else { continue }
      edits.append(ByteEdit(cell, String(repeating: " ", count: source.text(cell).count)))
    }
  }
}

extension ModelText {
  /// Whether the date has to be said in a line of its own below the title.
  private var needsDateLine: Bool {
    guard record.datePlace == nil, document.frontMatter == nil else { return false }
    return !record.statusPlaces.contains { $0.isLogged || twin(of: $0, .date) != nil }
  }

  /// The line that states what the model does not, like the line of the model that was just
  /// written: a date behind a status, or a status behind a date.
  private func companion(of row: Int) -> String? {
    if let place = record.statusPlaces.first, place.line == row, record.datePlace == nil,
      document.frontMatter == nil, !place.isLogged
    {
      return twin(of: place, .date)
    }
    guard record.statusPlaces.isEmpty, let place = record.datePlace, place.line == row else {
      return nil
    }
    return twin(of: place, .status)
  }

  private enum Key: String {
    case date, status
  }

  /// A line like that of a place, with another key and another value.
  private func twin(of place: Record.Place, _ key: Key) -> String? {
    guard [.line, .bullet, .table].contains(place.form) else { return nil }
    let value = key == .date ? slots.date : slots.status
    return model.opened.twin(
      of: place,
      key: (key == .date ? Key.status : .date).rawValue,
      as: key.rawValue,
      value: value
    )
  }
}

extension OpenedRecord {
  /// The line of a place with its key and its value exchanged; nil where the key stands nowhere
  /// before the value. The new key's letters are as large as the old one's.
  func twin(of place: Record.Place, key old: String, as key: String, value: String) -> String? {
    let line = source.line(place.line)
    guard line.lowerBound <= place.range.lowerBound, place.range.upperBound <= line.upperBound
    else { return nil }
    let before = source.text(line.lowerBound..<place.range.lowerBound)
    let folded = before.lowercased()
    guard let range = folded.firstRange(of: old), folded.count == before.count else { return nil }
    let offset = folded.distance(from: folded.startIndex, to: range.lowerBound)
    let start = before.index(before.startIndex, offsetBy: offset)
    let end = before.index(start, offsetBy: old.count)
    let written = OpenedRecord.spelled(key, like: String(before[start..<end]))
    let gap = before.hasSuffix(":") ? " " : ""
    return before[..<start] + written + before[end...] + gap + value
      + source.text(place.range.upperBound..<line.upperBound)
  }
}

extension Record.Place {
  /// The place's text with another status, with the marks around it but without prose.
  fileprivate func saying(_ words: String) -> String {
    guard let span = StatusSpan(in: text) else { return words }
    let rest = text.utf8.indices.enumerated().filter { offset, _ in
      !span.word.contains(offset) && !span.belongings.contains { $0.contains(offset) }
    }.map { text.utf8[$0.element] }
    let isBare = rest.allSatisfy { " *_.`\"'".utf8.contains($0) }
    guard isBare else { return words }
    return String(
      decoding: ByteEdit.applying(span.edits(words), to: Array(text.utf8)),
      as: UTF8.self
    )
  }

  /// Whether the place is a line of a log of statuses: a day, then words.
  var isLogged: Bool {
    form == .section && text.count > 11 && CalendarDate(String(text.prefix(10))) != nil
  }
}
