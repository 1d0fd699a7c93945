/// The lines typed in this and earlier runs, in a file of the program's own.
///
/// The file holds one JSON string per line, oldest first, readable to its owner alone. A line is
/// appended the moment it is typed, under a lock, so that several sessions share one file and a
/// killed one loses nothing older. What cannot be read is skipped and kept.
///
///     var history = HistoryStore(path: folder + "/history")
///     history.append("adr list")
package struct HistoryStore: Sendable {
  /// The lines, oldest first, each once.
  package private(set) var entries: [String] = []
  /// Why the file is not written, if it is not; the lines of this run are kept in memory then.
  package private(set) var trouble: HistoryTrouble?
  /// How many lines of the file could not be read.
  package private(set) var damagedLines = 0
  /// How many lines are kept.
  package let limit: Int
  private var file: HistoryFile?

  /// A history for this run only.
  package init() {
    limit = 5000
  }

  /// Loads a history; a missing file or folder is made when the first line is kept.
  package init(path: String, limit: Int = 5000) {
    self.limit = max(1, limit)
    let file = HistoryFile(path: path)
    switch file.load() {
    case .success(let lines): accept(lines, from: file)
    case .failure(let trouble): self.trouble = trouble
    }
  }
}

extension HistoryStore {
  /// Keeps a line as the newest and forgets its older equal.
  ///
  /// - Returns: whether `entries` only grew at its end.
  @discardableResult
  package mutating func append(_ line: String) -> Bool {
    let count = entries.count
    entries.removeAll { $0.unicodeScalars.elementsEqual(line.unicodeScalars) }
    entries.append(line)
    if entries.count > limit { entries.removeFirst(entries.count - limit) }
    if let file { note(file.append(line)) }
    return entries.count == count + 1
  }

  /// After one failure the file is left alone: half a history is better than a torn one.
  private mutating func note(_ result: Result<Void, HistoryTrouble>) {
    guard case .failure(let trouble) = result else { return }
    self.trouble = trouble
    file = nil
  }

  private mutating func accept(_ lines: HistoryLines, from file: HistoryFile) {
    self.file = file
    entries = lines.newest(limit)
    damagedLines = lines.damaged.count
    if lines.entries.count > limit * 2 { note(file.shorten(to: limit)) }
  }
}
