import LineEditing

/// Breaks a line of spans at blanks so that nothing is wider than a number of cells.
struct Wrap {
  var width: Int

  /// The lines a logical line takes; a word wider than the width is cut.
  func lines(_ line: Line) -> [Line] {
    var lines: [Line] = []
    var current: [Span] = []
    var used = 0
    for word in words(of: line).flatMap(pieces) {
      let size = word.width
      if used > 0, used + word.blanks + size > width {
        lines.append(Line(spans: current))
        (current, used) = ([], 0)
      }
      let blanks = used == 0 && !lines.isEmpty ? 0 : word.blanks
      if blanks > 0 {
        current.append(Span(text: String(repeating: " ", count: blanks), tone: .plain))
      }
      current += word.spans
      used += blanks + size
    }
    return current.isEmpty && !lines.isEmpty ? lines : lines + [Line(spans: current)]
  }

  /// What is never broken at a blank, with the blanks before it.
  private struct Word {
    var blanks = 0
    var spans: [Span] = []
    var width: Int { spans.reduce(0) { $0 + displayWidth(of: $1.text) } }
  }

  private func words(of line: Line) -> [Word] {
    var words: [Word] = []
    var word = Word()
    for span in line.spans {
      for (index, part) in span.text.split(separator: " ", omittingEmptySubsequences: false)
        .enumerated()
      {
        if index > 0, part == "·", !word.spans.isEmpty {
          word.spans.append(Span(text: " ·", tone: span.tone))
          continue
        }
        if index > 0 {
          if !word.spans.isEmpty {
            words.append(word)
            word = Word()
          }
          word.blanks += 1
        }
        if !part.isEmpty { word.spans.append(Span(text: String(part), tone: span.tone)) }
      }
    }
    return word.spans.isEmpty ? words : words + [word]
  }

  private func pieces(of word: Word) -> [Word] {
    guard word.width > width else { return [word] }
    var pieces = [Word(blanks: word.blanks)]
    var used = 0
    for span in word.spans {
      for character in span.text {
        let size = displayWidth(of: String(character))
        if used > 0, used + size > width {
          pieces.append(Word())
          used = 0
        }
        pieces[pieces.count - 1].spans.append(Span(text: String(character), tone: span.tone))
        used += size
      }
    }
    return pieces
  }
}
