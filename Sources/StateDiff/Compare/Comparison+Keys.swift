extension Comparison {
  /// A key and what it leads to on both sides; in a set, an element is its own key.
  private struct Entry {
    var key: Node
    var old: Node?
    var new: Node?
    /// The equal key of the old side, where it may differ below `==`.
    var oldKey: Node?
    var note: StateDifference.Note?
    /// What is said when nothing else changed.
    var otherwise: StateDifference.Note?

    init(_ key: Node, _ old: Node?, _ new: Node?, oldKey: Node? = nil) {
      (self.key, self.old, self.new, self.oldKey) = (key, old, new, oldKey)
    }
  }

  mutating func compareSets(_ index: Int, _ old: Elements, _ new: Elements) {
    var changes: [Entry]
    if !options.structural, case .typedSet(let oldSet) = old, case .typedSet(let newSet) = new,
      let removed = StateDiff.elements(of: oldSet, missingIn: newSet),
      let added = StateDiff.elements(of: newSet, missingIn: oldSet)
    {
      changes = removed.known.map { Entry(.value($0), .value($0), nil) }
      changes += added.known.map { Entry(.value($0), nil, .value($0)) }
      let lost = (old: removed.lost.map { Node.value($0) }, new: added.lost.map { Node.value($0) })
      changes += elements(
        lost.old,
        lost.new,
        lost.old.map { oldText($0) },
        lost.new.map { newText($0) }
      )
      nodes[index].holdsUnequal = nodes[index].mustDiffer && !lost.old.isEmpty
    } else {
      changes = elements(old.nodes, new.nodes)
    }
    add(changes, of: new.count, to: index, inSet: true)
  }

  mutating func compareDictionaries(_ index: Int, _ old: Pairs, _ new: Pairs) {
    if old.isOrdered, new.isOrdered { return compareOrdered(index, old.nodes, new.nodes) }
    var changes: [Entry]
    if case .typed(let oldPairs) = old, case .typed(let newPairs) = new,
      let found = StateDiff.changes(from: oldPairs, to: newPairs, comparesBytes: options.structural)
    {
      let lost = found.filter(\.isLost)
      nodes[index].holdsUnequal = nodes[index].mustDiffer && lost.contains { $0.old != nil }
      changes = found.filter { !$0.isLost }.map { entry($0) } + lostEntries(lost)
    } else {
      let (oldKeys, newKeys) = keys(old.nodes.map(\.key), new.nodes.map(\.key))
      changes = entries(old.nodes, oldKeys, new.nodes, newKeys)
      if !nodes[index].ignoresIdentity { changes = changes.map { withIdentity($0) } }
    }
    add(changes.flatMap { split($0) }, of: new.count, to: index, inSet: false)
  }

  /// A changed pair of two typed dictionaries.
  private func entry(_ change: PairChange) -> Entry {
    let (old, new) = (change.old.map { Node.value($0) }, change.new.map { Node.value($0) })
    return Entry(
      .value(change.newKey ?? change.key),
      old,
      new,
      oldKey: change.newKey.map { _ in .value(change.key) }
    )
  }

  /// An entry that remembers when its key became another object.
  private func withIdentity(_ entry: Entry) -> Entry {
    guard case .entry(let oldKey)? = entry.oldKey, case .entry(let newKey) = entry.key,
      old.table.entries[oldKey].identity != new.table.entries[newKey].identity
    else { return entry }
    var entry = entry
    entry.otherwise = .identity(isSameContent: true)
    return entry
  }

  /// An entry as two where its equal keys differ below `==`.
  private func split(_ entry: Entry) -> [Entry] {
    guard options.structural, entry.old != nil, entry.new != nil,
      case .value(let old)? = entry.oldKey, case .value(let new) = entry.key,
      !isSameBelow(old, new)
    else { return [entry] }
    var added = Entry(entry.key, nil, entry.new)
    if let old = old as? String, let new = new as? String {
      added.note = .bytes(old: Array(old.utf8), new: Array(new.utf8))
    }
    return [Entry(.value(old), entry.old, nil), added]
  }

  /// Pairs whose keys are not equal to themselves are known by what the keys show.
  private func lostEntries(_ lost: [PairChange]) -> [Entry] {
    func pairs(_ value: KeyPath<PairChange, Any?>) -> [(key: Node, value: Node)] {
      lost.compactMap { change in
        change[keyPath: value].map { (.value(change.key), .value($0)) }
      }
    }
    let (old, new) = (pairs(\.old), pairs(\.new))
    return entries(old, old.map { oldText($0.key) }, new, new.map { newText($0.key) })
  }

  private func oldText(_ node: Node) -> AnyHashable { OrderKey(node, reader: old, limit: 10_000) }
  private func newText(_ node: Node) -> AnyHashable { OrderKey(node, reader: new, limit: 10_000) }

  /// Adds changed entries in the order in which they are shown, and the count of all others.
  private mutating func add(_ changes: [Entry], of count: Int, to index: Int, inSet: Bool) {
    var parts = inOrder(changes) { ($0.key, reader($0)) }.map { part($0) }
    for place in parts.indices { parts[place].isInSet = inSet }
    let kept = count - changes.count { $0.new != nil }
    if kept > 0 { parts.append(DiffNode(kind: .unchanged, count: kept)) }
    add(parts, to: index)
  }

  private func part(_ entry: Entry) -> DiffNode {
    DiffNode(
      step: .key(entry.key, isOld: entry.new == nil),
      old: entry.old,
      new: entry.new,
      kind: entry.old == nil ? .added : entry.new == nil ? .removed : nil,
      note: entry.note,
      otherwise: entry.otherwise
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
    var later: [AnyHashable: [Int]] = [:]
    for (index, key) in newKeys.enumerated().reversed() { later[key, default: []].append(index) }
    var found: [Entry] = []
    for (pair, key) in zip(old, oldKeys) {
      let other = later[key]?.popLast().map { new[$0] }
      found.append(
        Entry(other?.key ?? pair.key, pair.value, other?.value, oldKey: other.map { _ in pair.key })
      )
    }
    let added = later.values.joined().sorted().map { Entry(new[$0].key, nil, new[$0].value) }
    return found + added
  }

  /// The elements of two sets; an element is its own key.
  private func elements(_ old: [Node], _ new: [Node]) -> [Entry] {
    let (oldKeys, newKeys) = keys(old, new)
    return elements(old, new, oldKeys, newKeys)
  }

  private func elements(
    _ old: [Node],
    _ new: [Node],
    _ oldKeys: [AnyHashable],
    _ newKeys: [AnyHashable]
  ) -> [Entry] {
    entries(
      old.map { (key: $0, value: $0) },
      oldKeys,
      new.map { (key: $0, value: $0) },
      newKeys
    )
  }

  /// What keys are known by; objects of another run are known by what they show.
  private func keys(_ old: [Node], _ new: [Node]) -> (old: [AnyHashable], new: [AnyHashable]) {
    let oldKeys = old.map { $0.hashable(in: self.old) }
    let newKeys = new.map { $0.hashable(in: self.new) }
    guard oldKeys.contains(where: { $0.base is Identity }), Set(oldKeys).isDisjoint(with: newKeys)
    else { return (oldKeys, newKeys) }
    return (old.map { oldText($0) }, new.map { newText($0) })
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
      (part.oldPlace, part.isMoved) = (step.old, step.isMoved)
      return part
    }
    add(parts, to: index)
  }
}

extension Node {
  /// What a part is known by among others: itself where it can be a key, otherwise its parts.
  func hashable(in reader: Reader) -> AnyHashable {
    if case .value(let value) = self, let key = value as? AnyHashable, key == key { return key }
    if case .entry(let index) = self, let identity = reader.table.entries[index].identity {
      return identity
    }
    return OrderKey(self, reader: reader, limit: 10_000)
  }
}
