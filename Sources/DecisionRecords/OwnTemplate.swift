import MarkdownBlocks

/// A template from a file, filled in one pass, so that words of a title are never taken for places.
enum OwnTemplate {
  /// The template with the words NUMBER, TITLE, DATE and STATUS replaced, in braces or bare, and
  /// then with heading, status and date where it has other places for them.
  static func filled(
    _ bytes: [UInt8],
    of path: String,
    number: Int,
    title: String,
    slots: Template.Slots,
    conventions: Conventions
  ) throws(RecordsProblem) -> String {
    let words = [
      "NUMBER": conventions.numberText(number), "TITLE": MarkdownWords.line(title),
      "DATE": slots.date,
      "STATUS": conventions.spelled(slots.status),
    ]
    let text = Array(replacing(words, in: String(decoding: bytes, as: UTF8.self)).utf8)
    var opened = OpenedRecord(MarkdownDocument(text), path: path)
    try fill(&opened, number: number, title: title, slots: slots, conventions: conventions)
    return String(decoding: opened.edited, as: UTF8.self)
  }

  /// Replaces words in one pass; the first of each on a line, as adr-tools does.
  static func replacing(_ words: [String: String], in text: String) -> String {
    var result = ""
    var used: Set<String> = []
    var rest = Substring(text)
    while let first = rest.first {
      if first.isNewline { used = [] }
      let isBraced = first == "{"
      let word = rest.dropFirst(isBraced ? 1 : 0).prefix { $0.isASCII && $0.isUppercase }
      let after = word.endIndex < rest.endIndex ? rest[word.endIndex] : nil
      let isWhole =
        isBraced
        ? after == "}"
        : !(result.last.map(isWordPart) ?? false) && !(after.map(isWordPart) ?? false)
      if let value = words[String(word)], isWhole, used.insert(String(word)).inserted {
        result += value
        rest = rest[word.endIndex...].dropFirst(isBraced ? 1 : 0)
      } else {
        let step = max(1, word.count + (isBraced ? 1 : 0))
        result += rest.prefix(step)
        rest = rest.dropFirst(step)
      }
    }
    return result
  }

  private static func isWordPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private static func fill(
    _ opened: inout OpenedRecord,
    number: Int,
    title: String,
    slots: Template.Slots,
    conventions: Conventions
  ) throws(RecordsProblem) {
    if opened.record.title != title,
      let heading = opened.document.blocks.first(where: { $0.headingLevel == 1 })
    {
      let range = heading.range.lowerBound..<opened.source.line(heading.lines.upperBound).upperBound
      let text = conventions.headingText(number: number, title: title)
      opened.replace(range, with: "# " + MarkdownWords.line(text))
    }
    let matter = opened.document.frontMatter
    if let entry = matter?["title"], entry.value.text != title {
      try opened.set(entry, to: title, keepingQuotes: false)
    }
    if let entry = matter?["status"] {
      try opened.set(entry, to: slots.status.lowercased(), keepingQuotes: false)
    }
    if let entry = matter?["date"] { try opened.set(entry, to: slots.date, keepingQuotes: false) }
    fillPlaces(&opened, slots: slots, conventions: conventions)
  }

  private static func fillPlaces(
    _ opened: inout OpenedRecord,
    slots: Template.Slots,
    conventions: Conventions
  ) {
    let standing = StatusWords.standing(slots.status)
    for place in opened.record.statusPlaces
    where place.form != .frontMatter
      && (StatusWords.standing(place.text) != standing || place.text.contains("|"))
    {
      let words = OpenedRecord.spelled(conventions.spelled(slots.status), like: place.text)
      opened.replace(place.range, with: words)
    }
    guard let date = opened.record.datePlace, date.form != .frontMatter,
      CalendarDate(date.text)?.description != slots.date
    else { return }
    opened.replace(date.range, with: slots.date)
  }
}

extension Conventions {
  /// The same with headings like that of a template, for a folder that has no records yet.
  func withHeading(of template: [UInt8], at path: String) -> Conventions {
    var copy = self
    let record = OpenedRecord(MarkdownDocument(template), path: path).record
    if record.heading != nil { copy.heading = Conventions.form(of: record) ?? .plain }
    return copy
  }
}
