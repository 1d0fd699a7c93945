import MarkdownBlocks

extension RecordFolder {
  /// Gives a record another title: in its heading and front matter, in its file's name, and in
  /// every link to it from the folder's files, all or nothing.
  @discardableResult
  public func retitle(_ reference: String, to title: String) throws(RecordsProblem) -> Written {
    let title = MarkdownWords.oneLine(title)
    guard !title.isEmpty else { throw .emptyTitle }
    guard Files.kind(of: path) == .folder else { throw .notAFolder(path: path) }
    return try holding { () throws(RecordsProblem) in
      try recoverLocked()
      let contents = try contents()
      let old = try RecordIndex(contents).record(reference)
      return try retitle(old, to: title, in: contents)
    }
  }

  private func retitle(
    _ old: Record,
    to title: String,
    in contents: Contents
  ) throws(RecordsProblem) -> Written {
    var opened = try OpenedRecord(old)
    try opened.setTitle(title)
    let newPath = try self.newPath(of: old, title: title)
    let repair = InboundRepair(
      old: old,
      new: opened.editedRecord(path: newPath),
      newName: Paths.name(of: newPath)
    )
    opened.edits += repair.edits(in: opened.document, at: old.path)
    var changes = [
      FileChange(path: old.path, old: opened.bytes, new: newPath == old.path ? opened.edited : nil)
    ]
    if newPath != old.path {
      changes.append(FileChange(path: newPath, old: nil, new: opened.edited))
    }
    try check(opened, path: newPath, title: title)
    changes += try repaired(repair, in: contents)
    changes.removeAll { $0.old == $0.new }
    try Transaction(folder: path, steps: steps).commit(changes)
    let renamed = newPath == old.path ? nil : Written.Renamed(from: old.path, to: newPath)
    return Written(
      changed: changes.filter { $0.new != nil }.map(\.path),
      renamed: renamed,
      pending: []
    )
  }

  private func check(
    _ opened: OpenedRecord,
    path: String,
    title: String
  ) throws(RecordsProblem) {
    let new = opened.editedRecord(path: path)
    let isNumbered =
      new.headingNumber == opened.record.headingNumber || opened.record.headingNumber == nil
    guard new.title == title || new.heading == title, isNumbered else {
      throw .wouldNotRead(path: opened.record.path, wanted: title, got: new.title ?? "no title")
    }
  }

  /// The path for a new title: everything of the name stays but its words. A name that would differ
  /// in the size of letters only stays too, as not every disk can tell the two apart.
  private func newPath(of record: Record, title: String) throws(RecordsProblem) -> String {
    let name = FileName(record.fileName)
    let day =
      name.isDated ? RecordFolder.day(in: name, stem: Paths.stem(of: record.fileName)) : name.digits
    let dot = record.fileName.lastIndex(of: ".") ?? record.fileName.endIndex
    let separator =
      name.digits.isEmpty ? "" : name.separator.isEmpty ? "-" : String(name.separator.prefix(1))
    let new =
      name.prefix + day + separator + Slug.of(title, joinedBy: name.wordSeparator ?? "-")
      + record.fileName[dot...]
    guard new.lowercased() != record.fileName.lowercased() else { return record.path }
    let path = Paths.folder(of: record.path) + "/" + new
    guard Files.kind(of: path) == nil else { throw .nameTaken(path: path) }
    return path
  }

  /// Whether a file may name another in a footnote, where the parser sees no link.
  private static func hasFootnote(_ path: String, naming name: String) -> Bool {
    guard let bytes = try? Files.read(path) else { return false }
    return ByteSearch.first(Array("[^".utf8), in: bytes) != nil
      && ByteSearch.first(Array(Paths.stem(of: name).utf8), in: bytes) != nil
  }

  private static func day(in name: FileName, stem: String) -> String {
    name.digits.count == 8 ? name.digits : String(stem.dropFirst(name.prefix.count).prefix(10))
  }

  /// The other files of the folder with their links led to the new place.
  private func repaired(
    _ repair: InboundRepair,
    in contents: Contents
  ) throws(RecordsProblem) -> [FileChange] {
    let index = RecordIndex([repair.old])
    let linking = contents.records.filter { record in
      record.path != repair.old.path
        && (record.links.contains { index.record(at: $0.target, from: record) != nil }
          || RecordFolder.hasFootnote(record.path, naming: repair.old.fileName))
    }.map(\.path)
    let companions = contents.companions.filter { $0.kind != .template }.map(\.path)
    var changes: [FileChange] = []
    for path in linking + companions {
      guard let bytes = try? Files.read(path) else { continue }
      let document = MarkdownDocument(bytes)
      let edited = ByteEdit.applying(repair.edits(in: document, at: path), to: bytes)
      guard
        repair.count(in: MarkdownDocument(edited), at: path, isNew: true)
          == repair.count(in: document, at: path, isNew: false),
        repair.relations(in: MarkdownDocument(edited), at: path, isNew: true)
          == repair.relations(in: document, at: path, isNew: false)
      else {
        throw .wouldNotRead(path: path, wanted: repair.newName, got: repair.old.fileName)
      }
      if edited != bytes { changes.append(FileChange(path: path, old: bytes, new: edited)) }
    }
    return changes
  }
}

extension OpenedRecord {
  /// Changes the words of the title, keeping number and marks around it.
  mutating func setTitle(_ title: String) throws(RecordsProblem) {
    let matter = document.frontMatter?["title"]
    let heading = document.blocks.first { $0.headingLevel == 1 }
    guard matter != nil || heading != nil else { throw .noTitle(path: record.path) }
    if let matter {
      let old = YAML.plain(source.text(matter.valueRange))
      try set(matter, to: numberPart(of: old) + title)
    }
    if let heading {
      let range = try titleRange(of: heading)
      replace(range, with: MarkdownWords.line(title))
      try checkHeading(heading, range)
    }
    guard keepsMatter else {
      throw .wouldNotRead(path: record.path, wanted: title, got: record.title ?? "no title")
    }
  }

  /// What stands before the words of a title: number and separator, or nothing.
  private func numberPart(of text: String) -> String {
    let parts = NumberedHeading(text, in: FileName(record.fileName))
    return parts.number == nil || parts.title == text
      ? "" : String(text.dropLast(parts.title.count))
  }

  /// The bytes of a heading's words behind the number, closing marks and comments excluded.
  ///
  /// Throws where the number is not written as it reads.
  private func titleRange(of heading: Block) throws(RecordsProblem) -> Range<Int> {
    var range = source.trimmed(source.line(heading.lines.lowerBound))
    let hashes = source.bytes[range].prefix { $0 == UInt8(ascii: "#") }.count
    if hashes > 0, hashes <= 6 {
      range = source.trimmed(range.lowerBound + hashes..<range.upperBound)
      range = withoutClosingMarks(range)
    } else if heading.lines.count > 2 {
      let last = source.line(heading.lines.upperBound - 1)
      range = range.lowerBound..<source.trimmed(last).upperBound
    }
    range = source.trimmed(range.lowerBound..<source.withoutComment(range))
    let prefix = numberPart(of: heading.inlines.headingText.trimmed)
    if prefix.isEmpty { return range }
    range = withoutMarksAround(range, heading.inlines)
    guard source.bytes[range].starts(with: prefix.utf8) else { throw headingByHand(heading) }
    return range.lowerBound + prefix.utf8.count..<range.upperBound
  }

  /// A range without the marks of emphasis or of a link that hold number and title together.
  private func withoutMarksAround(_ range: Range<Int>, _ inlines: [Inline]) -> Range<Int> {
    let shown = inlines.filter { if case .html = $0 { false } else { !$0.isBlank } }
    guard shown.count == 1, range.count > 4 else { return range }
    switch shown[0] {
    case .strong(let inner):
      return withoutMarksAround(range.lowerBound + 2..<range.upperBound - 2, inner)
    case .emphasis(let inner):
      return withoutMarksAround(range.lowerBound + 1..<range.upperBound - 1, inner)
    case .link(_, let inner):
      let bytes = source.bytes[range]
      guard let end = bytes.indices.last(where: { bytes[$0...].starts(with: "](".utf8) }),
        end > range.lowerBound
      else { return range }
      return withoutMarksAround(range.lowerBound + 1..<end, inner)
    default: return range
    }
  }

  /// Checks that a heading with other words has the number, the marks around both and the comments
  /// it had.
  private func checkHeading(_ heading: Block, _ range: Range<Int>) throws(RecordsProblem) {
    let words = "Qx"
    let marked = MarkdownDocument(ByteEdit.applying([ByteEdit(range, words)], to: bytes))
    let new = marked.blocks.first { $0.headingLevel == 1 }
    let prefix = numberPart(of: heading.inlines.headingText.trimmed)
    guard let new, new.inlines.headingText.trimmed == prefix + words,
      new.inlines.comments == heading.inlines.comments, marked.blocks.count == document.blocks.count
    else { throw headingByHand(heading) }
  }

  private func headingByHand(_ heading: Block) -> RecordsProblem {
    .titleByHand(path: record.path, line: heading.lines.lowerBound, heading: heading.text)
  }

  private func withoutClosingMarks(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, source.bytes[end - 1] == UInt8(ascii: "#") { end -= 1 }
    guard end < range.upperBound, end == range.lowerBound || source.bytes[end - 1] == 0x20 else {
      return range
    }
    return source.trimmed(range.lowerBound..<end)
  }
}

extension Inline {
  fileprivate var isBlank: Bool {
    if case .text(let text) = self { text.trimmed.isEmpty } else { false }
  }
}

extension [Inline] {
  /// The comments in running text, in order.
  fileprivate var comments: [String] {
    flatMap { inline -> [String] in
      switch inline {
      case .html(let html): html.hasPrefix("<!--") ? [html] : []
      case .emphasis(let inner), .strong(let inner), .struck(let inner): inner.comments
      case .link(_, let inner), .image(_, let inner): inner.comments
      default: []
      }
    }
  }
}
