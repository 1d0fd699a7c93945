import Platform

/// One file as it was and as it is to be.
struct FileChange: Sendable, Equatable {
  /// The file's path, beginning with the folder's path.
  var path: String
  /// The bytes before, nil for a file that is new.
  var old: [UInt8]?
  /// The bytes after, nil for a file that goes.
  var new: [UInt8]?
}

/// Changes to several files of a folder that happen all or not at all.
///
/// New contents are written beside the files first. For more than one file a journal then names
/// what is to be done; from the moment it has its name the change counts as done, and whoever next
/// writes in the folder finishes it. Before that moment nothing has changed.
struct Transaction {
  let folder: String
  let writing: SafeWriting

  init(folder: String, steps: WriteSteps) {
    self.folder = folder
    writing = SafeWriting(steps: steps)
  }

  /// Makes the changes; the folder must be locked.
  func commit(_ changes: [FileChange]) throws(RecordsProblem) {
    let changes = changes.filter { $0.old != $0.new }
    guard !changes.isEmpty else { return }
    for change in changes {
      try checkOwn(change.path)
      try checkUnchanged(change)
    }
    try checkDistinct(changes)
    var entries = try prepare(changes)
    var done: [Journal.Entry] = []
    do {
      if entries.count > 1 {
        try keep(changes, &entries)
        try writeJournal(entries)
      }
      for entry in entries {
        try finish(entry)
        done.append(entry)
      }
    } catch {
      try giveUp(entries, done, error)
    }
    if entries.count > 1 { removeJournal(entries) }
    for touched in Set(entries.map { Paths.folder(of: path($0.path)) }) {
      writing.syncFolder(touched)
    }
    try checkWritten(changes)
  }

  private func removeJournal(_ entries: [Journal.Entry]) {
    for name in entries.compactMap(\.kept) { writing.remove(path(name)) }
    writing.remove(folder + "/" + Journal.name)
  }

  /// A link was made by somebody who had something else in mind than this change.
  private func checkOwn(_ path: String) throws(RecordsProblem) {
    guard let link = link(onTheWayTo: path), let target = Files.target(of: link) else { return }
    throw .isLink(path: link, target: target)
  }

  /// The first link below the folder that a path leads through or to.
  func link(onTheWayTo path: String) -> String? {
    if path.hasPrefix(folder + "/") { return Files.link(onTheWayTo: path, from: folder) }
    return Files.isLink(path) ? path : nil
  }

  private func checkUnchanged(_ change: FileChange) throws(RecordsProblem) {
    let current = try? Files.read(change.path)
    if change.old == nil, Files.kind(of: change.path) != nil { throw .nameTaken(path: change.path) }
    guard current == change.old else { throw .changedMeanwhile(path: change.path) }
    if change.old != nil, let failure = SafeWriting.mayWrite(change.path) {
      throw .cannotWrite(path: change.path, failure)
    }
  }

  /// Two names of one file are refused, and so is a journal from elsewhere where one is needed.
  private func checkDistinct(_ changes: [FileChange]) throws(RecordsProblem) {
    var paths: [String: String] = [:]
    for change in changes where change.old != nil {
      if let other = paths.updateValue(change.path, forKey: identity(change.path)) {
        throw .sameFile(path: other, other: change.path)
      }
    }
    guard changes.count > 1 else { return }
    let file = JournalFile(folder: folder)
    if file.exists { throw .foreignJournal(path: file.path) }
    for change in changes where change.new != nil {
      guard change.path.hasPrefix(folder + "/"), temporaryFolder(for: change.path) == folder
      else { throw .cannotWrite(path: change.path, .system(EXDEV)) }
    }
  }

  private func prepare(_ changes: [FileChange]) throws(RecordsProblem) -> [Journal.Entry] {
    var entries: [Journal.Entry] = []
    do {
      for (index, change) in changes.enumerated() {
        entries.append(try prepare(change, index: index))
      }
    } catch {
      removePrepared(entries)
      throw error
    }
    return entries
  }

  /// Keeps the old contents under other names, so that a change cut off in the middle can be undone
  /// as well as finished.
  private func keep(
    _ changes: [FileChange],
    _ entries: inout [Journal.Entry]
  ) throws(RecordsProblem) {
    for (index, change) in changes.enumerated() {
      guard let old = change.old else { continue }
      let name = Journal.temporaryPrefix + String(changes.count + index)
      let path = temporaryFolder(for: change.path) + "/" + name
      entries[index].kept = relative(path)
      try writing.keep(change.path, as: path, bytes: old)
    }
  }

  private func removePrepared(_ entries: [Journal.Entry]) {
    for name in entries.flatMap({ [$0.temporary, $0.kept] }) {
      if let name { writing.remove(path(name)) }
    }
  }

  private func prepare(_ change: FileChange, index: Int) throws(RecordsProblem) -> Journal.Entry {
    var temporary: String?
    if let new = change.new {
      let path = temporaryFolder(for: change.path) + "/" + Journal.temporaryPrefix + String(index)
      do {
        try writing.write(new, to: path, like: change.old == nil ? nil : change.path)
      } catch .cannotWrite(_, let failure) {
        throw .cannotWrite(path: change.path, failure)
      }
      temporary = path
    }
    return Journal.Entry(
      path: relative(change.path),
      temporary: temporary.map(relative),
      old: change.old.map(Journal.mark),
      new: change.new.map(Journal.mark)
    )
  }

  /// Where a new content is prepared: in the folder itself, or beside the file where that is on
  /// another disk.
  private func temporaryFolder(for path: String) -> String {
    let beside = Paths.folder(of: path)
    return device(beside) == device(folder) ? folder : beside
  }

  /// A path as the journal keeps it: inside the folder without the folder, so that the folder may
  /// move.
  private func relative(_ path: String) -> String {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  func path(_ name: String) -> String { name.hasPrefix("/") ? name : folder + "/" + name }

  private func writeJournal(_ entries: [Journal.Entry]) throws(RecordsProblem) {
    let journal = JournalFile(folder: folder)
    let temporary = folder + "/" + Journal.temporaryPrefix + "journal"
    try writing.write(to: temporary, like: nil) { file in
      Journal(place: journal.place(of: file), entries: entries).bytes
    }
    do {
      try writing.replace(journal.path, with: temporary)
    } catch {
      writing.remove(temporary)
      throw error
    }
    writing.syncFolder(folder)
  }

  /// Does what an entry says; a link that came there meanwhile is replaced and never followed.
  func finish(_ entry: Journal.Entry) throws(RecordsProblem) {
    let target = path(entry.path)
    guard let temporary = entry.temporary else { return writing.remove(target) }
    if entry.old == nil {
      try writing.publish(path(temporary), as: target)
    } else {
      try writing.replace(target, with: path(temporary))
    }
  }

  /// Undoes what an entry says, where that is done and nobody has changed it since; the old content
  /// has to be there still. Says whether it could be.
  func undo(_ entry: Journal.Entry) throws(RecordsProblem) -> Bool {
    let target = path(entry.path)
    guard let old = entry.old else {
      writing.remove(target)
      return true
    }
    guard let kept = entry.kept.map(path), (try? Files.read(kept)).map(Journal.mark) == old else {
      return false
    }
    if entry.new == nil {
      try writing.publish(kept, as: target)
    } else {
      try writing.replace(target, with: kept)
    }
    return true
  }

  /// What was done already is undone, so that nothing has changed. Where that fails as well, the
  /// journal stays, and the next start finishes or undoes what it names.
  private func giveUp(
    _ entries: [Journal.Entry],
    _ done: [Journal.Entry],
    _ problem: RecordsProblem
  ) throws(RecordsProblem) {
    for entry in done.reversed() {
      guard (try? undo(entry)) == true else {
        throw .changedInPart(path: path(entry.path), reason: "\(problem)")
      }
    }
    if entries.count > 1 { writing.remove(folder + "/" + Journal.name) }
    removePrepared(entries)
    throw problem
  }

  /// Reads every file again; a disk that did not keep what it was given gets the old bytes back.
  private func checkWritten(_ changes: [FileChange]) throws(RecordsProblem) {
    for change in changes {
      guard (try? Files.read(change.path)) != change.new else { continue }
      for change in changes { restore(change) }
      throw .wouldNotRead(path: change.path, wanted: "what was written", got: "other bytes")
    }
  }

  private func restore(_ change: FileChange) {
    guard let old = change.old else { return writing.remove(change.path) }
    let temporary = temporaryFolder(for: change.path) + "/" + Journal.temporaryPrefix + "back"
    guard (try? writing.write(old, to: temporary, like: nil)) != nil else { return }
    if (try? writing.replace(change.path, with: temporary)) == nil { writing.remove(temporary) }
  }
}
