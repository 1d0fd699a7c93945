/// What a history file holds.
struct HistoryLines {
  var entries: [String] = []
  /// The lines that are no JSON string, byte for byte.
  var damaged: [[UInt8]] = []

  init(_ bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      if let text = jsonString(line) { entries.append(text) } else { damaged.append(Array(line)) }
    }
  }
}

extension HistoryLines {
  /// The newest entries, oldest first, each once.
  func newest(_ limit: Int) -> [String] {
    var seen: Set<[UInt8]> = []
    var kept: [String] = []
    for entry in entries.reversed() where kept.count < limit {
      if seen.insert(Array(entry.utf8)).inserted { kept.append(entry) }
    }
    return kept.reversed()
  }

  /// A shorter file: what could not be read first, then the newest entries.
  func shortened(to limit: Int) -> [UInt8] {
    let lines = damaged + newest(limit).map { Array(jsonLine($0).utf8) }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")])) + [UInt8(ascii: "\n")]
  }
}
