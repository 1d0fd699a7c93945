import MarkdownBlocks

extension RecordReader {
  /// Reads what stands below a Status heading: the status first, relations to other records after.
  mutating func readStatus(_ blocks: ArraySlice<Block>) {
    let rows = blocks.flatMap(\.statusRows)
    let ticked = blocks.flatMap(\.tickedItems).flatMap(\.statusRows)
    readStatusLine(ticked.isEmpty ? rows : ticked)
    for row in rows {
      readRelation(row.inlines, line: row.line)
      readDateLine(row)
    }
    for block in blocks where block.kind.isTable { readParticulars(block) }
  }

  private mutating func readStatusLine(_ rows: [StatusRow]) {
    let plain = rows.filter { !$0.isRelation }
    let dated = plain.filter { isLogLine($0.text) }
    let isLog = !plain.isEmpty && dated.count == plain.count
    guard let row = isLog ? dated.last : plain.first ?? rows.first else { return }
    if let (key, _) = Particular.split(row.text), Vocabulary.status.contains(key) {
      addStatus(document.source.rangeAfterColon(row.line), .section)
    } else {
      addStatus(document.source.valueRange(row.line), .section)
    }
  }

  private func isLogLine(_ text: String) -> Bool {
    guard text.utf8.count > 11, let first = text.utf8.first, Text.isDigit(first) else {
      return false
    }
    return CalendarDate(String(text.prefix(10))) != nil
  }

  private mutating func readDateLine(_ row: StatusRow) {
    guard record.datePlace == nil, let (key, value) = Particular.split(row.text),
      Vocabulary.date.contains(key), !value.isEmpty
    else { return }
    let range = document.source.rangeAfterColon(row.line)
    record.datePlace = Record.Place(
      form: .section,
      text: document.source.text(range),
      range: range,
      line: row.line
    )
  }

  /// Reads every line of a block as words with links behind them.
  mutating func readRelations(_ block: Block) {
    for row in block.statusRows { readRelation(row.inlines, line: row.line) }
  }

  /// Reads one line as relations: words with a link behind them, or with a number or an id.
  mutating func readRelation(_ inlines: [Inline], line: Int) {
    let links = inlines.links(from: line)
    addLinks(links, after: inlines, line: line)
    let text = links.isEmpty ? inlines.text : RelationWords.textWithoutLinks(inlines)
    for mention in RelationWords.mentions(in: text) {
      record.links.append(
        RecordLink(
          kind: mention.kind,
          target: mention.target,
          text: mention.text,
          line: line,
          isOfPart: RelationWords.limits(text.part(behind: mention.text))
        )
      )
    }
  }

  /// Links that stand in one line, each with the words before it.
  mutating func addLinks(_ links: [FoundLink], after inlines: [Inline], line: Int) {
    if links.isEmpty { return }
    let known = RelationWords.kinds(in: inlines)
    let first = RelationWords.kind(before: inlines)
    let kinds = known.count == links.count ? known : links.map { _ in first }
    let tails = RelationWords.tails(in: inlines)
    record.links += zip(links.indices, kinds).map { index, kind in
      let isLimited = tails.count == links.count && RelationWords.limits(tails[index])
      return RecordLink(
        kind: kind,
        target: RecordLink.Target(address: links[index].destination),
        text: links[index].text,
        line: line,
        isOfPart: isLimited || links[index].destination.contains("#")
      )
    }
  }
}

/// One line of a Status section.
struct StatusRow {
  var line: Int
  var inlines: [Inline]
  var text: String

  init(line: Int, inlines: [Inline]) {
    self.line = line
    self.inlines = inlines
    text = inlines.text.trimmed
  }

  /// Whether the line only relates this record to another and states no status; "superseded by"
  /// states one.
  var isRelation: Bool {
    guard !inlines.links(from: line).isEmpty else { return false }
    let kind = RelationWords.kind(before: inlines)
    guard let relation = RecordLink.Relation(kind) else { return false }
    return relation != .supersededBy && StatusWords.standing(kind) == .unknown
  }
}

extension Block {
  /// The items of a list that are ticked off.
  var tickedItems: [Block] {
    if case .item(isDone: true) = kind { return [self] }
    return children.flatMap(\.tickedItems)
  }

  /// Each line of running text with its marks.
  var statusRows: [StatusRow] {
    if kind.isTable { return [] }
    let own =
      inlines.isEmpty
      ? []
      : inlines.sourceLines.enumerated().map {
        StatusRow(line: lines.lowerBound + $0.offset, inlines: $0.element)
      }.filter { !$0.text.isEmpty }
    return own + children.flatMap(\.statusRows)
  }
}

extension Block.Kind {
  var isTable: Bool {
    if case .table = self { true } else { false }
  }

  var isBullets: Bool {
    if case .list(nil, _) = self { true } else { false }
  }
}

/// Words that relate two records.
enum RelationWords {
  /// The words before the first link of a line, without colons, bullets and brackets.
  static func kind(before inlines: [Inline]) -> String {
    var words = ""
    _ = collect(inlines, into: &words)
    let text = Text.unmarked(words)
    if let (key, value) = Particular.split(text), Vocabulary.status.contains(key) {
      return bare(value)
    }
    return bare(text)
  }

  /// Adds the words up to the first link, which may stand inside emphasis; true once it is met.
  private static func collect(_ inlines: [Inline], into words: inout String) -> Bool {
    for inline in inlines {
      switch inline {
      case .link: return true
      case .emphasis(let inner), .strong(let inner), .struck(let inner):
        if collect(inner, into: &words) { return true }
      default: words += [inline].text
      }
    }
    return false
  }

  /// The words before each link of a line; a link joined to the one before has the same words, as
  /// in "Supersedes A and B".
  static func kinds(in inlines: [Inline]) -> [String] {
    var parts = [""]
    split(inlines, into: &parts)
    guard parts.count > 1 else { return [] }
    var kinds = [kind(before: inlines)]
    for part in parts.dropFirst().dropLast() {
      let words = part.lowercased().split { !$0.isLetter }.map(String.init)
      kinds.append(words.allSatisfy(joints.contains) ? kinds[kinds.count - 1] : bare(part))
    }
    return kinds
  }

  /// The words behind each link of a line.
  static func tails(in inlines: [Inline]) -> [String] {
    var parts = [""]
    split(inlines, into: &parts)
    return Array(parts.dropFirst())
  }

  /// Whether words behind the name of a record, up to the next comma, say that only a part of it is
  /// meant: "in part", "(the section on caches)".
  static func limits(_ tail: String) -> Bool {
    let words = tail.lowercased().prefix { $0 != "," && $0 != ";" }.split { !$0.isLetter }
    let own = words.prefix { $0 != "and" && $0 != "und" && $0 != "y" && $0 != "et" }
    return own.contains { partial.contains(String($0)) }
  }

  private static let partial: Set<String> = [
    "part", "parts", "partly", "partially", "partial", "section", "sections", "chapter",
    "paragraph", "point", "only", "teilweise", "teil", "parcialmente", "parte", "partiellement",
    "partie",
  ]

  private static let joints: Set<String> = ["and", "or", "also", "und", "et", "y", "e", "や", "和"]

  /// The words of a line with a sign for each link, which is no part of any word.
  static func textWithoutLinks(_ inlines: [Inline]) -> String {
    var parts = [""]
    split(inlines, into: &parts)
    return parts.joined(separator: " \u{FFFC} ")
  }

  /// Cuts the words of a line at its links.
  private static func split(_ inlines: [Inline], into parts: inout [String]) {
    for inline in inlines {
      switch inline {
      case .link(_, let inner):
        parts.append("")
        for _ in inner.links(from: 0) { parts.append("") }
      case .emphasis(let inner), .strong(let inner), .struck(let inner), .image(_, let inner):
        split(inner, into: &parts)
      default: parts[parts.count - 1] += [inline].text
      }
    }
  }

  private static func bare(_ text: String) -> String {
    String(Text.trimming(text) { !Text.isLetter($0) && $0 < 0x80 })
  }

  private static let stems = ["supers", "superc", "replace", "obsolete", "amend", "modif"]
    .map { Array($0.utf8) }

  /// Words of a relation with the record they name by number or id.
  typealias Mention = (kind: String, target: RecordLink.Target, text: String)

  /// The first record a text names so.
  static func mention(in text: String) -> Mention? { mentions(in: text).first }

  /// Every record a text names so.
  static func mentions(in text: String) -> [Mention] {
    guard Text.holdsAny(text, of: stems) else { return [] }
    let words = text.split(separator: " ").map(String.init)
    return words.indices.compactMap { mention(in: words[$0...]) }
  }

  /// The record that the first words of a row name.
  private static func mention(in words: ArraySlice<String>) -> Mention? {
    for length in [2, 1] where length < words.count {
      let kind = bare(words.prefix(length).joined(separator: " "))
      guard let relation = RecordLink.Relation(kind), relation.reverse != nil else { continue }
      guard (length == 1) == kind.lowercased().hasSuffix("s") else { continue }
      guard let target = target(words.dropFirst(length)) else { continue }
      return (kind, target.target, target.text)
    }
    return nil
  }

  private static func target(
    _ words: ArraySlice<String>
  ) -> (target: RecordLink.Target, text: String)? {
    guard let first = words.first else { return nil }
    let isName = ["adr", "ad", "madr", "rfc"].contains(first.lowercased())
    let text = words.prefix(isName ? 2 : 1).joined(separator: " ")
    let reference = bareReference(text)
    if let number = RecordLink.Target.number(in: reference) { return (.number(number), reference) }
    return reference.contains("-") && reference.utf8.contains(where: Text.isDigit)
      ? (.id(reference), reference) : nil
  }

  private static func bareReference(_ text: String) -> String {
    text.filter { !"[]()\"'`,.;:".contains($0) || $0 == "-" }
  }
}

extension String {
  /// What stands behind the first place of some words.
  fileprivate func part(behind words: String) -> String {
    firstRange(of: words).map { String(self[$0.upperBound...]) } ?? ""
  }
}

extension RecordLink.Target {
  /// The number in `ADR-0012`, `ADR 12`, `#12` or `0012`.
  static func number(in text: String) -> Int? {
    let lower = text.lowercased()
    let prefix = ["madr", "adr", "ad", "rfc"].first { lower.hasPrefix($0) } ?? ""
    let separators = prefix.isEmpty ? "# " : "-_# "
    let digits = lower.dropFirst(prefix.count).drop { separators.contains($0) }
    return digits.utf8.count <= 18 && digits.utf8.allSatisfy(Text.isDigit) ? Int(digits) : nil
  }
}
