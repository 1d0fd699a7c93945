import MarkdownBlocks

extension RecordFolder {
  /// A record that was just written.
  public struct Created: Sendable, Equatable {
    /// The new file's path.
    public var path: String
    /// Its number; nil in a folder whose names start with a day.
    public var number: Int?
    /// The record as it reads.
    public var record: Record
    /// Other files that were changed along with it.
    public var changed: [String]
  }

  /// What is to be written for a new record.
  struct CreationPlan {
    var record: Record
    var bytes: [UInt8]
    var others: [OpenedRecord] = []
  }

  /// Writes a draft into a new file with the next free number, following the folder's conventions.
  ///
  /// The folder is made where it does not exist. The file appears whole or not at all, and no
  /// existing file is touched.
  ///
  ///     try RecordFolder("Decisions").create(RecordDraft(title: "Use tea", date: "2026-11-30")).path
  ///     // "Decisions/0001-use-tea.md"
  @discardableResult
  public func create(_ draft: RecordDraft) throws(RecordsProblem) -> Created {
    try creating(title: draft.title) { title, contents throws(RecordsProblem) in
      var conventions = Conventions(contents)
      if conventions.heading == .plain, conventions.nameDigits != nil {
        conventions.heading = .dotted
      }
      let number = self.nextNumber()
      let name = conventions.fileName(number: number, title: title, day: draft.date)
      let path = self.freePath(name)
      let heading = conventions.headingText(number: number, title: title)
      let status = conventions.spelled(draft.status)
      let text =
        conventions.hasFrontMatter == false
        ? draft.plainText(heading: heading, status: status)
        : draft.text(heading: heading, status: status)
      let bytes = conventions.bytes(of: text)
      return CreationPlan(
        record: try self.checked(bytes, path: path, title: title),
        bytes: bytes
      )
    }
  }

  /// Locks the folder, takes a number and writes what the closure makes of it.
  func creating(
    title: String,
    _ plan: (String, Contents) throws(RecordsProblem) -> CreationPlan
  ) throws(RecordsProblem) -> Created {
    let title = MarkdownWords.oneLine(title)
    guard title.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
      throw .emptyTitle
    }
    let made = try SafeWriting.makeFolder(path)
    do {
      return try holding { () throws(RecordsProblem) in
        try recoverLocked()
        return try write(try plan(title, try contents()))
      }
    } catch {
      SafeWriting.removeEmptyFolders(made)
      throw error
    }
  }

  private func write(_ plan: CreationPlan) throws(RecordsProblem) -> Created {
    let path = plan.record.path
    let others = plan.others.map {
      FileChange(path: $0.record.path, old: $0.bytes, new: $0.edited)
    }.filter { $0.old != $0.new }
    try Transaction(folder: self.path, steps: steps)
      .commit([FileChange(path: path, old: nil, new: plan.bytes)] + others)
    return Created(
      path: path,
      number: plan.record.number,
      record: plan.record,
      changed: others.map(\.path)
    )
  }

  /// The path of a new file; names that start with a day may need a number behind them.
  func freePath(_ name: String) -> String {
    let path = path + "/" + name
    guard FileName(name).isDated, Files.kind(of: path) != nil else { return path }
    let (stem, ending) = (Paths.stem(of: path), Paths.ending(of: path))
    var count = 2
    while Files.kind(of: "\(stem)-\(count)\(ending)") != nil { count += 1 }
    return "\(stem)-\(count)\(ending)"
  }

  /// The record some bytes will read as; throws where its title would be another one.
  func checked(_ bytes: [UInt8], path: String, title: String) throws(RecordsProblem) -> Record {
    let document = MarkdownDocument(bytes)
    let record = RecordReader.record(
      in: document,
      path: path,
      id: Paths.stem(of: Paths.name(of: path))
    )
    guard record.title == title || record.heading == title else {
      throw .cannotCreate(path: path, wanted: title, got: record.title ?? "no title")
    }
    return record
  }

  /// Makes the folder, with a first record that says records are kept, where it has none.
  ///
  /// The record is nil when the folder holds some already.
  @discardableResult
  public func initialise(date: String) throws(RecordsProblem) -> Created? {
    let sections = [
      RecordDraft.Section(
        "Context",
        "The architectural decisions of this project need to be written down."
      ),
      RecordDraft.Section(
        "Decision",
        "Each decision becomes a record: a short text with its context and consequences."
      ),
      RecordDraft.Section(
        "Consequences",
        "Whoever comes later can read why things are as they are, and what was paid."
      ),
    ]
    let first = NewRecord(
      title: "Record architecture decisions",
      date: date,
      template: .nygard,
      status: "accepted",
      sections: sections
    )
    do {
      return try create(first, onlyAsFirst: true)
    } catch .holdsRecords {
      return nil
    }
  }
}
