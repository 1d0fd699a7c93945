import MarkdownBlocks

extension OpenedRecord {
  /// The key of the front matter that names the records related in some way, such as
  /// `superseded_by`; nil where there is none.
  func relationEntry(_ kind: String) -> FrontMatter.Entry? {
    guard let relation = RecordLink.Relation(kind) else { return nil }
    let keys = Vocabulary.relations.filter { RecordLink.Relation($0.kind) == relation }.map(\.key)
    return document.frontMatter?.entries.first { keys.contains(FrontMatter.folded($0.key)) }
  }

  /// Names another record in such a key, beside those that are named there.
  ///
  /// Throws `editByHand` for a value that is more than words or a list.
  mutating func add(
    _ other: Record,
    to entry: FrontMatter.Entry,
    _ conventions: Conventions
  ) throws(RecordsProblem) {
    let written = source.text(entry.valueRange)
    let name = matterName(of: other, in: entry, conventions)
    freeKeys.insert(FrontMatter.folded(entry.key))
    if case .list(let items) = entry.value, written.isEmpty, let last = items.last {
      let line = source.line(last.line)
      let indent = source.text(line).prefix { $0 == " " }
      return insertLine(
        "\(indent)- \(name)",
        at: source.wholeLine(entry.lines.upperBound).upperBound
      )
    }
    if written != "[]" { try checkListed(entry, written) }
    switch written {
    case "[]": replace(entry.valueRange, with: "[\(name)]")
    case "": replace(entry.valueRange, with: " " + name)
    case "null", "~": replace(entry.valueRange, with: name)
    case _ where written.hasPrefix("["):
      let end = entry.valueRange.upperBound - 1
      replace(end..<end, with: ", " + name)
    default: replace(entry.valueRange, with: "[\(written), \(name)]")
    }
  }

  private func checkListed(
    _ entry: FrontMatter.Entry,
    _ written: String
  ) throws(RecordsProblem) {
    if written.hasPrefix("["), written.hasSuffix("]"), entry.lines.count == 1 { return }
    try checkPlain(entry)
    guard !written.contains(",") || written.hasPrefix("\"") || written.hasPrefix("'") else {
      throw .editByHand(path: record.path, line: entry.lines.lowerBound, key: entry.key)
    }
  }

  /// How such a key names another record: by the `id` in its own front matter, else as the records
  /// there are named, by number or by file.
  private func matterName(
    of other: Record,
    in entry: FrontMatter.Entry,
    _ conventions: Conventions
  ) -> String {
    if let id = (try? OpenedRecord(other))?.document.frontMatter?["id"]?.value.text,
      let number = other.number, RecordLink.Target.number(in: id) == number
    {
      return YAML.quoted(id)
    }
    guard let number = other.number, !conventions.sharedNumbers.contains(number) else {
      return YAML.quoted(other.id)
    }
    let padded = Conventions.padded(number, conventions.nameDigits ?? 4)
    let isBare = entry.value.texts.contains { !$0.isEmpty && $0.utf8.allSatisfy(Text.isDigit) }
    return YAML.quoted(isBare ? padded : "ADR-" + padded)
  }
}

extension MarkdownDocument {
  /// Whether the front matter is that of adrs, which keeps relations in its `links`.
  var isOfAdrs: Bool { frontMatter?["number"] != nil }
}
