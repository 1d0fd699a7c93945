/// What was found left over from a write that was cut off, and what was done about it.
///
/// Either the rest of it was done, or, where somebody else has changed one of its files since, all
/// of it was undone.
public struct Recovery: Sendable, Equatable {
  /// The files that now have their new content.
  public var finished: [String]
  /// The files that have their old content again.
  public var undone: [String]
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

  /// Whether nothing had to be done but to clear away.
  var isEmpty: Bool { finished.isEmpty && undone.isEmpty && rescued.isEmpty }
}

extension RecordFolder {
  private var journalFile: JournalFile { JournalFile(folder: path) }

  var hasLeftovers: Bool { journalFile.exists }

  /// A journal that no change of this user on this disk left: it is named and left alone.
  var foreignJournal: Unreadable? {
    guard hasLeftovers, journalFile.read() == nil else { return nil }
    return Unreadable(path: journalFile.path, reason: .foreignJournal)
  }

  /// Finishes or undoes a write that was cut off; nil when there was none.
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
    let recovery = try settle(journal.entries)
    writing.syncFolder(path)
    removeTemporaries()
    writing.remove(journalFile.path)
    if !recovery.isEmpty { patience.recovers(recovery) }
    return recovery
  }

  /// Finishes every entry, or undoes every entry where one of them can no longer be finished.
  ///
  /// What tells that it cannot be goes last, so that whoever is killed here finds it again.
  private func settle(_ entries: [Journal.Entry]) throws(RecordsProblem) -> Recovery {
    let transaction = Transaction(folder: path, steps: steps)
    var recovery = Recovery(finished: [], undone: [], rescued: [])
    let states = entries.map { state(of: $0, transaction) }
    guard states.contains(.changed) || states.contains(.undone) else {
      for (entry, state) in zip(entries, states) where state == .waiting {
        try transaction.finish(entry)
        recovery.finished.append(transaction.path(entry.path))
      }
      return recovery
    }
    for (entry, state) in zip(entries, states) where state == .done {
      if try transaction.undo(entry) { recovery.undone.append(transaction.path(entry.path)) }
    }
    for (entry, state) in zip(entries, states) where state == .changed {
      rescue(transaction.path(entry.path), entry.temporary.map(transaction.path), &recovery)
    }
    return recovery
  }

  /// How far a change to one file has come.
  private enum State {
    /// The file has its new content.
    case done
    /// It had its new content, and somebody has gone on from there.
    case passed
    /// The file has its old content, and the new one is prepared.
    case waiting
    /// The file has its old content again.
    case undone
    /// Somebody else has changed the old content.
    case changed
  }

  private func state(of entry: Journal.Entry, _ transaction: Transaction) -> State {
    let target = transaction.path(entry.path)
    let isLink = transaction.link(onTheWayTo: target) != nil
    let current = isLink ? "a link" : mark(of: target)
    if current == entry.new { return .done }
    let temporary = entry.temporary.map(transaction.path)
    if let temporary, Files.kind(of: temporary) == nil {
      if current == entry.old { return .undone }
      return mark(of: rescuedPath(target)) == entry.new ? .changed : .passed
    }
    return current == entry.old && mark(of: temporary) == entry.new ? .waiting : .changed
  }

  private func mark(of path: String?) -> String? {
    path.flatMap { try? Files.read($0) }.map(Journal.mark)
  }

  private func rescue(_ target: String, _ temporary: String?, _ recovery: inout Recovery) {
    guard let temporary else { return }
    let copy = rescuedPath(target)
    if Files.kind(of: temporary) != nil {
      try? SafeWriting(steps: steps).replace(copy, with: temporary)
    }
    recovery.rescued.append(.init(path: target, copy: copy))
  }

  /// Beside the file, or beside the link that somebody led to it.
  private func rescuedPath(_ target: String) -> String {
    let place = Files.link(onTheWayTo: target, from: path) ?? target
    return Paths.folder(of: place) + "/." + Paths.name(of: target) + ".workbench-rescued"
  }

  /// Clears away what a write left that was cut off before it counted, unless somebody is writing.
  func removeAbandoned() {
    let isLeft = ["0", "1"].contains {
      Files.kind(of: path + "/" + Journal.temporaryPrefix + $0) != nil
    }
    guard isLeft else { return }
    try? FolderLock.hold(path, FolderPatience(limit: 0)) {
      if !hasLeftovers { removeTemporaries() }
    }
  }

  private func removeTemporaries() {
    guard let names = try? Files.names(in: path) else { return }
    for name in names where name.hasPrefix(Journal.temporaryPrefix) {
      SafeWriting(steps: steps).remove(path + "/" + name)
    }
  }
}
