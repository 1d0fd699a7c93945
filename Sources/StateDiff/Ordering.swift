/// What dictionaries and sets are ordered by: numbers as numbers, then text by its bytes.
struct SortKey: Comparable {
  private var number: Double?
  private var text: String
  private var type: String

  init(_ node: Node, reader: Reader) {
    text = reader.key(node)
    type = String(describing: reader.type(node))
    if case .value(let value) = node { number = Self.number(reader.bare(value).value) }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Int: Double(value)
    case let value as any BinaryInteger: Double(value)
    case let value as Double: value.isNaN ? nil : value
    case let value as any BinaryFloatingPoint: Double(value)
    default: nil
    }
  }

  static func < (left: SortKey, right: SortKey) -> Bool {
    switch (left.number, right.number) {
    case (let first?, let second?) where first != second: return first < second
    case (.some, nil): return true
    case (nil, .some): return false
    default: break
    }
    if left.number != nil, left.text.utf8.count != right.text.utf8.count {
      return left.text.utf8.count < right.text.utf8.count
    }
    if left.text != right.text {
      return left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }
    return left.type < right.type
  }
}

extension Reader {
  /// These items in the order of the nodes they are known by.
  func ordered<Item>(_ items: [Item], by node: (Item) -> Node) -> [Item] {
    let keyed = items.map { (key: SortKey(node($0), reader: self), item: $0) }
    return keyed.sorted { $0.key < $1.key }.map(\.item)
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
