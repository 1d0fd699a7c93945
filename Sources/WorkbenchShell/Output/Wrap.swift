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

    /// The word without a dot behind it, which the end of a line says as well.
    var withoutDot: Word? {
      guard spans.last?.text == " ·" else { return nil }
      return Word(blanks: blanks, spans: spans.dropLast())
    }
  }

  private func words(of line: Line) -> [Word] {
    var words: [Word] = []
    var word = Word()
    for span in line.spans {
      for (index, part) in parts(of: span).enumerated() {
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

  private func parts(of span: Span) -> [Substring] {
    if span.staysWhole, displayWidth(of: span.text) <= width { return [span.text[...]] }
    return span.text.split(separator: " ", omittingEmptySubsequences: false)
  }

  private func pieces(of word: Word) -> [Word] {
    guard word.width > width else { return [word] }
    if let plain = word.withoutDot, plain.width <= width { return [plain] }
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
