extension Comparison {
  mutating func compareSets(_ index: Int, _ old: Elements, _ new: Elements) {
    let (removed, added) = setChanges(old, new)
    let changes =
      removed.map { (node: $0, isAdded: false) } + added.map { (node: $0, isAdded: true) }
    var parts = self.new.ordered(changes, by: \.node).map { change in
      DiffNode(
        step: .key((change.isAdded ? self.new : self.old).key(change.node)),
        old: change.isAdded ? nil : change.node,
        new: change.isAdded ? change.node : nil,
        kind: change.isAdded ? .added : .removed
      )
    }
    let kept = new.count - added.count
    // Sets of the same elements are unequal only where an element is not equal to itself.
    nodes[index].holdsUnequal = nodes[index].mustDiffer && parts.isEmpty
    if kept > 0 { parts.append(DiffNode(kind: .unchanged, count: kept)) }
    add(parts, to: index)
  }

  private func setChanges(_ old: Elements, _ new: Elements) -> (removed: [Node], added: [Node]) {
    if case .typedSet(let old) = old, case .typedSet(let new) = new,
      let removed = old.elements(missingIn: new), let added = new.elements(missingIn: old)
    {
      return (removed.map { .value($0) }, added.map { .value($0) })
    }
    let pair = NodePair(old: old.nodes, new: new.nodes, oldReader: self.old, newReader: self.new)
    return pair.missing()
  }

  mutating func compareDictionaries(_ index: Int, _ old: Pairs, _ new: Pairs) {
    if old.isOrdered, new.isOrdered { return compareOrdered(index, old.nodes, new.nodes) }
    let changes: [Entry]
    if case .typed(let oldPairs) = old, case .typed(let newPairs) = new,
      let found = oldPairs.changes(to: newPairs, comparesBytes: options.structural)
    {
      changes = found.map {
        Entry(.value($0.key), $0.old.map { .value($0) }, $0.new.map { .value($0) })
      }
    } else {
      changes = entries(old.nodes, new.nodes)
    }
    var parts = self.new.ordered(changes, by: \.key).map(part)
    let kept = new.count - changes.count { $0.new != nil }
    if kept > 0 { parts.append(DiffNode(kind: .unchanged, count: kept)) }
    add(parts, to: index)
  }

  /// A key and what it leads to on both sides.
  private struct Entry {
    var key: Node
    var old: Node?
    var new: Node?

    init(_ key: Node, _ old: Node?, _ new: Node?) {
      (self.key, self.old, self.new) = (key, old, new)
    }
  }

  private func part(_ entry: Entry) -> DiffNode {
    DiffNode(
      step: .key(new.key(entry.key)),
      old: entry.old,
      new: entry.new,
      kind: entry.old == nil ? .added : entry.new == nil ? .removed : nil
    )
  }

  /// All entries of two dictionaries that were taken apart; which of them changed is not yet known.
  private func entries(
    _ old: [(key: Node, value: Node)],
    _ new: [(key: Node, value: Node)]
  ) -> [Entry] {
    var found: [Entry] = []
    var later: [AnyHashable: Node] = [:]
    for pair in new { later[pair.key.hashable(in: self.new)] = pair.value }
    for pair in old {
      let key = pair.key.hashable(in: self.old)
      found.append(Entry(pair.key, pair.value, later.removeValue(forKey: key)))
    }
    for pair in new where later[pair.key.hashable(in: self.new)] != nil {
      found.append(Entry(pair.key, nil, pair.value))
    }
    return found
  }

  /// Dictionaries whose own order counts are lists whose elements are known by their keys.
  private mutating func compareOrdered(
    _ index: Int,
    _ old: [(key: Node, value: Node)],
    _ new: [(key: Node, value: Node)]
  ) {
    let numbers = Numbers(
      old: old.map { $0.key.hashable(in: self.old) },
      new: new.map { $0.key.hashable(in: self.new) }
    )
    let middle = Middle(old: 0..<old.count, new: 0..<new.count)
    let pairs = middle.moved(Matching.byOccurrence(numbers))
    let parts = middle.steps(pairs: pairs).map { step in
      let key = step.new.map { new[$0].key } ?? step.old.map { old[$0].key } ?? .value(())
      var part = part(Entry(key, step.old.map { old[$0].value }, step.new.map { new[$0].value }))
      part.movedFrom = step.isMoved ? step.old : nil
      return part
    }
    add(parts, to: index)
  }
}

extension Node {
  /// What a part is known by among others: itself where it can be a key, otherwise its text.
  func hashable(in reader: Reader) -> AnyHashable {
    if case .value(let value) = self, let key = value as? AnyHashable { return key }
    if case .entry(let index) = self, let identity = reader.table.entries[index].identity {
      return identity
    }
    return reader.key(self)
  }
}
