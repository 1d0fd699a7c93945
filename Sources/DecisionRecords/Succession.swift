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

  /// By path, the paths of the records that took its place, whichever side says so.
  private func successors() -> [String: [String]] {
    var found: [String: [String]] = [:]
    for record in records {
      found[record.path, default: []] += self.records(record, .supersededBy).map(\.path)
      for old in self.records(record, .supersedes) {
        found[old.path, default: []].append(record.path)
      }
    }
    return found
  }
}
