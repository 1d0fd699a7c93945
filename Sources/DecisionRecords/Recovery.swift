/// What was found left over from a write that was cut off, and what was done about it.
public struct Recovery: Sendable, Equatable {
  /// The files that now have their new content.
  public var finished: [String]
  /// Files somebody else changed in between, each with the path of the content that was meant for
  /// it; nothing of theirs was overwritten.
  public var rescued: [Rescued]

  /// A file that was left alone.
  public struct Rescued: Sendable, Equatable {
    /// The file.
    public var path: String
    /// Where the content meant for it is now.
    public var copy: String
  }
}

extension RecordFolder {
  private var journalFile: JournalFile { JournalFile(folder: path) }

  var hasLeftovers: Bool { journalFile.exists }

  /// A journal that no change of this user on this disk left: it is named and left alone.
  var foreignJournal: Unreadable? {
    guard hasLeftovers, journalFile.read() == nil else { return nil }
    return Unreadable(path: journalFile.path, reason: .foreignJournal)
  }

  /// Finishes a write that was cut off; nil when there was none.
  ///
  /// A journal from elsewhere changes nothing. Throws where the folder cannot be locked or written.
  @discardableResult
  public func recover() throws(RecordsProblem) -> Recovery? {
    guard journalFile.read() != nil else { return nil }
    return try holding { () throws(RecordsProblem) in try recoverLocked() }
  }

  /// The same where the folder is locked already; prepared files without a journal go.
  @discardableResult
  func recoverLocked() throws(RecordsProblem) -> Recovery? {
    guard hasLeftovers else {
      removeTemporaries()
      return nil
    }
    guard let journal = journalFile.read() else { return nil }
    let writing = SafeWriting(steps: steps)
    var recovery = Recovery(finished: [], rescued: [])
    for entry in journal.entries { try finish(entry, &recovery) }
    writing.syncFolder(path)
    writing.remove(journalFile.path)
    removeTemporaries()
    return recovery
  }

  private func finish(_ entry: Journal.Entry, _ recovery: inout Recovery) throws(RecordsProblem) {
    let transaction = Transaction(folder: path, steps: steps)
    let target = transaction.path(entry.path)
    let current = (try? Files.read(target)).map(Journal.mark)
    let temporary = entry.temporary.map(transaction.path)
    let isPrepared = temporary.map { Files.kind(of: $0) != nil } ?? true
    guard current != entry.new, isPrepared else {
      if let temporary { transaction.writing.remove(temporary) }
      return
    }
    guard current == entry.old, mark(of: temporary) == entry.new else {
      return rescue(target, temporary, &recovery)
    }
    try transaction.finish(entry)
    recovery.finished.append(target)
  }

  private func mark(of path: String?) -> String? {
    path.flatMap { try? Files.read($0) }.map(Journal.mark)
  }

  private func rescue(_ target: String, _ temporary: String?, _ recovery: inout Recovery) {
    guard let temporary else { return }
    let copy = Paths.folder(of: target) + "/." + Paths.name(of: target) + ".workbench-rescued"
    try? SafeWriting(steps: steps).replace(copy, with: temporary)
    recovery.rescued.append(.init(path: target, copy: copy))
  }

  private func removeTemporaries() {
    guard let names = try? Files.names(in: path) else { return }
    for name in names where name.hasPrefix(Journal.temporaryPrefix) {
      SafeWriting(steps: steps).remove(path + "/" + name)
    }
  }
}
