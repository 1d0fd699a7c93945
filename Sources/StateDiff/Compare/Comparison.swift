/// Compares two captures, level by level.
struct Comparison {
  let options: StateDifference.Options
  let old: Reader
  let new: Reader
  var nodes: [DiffNode] = []
  /// Old objects and the new ones compared with them.
  var partners: [Int: Int] = [:]
  var partnersOfNew: [Int: Int] = [:]
  /// Objects at whose place another one stands that was known before.
  var exchanged: (old: Set<Int>, new: Set<Int>) = ([], [])
  let oldPlaces: [Identity: Int]
  let newPlaces: [Identity: Int]

  init(old: Reader, new: Reader, options: StateDifference.Options) {
    self.options = options
    self.old = old
    self.new = new
    oldPlaces = old.table.places
    newPlaces = new.table.places
  }

  /// - Parameter ignoresIdentity: whether other objects and functions are no change anywhere.
  static func run(
    _ old: StateCapture,
    _ new: StateCapture,
    options: StateDifference.Options,
    ignoresIdentity: Bool = false
  ) -> DiffTree {
    let isSame = old.isSame(as: new)
    var comparison = Comparison(
      old: Reader(table: old.table),
      new: Reader(table: new.table),
      options: options
    )
    comparison.nodes = [DiffNode(old: old.root, new: new.root, kind: isSame ? .unchanged : nil)]
    comparison.nodes[0].ignoresIdentity = ignoresIdentity
    comparison.expandAll()
    comparison.settle()
    return DiffTree(comparison)
  }

  mutating func expandAll() {
    var next = 0
    while next < nodes.count {
      if nodes[next].kind == nil { expand(next) }
      next += 1
    }
  }

  private mutating func expand(_ index: Int) {
    guard let old = nodes[index].old, let new = nodes[index].new else { return }
    if nodes[index].depth > options.depthLimit {
      return settle(index, .notCompared, .depth(options.depthLimit))
    }
    if case .value(let oldValue) = old, case .value(let newValue) = new {
      if isSettled(index, oldValue, newValue) { return }
    } else if case .entry(let oldEntry) = old, case .entry(let newEntry) = new {
      if isSettled(index, oldEntry, newEntry) { return }
    }
    compare(index, self.old.shape(old), self.new.shape(new))
  }

  mutating func settle(
    _ index: Int,
    _ kind: StateDifference.Change.Kind,
    _ note: StateDifference.Note? = nil
  ) {
    nodes[index].kind = kind
    nodes[index].note = note ?? nodes[index].note
  }

  mutating func add(_ parts: [DiffNode], to index: Int) {
    let start = nodes.count
    if parts.count > start { nodes.reserveCapacity(start + parts.count) }
    for var part in parts {
      part.parent = index
      part.depth = nodes[index].depth + 1
      part.ignoresIdentity = nodes[index].ignoresIdentity
      nodes.append(part)
    }
    nodes[index].parts = start..<nodes.count
  }
}

extension Comparison {
  /// Values: the same bytes are the same value; then `==` decides where there is one.
  private mutating func isSettled(_ index: Int, _ oldValue: Any, _ newValue: Any) -> Bool {
    let (old, new) = (self.old.bare(oldValue), self.new.bare(newValue))
    if old.isNil || new.isNil {
      settleNil(index, old, new)
      return true
    }
    let facts = old.facts
    guard facts.type == new.facts.type else { return false }
    if old.depth != new.depth {
      nodes[index].otherwise = typesNote(type(of: oldValue), type(of: newValue))
      return false
    }
    if areSame(old.value, new.value) || sharesStorage(old.value, new.value, facts) {
      return isSettled(index, alike: old.value, facts)
    }
    // Arrays are compared element by element anyway.
    if case .list = facts.kind { return false }
    guard let type = facts.equatable else { return false }
    nodes[index].mustDiffer = !areEqual(old.value, new.value, as: type)
    if nodes[index].mustDiffer || options.structural { return false }
    settle(index, .unchanged)
    return true
  }

  /// The very same value: a change only where it is not equal to itself, and not for a number that is
  /// none, which is looked for in its parts.
  private mutating func isSettled(_ index: Int, alike value: Any, _ facts: TypeFacts) -> Bool {
    nodes[index].holdsUnequal = facts.isFloating && isNotANumber(value)
    if let type = facts.selfComparable, !areEqual(value, value, as: type) {
      nodes[index].mustDiffer = true
      return false
    }
    settle(index, .unchanged)
    return true
  }

  private mutating func settleNil(_ index: Int, _ old: Bare, _ new: Bare) {
    guard old.isNil, new.isNil, old.depth == new.depth else { return settle(index, .changed) }
    let (oldType, newType) = (old.facts.type, new.facts.type)
    if oldType == newType { return settle(index, .unchanged) }
    settle(index, .changed, typesNote(oldType, newType))
  }

  func isBelowUnequal(_ index: Int) -> Bool {
    nodes[index].parent >= 0 && nodes[nodes[index].parent].mustDiffer
  }

  private func sharesStorage(_ old: Any, _ new: Any, _ facts: TypeFacts) -> Bool {
    guard case .list = facts.kind, let old = old as? any ListValue,
      let new = new as? any ListValue
    else { return false }
    return shareStorage(old, new)
  }

  /// Objects: compared once with the object in their place, unless that one was elsewhere before.
  private mutating func isSettled(_ index: Int, _ oldEntry: Int, _ newEntry: Int) -> Bool {
    guard let oldIdentity = old.table.entries[oldEntry].identity,
      let newIdentity = new.table.entries[newEntry].identity
    else { return false }
    if partners[oldEntry] == newEntry {
      settle(index, .unchanged)
      return true
    }
    if oldIdentity != newIdentity, isKnown(oldEntry, oldIdentity, newEntry, newIdentity) {
      if newPlaces[oldIdentity] != nil { exchanged.old.insert(oldEntry) }
      if oldPlaces[newIdentity] != nil { exchanged.new.insert(newEntry) }
      settle(index, .changed)
      return true
    }
    partners[oldEntry] = newEntry
    partnersOfNew[newEntry] = oldEntry
    if oldIdentity != newIdentity {
      let isReported = index > 0 && !nodes[index].ignoresIdentity
      if isReported { nodes[index].note = .identity(isSameContent: true) }
      nodes[index].ignoresIdentity = true
    }
    return false
  }

  private func isKnown(
    _ oldEntry: Int,
    _ oldIdentity: Identity,
    _ newEntry: Int,
    _ newIdentity: Identity
  ) -> Bool {
    partners[oldEntry] != nil || partnersOfNew[newEntry] != nil
      || newPlaces[oldIdentity] != nil || oldPlaces[newIdentity] != nil
  }
}

extension Comparison {
  /// From the leaves up: what has no changed part has not changed, unless `==` says it has.
  mutating func settle() {
    for index in nodes.indices.reversed() {
      if nodes[index].kind == nil { settlePending(index) }
      if nodes[index].kind == .unchanged, let note = nodes[index].otherwise {
        settle(index, .changed, note)
      }
      if nodes[index].kind == .unchanged, nodes[index].isMoved {
        nodes[index].kind = .moved
      }
      if nodes[index].holdsUnequal, nodes[index].parent >= 0 {
        nodes[nodes[index].parent].holdsUnequal = true
      }
    }
  }

  private mutating func settlePending(_ index: Int) {
    let node = nodes[index]
    if nodes[node.parts].contains(where: { $0.kind != .unchanged }) {
      nodes[index].kind = node.isMoved ? .moved : .inside
      if node.note == .identity(isSameContent: true) {
        nodes[index].note = .identity(isSameContent: false)
      }
    } else if node.note == .identity(isSameContent: true) {
      nodes[index].kind = .changed
      nodes[index].parts = 0..<0
    } else if node.mustDiffer, !node.holdsUnequal || differsInHidden(node) {
      settle(index, .changed, hiddenNote(index))
      nodes[index].parts = 0..<0
    } else {
      nodes[index].kind = .unchanged
      nodes[index].parts = 0..<0
    }
  }
}
