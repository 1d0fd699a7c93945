/// What dictionaries and sets are ordered by: numbers as numbers, then text by its bytes.
struct SortKey: Comparable {
  private let node: Node
  private let reader: Reader
  private let integer: Int?
  private let text: [UInt8]

  init(_ node: Node, reader: Reader) {
    (self.node, self.reader) = (node, reader)
    integer = if case .value(let value) = node { value as? Int } else { nil }
    text = integer == nil ? Array(reader.key(node, limit: 400).utf8) : []
  }

  static func == (left: SortKey, right: SortKey) -> Bool {
    !(left < right) && !(right < left)
  }

  static func < (left: SortKey, right: SortKey) -> Bool {
    if let first = left.integer, let second = right.integer { return first < second }
    return NaturalOrder.precedes(left.bytes, right.bytes)
  }

  private var bytes: [UInt8] {
    integer.map { Array(String($0).utf8) } ?? text
  }

  /// All that can be told of the key, for keys whose beginnings show the same.
  fileprivate var whole: [UInt8] {
    let bare = Reader(table: reader.table, showsAll: true)
    let type = withoutContexts(String(reflecting: reader.type(node)))
    let texts = [reader.key(node), type, bare.key(node)]
    return Array(texts.joined(separator: "\0").utf8)
  }
}

/// Items in the order of their keys; those whose keys show the same, by what the keys hold.
func inOrder<Item>(_ items: [Item], by key: (Item) -> SortKey) -> [Item] {
  var keyed = items.map { (key: key($0), item: $0) }
  keyed.sort { $0.key < $1.key }
  var start = 0
  while start < keyed.count {
    let end = keyed[start...].firstIndex { keyed[start].key < $0.key } ?? keyed.count
    if end - start > 1 {
      let wholes = keyed[start..<end].map { (whole: $0.key.whole, pair: $0) }
      let sorted = wholes.sorted { NaturalOrder.precedes($0.whole, $1.whole) }
      keyed.replaceSubrange(start..<end, with: sorted.map(\.pair))
    }
    start = end
  }
  return keyed.map(\.item)
}

extension Reader {
  /// These items in the order of the nodes they are known by.
  func ordered<Item>(_ items: [Item], by node: (Item) -> Node) -> [Item] {
    inOrder(items) { SortKey(node($0), reader: self) }
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
