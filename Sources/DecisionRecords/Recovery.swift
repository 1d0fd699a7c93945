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
  var hasLeftovers: Bool { Files.kind(of: path + "/" + Journal.name) != nil }

  /// Finishes a write that was cut off; nil when there was none.
  ///
  /// Throws where the folder cannot be locked or written.
  @discardableResult
  public func recover() throws(RecordsProblem) -> Recovery? {
    guard hasLeftovers else { return nil }
    return try FolderLock.hold(path) { () throws(RecordsProblem) in try recoverLocked() }
  }

  /// The same where the folder is locked already; prepared files without a journal go.
  @discardableResult
  func recoverLocked() throws(RecordsProblem) -> Recovery? {
    let journalPath = path + "/" + Journal.name
    guard let bytes = try? Files.read(journalPath) else {
      removeTemporaries()
      return nil
    }
    let writing = SafeWriting(steps: steps)
    guard let journal = Journal(bytes) else {
      try writing.replace(journalPath + "-damaged", with: journalPath)
      return Recovery(
        finished: [],
        rescued: [.init(path: journalPath, copy: journalPath + "-damaged")]
      )
    }
    var recovery = Recovery(finished: [], rescued: [])
    for entry in journal.entries { try finish(entry, &recovery) }
    writing.syncFolder(path)
    writing.remove(journalPath)
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
    guard current == entry.old else { return rescue(target, temporary, &recovery) }
    switch (temporary, entry.old) {
    case (nil, _): transaction.writing.remove(target)
    case (let temporary?, nil): try transaction.writing.publish(temporary, as: target)
    case (let temporary?, _): try transaction.writing.replace(target, with: temporary)
    }
    recovery.finished.append(target)
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
