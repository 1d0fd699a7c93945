import MarkdownBlocks

/// A line `Key: value` outside the front matter.
enum Particular {
  /// The key in lower case and the value, where a line has the form of one.
  static func split(_ line: String) -> (key: String, value: String)? {
    guard let colon = colon(in: line) else { return nil }
    let key = Text.unmarked(line[..<colon]).lowercased()
    guard !key.isEmpty, key.utf8.count <= 40 else { return nil }
    return (key, Text.unmarked(line[line.index(after: colon)...]))
  }

  /// The first colon of a line, the full-width one of Chinese and Japanese included.
  private static func colon(in line: String) -> String.Index? {
    let plain = line.utf8.firstIndex(of: UInt8(ascii: ":"))
    guard line.utf8.contains(0xEF) else { return plain }
    return line.firstIndex { $0 == ":" || $0 == "：" }
  }
}

extension RecordReader {
  /// Reads the particulars a block holds: lines, bullets or cells with a key and a value.
  mutating func readParticulars(_ block: Block) {
    switch block.kind {
    case .paragraph: readLines(block, form: .line)
    case .list: for item in block.children { readItem(item) }
    case .table: readTable(block)
    case .quote: for child in block.children { readParticulars(child) }
    default: break
    }
  }

  private mutating func readItem(_ item: Block) {
    for block in item.children {
      switch block.kind {
      case .paragraph: readLines(block, form: .bullet)
      case .list: for inner in block.children { readItem(inner) }
      default: break
      }
    }
  }

  private mutating func readLines(_ paragraph: Block, form: Record.Place.Form) {
    for (offset, inlines) in paragraph.inlines.sourceLines.enumerated() {
      let line = paragraph.lines.lowerBound + offset
      guard let (key, value) = Particular.split(inlines.text) else { continue }
      read(key: key, value: value, range: document.source.rangeAfterColon(line), form, line: line)
      readRelation(inlines, line: line)
    }
  }

  private mutating func readTable(_ table: Block) {
    guard let head = table.children.first else { return }
    let known = head.children.filter { Vocabulary.isParticular(key(of: $0)) }
    guard table.children.count == 2, known.count > 1 || head.children.count > 2 else {
      for row in table.children where row.children.count >= 2 {
        read(row: row, keyCell: row.children[0], valueColumn: 1)
      }
      return
    }
    let body = table.children[1]
    for (column, cell) in head.children.enumerated() where column < body.children.count {
      read(row: body, keyCell: cell, valueColumn: column)
    }
  }

  private func key(of cell: Block) -> String {
    let text = Text.unmarked(cell.text).lowercased()
    return text.hasSuffix(":") ? String(text.dropLast()) : text
  }

  private mutating func read(row: Block, keyCell: Block, valueColumn: Int) {
    let line = row.lines.lowerBound
    guard let range = document.source.cellRange(line, column: valueColumn) else { return }
    let value = row.children[valueColumn].text
    let key = key(of: keyCell)
    read(key: key, value: value, range: range, .table, line: line)
    if Vocabulary.status.contains(key) {
      readRelation(row.children[valueColumn].inlines, line: line)
    }
  }

  /// Takes one particular over, where its key is known.
  private mutating func read(
    key: String,
    value: String,
    range: Range<Int>,
    _ form: Record.Place.Form,
    line: Int
  ) {
    if Vocabulary.status.contains(key) {
      addStatus(range, form)
    } else if Vocabulary.date.contains(key) {
      if record.datePlace == nil, !value.isEmpty {
        record.datePlace = Record.Place(
          form: form,
          text: document.source.text(range),
          range: range,
          line: line
        )
      }
    } else if Vocabulary.people.contains(key) {
      record.people += Text.listed(value).map { Record.Person(role: key, name: $0) }
    } else if Vocabulary.tags.contains(key) {
      record.tags +=
        value.contains(",") ? Text.listed(value) : value.split(separator: " ").map(String.init)
    } else if Vocabulary.triggers.contains(key), !value.isEmpty {
      record.triggers.append(Trigger(text: value, line: line))
    }
  }

  /// Takes a place that states the status over, unless it is empty.
  mutating func addStatus(_ range: Range<Int>, _ form: Record.Place.Form) {
    let text = document.source.text(range)
    guard !text.isEmpty else { return }
    let line = document.source.lineNumber(at: range.lowerBound)
    record.statusPlaces.append(
      Record.Place(form: form, text: text, range: range, line: line)
    )
  }
}

extension SourceLines {
  /// The bytes of a cell of a table row, blanks excluded.
  func cellRange(_ number: Int, column: Int) -> Range<Int>? {
    let row = trimmed(line(number))
    guard !row.isEmpty else { return nil }
    var start = bytes[row.lowerBound] == UInt8(ascii: "|") ? row.lowerBound + 1 : row.lowerBound
    var cells: [Range<Int>] = []
    for offset in start..<row.upperBound
    where bytes[offset] == UInt8(ascii: "|") && bytes[offset - 1] != UInt8(ascii: "\\") {
      cells.append(trimmed(start..<offset))
      start = offset + 1
    }
    if start < row.upperBound { cells.append(trimmed(start..<row.upperBound)) }
    return column < cells.count ? cells[column] : nil
  }
}

extension Block {
  /// Each line of running text in the block and the blocks inside it, with its number.
  var textRows: [(line: Int, text: String)] {
    let own =
      inlines.isEmpty
      ? [] : textLines.enumerated().map { (lines.lowerBound + $0.offset, $0.element) }
    return own + children.flatMap(\.textRows)
  }

  /// The first line with running text.
  var firstTextLine: Int? {
    textRows.first { !$0.text.trimmed.isEmpty }?.line
  }
}
