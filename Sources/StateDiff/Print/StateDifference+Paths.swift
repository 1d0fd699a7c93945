extension StateDifference {
  /// The places with a function, a lock or the like on both sides, in reading order.
  ///
  /// Whether these are or do the same cannot be known; what they capture is not seen.
  public var notComparable: [StatePath] {
    tree.nodes.indices.filter {
      tree.nodes[$0].note == .notComparable || tree.nodes[$0].note == .replaced
    }.map { tree.path(to: $0) }
  }
}

extension StateDifference.Change {
  /// Where it is: a removed part in the old value, every other in the new one.
  public var path: StatePath { tree.path(to: index) }
}

extension DiffTree {
  /// The way to a place: of what was removed in the old value, of everything else in the new one.
  func path(to index: Int) -> StatePath {
    path(to: index, inOld: nodes[index].kind == .removed)
  }

  func path(to index: Int, inOld: Bool) -> StatePath {
    var steps: [StatePath.Step] = []
    var next = index
    while next >= 0 {
      if let step = step(to: next, inOld: inOld) { steps.append(step) }
      next = nodes[next].parent
    }
    return StatePath(steps.reversed())
  }

  /// The last step to a place.
  func step(to index: Int, inOld: Bool) -> StatePath.Step? {
    let place = inOld ? nodes[index].oldPlace : nil
    return switch nodes[index].step {
    case .field(let name): .field(name)
    case .payload(let name, let label): .payload(name, label)
    case .index(let index): .index(place ?? index)
    case .key(let key, let isOld): .key((isOld ? old : new).key(key))
    case .line(let line): .line(place ?? line)
    case nil: nil
    }
  }
}
