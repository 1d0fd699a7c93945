/// Breaks a text into lines between words; a word longer than a line is cut.
///
///     wrap("one two three", to: 8)  // ["one two", "three"]
func wrap(_ text: String, to width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  for word in text.split(whereSeparator: \.isWhitespace).flatMap({ cut($0, to: width) }) {
    if line.isEmpty {
      line = word
    } else if line.count + 1 + word.count <= width {
      line += " " + word
    } else {
      lines.append(line)
      line = word
    }
  }
  return line.isEmpty ? lines : lines + [line]
}

private func cut(_ word: Substring, to width: Int) -> [String] {
  var pieces: [String] = []
  var rest = word
  while rest.count > max(1, width) {
    pieces.append(String(rest.prefix(max(1, width))))
    rest = rest.dropFirst(max(1, width))
  }
  return pieces + [String(rest)]
}
