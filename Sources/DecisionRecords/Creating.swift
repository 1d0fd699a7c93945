internal import MarkdownBlocks

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

  /// Writes a draft into a new file with the next free number, following the folder's conventions.
  ///
  /// The folder is made where it does not exist. The file appears whole or not at all, and no
  /// existing file is touched.
  ///
  ///     try RecordFolder("Decisions").create(RecordDraft(title: "Use tea", date: "2026-11-30")).path
  ///     // "Decisions/0001-use-tea.md"
  public func create(_ draft: RecordDraft) throws(RecordsProblem) -> Created {
    try create(title: draft.title, date: draft.date) { number, title, conventions in
      var conventions = conventions
      if case .plain = conventions.heading { conventions.heading = .dotted }
      let heading = conventions.headingText(number: number, title: title)
      return draft.text(heading: heading, status: conventions.spelled(draft.status))
    }
  }

  /// Locks the folder, takes a number and writes what the closure makes of it.
  func create(
    title: String,
    date: String,
    alongside: [Record] = [],
    text: (_ number: Int, _ title: String, Conventions) throws(RecordsProblem) -> String
  ) throws(RecordsProblem) -> Created {
    let title = MarkdownWords.oneLine(title)
    guard title.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
      throw .emptyTitle
    }
    let made = try SafeWriting.makeFolder(path)
    do {
      return try FolderLock.hold(path) { () throws(RecordsProblem) in
        try recoverLocked()
        return try createLocked(title: title, date: date, text: text)
      }
    } catch {
      SafeWriting.removeEmptyFolders(made)
      throw error
    }
  }

  private func createLocked(
    title: String,
    date: String,
    text: (_ number: Int, _ title: String, Conventions) throws(RecordsProblem) -> String
  ) throws(RecordsProblem) -> Created {
    let conventions = Conventions(try contents())
    let number = nextNumber()
    let bytes = Array(try text(number, title, conventions).utf8)
    let path = freePath(conventions.fileName(number: number, title: title, day: date))
    let record = try checked(bytes, path: path, title: title)
    try Transaction(folder: self.path, steps: steps)
      .commit([FileChange(path: path, old: nil, new: bytes)])
    return Created(path: path, number: record.number, record: record, changed: [])
  }

  /// The path of a new file; names that start with a day may need a number behind them.
  func freePath(_ name: String) -> String {
    let path = path + "/" + name
    guard FileName(name).isDated, Files.kind(of: path) != nil else { return path }
    let stem = Paths.stem(of: path)
    var count = 2
    while Files.kind(of: "\(stem)-\(count).md") != nil { count += 1 }
    return "\(stem)-\(count).md"
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
      throw .wouldNotRead(path: path, wanted: title, got: record.title ?? "no title")
    }
    return record
  }
}
