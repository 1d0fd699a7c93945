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
  private var output = TextBuffer()
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
    output.clear()
    (isCut, holdsLines, shown) = (false, false, [])
    write(node, as: shape, 0)
    while let group = groups.popLast() {
      if output.count <= limit { writeNext(of: group) }
    }
    if output.count > limit { cut() }
    return output.text
  }

  private mutating func cut() {
    isCut = true
    output.cut(to: limit - 1)
    output += "…"
  }
}

/// Parts between two brackets, and how many of them are written.
private final class Group {
  let parts: Parts
  let count: Int
  var next = 0
  let close: String
  let depth: Int

  init(_ parts: Parts, close: String, depth: Int) {
    (self.parts, self.close, self.depth) = (parts, close, depth)
    count = parts.count
  }

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
  /// Writes a group's next part, or its closing bracket when there is none.
  private mutating func writeNext(of group: Group) {
    let (next, depth) = (group.next, group.depth)
    if next == group.count {
      output += group.close
      return
    }
    if next > 0 { output += ", " }
    group.next += 1
    groups.append(group)
    switch group.parts {
    case .fields(let fields):
      if let label = fields[next].label {
        output += label
        output += ": "
      }
      write(fields[next].node, depth)
    case .elements(let elements): write(elements[next], depth)
    case .pairs(let pairs):
      output += reader.key(pairs[next].key, limit: max(limit, 400))
      output += ": "
      write(pairs[next].value, depth)
    }
  }

  private mutating func write(_ node: Node, as shape: Shape? = nil, _ depth: Int) {
    if case .entry(let index) = node, let again = again(index, isRoot: depth == 0) {
      output += again
    } else if let shape {
      write(shape, node, depth)
    } else {
      write(reader.shape(node), node, depth)
    }
  }

  private mutating func write(_ shape: Shape, _ node: Node, _ depth: Int) {
    switch shape {
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
      groups.append(Group(parts, close: close, depth: depth + 1))
    }
  }

  private mutating func write(_ record: Record, _ node: Node, _ depth: Int) {
    if let caseName = record.caseName, record.fields.isEmpty {
      output += "."
      output += caseName
      return
    }
    let (opening, closing) = reader.brackets(node, .record(record), names)
    open(opening, closing, .fields(record.fields), depth)
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
    return typeName(reader.table.entries[index].type) + reader.objectMark(.entry(index), names)
  }
}

extension Reader {
  /// A key as it is printed, whole, as another key may begin with the same text.
  func key(_ node: Node, limit: Int = .max) -> String {
    var inline = InlineText(reader: self)
    inline.limit = limit
    return inline.text(node)
  }
}
