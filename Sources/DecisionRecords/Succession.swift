extension RecordIndex {
  /// The records that a record names with one relation.
  func records(_ record: Record, _ relation: RecordLink.Relation) -> [Record] {
    record.links.filter { $0.relation == relation }
      .compactMap { self.record(at: $0.target, from: record) }
  }

  /// The same records with one more, which may not be on disk yet.
  func holding(_ record: Record) -> RecordIndex {
    if records.contains(where: { $0.path == record.path }) { return self }
    return RecordIndex(records + [record])
  }

  /// Throws where a record has taken the other's place itself, at once or step by step.
  func checkOrder(_ old: Record, supersededBy new: Record) throws(RecordsProblem) {
    let successors = successors()
    var seen: Set<String> = []
    var next = [new.path]
    while let path = next.popLast() {
      if path == old.path { throw .supersededInCircle(old: old.id, new: new.id) }
      if seen.insert(path).inserted { next += successors[path] ?? [] }
    }
  }

  /// The paths of records that took each other's place in a circle.
  func circles() -> Set<String> {
    let successors = successors().mapValues(Set.init)
    let led = RecordIndex.leading(successors)
    return led.isEmpty ? [] : led.intersection(RecordIndex.leading(RecordIndex.turned(successors)))
  }

  /// The names from which some way leads into a circle: those left when names without a way on are
  /// taken away one after the other.
  private static func leading(_ ways: [String: Set<String>]) -> Set<String> {
    let back = turned(ways)
    var left = ways.mapValues(\.count)
    var ends = back.keys.filter { left[$0] == nil }
    while let end = ends.popLast() {
      for name in back[end] ?? [] {
        left[name, default: 0] -= 1
        if left[name] == 0 {
          left[name] = nil
          ends.append(name)
        }
      }
    }
    return Set(left.keys)
  }

  private static func turned(_ ways: [String: Set<String>]) -> [String: Set<String>] {
    var turned: [String: Set<String>] = [:]
    for (name, others) in ways {
      for other in others { turned[other, default: []].insert(name) }
    }
    return turned
  }

  /// By path, the paths of the records that took its place, whichever side says so.
  private func successors() -> [String: [String]] {
    var found: [String: [String]] = [:]
    for record in records {
      for link in record.links where !link.kind.isEmpty {
        guard let relation = link.relation, relation == .supersedes || relation == .supersededBy,
          let other = self.record(at: link.target, from: record)
        else { continue }
        let (old, new) = relation == .supersedes ? (other, record) : (record, other)
        found[old.path, default: []].append(new.path)
      }
    }
    return found
  }
}
