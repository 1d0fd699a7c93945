import MarkdownBlocks

/// A record to be made from a template.
public struct NewRecord: Sendable, Equatable {
  /// The title; text, never a pattern.
  public var title: String
  /// The local day, YYYY-MM-DD.
  public var date: String
  /// The form; nil follows the folder.
  public var template: Template?
  /// The status to begin with; nil for the folder's own word for a proposal.
  public var status: String?
  /// Markdown for sections, by heading; a heading the template lacks is added at the end.
  public var sections: [RecordDraft.Section]
  /// References to records this one takes the place of.
  public var supersedes: [String]
  /// Relations to other records, each with the words for both sides.
  public var links: [Link]

  /// A relation to an existing record.
  public struct Link: Sendable, Equatable {
    /// The words in the new record: "Amends".
    public var words: String
    /// The existing record.
    public var reference: String
    /// The words in the existing record: "Amended by"; empty for none.
    public var reverse: String

    /// Describes a relation.
    public init(words: String, reference: String, reverse: String) {
      self.words = words
      self.reference = reference
      self.reverse = reverse
    }
  }

  /// Describes a record.
  public init(
    title: String,
    date: String,
    template: Template? = nil,
    status: String? = nil,
    sections: [RecordDraft.Section] = [],
    supersedes: [String] = [],
    links: [Link] = []
  ) {
    self.title = title
    self.date = date
    self.template = template
    self.status = status
    self.sections = sections
    self.supersedes = supersedes
    self.links = links
  }
}

extension RecordFolder {
  /// Makes a record from a template, with everything it supersedes and links in the same step.
  ///
  /// A reference that leads nowhere is an error before anything is written.
  @discardableResult
  public func create(_ new: NewRecord) throws(RecordsProblem) -> Created {
    try create(new, onlyAsFirst: false)
  }

  /// The same; throws `holdsRecords` where it would not be the folder's first.
  func create(_ new: NewRecord, onlyAsFirst: Bool) throws(RecordsProblem) -> Created {
    let new = try new.withStatusOfSection()
    if let status = new.status { _ = try RecordFolder.statusWords(status) }
    return try creating(title: new.title) { title, contents throws(RecordsProblem) in
      if onlyAsFirst, !contents.records.isEmpty { throw .holdsRecords(path: path) }
      return try self.plan(new, title: title, contents)
    }
  }

  private func plan(
    _ new: NewRecord,
    title: String,
    _ contents: Contents
  ) throws(RecordsProblem) -> CreationPlan {
    let conventions = Conventions(contents)
    let number = nextNumber()
    let path = freePath(conventions.fileName(number: number, title: title, day: new.date))
    let place = Place(title: title, number: number, path: path)
    let text = try text(of: new, place, conventions, contents)
    var opened = OpenedRecord(MarkdownDocument(text), path: path)
    for section in new.sections { opened = try opened.filled(with: section) }
    let filled = LineEnds.all(opened.edited, opened.source.lineEnd)
    opened = OpenedRecord(MarkdownDocument(filled), path: path)
    let index = RecordIndex(contents)
    let others = try relate(&opened, new, index, conventions)
    let record = try checked(opened.edited, path: path, title: title)
    for reference in new.supersedes where try !record.supersedes(index.record(reference)) {
      throw .cannotCreate(path: path, wanted: conventions.supersedes, got: "no such relation")
    }
    return CreationPlan(record: record, bytes: opened.edited, others: others)
  }

  /// What is settled about a new record before its text.
  private struct Place {
    var title: String
    var number: Int
    var path: String
  }

  private func text(
    of new: NewRecord,
    _ place: Place,
    _ conventions: Conventions,
    _ contents: Contents
  ) throws(RecordsProblem) -> [UInt8] {
    let slots = Template.Slots(
      heading: conventions.headingText(number: place.number, title: place.title),
      status: new.status.map { conventions.ownWord(for: $0.trimmed) }
        ?? conventions.word(for: .proposed) ?? "proposed",
      date: new.date
    )
    if new.template == nil, conventions.templatePath == nil,
      let text = RecordModel(contents)?.text(
        slots,
        title: place.title,
        path: place.path,
        number: place.number
      )
    {
      return conventions.bytes(of: text)
    }
    let template =
      new.template ?? Template(following: conventions, isEmpty: contents.records.isEmpty)
    if let text = template.text(slots) { return conventions.bytes(of: text) }
    guard case .file(let path) = template else { return [] }
    let bytes: [UInt8]
    do { bytes = try Files.read(path) } catch { throw .cannotRead(path: path, error) }
    let isFirst = contents.records.isEmpty
    let text = try OwnTemplate.filled(
      bytes,
      of: path,
      number: place.number,
      title: place.title,
      slots: slots,
      conventions: isFirst ? conventions.withHeading(of: bytes, at: path) : conventions
    )
    return Array(text.utf8)
  }

  private func relate(
    _ opened: inout OpenedRecord,
    _ new: NewRecord,
    _ index: RecordIndex,
    _ conventions: Conventions
  ) throws(RecordsProblem) -> [OpenedRecord] {
    var others: [OpenedRecord] = []
    var seen: Set<String> = []
    for reference in new.supersedes {
      let old = try index.record(reference)
      guard seen.insert(old.path).inserted else { continue }
      try opened.addRelation(conventions.supersedes, to: old, conventions: conventions)
      guard opened.record.standing != .proposed else { continue }
      let changed = try OpenedRecord(old)
        .superseded(by: opened.record, index, conventions, day: new.date)
      others.append(changed)
    }
    for link in new.links {
      let linked = try index.record(link.reference)
      let known = others.firstIndex { $0.record.path == linked.path }
      var other = try OpenedRecord(linked)
      if let known { other = others[known] }
      try opened.addRelation(link.words, to: other.record, conventions: conventions)
      guard !link.reverse.isEmpty else { continue }
      try other.addRelation(link.reverse, to: opened.record, conventions: conventions)
      try other.verify { _ in true }
      others.removeAll { $0.record.path == linked.path }
      others.append(other)
    }
    return others
  }
}

extension NewRecord {
  /// The record with a section that says the status taken for the status.
  ///
  /// Throws `badStatus` where it is more than a status, or not the one that is given as well.
  func withStatusOfSection() throws(RecordsProblem) -> NewRecord {
    func isStatus(_ section: RecordDraft.Section) -> Bool {
      Vocabulary.status.contains(Text.sectionName(section.title))
        && !section.body.trimmed.isEmpty
    }
    guard let section = sections.first(where: isStatus) else { return self }
    let words = try RecordFolder.statusWords(section.body)
    guard status == nil || status?.trimmed.lowercased() == words.lowercased() else {
      throw .badStatus(words)
    }
    var copy = self
    copy.sections.removeAll(where: isStatus)
    copy.status = status ?? words
    return copy
  }
}
