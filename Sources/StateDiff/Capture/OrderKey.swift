/// What sets and dictionaries are ordered by: numbers as numbers, text by its bytes, everything else
/// by its parts.
///
/// What a key does not show is looked at last, so that the order never depends on the process.
enum OrderKey: Hashable {
  case integer(Int)
  case text([UInt8])
  case parts([Part])

  enum Part: Hashable {
    case end
    case number(OrderNumber)
    case text([UInt8])
  }

  /// - Parameter limit: how many parts are looked at.
  init(_ node: Node, reader: Reader, limit: Int = 64) {
    if case .value(let value) = node {
      if let integer = value as? Int {
        self = .integer(integer)
        return
      }
      if let text = value as? String {
        self = .text(Array(text.utf8))
        return
      }
    }
    var writer = OrderWriter(reader: reader, limit: limit)
    writer.add(node, depth: 0)
    self = .parts(writer.parts)
  }

  private var parts: [Part] {
    switch self {
    case .integer(let integer): integer.orderNumber.map { [.number($0)] } ?? []
    case .text(let text): [.text(text)]
    case .parts(let parts): parts
    }
  }
}

extension OrderKey: Comparable {
  static func < (left: OrderKey, right: OrderKey) -> Bool {
    switch (left, right) {
    case (.integer(let first), .integer(let second)): first < second
    case (.text(let first), .text(let second)): first.lexicographicallyPrecedes(second)
    default: left.parts.lexicographicallyPrecedes(right.parts)
    }
  }
}

extension OrderKey.Part: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.number(let first), .number(let second)):
      (first.approximate, first.exact) < (second.approximate, second.exact)
    case (.text(let first), .text(let second)): first.lexicographicallyPrecedes(second)
    case (.end, .number), (.end, .text), (.number, .text): true
    case (.end, .end), (.number, .end), (.text, _): false
    }
  }
}

/// Writes a part of a captured value, or one that is being captured, as parts of a key.
private struct OrderWriter {
  let reader: Reader
  let limit: Int
  var parts: [OrderKey.Part] = []
  private var seen: (entries: Set<Int>, objects: Set<ObjectIdentifier>) = ([], [])

  init(reader: Reader, limit: Int) {
    (self.reader, self.limit) = (reader, limit)
  }

  mutating func add(_ node: Node, depth: Int) {
    guard parts.count < limit, depth < 40 else { return }
    switch node {
    case .entry(let index):
      if seen.entries.insert(index).inserted {
        add(reader.table.entries[index].shape, depth: depth)
      }
    case .value(let value):
      let bare = reader.bare(value)
      if !bare.isNil, case .leaf(let type) = bare.facts.kind,
        let number = type.orderNumber(of: bare.value)
      {
        parts.append(.number(number))
      } else if !bare.isNil, case .object = bare.facts.kind {
        guard seen.objects.insert(ObjectIdentifier(bare.value as AnyObject)).inserted
        else { return }
        add(reader.shape(ofObject: bare.value), depth: depth)
      } else {
        add(reader.shape(of: value), depth: depth)
      }
    }
  }

  private mutating func add(_ shape: Shape, depth: Int) {
    switch shape {
    case .leaf(let text), .text(let text): parts.append(.text(Array(text.utf8)))
    case .bytes(let bytes): parts.append(.text(bytes))
    case .record(let record):
      parts.append(.text(Array((record.caseName ?? record.name).utf8)))
      addAll(record.fields.map(\.node), depth)
    case .list(let elements):
      addAll((0..<min(elements.count, limit)).map { elements[$0] }, depth)
    case .set(let elements): addAll(reader.ordered(elements.nodes) { $0 }, depth)
    case .dictionary(let pairs):
      addAll(reader.ordered(pairs).flatMap { [$0.key, $0.value] }, depth)
    case .cut: break
    }
  }

  private mutating func addAll(_ nodes: [Node], _ depth: Int) {
    for node in nodes { add(node, depth: depth + 1) }
    parts.append(.end)
  }
}

/// Items in the order of their keys; those whose keys show the same, by what the keys hold.
func inOrder<Item>(_ items: [Item], by key: (Item) -> (node: Node, reader: Reader)) -> [Item] {
  var keyed = items.map { item in
    let (node, reader) = key(item)
    return (key: OrderKey(node, reader: reader), item: item)
  }
  keyed.sort { $0.key < $1.key }
  var start = 0
  while start < keyed.count {
    let end = keyed[start...].firstIndex { keyed[start].key < $0.key } ?? keyed.count
    if end - start > 1 {
      let wholes = keyed[start..<end].map { (whole: wholeKey(key($0.item)), pair: $0) }
      keyed.replaceSubrange(start..<end, with: wholes.sorted { $0.whole < $1.whole }.map(\.pair))
    }
    start = end
  }
  return keyed.map(\.item)
}

/// All that can be told of a key.
private func wholeKey(_ key: (node: Node, reader: Reader)) -> OrderKey {
  let all = Reader(table: key.reader.table, showsAll: true)
  let type = withoutContexts(String(reflecting: key.reader.type(key.node)))
  var writer = OrderWriter(reader: key.reader, limit: 10_000)
  writer.add(key.node, depth: 0)
  var whole = OrderWriter(reader: all, limit: 10_000)
  whole.add(key.node, depth: 0)
  return .parts(writer.parts + [.text(Array(type.utf8))] + whole.parts)
}

extension Reader {
  /// These items in the order of the nodes they are known by.
  func ordered<Item>(_ items: [Item], by node: (Item) -> Node) -> [Item] {
    inOrder(items) { (node($0), self) }
  }

  /// The entries of a dictionary in the order in which they are shown.
  func ordered(_ pairs: Pairs) -> [(key: Node, value: Node)] {
    pairs.isOrdered ? pairs.nodes : ordered(pairs.nodes, by: \.key)
  }

  /// A shape whose unordered parts stand in the order in which they are shown.
  func ordered(_ shape: Shape) -> Shape {
    switch shape {
    case .set(.typedSet(let set)):
      .set(.nodes(ordered(set.setElements.map { .value($0) }, by: { $0 })))
    case .dictionary(.typed(let pairs)):
      .dictionary(.nodes(ordered(.typed(pairs)), isOrdered: false))
    default: shape
    }
  }
}
