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
      ? StatusWords.firstWord(place.text) == words.lowercased() && !hasTarget(place.text)
      : place.text.lowercased() == words.lowercased()
  }

  private func hasTarget(_ text: String) -> Bool {
    Text.holds(text, "](") || RelationWords.mention(in: text) != nil
  }

  private mutating func set(
    _ place: Record.Place,
    to words: String,
    day: String
  ) throws(RecordsProblem) {
    let words = OpenedRecord.spelled(words, like: place.text)
    if place.form == .frontMatter {
      if let entry = entry(at: place) { try set(entry, to: words) }
    } else if CalendarDate(String(place.text.prefix(10))) != nil, place.text.count > 11 {
      insertParagraph("\(day) \(words)", at: source.wholeLine(place.line).upperBound)
    } else {
      replace(changing(place), with: escapedForCell(words, place))
    }
  }

  private func escapedForCell(_ words: String, _ place: Record.Place) -> String {
    place.form == .table ? MarkdownWords.forCell(words) : words
  }

  /// The part of a place that names the status: all of it, or only the word before prose.
  private func changing(_ place: Record.Place) -> Range<Int> {
    let text = place.text
    guard !hasTarget(text), let length = OpenedRecord.lengthOfWord(text) else { return place.range }
    let rest = text.utf8.dropFirst(length)
    let hasProse = rest.contains { Text.isLetter($0) || Text.isDigit($0) || $0 > 0x7F }
    guard hasProse, StatusWords.standing(String(text.utf8.prefix(length)) ?? "") != .unknown else {
      return place.range
    }
    return place.range.lowerBound..<place.range.lowerBound + length
  }

  /// How many bytes of a status reach to the end of its first word.
  private static func lengthOfWord(_ text: String) -> Int? {
    guard let start = text.firstIndex(where: \.isLetter) else { return nil }
    let end = text[start...].firstIndex { !$0.isLetter && $0 != "-" } ?? text.endIndex
    return text.utf8.distance(from: text.startIndex, to: end)
  }

  /// Words with a first letter as large as that of the words they replace.
  static func spelled(_ words: String, like old: String) -> String {
    guard let letter = old.first(where: \.isLetter), letter.isCased, let first = words.first else {
      return words
    }
    return (letter.isUppercase ? first.uppercased() : first.lowercased()) + words.dropFirst()
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
    let end = source.lineEnd
    insertParagraph("## Status\(end)\(end)\(spelled)", at: headEnd)
  }

  /// Where the first section begins: behind the title and the particulars below it.
  private var headEnd: Int {
    let blocks = document.blocks
    guard let title = blocks.firstIndex(where: { $0.headingLevel == 1 }) else {
      return blocks.last?.range.upperBound ?? bytes.count
    }
    let next = blocks[(title + 1)...].firstIndex { $0.headingLevel != nil } ?? blocks.count
    return blocks[next - 1].range.upperBound
  }
}
