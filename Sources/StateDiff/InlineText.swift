/// Writes a part on one line, cut where it gets longer than the limit.
struct InlineText {
  let reader: Reader
  var names: ObjectNames?
  /// How many bytes are written before the rest is left out.
  var limit = 60
  /// Objects that were written elsewhere before, and are only named.
  var known: Set<Int> = []
  /// How many levels are opened before the rest is left out.
  var depth = Int.max
  private(set) var isCut = false
  /// The objects that were written.
  private(set) var shown: Set<Int> = []
  /// Whether a text with line breaks was written.
  private(set) var holdsLines = false
  private var output = ""
  private var jobs: [Job] = []

  private enum Job {
    case text(String)
    case node(Node, depth: Int)
  }

  init(reader: Reader, names: ObjectNames? = nil) {
    self.reader = reader
    self.names = names
    known = names?.placed ?? []
  }

  /// The text; `isCut` afterwards says whether anything was left out.
  mutating func text(_ node: Node) -> String {
    output = ""
    jobs = [.node(node, depth: 0)]
    while let job = jobs.popLast() {
      if output.utf8.count > limit { return cut() }
      switch job {
      case .text(let text): output += text
      case .node(let node, let depth): write(node, depth)
      }
    }
    return output.utf8.count > limit ? cut() : output
  }

  private mutating func cut() -> String {
    isCut = true
    let room = max(0, limit - 1)
    var kept = ""
    var size = 0
    for character in output {
      size += character.utf8.count
      if size > room { break }
      kept.append(character)
    }
    return kept + "…"
  }

  private mutating func write(_ node: Node, _ depth: Int) {
    if case .entry(let index) = node, let again = mark(index, isRoot: depth == 0) {
      output += again
      return
    }
    switch reader.shape(node) {
    case .leaf(let text): output += text
    case .text(let text):
      holdsLines = holdsLines || text.utf8.prefix(limit).contains(0x0A)
      output += literal(text)
    case .bytes(let bytes): output += bytesText(bytes, from: 0)
    case .record(let record): write(record, node, depth)
    case .list(let elements): write(parts(of: elements), in: ("[", "]"), depth)
    case .set(let elements): write(elements, depth)
    case .dictionary(let pairs): write(pairs, depth)
    case .cut: output += "…"
    }
  }

  /// Only as much of a long text as can be shown is looked at.
  private func literal(_ text: String) -> String {
    guard limit < 10_000, text.utf8.count > limit * 8 else { return Escaping.quoted(text) }
    return Escaping.quoted(String(text.prefix(limit * 2)))
  }

  private mutating func mark(_ index: Int, isRoot: Bool) -> String? {
    guard reader.table.entries[index].identity != nil else { return nil }
    if isRoot {
      shown.insert(index)
      return nil
    }
    if !known.contains(index), shown.insert(index).inserted { return nil }
    return typeName(reader.table.entries[index].type) + objectMark(index, reader, names)
  }
}

extension InlineText {
  private typealias Part = (label: String, node: Node)

  private mutating func write(_ record: Record, _ node: Node, _ depth: Int) {
    output += record.caseName.map { "." + $0 } ?? record.name
    if case .entry(let index) = node { output += objectMark(index, reader, names) }
    if record.caseName != nil, record.fields.isEmpty { return }
    let parts = record.fields.map { field in
      (label: field.label.map { $0 + ": " } ?? "", node: field.node)
    }
    write(parts, in: ("(", ")"), depth)
  }

  private mutating func write(_ set: Elements, _ depth: Int) {
    if limit < 10_000, set.count > limit {
      output += "[… \(grouped(set.count)) elements]"
      isCut = true
      return
    }
    write(ordered(set), in: ("[", "]"), depth)
  }

  private mutating func write(_ pairs: Pairs, _ depth: Int) {
    if pairs.count == 0 {
      output += "[:]"
      return
    }
    if limit < 10_000, pairs.count > limit {
      output += "[… \(grouped(pairs.count)) entries]"
      isCut = true
      return
    }
    let parts = reader.ordered(pairs).map { (label: self.key($0.key) + ": ", node: $0.value) }
    write(parts, in: ("[", "]"), depth)
  }

  private func key(_ node: Node) -> String {
    var inline = InlineText(reader: reader, names: names)
    inline.limit = limit
    return inline.text(node)
  }

  /// No more elements than fit are taken, each needs a byte and a comma.
  private func parts(of elements: Elements) -> [Part] {
    (0..<min(elements.count, limit)).map { ("", elements[$0]) }
  }

  private func ordered(_ elements: Elements) -> [Part] {
    if case .nodes(let nodes) = elements { return nodes.map { ("", $0) } }
    return reader.ordered(elements.nodes, by: { $0 }).map { ("", $0) }
  }

  private mutating func write(_ parts: [Part], in ends: (String, String), _ depth: Int) {
    if depth >= self.depth, !parts.isEmpty {
      output += ends.0 + "…" + ends.1
      isCut = true
      return
    }
    output += ends.0
    jobs.append(.text(ends.1))
    for (index, part) in parts.enumerated().reversed() {
      jobs.append(.node(part.node, depth: depth + 1))
      jobs.append(.text((index == 0 ? "" : ", ") + part.label))
    }
  }
}

/// A value on one line, whole; for bounds of ranges and the like.
func inlineText(_ value: Any) -> String {
  var inline = InlineText(reader: Reader())
  inline.limit = 1_000
  return inline.text(.value(value))
}

/// A count with its thousands apart: `99,999`.
func grouped(_ count: Int) -> String {
  let digits = String(count)
  var parts: [Substring] = []
  var end = digits.endIndex
  while end > digits.startIndex {
    let start = digits.index(end, offsetBy: -3, limitedBy: digits.startIndex) ?? digits.startIndex
    parts.append(digits[start..<end])
    end = start
  }
  return parts.reversed().joined(separator: ",")
}

/// Bytes in hexadecimal from a position on, at most sixteen: `Data(5 bytes: 68 65 6C 6C 6F)`.
func bytesText(_ bytes: [UInt8], from start: Int) -> String {
  let count = bytes.count == 1 ? "1 byte" : "\(grouped(bytes.count)) bytes"
  let window = bytes[min(start, bytes.count)...].prefix(16)
  if window.isEmpty { return "Data(\(count))" }
  let digits = window.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
  let place = start == 0 ? ": " : ", from \(grouped(start)): "
  let rest = window.endIndex < bytes.count ? " …" : ""
  return "Data(" + count + place + digits.joined(separator: " ") + rest + ")"
}
