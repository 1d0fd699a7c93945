import MarkdownBlocks

/// What a change did.
public struct Written: Sendable, Equatable {
  /// The files that were changed, created or renamed, by their paths now; empty when everything was
  /// as asked already.
  public var changed: [String]
  /// The new path of a file that was renamed.
  public var renamed: Renamed?
  /// Records that take effect later: what a proposed record supersedes is superseded when it is
  /// accepted.
  public var pending: [String]

  /// A file with another name than before.
  public struct Renamed: Sendable, Equatable {
    /// The path before.
    public var from: String
    /// The path now.
    public var to: String
  }
}

extension RecordFolder {
  /// Sets the status of a record in every place that states it.
  ///
  /// When a record that supersedes others is accepted, the others become superseded in the same
  /// step. `day` is the local day, used where a folder keeps a dated log of statuses.
  @discardableResult
  public func setStatus(
    _ reference: String,
    to status: String,
    day: String
  ) throws(RecordsProblem) -> Written {
    let words = try RecordFolder.statusWords(status)
    return try change { contents throws(RecordsProblem) in
      let index = RecordIndex(contents)
      let conventions = Conventions(contents)
      let record = try index.record(reference)
      if let successor = try successor(in: words, of: record, index) {
        return try plan(record, supersededBy: successor, index, conventions, day: day)
      }
      var opened = try OpenedRecord(record)
      try opened.setStatus(matter: words, prose: words, day: day, conventions: conventions)
      try opened.verify { $0.statusWord == StatusWords.firstWord(words) && $0.isInStep }
      var all = [opened]
      if StatusWords.standing(words) == .accepted {
        all += try superseded(by: opened, index, conventions, day: day)
      }
      return Plan(opened: all, pending: [])
    }
  }

  /// The record a status such as "superseded by 3" names; nil where it names none, or says more.
  ///
  /// Throws where there is no such record.
  private func successor(
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

  /// A status as it is written; throws `badStatus` for none and for several lines.
  static func statusWords(_ status: String) throws(RecordsProblem) -> String {
    let words = status.trimmed
    guard !words.isEmpty, !words.contains(where: \.isNewline), words == MarkdownWords.oneLine(words)
    else { throw .badStatus(status) }
    return words
  }

  private func superseded(
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

  private func plan(
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

  /// Writes down on both sides how two records are related: "Amends", "Amended by".
  ///
  /// An empty reverse writes the first side only.
  @discardableResult
  public func link(
    _ first: String,
    _ words: String,
    _ second: String,
    _ reverse: String
  ) throws(RecordsProblem) -> Written {
    let words = try RecordFolder.relation(words)
    let reverse = reverse.trimmed.isEmpty ? nil : try RecordFolder.relation(reverse)
    return try change { contents throws(RecordsProblem) in
      let index = RecordIndex(contents)
      let conventions = Conventions(contents)
      var one = try OpenedRecord(try index.record(first))
      var other = try OpenedRecord(try index.record(second))
      guard one.record.path != other.record.path else { throw .relatedToItself(reference: second) }
      try one.addRelation(words, to: other.record, conventions: conventions)
      if let reverse { try other.addRelation(reverse, to: one.record, conventions: conventions) }
      try one.verify { _ in true }
      try other.verify { _ in true }
      return Plan(opened: [one, other], pending: [])
    }
  }

  private static func relation(_ words: String) throws(RecordsProblem) -> String {
    let line = words.trimmed
    guard line.contains(where: \.isLetter), line == MarkdownWords.oneLine(line), line.count <= 80
    else {
      throw .badRelation(words)
    }
    return MarkdownWords.line(line)
  }
}

extension RecordFolder {
  /// Records with their edits, ready to be written together.
  struct Plan {
    var opened: [OpenedRecord]
    var pending: [String]
  }

  /// Reads the folder under its lock and writes what a plan says, all or nothing.
  func change(
    _ plan: (Contents) throws(RecordsProblem) -> Plan
  ) throws(RecordsProblem) -> Written {
    guard Files.kind(of: path) == .folder else { throw .notAFolder(path: path) }
    return try holding { () throws(RecordsProblem) in
      try recoverLocked()
      let plan = try plan(try contents())
      let changes = plan.opened.map {
        FileChange(path: $0.record.path, old: $0.bytes, new: $0.edited)
      }.filter { $0.old != $0.new }
      try Transaction(folder: path, steps: steps).commit(changes)
      return Written(changed: changes.map(\.path), renamed: nil, pending: plan.pending)
    }
  }
}

extension OpenedRecord {
  /// The record with its status naming the one that takes its place.
  ///
  /// Where a third record has taken its place already, its status stays, and the new one is named
  /// beside it.
  func superseded(
    by new: Record,
    _ index: RecordIndex,
    _ conventions: Conventions,
    day: String
  ) throws(RecordsProblem) -> OpenedRecord {
    guard edits.isEmpty else {
      let edited = OpenedRecord(MarkdownDocument(edited), path: record.path)
      return taking(try edited.superseded(by: new, index, conventions, day: day))
    }
    let index = index.holding(new)
    if record.isInStep, record.isSuperseded(by: new, index) { return self }
    var copy = self
    let successors = index.records(record, .supersededBy)
    if record.standing == .superseded, !successors.isEmpty {
      try copy.addRelation(conventions.superseded + " by", to: new, conventions: conventions)
    } else {
      try copy.setSuccessor(new, index, conventions, day: day)
    }
    try copy.verify {
      $0.standing == .superseded && $0.isInStep && $0.isSuperseded(by: new, index)
    }
    return copy
  }

  /// The record with its edits and those that were made after them.
  private func taking(_ later: OpenedRecord) -> OpenedRecord {
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
    let hasLinks = document.frontMatter?["number"] != nil && document.frontMatter?["links"] != nil
    let words = conventions.superseded.lowercased()
    try setStatus(
      matter: hasLinks ? words : words + " by " + matterName(of: new, index, conventions),
      prose: "\(conventions.superseded) by \(link(to: new, conventions: conventions))",
      day: day,
      conventions: conventions
    )
    if hasLinks {
      try addRelation(conventions.superseded + " by", to: new, conventions: conventions)
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

  /// Checks that the edited file reads as intended and that nothing else about it has changed.
  func verify(_ isIntended: (Record) -> Bool) throws(RecordsProblem) {
    let new = editedRecord()
    let isSame =
      new.title == record.title && new.number == record.number && new.date == record.date
      && new.people == record.people && new.tags == record.tags
      && new.triggers.map(\.text) == record.triggers.map(\.text)
    guard isSame, keepsMatter, new.keepsLinks(of: record), isIntended(new) else {
      throw .wouldNotRead(
        path: record.path,
        wanted: "the change and nothing else",
        got: new.status ?? "no status"
      )
    }
  }
}

extension Record {
  /// Whether all places that state the status mean the same.
  var isInStep: Bool {
    Set(statusPlaces.map { StatusWords.standing($0.text) }).count <= 1
  }

  /// Whether the record says it takes another's place.
  func supersedes(_ other: Record) -> Bool {
    links.contains {
      $0.relation == .supersedes && RecordIndex([other]).record(at: $0.target, from: self) != nil
    }
  }

  /// Whether the record says that another has taken its place.
  func isSuperseded(by other: Record, _ index: RecordIndex) -> Bool {
    standing == .superseded
      && index.records(self, .supersededBy).contains { $0.path == other.path }
  }

  /// Whether every link of a former text is here too, and means the same; what a status names as
  /// its successor may go with the status.
  fileprivate func keepsLinks(of former: Record) -> Bool {
    var left = links
    for link in former.links where link.relation != .supersededBy {
      let index = left.firstIndex { $0.target == link.target && $0.isRelated(like: link) }
      guard let index else { return false }
      left.remove(at: index)
    }
    return true
  }
}

extension RecordLink {
  fileprivate func isRelated(like other: RecordLink) -> Bool {
    let (own, others) = (relation, other.relation)
    return own == others || (own?.reverse == nil && others?.reverse == nil)
  }
}
