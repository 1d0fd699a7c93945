import MarkdownBlocks

extension OpenedRecord {
  /// Gives a key of the front matter another text.
  ///
  /// Throws `editByHand` for a value that is more than plain words on the key's own line: a block,
  /// a list, several lines, an anchor.
  mutating func set(
    _ entry: FrontMatter.Entry,
    to text: String,
    keepingQuotes: Bool = true
  ) throws(RecordsProblem) {
    try checkPlain(entry)
    let old = source.text(entry.valueRange)
    let words = keepingQuotes ? YAML.quoted(text, like: old) : YAML.quoted(text)
    replace(entry.valueRange, with: old.isEmpty ? " " + words : words)
    intend(text, for: entry.key)
  }

  /// Throws where a value cannot be replaced without understanding all of YAML.
  func checkPlain(_ entry: FrontMatter.Entry) throws(RecordsProblem) {
    let first = source.bytes[entry.valueRange].first
    let isMarked = first.map { "&*!|>[@`%".utf8.contains($0) } ?? false
    let isMap = first == UInt8(ascii: "{") && Text.holds(source.text(entry.valueRange), ": ")
    guard entry.lines.count == 1, !isMarked, !isMap else {
      throw .editByHand(path: record.path, line: entry.lines.lowerBound, key: entry.key)
    }
  }

  /// Remembers what a key is to say, for the check before anything is written.
  mutating func intend(_ text: String, for key: String) {
    intended[FrontMatter.folded(key), default: []].insert(text)
  }

  /// The entry a place in the front matter belongs to.
  func entry(at place: Record.Place) -> FrontMatter.Entry? {
    document.frontMatter?.entries.first { $0.lines.lowerBound == place.line }
  }

  /// Whether the edited front matter says what was intended, and everything else as before.
  var keepsMatter: Bool {
    let old = document.frontMatter
    let new = MarkdownDocument(edited).frontMatter
    let known = Set((old?.entries ?? []).map { FrontMatter.folded($0.key) })
    let added = (new?.entries ?? []).filter { !known.contains(FrontMatter.folded($0.key)) }
    let kept = (new?.entries ?? []).filter { known.contains(FrontMatter.folded($0.key)) }
    return added.allSatisfy { isIntended($0) || freeKeys.contains(FrontMatter.folded($0.key)) }
      && kept.count == (old?.entries.count ?? 0)
      && zip(old?.entries ?? [], kept).allSatisfy { isKept($0, $1) }
      && (new?.problems ?? []).allSatisfy { problem in
        (old?.problems ?? []).contains { $0.found == problem.found }
      }
  }

  private func isKept(_ old: FrontMatter.Entry, _ new: FrontMatter.Entry) -> Bool {
    guard old.key == new.key else { return false }
    return old.value.words == new.value.words && old.lines.count == new.lines.count
      || isIntended(new) || freeKeys.contains(FrontMatter.folded(new.key))
  }

  private func isIntended(_ entry: FrontMatter.Entry) -> Bool {
    guard let text = entry.value.text else { return false }
    return intended[FrontMatter.folded(entry.key)]?.contains(text) ?? false
  }
}

extension FrontMatter.Value {
  /// Everything a value says, without the places it stands at.
  fileprivate var words: [String] {
    guard case .list(let items) = self else { return texts }
    return items.flatMap { [$0.text] + $0.pairs.flatMap { [$0.key, $0.value] } }
  }
}
