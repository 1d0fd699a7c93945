extension Comparison {
  /// A key and what it leads to on both sides; in a set, an element is its own key.
  private struct Entry {
    var key: Node
    var old: Node?
    var new: Node?

    init(_ key: Node, _ old: Node?, _ new: Node?) {
      (self.key, self.old, self.new) = (key, old, new)
    }
  }

  mutating func compareSets(_ index: Int, _ old: Elements, _ new: Elements) {
    var changes: [Entry]
    if !options.structural, case .typedSet(let oldSet) = old, case .typedSet(let newSet) = new,
      let removed = oldSet.elements(missingIn: newSet),
      let added = newSet.elements(missingIn: oldSet)
    {
      changes = removed.map { Entry(.value($0), .value($0), nil) }
      changes += added.map { Entry(.value($0), nil, .value($0)) }
      // Sets of the same elements are unequal only where an element is not equal to itself.
      nodes[index].holdsUnequal = nodes[index].mustDiffer && changes.isEmpty
    } else {
      changes = elements(old.nodes, new.nodes)
    }
    add(changes, of: new.count, to: index)
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
      let oldKeys = old.nodes.map { $0.key.hashable(in: self.old) }
      let newKeys = new.nodes.map { $0.key.hashable(in: self.new) }
      changes = entries(old.nodes, oldKeys, new.nodes, newKeys)
    }
    add(changes, of: new.count, to: index)
  }

  /// Adds changed entries in the order in which they are shown, and the count of all others.
  private mutating func add(_ changes: [Entry], of count: Int, to index: Int) {
    let keyed = changes.map { (key: SortKey($0.key, reader: reader($0)), entry: $0) }
    var parts = keyed.sorted { $0.key < $1.key }.map { part($0.entry) }
    let kept = count - changes.count { $0.new != nil }
    if kept > 0 { parts.append(DiffNode(kind: .unchanged, count: kept)) }
    add(parts, to: index)
  }

  private func part(_ entry: Entry) -> DiffNode {
    DiffNode(
      step: .key(reader(entry).key(entry.key)),
      old: entry.old,
      new: entry.new,
      kind: entry.old == nil ? .added : entry.new == nil ? .removed : nil
    )
  }

  /// The side a key is from.
  private func reader(_ entry: Entry) -> Reader {
    entry.new == nil ? old : new
  }

  /// All entries of both sides; which of them changed is not yet known.
  private func entries(
    _ old: [(key: Node, value: Node)],
    _ oldKeys: [AnyHashable],
    _ new: [(key: Node, value: Node)],
    _ newKeys: [AnyHashable]
  ) -> [Entry] {
    var later: [AnyHashable: Int] = [:]
    for (index, key) in newKeys.enumerated() { later[key] = index }
    var found: [Entry] = []
    for (pair, key) in zip(old, oldKeys) {
      let other = later.removeValue(forKey: key).map { new[$0] }
      found.append(Entry(other?.key ?? pair.key, pair.value, other?.value))
    }
    let added = later.values.sorted().map { Entry(new[$0].key, nil, new[$0].value) }
    return found + added
  }

  /// The elements of two sets; objects of another run are known by what they show.
  private func elements(_ old: [Node], _ new: [Node]) -> [Entry] {
    var oldKeys = old.map { $0.hashable(in: self.old) }
    var newKeys = new.map { $0.hashable(in: self.new) }
    if oldKeys.contains(where: { $0.base is Identity }), Set(oldKeys).isDisjoint(with: newKeys) {
      oldKeys = old.map { self.old.key($0) }
      newKeys = new.map { self.new.key($0) }
    }
    return entries(
      old.map { (key: $0, value: $0) },
      oldKeys,
      new.map { (key: $0, value: $0) },
      newKeys
    )
  }

  /// Dictionaries whose own order counts are lists whose elements are known by their keys.
  private mutating func compareOrdered(
    _ index: Int,
    _ old: [(key: Node, value: Node)],
    _ new: [(key: Node, value: Node)]
  ) {
    let numbers = Numbers(
      old: old.map { $0.key.hashable(in: self.old) }[...],
      new: new.map { $0.key.hashable(in: self.new) }[...]
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
