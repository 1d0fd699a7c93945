import CLibEdit

/// How many terminal cells a text takes on one line.
///
/// Wide characters and emoji take two, combining marks, controls and colour escapes none; an emoji
/// made of several is counted as the one that is drawn.
///
///     displayWidth(of: "日本 ok")            // 7
///     displayWidth(of: "\u{1b}[1mok\u{1b}[0m")  // 2
package func displayWidth(of text: String) -> Int {
  if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) { return text.utf8.count }
  return withoutEscapes(text).reduce(0) { $0 + cells(of: $1) }
}

/// The text cut to a number of cells, ending in `...` where something was cut and there is room.
func fitting(_ text: String, cells limit: Int) -> String {
  guard limit > 0 else { return "" }
  if displayWidth(of: text) <= limit { return text }
  let mark = limit > 6 ? "..." : ""
  return prefix(of: text, cells: limit - mark.count) + mark
}

private func prefix(of text: String, cells limit: Int) -> String {
  var room = limit
  return String(
    text.prefix { character in
      room -= cells(of: character)
      return room >= 0
    }
  )
}

/// Character widths come from the locale, so it is set before the first is asked for.
let hasUTF8Locale = le_use_utf8() != 0

/// A scalar's cells as the C library counts them; -1 where it is not printable.
func cells(of scalar: Unicode.Scalar) -> Int {
  _ = hasUTF8Locale
  return Int(le_width(scalar.value))
}

private func cells(of character: Character) -> Int {
  if isDrawnAsEmoji(character) { return 2 }
  return character.unicodeScalars.reduce(0) { $0 + max(0, cells(of: $1)) }
}

/// Sequences that a terminal draws as one emoji: with a variation selector, a joiner or a skin tone.
private func isDrawnAsEmoji(_ character: Character) -> Bool {
  let scalars = character.unicodeScalars
  guard scalars.count > 1, let first = scalars.first, first.properties.isEmoji else { return false }
  return scalars.dropFirst().contains {
    $0.value == 0xFE0F || $0.value == 0x200D || $0.properties.isEmojiModifier
  }
}
