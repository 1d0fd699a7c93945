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
      let words = conventions.ownWord(for: words)
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

  /// A status as it is written; throws `badStatus` for none and for several lines.
  static func statusWords(_ status: String) throws(RecordsProblem) -> String {
    let words = status.trimmed
    guard !words.isEmpty, !words.contains(where: \.isNewline), words == MarkdownWords.oneLine(words)
    else { throw .badStatus(status) }
    return words
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

  /// Whether every link of a former text is here too, and means the same; what a status names as
  /// its successor may go where the record is no longer superseded.
  fileprivate func keepsLinks(of former: Record) -> Bool {
    var left = links
    let keepsSuccessors = standing == .superseded && former.standing == .superseded
    for link in former.links where keepsSuccessors || link.relation != .supersededBy {
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
