/// Breaks a text into lines between words; a word longer than a line is cut. Widths are columns.
///
///     wrap("one two three", to: 8)  // ["one two", "three"]
func wrap(_ text: String, to width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  for word in text.split(whereSeparator: \.isWhitespace).flatMap({ cut($0, to: width) }) {
    if line.isEmpty {
      line = word
    } else if line.columns + 1 + word.columns <= width {
      line += " " + word
    } else {
      lines.append(line)
      line = word
    }
  }
  return line.isEmpty ? lines : lines + [line]
}

/// Pieces of a word that fit a line; a single character is never cut.
private func cut(_ word: Substring, to width: Int) -> [String] {
  guard word.columns > width else { return [String(word)] }
  var pieces = [""]
  var used = 0
  for character in word {
    let columns = String(character).columns
    if used + columns > width, used > 0 {
      pieces.append("")
      used = 0
    }
    pieces[pieces.count - 1].append(character)
    used += columns
  }
  return pieces
}
