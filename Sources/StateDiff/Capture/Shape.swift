/// A part of a captured value: kept as it is, or an entry of the capture's table.
enum Node {
  case value(Any)
  case entry(Int)
}

/// What a part looks like one level down; its own parts are looked at later, and only if needed.
enum Shape {
  /// Text that is ready to be printed.
  case leaf(String)
  case text(String)
  case bytes([UInt8])
  case record(Record)
  case list(Elements)
  case set(Elements)
  case dictionary(Pairs)
  /// Deeper than the capture went.
  case cut
}

/// A struct, tuple, enum case or object, and its parts by name.
struct Record {
  var name: String
  var caseName: String?
  var fields: [Field]
  var isTuple = false
}

/// A named part of a record.
struct Field {
  var label: String?
  var node: Node
}

/// The elements of a list or a set: typed as long as they are values, otherwise one by one.
enum Elements {
  case typed(any ListValue)
  case typedSet(any SetValue)
  case nodes([Node])

  var count: Int {
    switch self {
    case .typed(let list): list.listCount
    case .typedSet(let set): set.setCount
    case .nodes(let nodes): nodes.count
    }
  }

  var nodes: [Node] {
    switch self {
    case .typed(let list): (0..<list.listCount).map { .value(list.listElement(at: $0)) }
    case .typedSet(let set): set.setElements.map { .value($0) }
    case .nodes(let nodes): nodes
    }
  }

  subscript(index: Int) -> Node {
    switch self {
    case .typed(let list): .value(list.listElement(at: index))
    case .typedSet, .nodes: nodes[index]
    }
  }
}

/// The entries of a dictionary; `isOrdered` when its own order means something.
enum Pairs {
  case typed(any DictionaryValue)
  case nodes([(key: Node, value: Node)], isOrdered: Bool)

  var count: Int {
    switch self {
    case .typed(let dictionary): dictionary.pairCount
    case .nodes(let nodes, _): nodes.count
    }
  }

  var nodes: [(key: Node, value: Node)] {
    switch self {
    case .typed(let dictionary): dictionary.pairs.map { (.value($0.key), .value($0.value)) }
    case .nodes(let nodes, _): nodes
    }
  }
}

extension Pairs {
  var isOrdered: Bool {
    if case .nodes(_, isOrdered: true) = self { true } else { false }
  }
}
