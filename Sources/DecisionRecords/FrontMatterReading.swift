import MarkdownBlocks

extension RecordReader {
  /// Takes over what the front matter says.
  mutating func readFrontMatter() {
    guard let matter = document.frontMatter else { return }
    for entry in matter.entries { read(entry, key: FrontMatter.folded(entry.key)) }
    readWalk(matter)
  }

  private mutating func read(_ entry: FrontMatter.Entry, key: String) {
    readOpenPoints(entry)
    switch key {
    case "title": readTitle(entry.value.text ?? "")
    case "number", "adr", "id", "adr-id", "assigned-number": readNumber(entry.value.text)
    case "status": readStatus(entry)
    case "date": readDate(entry)
    case "links": readLinks(entry)
    case _ where Vocabulary.people.contains(key):
      record.people += names(entry.value).map { Record.Person(role: key, name: $0) }
    case _ where Vocabulary.tags.contains(key): record.tags += names(entry.value)
    case _ where Vocabulary.triggers.contains(key): readTriggers(entry)
    default: readRelation(entry, key: key)
    }
  }

  private mutating func readTitle(_ text: String) {
    guard !text.isEmpty else { return }
    let heading = NumberedHeading(text, in: FileName(record.fileName))
    record.title = heading.title
    record.headingNumber = record.headingNumber ?? heading.number
  }

  private mutating func readNumber(_ text: String?) {
    guard record.headingNumber == nil, let text else { return }
    record.headingNumber = RecordLink.Target.number(in: text)
  }

  private mutating func readStatus(_ entry: FrontMatter.Entry) {
    guard let text = entry.value.text, !text.isEmpty else { return }
    let line = entry.lines.lowerBound
    record.statusPlaces.append(
      Record.Place(form: .frontMatter, text: text, range: entry.valueRange, line: line)
    )
    guard !StatusSpan.isForm(text) else { return }
    readRelation([.text(text)], line: line)
    let document = MarkdownDocument(text)
    for block in document.blocks {
      addLinks(block.links, after: block.inlines, line: line)
    }
  }

  private mutating func readDate(_ entry: FrontMatter.Entry) {
    guard let text = entry.value.text, !text.isEmpty else { return }
    record.datePlace = Record.Place(
      form: .frontMatter,
      text: text,
      range: entry.valueRange,
      line: entry.lines.lowerBound
    )
  }

  private func names(_ value: FrontMatter.Value) -> [String] {
    value.text.map(Text.listed) ?? value.texts
  }

  mutating func readTriggers(_ entry: FrontMatter.Entry) {
    switch entry.value {
    case .list(let items):
      record.triggers += items.map { Trigger(text: $0.text, line: $0.line) }
    default:
      record.triggers += entry.value.texts.filter { !$0.isEmpty }.map {
        Trigger(text: $0, line: entry.lines.lowerBound)
      }
    }
  }

  private mutating func readLinks(_ entry: FrontMatter.Entry) {
    guard case .list(let items) = entry.value else { return }
    for item in items {
      let target = item.pairs.first { $0.key == "target" }
      let kind = item.pairs.first { $0.key == "kind" || $0.key == "type" }?.value ?? ""
      let text = target?.value ?? item.text
      record.links.append(
        RecordLink(kind: kind, target: self.target(text), text: text, line: item.line)
      )
    }
  }

  private mutating func readRelation(_ entry: FrontMatter.Entry, key: String) {
    guard let relation = Vocabulary.relations.first(where: { $0.key == key }) else { return }
    for text in names(entry.value) where !text.isEmpty && text != "null" && text != "~" {
      record.links.append(
        RecordLink(
          kind: relation.kind,
          target: target(text),
          text: text,
          line: entry.lines.lowerBound
        )
      )
    }
  }

  private func target(_ text: String) -> RecordLink.Target {
    if let number = RecordLink.Target.number(in: text) { return .number(number) }
    if let link = MarkdownDocument(text).links.first {
      return RecordLink.Target(address: link.destination)
    }
    return FileName.isMarkdown(text) ? .file(text) : .id(text)
  }

  private mutating func readOpenPoints(_ entry: FrontMatter.Entry) {
    for text in entry.value.texts {
      guard let words = OpenWords.after(text) else { continue }
      record.openPoints.append(Record.OpenPoint(text: words, line: entry.lines.lowerBound))
    }
  }

  mutating func readWalk(_ matter: FrontMatter) {
    guard let tree = matter["tree"]?.value.text, !tree.isEmpty else { return }
    var answers: [Record.TreeWalk.Answer] = []
    switch matter["answers"]?.value {
    case .map(let pairs):
      answers = pairs.map { Record.TreeWalk.Answer(question: $0.key, answer: $0.value) }
    case .list(let items):
      answers = items.compactMap { item in
        let parts = item.text.split(separator: "=", maxSplits: 1).map { $0.trimmed }
        return parts.count == 2 ? Record.TreeWalk.Answer(question: parts[0], answer: parts[1]) : nil
      }
    default: break
    }
    record.walk = Record.TreeWalk(
      tree: tree,
      version: matter["tree-version"]?.value.text,
      answers: answers
    )
  }
}
