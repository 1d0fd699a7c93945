import MarkdownBlocks

extension OpenedRecord {
  /// Changes the status wherever the file states it; where it states none, it gets one.
  ///
  /// - Parameters:
  ///   - matter: The words for the front matter.
  ///   - prose: The words for anywhere else, Markdown allowed.
  ///
  /// Throws `editByHand` for a status in the front matter that is more than words on one line.
  mutating func setStatus(
    matter: String,
    prose: String,
    day: String,
    conventions: Conventions
  ) throws(RecordsProblem) {
    for entry in document.frontMatter?.entries ?? []
    where FrontMatter.folded(entry.key) == "status" && entry.value.text == nil
      && entry.value != .empty
    {
      throw .editByHand(path: record.path, line: entry.lines.lowerBound, key: entry.key)
    }
    if record.statusPlaces.isEmpty {
      return try addStatus(prose, matter: matter, conventions: conventions)
    }
    for place in record.statusPlaces {
      let words = place.form == .frontMatter ? matter : prose
      if !isStated(words, at: place) { try set(place, to: words, day: day) }
    }
  }

  /// Whether a place says the same already, whatever surrounds it.
  private func isStated(_ words: String, at place: Record.Place) -> Bool {
    let isPlain = !words.contains(" ")
    return isPlain
      ? StatusWords.firstWord(place.text) == words.lowercased()
      : place.text.lowercased() == words.lowercased()
  }

  private mutating func set(
    _ place: Record.Place,
    to words: String,
    day: String
  ) throws(RecordsProblem) {
    if place.form == .frontMatter {
      guard let entry = entry(at: place) else { return }
      try checkPlain(entry)
      try set(entry, to: try changed(place, to: words))
    } else if CalendarDate(String(place.text.prefix(10))) != nil, place.text.count > 11 {
      let words = OpenedRecord.spelled(words, like: place.text)
      insertParagraph("\(day) \(words)", at: source.wholeLine(place.line).upperBound)
    } else {
      try exchange(place, with: words)
    }
  }

  /// The text of a place with other words for the status; what surrounds them stays.
  private func changed(
    _ place: Record.Place,
    to words: String
  ) throws(RecordsProblem) -> String {
    guard let span = StatusSpan(in: place.text, for: words) else { throw cannotTell(place) }
    let bytes = Array(place.text.utf8)
    let old = String(decoding: bytes[span.word], as: UTF8.self)
    let edits = span.edits(OpenedRecord.spelled(words, like: old))
    return String(decoding: ByteEdit.applying(edits, to: bytes), as: UTF8.self)
  }

  /// Puts other words in the place of a status in running text, and nothing else.
  private mutating func exchange(
    _ place: Record.Place,
    with words: String
  ) throws(RecordsProblem) {
    let text = Text.inSameBytes(bytes[place.range])
    guard let found = StatusSpan(in: text, for: words) else { throw cannotTell(place) }
    let span = found.moved(by: place.range.lowerBound)
    let words = OpenedRecord.spelled(words, like: source.text(span.word))
    let written = place.form == .table ? MarkdownWords.forCell(words) : words
    let new = ByteEdit.applying(span.edits(written), to: bytes)
    guard new != bytes else { return }
    guard StatusProof(bytes: bytes).allows(span, written: written, words: words) else {
      throw cannotTell(place)
    }
    edits += span.edits(written)
  }

  private func cannotTell(_ place: Record.Place) -> RecordsProblem {
    .statusInProse(path: record.path, line: place.line, status: place.text)
  }

  /// Words with letters as large as those of the words they replace: the first letter, or the whole
  /// first word.
  static func spelled(_ words: String, like old: String) -> String {
    guard let letter = old.first(where: \.isLetter), letter.isCased, let first = words.first else {
      return words
    }
    if isShouted(old) {
      let word = words.prefix { !$0.isWhitespace }
      return word.uppercased() + words[word.endIndex...]
    }
    return (letter.isUppercase ? first.uppercased() : first.lowercased()) + words.dropFirst()
  }

  /// Whether the first word of a status is written in large letters; `RFC` and `WIP` are always.
  static func isShouted(_ status: String) -> Bool {
    let word = status.drop { !$0.isLetter }.prefix { $0.isLetter }
    return word.count > 3 && word.allSatisfy(\.isUppercase)
  }

  private mutating func addStatus(
    _ prose: String,
    matter words: String,
    conventions: Conventions
  ) throws(RecordsProblem) {
    if let matter = document.frontMatter {
      if let entry = matter["status"] { return try set(entry, to: words) }
      intend(words, for: "status")
      return insertLine(
        "status: " + YAML.quoted(words),
        at: source.wholeLine(1).upperBound
      )
    }
    let spelled = conventions.spelled(prose)
    if let section = section(Vocabulary.status) {
      return insertParagraph(spelled, at: section.heading.range.upperBound)
    }
    if let (line, text) = statusBullet(conventions.statuses.isEmpty ? prose : spelled) {
      return insertLine(text, at: source.wholeLine(line).lowerBound)
    }
    let end = source.lineEnd
    insertParagraph("## Status\(end)\(end)\(spelled)", at: headEnd)
  }

  /// A bullet for the status like the first of those that state something, and the line of that one;
  /// nil where no bullets below the title do.
  private func statusBullet(_ words: String) -> (line: Int, text: String)? {
    let blocks = document.blocks
    let start = blocks.firstIndex { $0.headingLevel == 1 }.map { $0 + 1 } ?? 0
    let head = blocks[start...].prefix { $0.headingLevel == nil }
    for (line, text) in head.filter(\.kind.isBullets).flatMap(\.textRows) {
      guard let (key, _) = Particular.split(text), Vocabulary.isParticular(key) else { continue }
      let place = Record.Place(
        form: .bullet,
        text: "",
        range: source.rangeAfterColon(line),
        line: line
      )
      return twin(of: place, key: key, as: "status", value: words).map { (line, $0) }
    }
    return nil
  }

  /// Where the first section begins: behind the title and the particulars below it.
  private var headEnd: Int {
    let blocks = document.blocks
    guard let title = blocks.firstIndex(where: { $0.headingLevel == 1 }) else {
      return blocks.last.map { source.wholeLine(lastTextLine(of: $0)).upperBound } ?? bytes.count
    }
    let next = blocks[(title + 1)...].firstIndex { $0.headingLevel != nil } ?? blocks.count
    return source.wholeLine(lastTextLine(of: blocks[next - 1])).upperBound
  }
}
