/// Long output, cut.
package enum PrintedText {
  /// How many lines are shown, and how many characters of each.
  static let lines = 20
  static let columns = 400
  /// How many characters of what a view draws are shown: about a screen.
  static let drawn = 1_000

  /// What a view has drawn, cut where it is long; the whole is compared before.
  package static func brief(_ text: String) -> String {
    var (characters, breaks) = (0, 0)
    let shown = text.prefix { character in
      characters += 1
      breaks += character == "\n" ? 1 : 0
      return characters <= drawn && breaks < lines
    }
    return shown.endIndex == text.endIndex ? text : shown + "… (\(text.utf8.count) bytes)"
  }

  /// The first lines, and how many more there are.
  static func cut(_ bytes: [UInt8]) -> String {
    var shown: [String] = []
    var start = bytes.startIndex
    while shown.count < lines, start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.endIndex
      shown.append(cutLine(bytes[start..<end]))
      start = min(end + 1, bytes.endIndex)
    }
    let isOpen = start < bytes.endIndex && bytes.last != 0x0A
    let more = bytes[start...].count { $0 == 0x0A } + (isOpen ? 1 : 0)
    if more > 0 { shown.append("… \(more) more line\(more == 1 ? "" : "s")") }
    return shown.joined(separator: "\n")
  }

  /// Four bytes a character at most are looked at.
  private static func cutLine(_ bytes: ArraySlice<UInt8>) -> String {
    let line = String(decoding: bytes.prefix(columns * 4), as: UTF8.self)
    let isWhole = bytes.count <= columns * 4 && line.count <= columns
    return isWhole ? line : line.prefix(columns) + "…"
  }
}
