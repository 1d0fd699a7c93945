import MarkdownBlocks

extension ModelText {
  /// The front matter of the new record: the model's keys with values of its own.
  func matterLines() -> [String] {
    guard let matter = document.frontMatter else { return [] }
    var lines = matter.entries.compactMap(line)
    if record.datePlace == nil { lines.append("date: " + YAML.quoted(slots.date)) }
    if record.statusPlaces.isEmpty {
      lines.append("status: " + YAML.quoted(slots.status.lowercased()))
    }
    return ["---"] + lines + ["---"]
  }

  private func line(_ entry: FrontMatter.Entry) -> String? {
    let written = source.text(entry.valueRange)
    switch FrontMatter.folded(entry.key) {
    case "title": return line(entry, titled(like: entry.value.text ?? ""))
    case "status":
      return line(entry, OpenedRecord.spelled(slots.status, like: entry.value.text ?? "x"))
    case "date": return line(entry, slots.date)
    case "number", "adr", "id", "adr-id", "assigned-number":
      return numbered(like: entry.value.text ?? "").map { line(entry, $0) }
    case "layout", "kind", "type", "schemaversion", "schema-version":
      return entry.lines.count == 1 ? source.text(source.line(entry.lines.lowerBound)) : nil
    case let key where Vocabulary.people.contains(key) || Vocabulary.tags.contains(key):
      return name(of: entry) + (written.hasPrefix("[") ? " []" : "")
    case let key where Vocabulary.relations.contains { $0.key == key }:
      let isNull = ["null", "~"].contains(written)
      return name(of: entry)
        + (isNull ? " " + written : entry.value.text == nil && entry.value != .empty ? " []" : "")
    default: return nil
    }
  }

  private func line(_ entry: FrontMatter.Entry, _ text: String) -> String {
    let old = source.text(entry.valueRange)
    return name(of: entry) + " " + YAML.quoted(text, like: entry.lines.count == 1 ? old : "")
  }

  /// The key as written, with its colon.
  private func name(of entry: FrontMatter.Entry) -> String {
    let line = source.line(entry.lines.lowerBound)
    let end = source.bytes[line].firstIndex(of: UInt8(ascii: ":")).map { $0 + 1 }
    return source.text(line.lowerBound..<(end ?? line.upperBound))
  }

  private func titled(like old: String) -> String {
    let heading = NumberedHeading(old, in: FileName(record.fileName))
    let prefix = old.dropLast(heading.title.count)
    guard heading.number != nil, let number = numbered(like: prefix) else {
      return title
    }
    return number + title
  }

  /// Words with their only number changed to the new one, as wide as the old; the name of the file
  /// where the words are that; nil for other words.
  private func numbered(like old: some StringProtocol) -> String? {
    if old == record.fileName.dropLast(Paths.ending(of: record.fileName).count) { return stem }
    let digits = old.drop { !$0.isASCII || !$0.isNumber }.prefix { $0.isASCII && $0.isNumber }
    let rest = old[digits.endIndex...]
    guard !digits.isEmpty, !rest.contains(where: \.isNumber), digits.count < 10 else { return nil }
    let width = digits.hasPrefix("0") ? digits.count : 1
    return old[..<digits.startIndex] + Conventions.padded(number, width) + rest
  }
}
