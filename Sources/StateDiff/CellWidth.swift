/// How many cells of a terminal a text takes, quickly where it is ASCII.
func columns(_ text: String) -> Int {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
  return text.reduce(0) { $0 + ($1.isWide ? 2 : 1) }
}

extension Character {
  /// Whether terminals give it two cells: East Asian letters, full-width forms, and emoji.
  fileprivate var isWide: Bool {
    guard let first = unicodeScalars.first else { return false }
    if first.properties.isEmojiPresentation { return true }
    if unicodeScalars.contains("\u{FE0F}"), first.properties.isEmoji { return true }
    return wideRanges.contains { $0.contains(first.value) }
  }
}

/// The blocks of wide letters, from Unicode's table of East Asian widths.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
  0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60,
  0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x20000...0x3FFFD,
]
