/// Takes a value apart as far as objects may hide in it; breadth first, without going deep.
struct Capturing {
  private let reader = Reader()
  private let depthLimit: Int
  private var drafts: [Draft] = []
  private var seen: [ObjectIdentifier: Int] = [:]
  private var waiting: [(value: Any, depth: Int)] = []

  /// A part taken apart, before it is known whether an object was in it.
  private struct Draft {
    var entry: Table.Entry
    var value: Any?
    var sightings = 1
    /// Whether an object, or what must not be kept alive, is in it.
    var isHeld = false
  }

  init(depthLimit: Int) {
    self.depthLimit = depthLimit
  }

  /// The captured value and the table its parts are in.
  static func run(_ value: Any, depthLimit: Int) -> (root: Node, table: Table) {
    var capturing = Capturing(depthLimit: depthLimit)
    let root = capturing.node(for: value, depth: 0)
    capturing.expandAll()
    return capturing.finish(root)
  }

  private mutating func node(for value: Any, depth: Int) -> Node {
    let found = reader.bare(value)
    if found.isBridged { return .entry(addBridged(found)) }
    if found.isNil || found.facts.isKeptWhole { return .value(value) }
    let (bare, facts) = (found.value, found.facts)
    let isObject = facts.type is AnyClass && !facts.isWorded
    if isObject, let known = seen[ObjectIdentifier(bare as AnyObject)] {
      drafts[known].sightings += 1
      return .entry(known)
    }
    return .entry(add(bare, facts, isObject: isObject, depth: depth))
  }

  /// Adds the standard value for which an object stands that may change.
  private mutating func addBridged(_ found: Bare) -> Int {
    let entry = Table.Entry(shape: reader.shape(of: found.value), type: found.facts.type)
    drafts.append(Draft(entry: entry, isHeld: true))
    waiting.append(((), 0))
    return drafts.count - 1
  }

  private mutating func add(_ value: Any, _ facts: TypeFacts, isObject: Bool, depth: Int) -> Int {
    let index = drafts.count
    var entry = Table.Entry(shape: .cut, type: facts.type)
    var isHeld = isObject || depth >= depthLimit || facts.showsOtherwise(value)
    switch facts.kind {
    case .opaque(let words):
      (entry.shape, isHeld) = (.leaf(words), true)
      if !isObject { entry.bytes = bytes(of: value) }
    case .worded: (entry.shape, isHeld) = (.leaf(reader.words(of: value)), true)
    default: break
    }
    if isObject {
      let object = value as AnyObject
      seen[ObjectIdentifier(object)] = index
      entry.identity = Identity(object)
    }
    entry.id = (value as? any Identifiable).map(idOfValue)
    if entry.id?.base is ObjectIdentifier { entry.id = nil }
    drafts.append(Draft(entry: entry, value: isObject ? nil : value, isHeld: isHeld))
    waiting.append((value, depth))
    return index
  }

  private mutating func expandAll() {
    var next = 0
    while next < drafts.count {
      let (value, depth) = waiting[next]
      waiting[next].value = ()
      if case .cut = drafts[next].entry.shape, depth < depthLimit {
        let shape = reader.ordered(reader.shape(ofObject: value))
        drafts[next].entry.shape = shape.mapped { node(for: $0, depth: depth + 1) }
      }
      next += 1
    }
  }

  /// Puts values back in place of parts in which no object was found, and numbers shared objects.
  private mutating func finish(_ root: Node) -> (root: Node, table: Table) {
    for index in drafts.indices.reversed() where !drafts[index].isHeld {
      drafts[index].isHeld = drafts[index].entry.shape.contains { isHeld($0) }
    }
    var places: [Int: Int] = [:]
    for index in drafts.indices where drafts[index].isHeld { places[index] = places.count }
    func settled(_ node: Node) -> Node {
      guard case .entry(let index) = node else { return node }
      return places[index].map { .entry($0) } ?? .value(drafts[index].value ?? ())
    }
    var entries: [Table.Entry] = []
    var numbers = 0
    for draft in drafts where draft.isHeld {
      var entry = draft.entry
      entry.shape = entry.shape.replacingNodes(settled)
      if draft.sightings > 1 {
        numbers += 1
        entry.number = numbers
      }
      entries.append(entry)
    }
    return (settled(root), Table(entries: entries))
  }

  private func isHeld(_ node: Node) -> Bool {
    if case .entry(let index) = node { drafts[index].isHeld } else { false }
  }
}

/// The id of a value as a key.
func idOfValue(_ value: any Identifiable) -> AnyHashable {
  func opened<Value: Identifiable>(_ value: Value) -> AnyHashable { AnyHashable(value.id) }
  return opened(value)
}

extension Shape {
  /// The shape with its values captured; elements and entries are taken one by one.
  fileprivate func mapped(_ capture: (Any) -> Node) -> Shape {
    func captured(_ node: Node) -> Node {
      if case .value(let value) = node { capture(value) } else { node }
    }
    return switch self {
    case .list(.typed(let list)) where TypeFacts.of(Swift.type(of: list).elementType).isKeptWhole:
      self
    case .list(let elements): .list(.nodes(elements.nodes.map(captured)))
    case .set(let elements): .set(.nodes(elements.nodes.map(captured)))
    case .dictionary(let pairs):
      .dictionary(
        .nodes(
          pairs.nodes.map { (captured($0.key), captured($0.value)) },
          isOrdered: pairs.isOrdered
        )
      )
    default: replacingNodes(captured)
    }
  }

  fileprivate func replacingNodes(_ replace: (Node) -> Node) -> Shape {
    switch self {
    case .record(var record):
      for index in record.fields.indices {
        record.fields[index].node = replace(record.fields[index].node)
      }
      return .record(record)
    case .list(.nodes(let nodes)): return .list(.nodes(nodes.map(replace)))
    case .set(.nodes(let nodes)): return .set(.nodes(nodes.map(replace)))
    case .dictionary(.nodes(let pairs, let isOrdered)):
      return .dictionary(
        .nodes(pairs.map { (replace($0.key), replace($0.value)) }, isOrdered: isOrdered)
      )
    default: return self
    }
  }

  fileprivate func contains(_ isHeld: (Node) -> Bool) -> Bool {
    switch self {
    case .record(let record): record.fields.contains { isHeld($0.node) }
    case .list(.nodes(let nodes)), .set(.nodes(let nodes)): nodes.contains(where: isHeld)
    case .dictionary(.nodes(let pairs, _)):
      pairs.contains { isHeld($0.key) || isHeld($0.value) }
    default: false
    }
  }
}
