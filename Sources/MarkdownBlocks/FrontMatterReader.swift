/// Reads the lines between the fences, one after the other.
struct FrontMatterReader {
  let source: SourceLines
  var entries: [FrontMatter.Entry] = []
  var problems: [FrontMatter.Problem] = []
  /// The lines below the last key, waiting for the next key to be understood together.
  private var below: [Int] = []

  init(source: SourceLines) {
    self.source = source
  }

  mutating func read(line: Int) {
    let range = source.line(line)
    let content = source.trimmed(range)
    guard let first = content.isEmpty ? nil : source.bytes[content.lowerBound] else {
      return below.append(line)
    }
    if content.lowerBound > range.lowerBound || first == UInt8(ascii: "-") {
      below.append(line)
    } else if first != UInt8(ascii: "#") {
      readKey(line: line, content: content)
    }
  }

  private mutating func readKey(line: Int, content: Range<Int>) {
    guard let colon = keyEnd(in: content) else {
      problems.append(FrontMatter.Problem(line: line, found: source.text(content), kind: .noKey))
      return
    }
    finish()
    let key = YAML.plain(source.text(source.trimmedEnd(content.lowerBound..<colon)))
    let value = valueRange(after: colon, to: content.upperBound)
    entries.append(
      FrontMatter.Entry(
        key: key,
        value: value.isEmpty ? .empty : .text(""),
        valueRange: value,
        lines: line...line
      )
    )
  }

  /// The offset of the colon that ends a key: the first one followed by a blank or the line's end.
  private func keyEnd(in content: Range<Int>) -> Int? {
    var quote: UInt8?
    for offset in content {
      let byte = source.bytes[offset]
      if let open = quote {
        if byte == open { quote = nil }
      } else if offset == content.lowerBound, byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if byte == UInt8(ascii: ":"),
        offset + 1 == content.upperBound || source.bytes[offset + 1].isBlank
      {
        return offset > content.lowerBound ? offset : nil
      }
    }
    return nil
  }

  /// The bytes of a value behind a colon or a dash, without the comment and the blanks around it.
  private func valueRange(after offset: Int, to end: Int) -> Range<Int> {
    let rest = source.trimmed(offset + 1..<end)
    guard !rest.isEmpty else { return min(offset + 1, end)..<min(offset + 1, end) }
    let length = YAML.scalarLength(source.bytes[rest])
    return rest.lowerBound..<rest.lowerBound + length
  }

  /// Understands the value of the last key, now that all its lines are known.
  mutating func finish() {
    defer { below = [] }
    while let last = below.last, isEmptyOrComment(last) { below.removeLast() }
    guard var entry = entries.popLast() else {
      problems += below.filter { !isEmptyOrComment($0) }.map(problem)
      return
    }
    if let last = below.last { entry.lines = entry.lines.lowerBound...last }
    entry.value = value(of: entry)
    entries.append(entry)
    let head = source.text(entry.valueRange)
    guard !head.isEmpty, !isBlockScalar(head) else { return }
    let lines = below.filter { !isEmptyOrComment($0) }
    let whole = lines.isEmpty ? head : head + " " + joined(lines, with: " ")
    let line = source.trimmed(source.line(entry.lines.lowerBound))
    let rest = source.text(entry.valueRange.lowerBound..<line.upperBound)
    if !YAML.isWhole(whole), !YAML.isWhole(rest) {
      problems.append(problem(entry.lines.lowerBound, .badValue))
    }
  }

  private func problem(_ line: Int) -> FrontMatter.Problem {
    problem(line, .noKey)
  }

  private func problem(_ line: Int, _ kind: FrontMatter.Problem.Kind) -> FrontMatter.Problem {
    let content = source.trimmed(source.line(line))
    return FrontMatter.Problem(line: line, found: source.text(content), kind: kind)
  }

  private func isEmptyOrComment(_ line: Int) -> Bool {
    let content = source.trimmed(source.line(line))
    return content.isEmpty || source.bytes[content.lowerBound] == UInt8(ascii: "#")
  }
}

extension FrontMatterReader {
  private func value(of entry: FrontMatter.Entry) -> FrontMatter.Value {
    let head = source.text(entry.valueRange)
    let lines = below.filter { !isEmptyOrComment($0) }
    if head.isEmpty { return nested(lines) }
    if isBlockScalar(head) { return .text(blockScalar(isFolded: head.hasPrefix(">"))) }
    let whole = lines.isEmpty ? head : head + " " + joined(lines, with: " ")
    if head.hasPrefix("["), whole.hasSuffix("]") {
      return .list(flowItems(in: whole, entry: entry, isOneLine: lines.isEmpty))
    }
    return .text(YAML.plain(whole))
  }

  private func isBlockScalar(_ head: String) -> Bool {
    head.hasPrefix("|") || head.hasPrefix(">")
  }

  /// The text of a block; in a folded one the lines of a paragraph are one line.
  private func blockScalar(isFolded: Bool) -> String {
    let rows = below.map { source.text(source.trimmed(source.line($0))) }
    let start = rows.prefix(while: \.isEmpty).count
    guard isFolded else { return rows.dropFirst(start).joined(separator: "\n") }
    return rows.dropFirst(start).split(omittingEmptySubsequences: false, whereSeparator: \.isEmpty)
      .map { $0.joined(separator: " ") }.joined(separator: "\n")
  }

  private func joined(_ lines: [Int], with separator: String) -> String {
    lines.map { source.text(source.trimmed(source.line($0))) }.joined(separator: separator)
  }

  private func flowItems(
    in text: String,
    entry: FrontMatter.Entry,
    isOneLine: Bool
  ) -> [FrontMatter.Item] {
    let start = entry.valueRange.lowerBound + 1
    return YAML.flowParts(of: Array(text.utf8.dropFirst().dropLast())).map { part in
      let range = isOneLine ? part.range.lowerBound + start..<part.range.upperBound + start : 0..<0
      return FrontMatter.Item(
        text: YAML.plain(part.text),
        pairs: [],
        range: range,
        line: entry.lines.lowerBound
      )
    }
  }

  private func nested(_ lines: [Int]) -> FrontMatter.Value {
    guard let first = lines.first else { return .empty }
    let content = source.trimmed(source.line(first))
    return source.bytes[content.lowerBound] == UInt8(ascii: "-")
      ? .list(items(lines)) : .map(lines.compactMap { pair(line: $0, from: nil) })
  }

  private func items(_ lines: [Int]) -> [FrontMatter.Item] {
    var items: [FrontMatter.Item] = []
    for line in lines {
      let content = source.trimmed(source.line(line))
      if source.bytes[content.lowerBound] == UInt8(ascii: "-") {
        items.append(item(line: line, content: content))
      } else if let pair = pair(line: line, from: nil), !items.isEmpty {
        items[items.count - 1].pairs.append(pair)
      }
    }
    return items
  }

  private func item(line: Int, content: Range<Int>) -> FrontMatter.Item {
    let range = valueRange(after: content.lowerBound, to: content.upperBound)
    let pair = pair(line: line, from: source.trimmed(content.lowerBound + 1..<content.upperBound))
    return FrontMatter.Item(
      text: YAML.plain(source.text(range)),
      pairs: pair.map { [$0] } ?? [],
      range: range,
      line: line
    )
  }

  private func pair(line: Int, from content: Range<Int>?) -> FrontMatter.Pair? {
    let content = content ?? source.trimmed(source.line(line))
    guard let colon = keyEnd(in: content) else { return nil }
    let range = valueRange(after: colon, to: content.upperBound)
    return FrontMatter.Pair(
      key: YAML.plain(source.text(source.trimmedEnd(content.lowerBound..<colon))),
      value: YAML.plain(source.text(range)),
      range: range,
      line: line
    )
  }
}
