extension Comparison {
  mutating func compareLists(_ index: Int, _ old: Elements, _ new: Elements) {
    if case .typed(let oldList) = old, case .typed(let newList) = new,
      let pair = pair(oldList, newList, comparing: equality(of: oldList))
    {
      return compare(index, pair, Elements.typed(oldList), .typed(newList)) { .index($0) }
    }
    let pair = NodePair(
      old: old.nodes,
      new: new.nodes,
      oldReader: self.old,
      newReader: self.new
    )
    compare(index, pair, .nodes(pair.old), .nodes(pair.new)) { .index($0) }
  }

  mutating func compareLists(_ index: Int, lines old: [String], _ new: [String]) {
    let equality = options.structural ? ListEquality.bytes : .bytesOrOperator
    guard let pair = pair(old, new, comparing: equality) else { return }
    compare(index, pair, .typed(old), .typed(new)) { .line($0) }
  }

  /// Adds the differences of two lists: equal ends are taken off, what is between is matched.
  private mutating func compare(
    _ index: Int,
    _ pair: any ListPair,
    _ old: Elements,
    _ new: Elements,
    step: (Int) -> DiffStep
  ) {
    let prefix = pair.equalPrefix()
    if prefix == pair.oldCount, prefix == pair.newCount, case .typed = old {
      noteUnequal(index)
    }
    let suffix = pair.equalSuffix(limit: min(pair.oldCount, pair.newCount) - prefix)
    let middle = Middle(
      old: prefix..<(pair.oldCount - suffix),
      new: prefix..<(pair.newCount - suffix)
    )
    let steps = matched(middle, pair, old, new)
    var parts: [DiffNode] = []
    append(prefix, from: 0, 0, old, new, step, to: &parts)
    for item in steps {
      if item.isEqual, let oldIndex = item.old, let newIndex = item.new {
        append(item.count, from: oldIndex, newIndex, old, new, step, to: &parts)
      } else if let place = item.new ?? item.old {
        parts.append(
          DiffNode(
            step: step(place),
            old: item.old.map { old[$0] },
            new: item.new.map { new[$0] },
            kind: item.old == nil ? .added : item.new == nil ? .removed : nil,
            oldPlace: item.old,
            isMoved: item.isMoved
          )
        )
      }
    }
    append(suffix, from: middle.old.upperBound, middle.new.upperBound, old, new, step, to: &parts)
    if !middle.old.isEmpty || !middle.new.isEmpty {
      noteRepeatedIDs(index, pair.repeatedIDs(changed: middle.old, middle.new))
    }
    add(parts, to: index)
  }

  /// A run of unchanged elements: a short one by itself, a long one as a count.
  private func append(
    _ count: Int,
    from oldStart: Int,
    _ newStart: Int,
    _ old: Elements,
    _ new: Elements,
    _ step: (Int) -> DiffStep,
    to parts: inout [DiffNode]
  ) {
    if count > 2 { return parts.append(DiffNode(kind: .unchanged, count: count)) }
    for offset in 0..<count {
      parts.append(
        DiffNode(
          step: step(newStart + offset),
          old: old[oldStart + offset],
          new: new[newStart + offset],
          kind: .unchanged
        )
      )
    }
  }

  /// How elements are compared: never by bytes alone where the first says that it does not equal itself.
  private func equality(of list: any ListValue) -> ListEquality {
    if options.structural { return .bytes }
    guard list.listCount > 0,
      let type = TypeFacts.of(Swift.type(of: list).elementType).selfComparable,
      case let first = list.listElement(at: 0), !areEqual(first, first, as: type),
      !isSameBelow(first, first, showsAll: false)
    else { return .bytesOrOperator }
    return .operator
  }

  /// Lists of the same elements are unequal only where an element is not equal to itself.
  private mutating func noteUnequal(_ index: Int) {
    guard nodes[index].mustDiffer || isBelowUnequal(index),
      case .value(let old)? = nodes[index].old,
      case .value(let new)? = nodes[index].new,
      type(of: old) == type(of: new),
      let type = TypeFacts.of(Swift.type(of: old)).equatable
    else { return }
    nodes[index].holdsUnequal = !areEqual(old, new, as: type)
  }

  private mutating func noteRepeatedIDs(_ index: Int, _ ids: [Any]) {
    if ids.isEmpty { return }
    nodes[index].note = nodes[index].note ?? .repeatedIDs(ids.prefix(5).map(wordsOfPart))
  }

  private func matched(
    _ middle: Middle,
    _ pair: any ListPair,
    _ old: Elements,
    _ new: Elements
  ) -> [ListStep] {
    if middle.old.isEmpty || middle.new.isEmpty { return middle.steps(pairs: []) }
    if let numbers = pair.numbersByID(old: middle.old, new: middle.new) {
      let pairs = middle.moved(Matching.byOccurrence(numbers))
      return middle.steps(pairs: middle.flagged(pairs, pair))
    }
    let numbers =
      pair.numbersByValue(old: middle.old, new: middle.new) ?? numbersByBeginning(middle, old, new)
    let pairs = middle.moved(Matching.byCommonRun(numbers))
    return middle.steps(pairs: middle.flagged(middle.filled(pairs), pair))
  }

  /// Elements without identity and hash are matched by how they begin.
  private func numbersByBeginning(_ middle: Middle, _ old: Elements, _ new: Elements) -> Numbers {
    if middle.old.count == 1, middle.new.count == 1 { return Numbers(old: [0], new: [0]) }
    func key(_ node: Node, _ reader: Reader) -> OrderKey {
      OrderKey(node, reader: reader, limit: 24)
    }
    return Numbers(
      old: middle.old.map { key(old[$0], self.old) }[...],
      new: middle.new.map { key(new[$0], self.new) }[...]
    )
  }
}
