import MarkdownBlocks

/// Leads links from an old file to a new one.
struct InboundRepair {
  let old: Record
  let new: Record
  let newName: String

  func edits(in document: MarkdownDocument, at path: String) -> [ByteEdit] {
    let repair = LinkRepair(document: document) { leads($0, from: path, to: old) }
    let cells = document.blocks.flatMap(\.tableLines)
    return repair.addresses().flatMap { range -> [ByteEdit] in
      let address = renamed(document.source.text(range))
      let isCell = cells.contains { $0.contains(document.source.lineNumber(at: range.lowerBound)) }
      return [ByteEdit(range, address)]
        + wordEdits(before: range, in: document.source, address: address, isCell: isCell)
    } + idEdits(in: document, at: path)
  }

  /// Places that name the record by its id: in front matter and in words of relations.
  private func idEdits(in document: MarkdownDocument, at path: String) -> [ByteEdit] {
    let record = RecordReader.record(in: document, path: path, id: "")
    let index = RecordIndex([old])
    var found: [ByteEdit] = []
    for link in record.links {
      guard case .id(let id) = link.target, index.record(at: link.target, from: record) != nil
      else { continue }
      let entry = document.frontMatter?.entries.first { $0.lines.contains(link.line) }
      for line in entry?.lines ?? link.line...link.line {
        for range in document.source.wholeWords(id, in: document.source.line(line))
        where !found.contains(where: { $0.range == range }) {
          found.append(ByteEdit(range, newID))
        }
      }
    }
    return found
  }

  private var newID: String {
    let category = old.id.lastIndex(of: "/").map { old.id[...$0] } ?? ""
    return category + Paths.stem(of: newName)
  }

  /// How many relations of a document, links and front matter alike, lead to the record.
  func relations(in document: MarkdownDocument, at path: String, isNew: Bool) -> Int {
    var wanted = old
    if isNew {
      wanted = new
      wanted.id = newID
    }
    let index = RecordIndex([wanted])
    let record = RecordReader.record(in: document, path: path, id: "")
    return record.links.count { index.record(at: $0.target, from: record) != nil }
  }

  /// How many links of a document lead to the record.
  func count(in document: MarkdownDocument, at path: String, isNew: Bool) -> Int {
    document.links.filter { leads($0.destination, from: path, to: isNew ? new : old) }.count
  }

  private func leads(_ address: String, from path: String, to record: Record) -> Bool {
    guard let linked = RecordLink.Target(address: address).path, !linked.isEmpty else {
      return false
    }
    let target = Paths.joined(Paths.folder(of: path), linked)
    let wanted = Paths.normalised(record.path)
    return target == wanted || target + Paths.ending(of: wanted) == wanted
      || (target.hasSuffix(".html") && Paths.stem(of: target) == Paths.stem(of: wanted))
  }

  /// An address with the file's name exchanged; folder, extension and fragment stay.
  private func renamed(_ address: String) -> String {
    let end = address.firstIndex { $0 == "#" || $0 == "?" } ?? address.endIndex
    let path = address[..<end]
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let last = Percent.decoded(String(path[start...]))
    let isBare = last == Paths.stem(of: old.fileName)
    let isPage = path.lowercased().hasSuffix(".html")
    let stem = Paths.stem(of: newName)
    let name = isBare ? stem : isPage ? stem + ".html" : newName
    return path[..<start] + Percent.encoded(name) + address[end...]
  }

  /// Words of a link that are the old title get the new one; other words stay.
  private func wordEdits(
    before place: Range<Int>,
    in source: SourceLines,
    address: String,
    isCell: Bool
  ) -> [ByteEdit] {
    let line = source.wholeLine(source.lineNumber(at: place.lowerBound))
    let before = source.text(line.lowerBound..<place.lowerBound)
    for (plain, new) in names {
      let written = MarkdownWords.linkText(plain, to: "x")
      for old in [plain, written, MarkdownWords.line(plain), MarkdownWords.forCell(written)] {
        for ending in ["](", "](<"] where before.hasSuffix("[" + old + ending) {
          let end = place.lowerBound - ending.utf8.count
          let words = MarkdownWords.linkText(new, to: address)
          let fitting = isCell ? MarkdownWords.forCell(words) : words
          return [ByteEdit(end - old.utf8.count..<end, fitting)]
        }
      }
    }
    return []
  }

  private var names: [(String, String)] {
    var names: [(String, String)] = []
    func add(_ old: String?, _ new: String?) {
      guard let old, let new, !old.isEmpty else { return }
      names.append((old, new))
    }
    add(old.heading, new.heading)
    add(old.title, new.title)
    if let number = old.number {
      add(old.title.map { "\(number). \($0)" }, new.title.map { "\(number). \($0)" })
    }
    add(old.id, new.id)
    return names
  }
}

extension Block {
  /// The lines of every table in the block.
  fileprivate var tableLines: [ClosedRange<Int>] {
    kind.isTable ? [lines] : children.flatMap(\.tableLines)
  }
}

extension SourceLines {
  /// Where some words stand in a range as a name of their own.
  fileprivate func wholeWords(_ words: String, in range: Range<Int>) -> [Range<Int>] {
    let wanted = Array(words.utf8)
    guard !wanted.isEmpty, range.count >= wanted.count else { return [] }
    return (range.lowerBound...range.upperBound - wanted.count).compactMap { start in
      let end = start + wanted.count
      guard bytes[start..<end].elementsEqual(wanted),
        start == range.lowerBound || !isNamePart(bytes[start - 1]),
        end == range.upperBound || !isNamePart(bytes[end]) || isFullStop(end, in: range)
      else { return nil }
      return start..<end
    }
  }

  private func isFullStop(_ offset: Int, in range: Range<Int>) -> Bool {
    bytes[offset] == UInt8(ascii: ".")
      && (offset + 1 >= range.upperBound || Text.isSpace(bytes[offset + 1]))
  }

  private func isNamePart(_ byte: UInt8) -> Bool {
    Text.isNameByte(byte) || byte >= 0x80 || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".")
  }
}
