/// Writes a part on one line, cut where it gets longer than the limit.
struct InlineText {
  let reader: Reader
  let names: ObjectNames?
  /// How many bytes are written before the rest is left out.
  var limit = 60
  /// How many levels are opened before the rest is left out.
  var depth = Int.max
  /// Objects that are written elsewhere, and are only named.
  var known: Set<Int>
  /// The objects that were written.
  private(set) var shown: Set<Int> = []
  /// Whether anything was left out.
  private(set) var isCut = false
  /// Whether a text with line breaks was written.
  private(set) var holdsLines = false
  private var output = ""
  private var groups: [Group] = []

  init(reader: Reader, names: ObjectNames? = nil) {
    self.reader = reader
    self.names = names
    known = names?.placed ?? []
  }

  /// The text on one line.
  ///
  /// - Parameter shape: the node's shape, where it is known already.
  mutating func text(_ node: Node, shape: Shape? = nil) -> String {
    output = ""
    output.reserveCapacity(min(max(0, limit), 400) + 40)
    (isCut, holdsLines, shown) = (false, false, [])
    groups.removeAll(keepingCapacity: true)
    write(node, 0, shape)
    while !groups.isEmpty, output.utf8.count <= limit { writeNext() }
    return output.utf8.count > limit ? cut() : output
  }

  private mutating func cut() -> String {
    isCut = true
    let bytes = output.utf8
    var end = bytes.index(bytes.startIndex, offsetBy: min(max(0, limit - 1), bytes.count))
    // An ASCII byte always begins a character here; others may belong to the one before.
    while end < bytes.endIndex, bytes[end] >= 0x80, end.samePosition(in: output) == nil {
      bytes.formIndex(before: &end)
    }
    return output[..<end] + "…"
  }
}

/// Parts between two brackets, and how many of them are written.
private struct Group {
  var parts: Parts
  var next = 0
  let close: String
  let depth: Int

  enum Parts {
    case fields([Field])
    case elements(Elements)
    case pairs([(key: Node, value: Node)])

    var count: Int {
      switch self {
      case .fields(let fields): fields.count
      case .elements(let elements): elements.count
      case .pairs(let pairs): pairs.count
      }
    }
  }
}

extension InlineText {
  private mutating func writeNext() {
    let last = groups.count - 1
    let next = groups[last].next
    if next == groups[last].parts.count {
      output += groups[last].close
      groups.removeLast()
      return
    }
    groups[last].next += 1
    if next > 0 { output += ", " }
    let depth = groups[last].depth
    switch groups[last].parts {
    case .fields(let fields):
      if let label = fields[next].label {
        output += label
        output += ": "
      }
      write(fields[next].node, depth)
    case .elements(let elements): write(elements[next], depth)
    case .pairs(let pairs):
      output += reader.key(pairs[next].key)
      output += ": "
      write(pairs[next].value, depth)
    }
  }

  private mutating func write(_ node: Node, _ depth: Int, _ shape: Shape? = nil) {
    if case .entry(let index) = node, let again = again(index, isRoot: depth == 0) {
      output += again
      return
    }
    switch shape ?? reader.shape(node) {
    case .leaf(let text): output += text
    case .text(let text): write(literal: text)
    case .bytes(let bytes): output += bytesText(bytes, from: 0)
    case .record(let record): write(record, node, depth)
    case .list(let elements): open("[", "]", .elements(elements), depth)
    case .set(let elements): write(set: elements, depth)
    case .dictionary(let pairs): write(pairs, depth)
    case .cut: output += "…"
    }
  }

  private mutating func open(_ open: String, _ close: String, _ parts: Group.Parts, _ depth: Int) {
    output += open
    if depth >= self.depth, parts.count > 0 {
      output += "…" + close
      isCut = true
    } else {
      groups.append(Group(parts: parts, close: close, depth: depth + 1))
    }
  }

  private mutating func write(_ record: Record, _ node: Node, _ depth: Int) {
    if let caseName = record.caseName {
      output += "."
      output += caseName
      if record.fields.isEmpty { return }
    } else {
      output += record.name
    }
    if case .entry(let index) = node { output += objectMark(index, reader, names) }
    open("(", ")", .fields(record.fields), depth)
  }

  private mutating func write(set: Elements, _ depth: Int) {
    if isTooLong(set.count) {
      output += "[… \(grouped(set.count)) elements]"
    } else if case .nodes = set {
      open("[", "]", .elements(set), depth)
    } else {
      open("[", "]", .elements(.nodes(reader.ordered(set.nodes, by: { $0 }))), depth)
    }
  }

  private mutating func write(_ pairs: Pairs, _ depth: Int) {
    if pairs.count == 0 {
      output += "[:]"
    } else if isTooLong(pairs.count) {
      output += "[… \(grouped(pairs.count)) entries]"
    } else {
      open("[", "]", .pairs(reader.ordered(pairs)), depth)
    }
  }

  /// Putting in order what cannot be shown anyway is left out.
  private mutating func isTooLong(_ count: Int) -> Bool {
    if limit >= 10_000 || count <= limit { return false }
    isCut = true
    return true
  }

  /// Only as much of a long text as can be shown is looked at.
  private mutating func write(literal text: String) {
    holdsLines = holdsLines || text.utf8.prefix(limit).contains(0x0A)
    let isLong = limit < 10_000 && text.utf8.count > limit * 8
    output += Escaping.quoted(isLong ? String(text.prefix(limit * 2)) : text)
  }

  /// The name of an object that was written before.
  private mutating func again(_ index: Int, isRoot: Bool) -> String? {
    guard reader.table.entries[index].identity != nil else { return nil }
    if !known.contains(index) || isRoot, shown.insert(index).inserted { return nil }
    return typeName(reader.table.entries[index].type) + objectMark(index, reader, names)
  }
}

extension Reader {
  /// A key as it is printed.
  func key(_ node: Node) -> String {
    var inline = InlineText(reader: self)
    inline.limit = 400
    return inline.text(node)
  }
}

/// A value on one line, whole; for bounds of ranges and the like.
func inlineText(_ value: Any) -> String {
  var inline = InlineText(reader: Reader())
  inline.limit = 1_000
  return inline.text(.value(value))
}
