import MarkdownBlocks

/// What came of correcting a folder.
public struct Fixed: Sendable, Equatable {
  /// The files that were corrected, in the order it was done.
  public var changed: [String] = []
  /// What could not be corrected, with the reason.
  public var refused: [Refusal] = []
  /// What is found now.
  public var remaining: [Finding] = []

  /// Nothing corrected.
  public init() {}

  /// A correction that was not made.
  public struct Refusal: Sendable, Equatable {
    /// What was to be corrected.
    public var finding: Finding
    /// Why it was not.
    public var problem: RecordsProblem
  }
}

extension RecordFolder {
  /// Corrects what a check marks as fixable, one file at a time, and looks again after each; a file
  /// that cannot be corrected keeps nobody from correcting the others.
  public func fix(today: String) throws(RecordsProblem) -> Fixed {
    guard Files.kind(of: path) == .folder else { throw .notAFolder(path: path) }
    var fixed = Fixed()
    try holding { () throws(RecordsProblem) in
      try recoverLocked()
      var contents = try contents()
      var tried: Set<String> = []
      while let repair = Repair.next(in: contents, today: today, besides: tried) {
        tried.insert(repair.path)
        guard let changed = try correct(repair, contents, today: today, &fixed) else { continue }
        contents = contents.holding(changed)
      }
      fixed.remaining = RecordFolder.check(contents, today: today)
    }
    return fixed
  }

  /// Corrects one file; the record it reads as now, or nil where it stays as it is.
  private func correct(
    _ repair: Repair,
    _ contents: Contents,
    today: String,
    _ fixed: inout Fixed
  ) throws(RecordsProblem) -> Record? {
    let index = RecordIndex(contents)
    guard let record = index.records.first(where: { $0.path == repair.path }) else { return nil }
    var opened = try OpenedRecord(record)
    let conventions = Conventions(contents)
    for finding in repair.findings.filter({ !$0.isOfDate }) + repair.findings.filter(\.isOfDate) {
      do {
        opened = try opened.corrected(finding, index, conventions, day: today)
      } catch {
        fixed.refused.append(Fixed.Refusal(finding: finding, problem: error))
      }
    }
    guard opened.edited != opened.bytes else { return nil }
    let change = FileChange(path: record.path, old: opened.bytes, new: opened.edited)
    do { try Transaction(folder: path, steps: steps).commit([change]) } catch {
      if fixed.changed.isEmpty { throw error }
      fixed.refused += repair.findings.map { Fixed.Refusal(finding: $0, problem: error) }
      return nil
    }
    fixed.changed.append(record.path)
    return opened.editedRecord()
  }
}

extension RecordFolder.Contents {
  /// The same with a record as it reads now.
  fileprivate func holding(_ changed: Record) -> RecordFolder.Contents {
    var copy = self
    copy.records = records.map { $0.path == changed.path ? changed : $0 }
    return copy
  }
}

/// What is to be corrected in one file.
private struct Repair {
  var path: String
  var findings: [Finding]

  /// The first file with something to correct that was not tried yet.
  static func next(
    in contents: RecordFolder.Contents,
    today: String,
    besides tried: Set<String>
  ) -> Repair? {
    let index = RecordIndex(contents)
    var found: [String: [Finding]] = [:]
    for finding in RecordFolder.check(contents, today: today) where finding.isFixable {
      for path in index.corrected(by: finding) where !tried.contains(path) {
        found[path, default: []].append(finding)
      }
    }
    return found.min { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { Repair(path: $0.key, findings: $0.value) }
  }
}

extension Finding {
  fileprivate var isOfDate: Bool {
    if case .dateNotISO = kind { true } else { false }
  }
}

extension RecordIndex {
  /// The files that are changed where a finding is corrected: its own, or those that are to say the
  /// reverse.
  fileprivate func corrected(by finding: Finding) -> Set<String> {
    if finding.isOfDate { return [finding.path] }
    return Set(others(of: finding).map { $0.other.path })
  }

  /// The links a finding speaks of, each with the record it leads to.
  fileprivate func others(of finding: Finding) -> [(
    link: RecordLink, record: Record, other: Record
  )] {
    let (words, id): (String, String)
    switch finding.kind {
    case .oneSidedLink(let kind, let other), .oneSidedSupersession(let kind, let other):
      (words, id) = (kind, other)
    default: return []
    }
    guard let record = records.first(where: { $0.path == finding.path }) else { return [] }
    return record.links.filter { $0.kind == words && $0.line == finding.line }.compactMap { link in
      guard let other = self.record(at: link.target, from: record), other.id == id else {
        return nil
      }
      return (link, record, other)
    }
  }
}

extension OpenedRecord {
  /// The record with one finding corrected, in this file only.
  fileprivate func corrected(
    _ finding: Finding,
    _ index: RecordIndex,
    _ conventions: Conventions,
    day: String
  ) throws(RecordsProblem) -> OpenedRecord {
    var copy = self
    if case .dateNotISO(_, let suggestion?) = finding.kind {
      try copy.setDate(suggestion)
      return copy
    }
    for (link, record, other) in index.others(of: finding) where other.path == self.record.path {
      switch link.relation {
      case .supersedes:
        copy = try copy.superseded(by: record, index, conventions, day: day)
      case .supersededBy:
        try copy.addRelation(conventions.supersedes, to: record, conventions: conventions)
      case .amends: try copy.addRelation("Amended by", to: record, conventions: conventions)
      case .amendedBy: try copy.addRelation("Amends", to: record, conventions: conventions)
      case .other, nil: break
      }
    }
    try copy.verify { _ in true }
    return copy
  }

  private mutating func setDate(_ date: String) throws(RecordsProblem) {
    guard edits.isEmpty else {
      var later = reopened
      try later.setDate(date)
      self = taking(later)
      return
    }
    guard let place = record.datePlace else { return }
    let old = source.text(place.range)
    if place.form != .frontMatter {
      replace(place.range, with: date)
    } else if let entry = entry(at: place) {
      try set(entry, to: date)
    }
    guard keepsMatter, editedRecord().isoDate == date else {
      throw .wouldNotRead(path: record.path, wanted: date, got: old)
    }
  }
}
