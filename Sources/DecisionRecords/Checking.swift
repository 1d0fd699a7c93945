import Spelling

extension RecordFolder {
  /// Everything that is not as it should be, by file and line.
  ///
  /// - Parameter today: The local day, YYYY-MM-DD, against which review days are held.
  public func check(today: String) throws(RecordsProblem) -> [Finding] {
    RecordFolder.check(try read(), today: today)
  }

  /// The same for contents that were read already.
  public static func check(_ contents: Contents, today: String) -> [Finding] {
    let checker = Checker(contents, today: today)
    let findings =
      contents.records.flatMap(checker.findings) + checker.duplicates()
      + contents.unreadable.map {
        Finding(kind: .unreadable($0.reason), path: $0.path, line: 1, isFixable: false)
      }
    return findings.enumerated().sorted { left, right in
      left.element.path != right.element.path
        ? left.element.path.utf8.lexicographicallyPrecedes(right.element.path.utf8)
        : (left.element.line, left.offset) < (right.element.line, right.offset)
    }.map(\.element)
  }
}

/// Looks for what is wrong, record by record.
struct Checker {
  let records: [Record]
  let index: RecordIndex
  let today: String
  private let folder: String
  /// The parts of a record that most records of the folder have.
  private let expected: [Part]
  /// The records that took each other's place in a circle, by path.
  private let circles: Set<String>

  init(_ contents: RecordFolder.Contents, today: String) {
    records = contents.records
    index = RecordIndex(records)
    circles = index.circles()
    self.today = today
    folder = contents.path
    expected = Part.all.filter { part in
      contents.records.filter(part.isIn).count * 2 > contents.records.count
    }
  }

  func findings(_ record: Record) -> [Finding] {
    var found: [Finding] = []
    func add(_ kind: Finding.Kind, _ line: Int, _ isFixable: Bool) {
      found.append(Finding(kind: kind, path: record.path, line: line, isFixable: isFixable))
    }
    checkTitle(record, add)
    checkStatus(record, add)
    checkDate(record, add)
    checkSections(record, add)
    for link in record.links { check(link, of: record, add) }
    for point in record.openPoints where !isOver(record) {
      add(.openPoint(point.text), point.line, false)
    }
    for trigger in record.triggers where isOverdue(trigger, record) {
      add(.reviewOverdue(trigger.text), trigger.line, false)
    }
    for flaw in record.flaws { add(flaw.findingKind, flaw.line, false) }
    return found
  }

  typealias Add = (_ kind: Finding.Kind, _ line: Int, _ isFixable: Bool) -> Void

  private func checkTitle(_ record: Record, _ add: Add) {
    if record.title == nil { add(.noTitle, 1, false) }
    if let file = record.fileNumber, let heading = record.headingNumber, file != heading {
      add(.numberMismatch(file: file, heading: heading), record.titleLine ?? 1, false)
    }
  }

  private func checkStatus(_ record: Record, _ add: Add) {
    guard let first = record.statusPlaces.first else {
      return add(.noStatus, record.titleLine ?? 1, false)
    }
    if record.standing == .unknown {
      let nearest = StatusWords.nearest(to: record.statusWord ?? "")
      add(.unknownStatus(first.text, nearest: nearest), first.line, false)
    }
    if !record.isInStep {
      add(.statusOutOfStep(record.statusPlaces.map(\.text)), record.statusPlaces[1].line, false)
    }
    if record.standing == .superseded,
      !record.links.contains(where: { $0.relation == .supersededBy })
    {
      add(.noSuccessor, first.line, false)
    }
    if circles.contains(record.path) { add(.supersessionCircle, first.line, false) }
  }

  private func checkDate(_ record: Record, _ add: Add) {
    guard let date = record.datePlace else { return add(.noDate, record.titleLine ?? 1, false) }
    guard record.isoDate == nil else { return }
    let suggestion = DateWords.iso(date.text)
    add(
      .dateNotISO(date.text, suggestion: suggestion),
      date.line,
      suggestion != nil && isOwn(record)
    )
  }

  private func checkSections(_ record: Record, _ add: Add) {
    for part in expected where !part.isIn(record) {
      add(.missingSection(part.name), record.titleLine ?? 1, false)
    }
    guard !isOver(record) else { return }
    for section in record.sections
    where section.isEmpty && section.level > 1 && section.title.lowercased() != "links" {
      add(.emptySection(section.title), section.line, false)
    }
  }

  /// Whether a record is history, which nobody goes on writing.
  private func isOver(_ record: Record) -> Bool {
    record.standing == .superseded || record.standing == .rejected
  }

  private func isOverdue(_ trigger: Trigger, _ record: Record) -> Bool {
    guard record.standing.isLive, case .date(let date) = trigger.meaning else { return false }
    return date.description <= today
  }
}

extension Checker {
  private func check(_ link: RecordLink, of record: Record, _ add: Add) {
    guard let other = index.record(at: link.target, from: record) else {
      if let address = danglingAddress(link, of: record) {
        add(.danglingLink(address), link.line, false)
      }
      return
    }
    guard other.path != record.path, let relation = link.relation, let reverse = relation.reverse,
      !isSaid(reverse, by: other, of: record)
    else { return }
    switch relation {
    case .supersedes where record.standing == .proposed: break
    case .supersedes, .supersededBy:
      let (old, new) = relation == .supersedes ? (other, record) : (record, other)
      let isFixable = old.standing == .superseded && Checker.isDecided(new) && isOwn(other)
      add(.oneSidedSupersession(words: link.kind, other: other.id), link.line, isFixable)
    case .amends, .amendedBy:
      let isFixable = Checker.isDecided(relation == .amends ? record : other) && isOwn(other)
      add(.oneSidedLink(words: link.kind, other: other.id), link.line, isFixable)
    case .other: break
    }
  }

  /// Whether a record may say of itself what it does to others: one that is proposed or rejected
  /// does nothing to them.
  private static func isDecided(_ record: Record) -> Bool {
    record.standing != .proposed && record.standing != .rejected
  }

  /// Whether a record is no link to another place, through which nothing is written.
  private func isOwn(_ record: Record) -> Bool {
    Files.link(onTheWayTo: record.path, from: folder) == nil
  }

  private func isSaid(_ relation: RecordLink.Relation, by other: Record, of record: Record) -> Bool
  {
    other.links.contains {
      $0.relation == relation && index.record(at: $0.target, from: other)?.path == record.path
    }
  }

  /// The address of a link that leads to nothing on disk; addresses of sites are not followed.
  private func danglingAddress(_ link: RecordLink, of record: Record) -> String? {
    switch link.target {
    case .elsewhere: return nil
    case .number(let number): return String(number)
    case .id(let id): return link.relation?.reverse == nil ? nil : id
    case .file(let address):
      guard let path = link.target.path, !path.hasPrefix("/"), !path.hasSuffix(".html") else {
        return nil
      }
      let full = Paths.joined(Paths.folder(of: record.path), path)
      return Files.kind(of: full) == nil ? address : nil
    }
  }

  /// Numbers used more than once in a folder; each category folder counts for itself.
  func duplicates() -> [Finding] {
    let numbered = records.filter { $0.number != nil }
    let groups = Dictionary(grouping: numbered) { record in
      "\(record.number ?? 0) " + Paths.folder(of: record.path)
    }
    return groups.values.filter { $0.count > 1 }.flatMap { group in
      group.map { record in
        let others = group.filter { $0.path != record.path }.map(\.fileName)
        return Finding(
          kind: .duplicateNumber(record.number ?? 0, others: others),
          path: record.path,
          line: record.headingNumber == nil ? 1 : record.titleLine ?? 1,
          isFixable: false
        )
      }
    }
  }

  /// A part a record should have, whatever its heading is called.
  struct Part: Sendable {
    let name: String
    private let words: [[UInt8]]

    init(_ name: String, _ words: [String]) {
      self.name = name
      self.words = words.map { Array($0.utf8) }
    }

    static let all = [
      Part(
        "context",
        ["context", "issue", "problem", "background", "motivation", "question", "背景"]
      ),
      Part(
        "decision",
        ["decision", "outcome", "solution", "resolution", "recommendation", "决策"]
      ),
      Part("consequences", ["consequence", "implication", "result", "后果"]),
    ]

    func isIn(_ record: Record) -> Bool {
      record.sections.contains { $0.level > 1 && Text.holdsAny($0.title, of: words) }
    }
  }
}

extension Record.Flaw {
  fileprivate var findingKind: Finding.Kind {
    switch kind {
    case .frontMatterLine(let text): .frontMatterLine(text)
    case .frontMatterValue(let text): .frontMatterValue(text)
    case .frontMatterOpen: .frontMatterOpen
    case .commentLine(let text): .commentLine(text)
    case .notUTF8: .notUTF8
    }
  }
}

extension StatusWords {
  /// The usual status a word may be a slip of.
  static func nearest(to word: String) -> String? {
    let usual = [
      "proposed", "accepted", "rejected", "deprecated", "superseded", "draft", "withdrawn",
    ]
    return Nearest.name(to: word, in: usual)
  }
}
