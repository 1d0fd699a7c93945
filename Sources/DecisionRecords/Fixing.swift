import MarkdownBlocks

extension RecordFolder {
  /// Corrects what a check marks as fixable, in one step, and checks again.
  ///
  /// - Returns: The files changed, and what is left.
  public func fix(today: String) throws(RecordsProblem) -> (written: Written, remaining: [Finding])
  {
    let written = try change { contents throws(RecordsProblem) in
      let findings = RecordFolder.check(contents, today: today).filter(\.isFixable)
      var fixer = Fixer(contents, today: today)
      for finding in findings where finding.code != "date-not-iso" { try fixer.fix(finding) }
      for finding in findings where finding.code == "date-not-iso" { try fixer.fix(finding) }
      return Plan(opened: fixer.opened, pending: [])
    }
    return (written, try check(today: today))
  }
}

/// Collects the edits that correct findings, file by file.
private struct Fixer {
  let index: RecordIndex
  let conventions: Conventions
  let today: String
  private var byPath: [String: OpenedRecord] = [:]

  init(_ contents: RecordFolder.Contents, today: String) {
    index = RecordIndex(contents)
    conventions = Conventions(contents)
    self.today = today
  }

  var opened: [OpenedRecord] {
    byPath.keys.sorted().compactMap { byPath[$0] }
  }

  mutating func fix(_ finding: Finding) throws(RecordsProblem) {
    guard let record = index.records.first(where: { $0.path == finding.path }) else { return }
    switch finding.kind {
    case .dateNotISO(_, let suggestion?): try fixDate(record, to: suggestion)
    case .oneSidedLink(let words, _), .oneSidedSupersession(let words, _):
      for link in record.links where link.kind == words && link.line == finding.line {
        try fixOtherSide(of: link, in: record)
      }
    default: break
    }
  }

  private mutating func fixDate(_ record: Record, to date: String) throws(RecordsProblem) {
    var opened = try open(record)
    guard let place = opened.record.datePlace else { return }
    let old = opened.source.text(place.range)
    if place.form != .frontMatter {
      opened.replace(place.range, with: date)
    } else if let entry = opened.entry(at: place) {
      try opened.set(entry, to: date)
    }
    guard opened.keepsMatter, opened.editedRecord().isoDate == date else {
      throw .wouldNotRead(path: record.path, wanted: date, got: old)
    }
    byPath[record.path] = opened
  }

  private mutating func fixOtherSide(of link: RecordLink, in record: Record) throws(RecordsProblem)
  {
    guard let other = index.record(at: link.target, from: record) else { return }
    var opened = try open(other)
    switch link.relation {
    case .supersedes: opened = try opened.superseded(by: record, index, conventions, day: today)
    case .supersededBy:
      try opened.addRelation(conventions.supersedes, to: record, conventions: conventions)
    case .amends: try opened.addRelation("Amended by", to: record, conventions: conventions)
    case .amendedBy: try opened.addRelation("Amends", to: record, conventions: conventions)
    default: return
    }
    try opened.verify { _ in true }
    byPath[other.path] = opened
  }

  private func open(_ record: Record) throws(RecordsProblem) -> OpenedRecord {
    if let opened = byPath[record.path] { return opened }
    return try OpenedRecord(record)
  }
}
