/// What is to be done to the files of a folder, as a small text file.
///
/// A journal may come from anywhere: with a clone, an archive, another user. So it says which file
/// it is itself, by numbers only this disk gives, and names nothing outside its folder.
struct Journal: Equatable {
  /// The folder and the journal's own file, as the disk numbers them.
  var place: String
  var entries: [Entry]

  static let name = ".workbench-journal"
  static let temporaryPrefix = ".workbench-new-"
  private static let firstLine = "workbench-journal 3"

  struct Entry: Equatable {
    var path: String
    /// The prepared new content; nil for a file that goes.
    var temporary: String?
    /// The mark of the old content; nil for a new file.
    var old: String?
    /// The mark of the new content; nil for a file that goes.
    var new: String?
    /// The old content under another name, until everything is done; nil for a new file.
    var kept: String?
  }

  init(place: String, entries: [Entry]) {
    self.place = place
    self.entries = entries
  }

  /// A short mark of some bytes, to tell whether a file is still what it was.
  static func mark(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(bytes.count) + "-" + String(hash, radix: 16)
  }
}

extension Journal {
  /// The journal as a file: a line for each entry, names with percent signs for anything unusual.
  var bytes: [UInt8] {
    let lines = entries.map { entry in
      [entry.path, entry.temporary ?? "", entry.old ?? "", entry.new ?? "", entry.kept ?? ""]
        .map(Percent.encoded).joined(separator: "\t")
    }
    return Array(([Self.firstLine, place] + lines + ["end", ""]).joined(separator: "\n").utf8)
  }

  /// Reads a journal, or nil where the bytes are none or end too early.
  init?(_ bytes: [UInt8]) {
    var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    guard lines.count > 2, lines[0] == Self.firstLine, lines.last == "end" else { return nil }
    place = lines[1]
    lines = Array(lines.dropFirst(2).dropLast())
    entries = []
    for line in lines {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        .map { Percent.decoded(String($0)) }
      guard fields.count == 5 else { return nil }
      let optional = fields.map { $0.isEmpty ? nil : $0 }
      entries.append(
        Entry(
          path: fields[0],
          temporary: optional[1],
          old: optional[2],
          new: optional[3],
          kept: optional[4]
        )
      )
    }
  }
}

extension Journal {
  /// Whether every name is one that a change of records could have: a record inside the folder, and
  /// prepared content of the folder's own.
  var namesRecordsOnly: Bool {
    entries.allSatisfy { entry in
      Journal.isRecord(entry.path) && (entry.temporary.map(Journal.isTemporary) ?? true)
        && (entry.temporary == nil) == (entry.new == nil)
        && (entry.kept.map(Journal.isTemporary) ?? true)
    }
  }

  private static func isRecord(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return FileName.isMarkdown(path) && parts.count <= 4
      && parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") && !$0.utf8.contains(0) }
  }

  private static func isTemporary(_ name: String) -> Bool {
    let rest = name.utf8.dropFirst(temporaryPrefix.utf8.count)
    return name.hasPrefix(temporaryPrefix) && !rest.isEmpty && rest.allSatisfy(Text.isDigit)
  }
}
