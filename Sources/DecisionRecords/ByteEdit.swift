import MarkdownBlocks

/// A span of a file and the bytes that take its place.
struct ByteEdit: Sendable, Equatable {
  var range: Range<Int>
  var replacement: [UInt8]

  init(_ range: Range<Int>, _ replacement: String) {
    self.init(range, bytes: Array(replacement.utf8))
  }

  init(_ range: Range<Int>, bytes: [UInt8]) {
    self.range = range
    replacement = bytes
  }

  /// Some bytes with edits made; edits must not overlap.
  static func applying(_ edits: [ByteEdit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in sorted where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound] + edit.replacement
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }
}

/// A record with the bytes it was read from, ready to be edited.
struct OpenedRecord {
  let record: Record
  let document: MarkdownDocument
  var edits: [ByteEdit] = []
  /// What changed keys of the front matter are to say.
  var intended: [String: Set<String>] = [:]
  /// Keys of the front matter that get more items.
  var freeKeys: Set<String> = []

  var source: SourceLines { document.source }
  var bytes: [UInt8] { document.source.bytes }

  init(_ record: Record) throws(RecordsProblem) {
    let bytes: [UInt8]
    do { bytes = try Files.read(record.path) } catch {
      throw .cannotRead(path: record.path, error)
    }
    if let reason = RecordFolder.reasonAgainst(bytes) {
      throw .unreadable(path: record.path, reason)
    }
    document = MarkdownDocument(bytes)
    self.record = RecordReader.record(in: document, path: record.path, id: record.id)
  }

  /// The bytes with all edits made.
  var edited: [UInt8] { ByteEdit.applying(edits, to: bytes) }

  /// The record the edited bytes read as, at another path where the file is renamed.
  func editedRecord(path: String? = nil) -> Record {
    let path = path ?? record.path
    let id = path == record.path ? record.id : Paths.stem(of: Paths.name(of: path))
    return RecordReader.record(in: MarkdownDocument(edited), path: path, id: id)
  }

  mutating func replace(_ range: Range<Int>, with text: String) {
    guard source.text(range) != text else { return }
    edits.append(ByteEdit(range, text))
  }
}

extension OpenedRecord {
  /// The blocks below the first heading with one of some names, up to the next heading.
  func section(_ names: Set<String>) -> (heading: Block, content: ArraySlice<Block>)? {
    let blocks = document.blocks
    func isNamed(_ block: Block) -> Bool {
      block.headingLevel != nil && names.contains(Text.sectionName(block.text))
    }
    let start =
      names == Vocabulary.status
      ? document.statusHeadings(isNamed).first : blocks.firstIndex(where: isNamed)
    guard let start else { return nil }
    let end = blocks[(start + 1)...].firstIndex { $0.headingLevel != nil } ?? blocks.count
    return (blocks[start], blocks[(start + 1)..<end])
  }

  /// Puts a paragraph behind a place in the file, with blank lines around it.
  mutating func insertParagraph(_ text: String, at offset: Int) {
    let end = source.lineEnd
    let before = bytes[..<offset]
    let opening = before.isEmpty ? "" : endsLine(before) ? end : end + end
    let isLast = bytes[offset...].allSatisfy { $0 == 0x0A || $0 == 0x0D }
    let next = bytes[offset...].first
    let isBlankNext = next == nil || next == 0x0A || next == 0x0D
    let hadFinalEnd = before.isEmpty || endsLine(before)
    let closing = isLast && !hadFinalEnd ? "" : isBlankNext ? end : end + end
    edits.append(ByteEdit(offset..<offset, opening + text + closing))
  }

  private func endsLine(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.last == 0x0A || bytes.last == 0x0D
  }

  /// Puts a line behind a place in the file that ends a line.
  mutating func insertLine(_ text: String, at offset: Int) {
    let end = source.lineEnd
    let isEnded = offset == 0 || bytes[offset - 1] == 0x0A || bytes[offset - 1] == 0x0D
    edits.append(ByteEdit(offset..<offset, isEnded ? text + end : end + text))
  }
}
