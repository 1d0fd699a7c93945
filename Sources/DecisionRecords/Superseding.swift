import MarkdownBlocks

extension RecordFolder {
  /// Writes down on both sides that one record takes the place of another.
  ///
  /// While the new record is only proposed, the old one stays as it is; it is superseded when the
  /// new one is accepted.
  @discardableResult
  public func supersede(
    _ old: String,
    by new: String,
    day: String
  ) throws(RecordsProblem) -> Written {
    try change { contents throws(RecordsProblem) in
      let index = RecordIndex(contents)
      let conventions = Conventions(contents)
      let old = try index.record(old)
      let by = try index.record(new)
      guard by.path != old.path else { throw .relatedToItself(reference: new) }
      return try plan(old, supersededBy: by, index, conventions, day: day)
    }
  }

  func plan(
    _ old: Record,
    supersededBy new: Record,
    _ index: RecordIndex,
    _ conventions: Conventions,
    day: String
  ) throws(RecordsProblem) -> Plan {
    try index.checkOrder(old, supersededBy: new)
    var opened = try OpenedRecord(new)
    try opened.addRelation(conventions.supersedes, to: old, conventions: conventions)
    try opened.verify { $0.supersedes(old) }
    guard opened.record.standing != .proposed else {
      return Plan(opened: [opened], pending: [old.path])
    }
    let changed = try OpenedRecord(old).superseded(
      by: opened.record,
      index,
      conventions,
      day: day
    )
    return Plan(opened: [changed, opened], pending: [])
  }

  /// The record a status such as "superseded by 3" names; nil where it names none, or says more.
  ///
  /// Throws where there is no such record.
  func successor(
    in words: String,
    of record: Record,
    _ index: RecordIndex
  ) throws(RecordsProblem) -> Record? {
    let blocks = MarkdownDocument(words).blocks
    guard let inlines = blocks.first?.inlines, inlines.links(from: 1).isEmpty,
      let mention = RelationWords.mention(in: words),
      RecordLink.Relation(mention.kind) == .supersededBy
    else { return nil }
    guard let named = index.record(at: mention.target, from: record) else {
      throw .noSuchRecord(reference: mention.text, nearest: [])
    }
    if named.path == record.path { throw .relatedToItself(reference: mention.text) }
    let count = (mention.kind + " " + mention.text).split(separator: " ").count
    return words.split(separator: " ").count == count ? named : nil
  }

  /// What a record supersedes, with its status naming the record.
  func superseded(
    by new: OpenedRecord,
    _ index: RecordIndex,
    _ conventions: Conventions,
    day: String
  ) throws(RecordsProblem) -> [OpenedRecord] {
    var result: [OpenedRecord] = []
    for link in new.record.links where link.relation == .supersedes {
      guard let old = index.record(at: link.target, from: new.record), old.path != new.record.path,
        !result.contains(where: { $0.record.path == old.path })
      else { continue }
      try index.checkOrder(old, supersededBy: new.record)
      let changed = try OpenedRecord(old).superseded(by: new.record, index, conventions, day: day)
      result.append(changed)
    }
    return result
  }
}

extension OpenedRecord {
  /// The record with its status naming the one that takes its place.
  ///
  /// Where something else has taken its place already, whether that is found or not, its status
  /// stays, and the new one is named beside it.
  func superseded(
    by new: Record,
    _ index: RecordIndex,
    _ conventions: Conventions,
    day: String
  ) throws(RecordsProblem) -> OpenedRecord {
    guard edits.isEmpty else {
      return taking(try reopened.superseded(by: new, index, conventions, day: day))
    }
    let index = index.holding(new)
    if record.isInStep, record.isSuperseded(by: new, index) { return self }
    var copy = self
    if record.standing == .superseded, record.namesSuccessor {
      let word = conventions.superseded.lowercased()
      try copy.setStatus(matter: word, prose: word, day: day, conventions: conventions)
      try copy.addRelation(conventions.superseded + " by", to: new, conventions: conventions)
    } else {
      try copy.setSuccessor(new, index, conventions, day: day)
    }
    try copy.verify {
      $0.standing == .superseded && $0.isInStep && $0.isSuperseded(by: new, index)
    }
    return copy
  }

  /// The record as its edits leave it, ready for more.
  var reopened: OpenedRecord {
    OpenedRecord(MarkdownDocument(edited), path: record.path, id: record.id)
  }

  /// The record with its edits and those that were made after them.
  func taking(_ later: OpenedRecord) -> OpenedRecord {
    var copy = self
    copy.edits = [ByteEdit(bytes.indices, bytes: later.edited)]
    copy.intended.merge(later.intended) { $0.union($1) }
    copy.freeKeys.formUnion(later.freeKeys)
    return copy
  }

  private mutating func setSuccessor(
    _ new: Record,
    _ index: RecordIndex,
    _ conventions: Conventions,
    day: String
  ) throws(RecordsProblem) {
    let kind = conventions.superseded + " by"
    let hasLinks = document.isOfAdrs || relationEntry(kind) != nil
    let words = conventions.superseded.lowercased()
    try setStatus(
      matter: hasLinks ? words : words + " by " + matterName(of: new, index, conventions),
      prose: "\(conventions.superseded) by \(link(to: new, conventions: conventions))",
      day: day,
      conventions: conventions
    )
    if hasLinks {
      try addRelation(kind, to: new, conventions: conventions)
    }
  }

  /// How the front matter names another record: by number, by id where the number means another
  /// record, or by a link.
  private func matterName(
    of new: Record,
    _ index: RecordIndex,
    _ conventions: Conventions
  ) -> String {
    let names = [RelationWords.plainName(of: new, conventions: conventions), new.id]
    let found = names.first { name in
      let mention = RelationWords.mention(in: "superseded by " + name)
      return mention.flatMap { index.record(at: $0.target, from: record) }?.path == new.path
    }
    return found ?? link(to: new, conventions: conventions)
  }
}

extension Record {
  /// Whether the record says what has taken its place, be it found or not.
  var namesSuccessor: Bool { links.contains { $0.relation == .supersededBy } }

  /// Whether the record says that another has taken its place.
  func isSuperseded(by other: Record, _ index: RecordIndex) -> Bool {
    standing == .superseded
      && index.records(self, .supersededBy).contains { $0.path == other.path }
  }
}
