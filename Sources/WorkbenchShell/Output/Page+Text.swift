import LineEditing

extension Page {
  /// The page as text, each line ended, wrapped and coloured as the look allows.
  func text(_ look: Look) -> String {
    lines(look).map { $0 + "\n" }.joined()
  }

  /// The page's lines as they go to the terminal.
  func lines(_ look: Look) -> [String] {
    var blocks = blocks
    while blocks.last == .gap { blocks.removeLast() }
    return blocks.flatMap { block in Self.lines(of: block, look) }
  }

  private static func lines(of block: Block, _ look: Look) -> [String] {
    switch block {
    case .gap: [""]
    case .heading(let line):
      Wrap(width: look.measure).lines(safe(line, look).inTone(.strong)).map { paint($0, look) }
    case .text(let line):
      Wrap(width: look.measure).lines(safe(line, look)).map { paint($0, look) }
    case .aside(let line):
      Wrap(width: look.measure - 2).lines(safe(line, look)).map { "  " + paint($0, look) }
    case .rows(let rows): self.rows(rows, look)
    case .grid(let sections): Grid(sections: sections.map(safe(look)), look: look).lines
    case .list(let items, let numbered): list(items, numbered, look)
    case .verbatim(let lines): lines.map { paint(safe($0, look), look) }
    }
  }

  private static func rows(_ rows: [Row], _ look: Look) -> [String] {
    let labels = rows.map { safe($0.label, look) }
    let widest = labels.map { displayWidth(of: $0.text) }.max() ?? 0
    let indent = min(max(widest, 4), look.measure * 2 / 5) + 2
    let stacks = look.measure < 50 && widest > 12
    return zip(labels, rows).flatMap { label, row in
      columns(label, safe(row.text, look), indent: stacks ? 4 : indent + 2, look)
    }
  }

  /// The text hangs beside its label, or below it where the label leaves no room.
  private static func columns(_ label: Line, _ text: Line, indent: Int, _ look: Look) -> [String] {
    let body = Wrap(width: max(look.measure - indent, 10)).lines(text).map { paint($0, look) }
    let margin = String(repeating: " ", count: indent)
    let head = "  " + paint(label, look)
    let headWidth = displayWidth(of: label.text) + 2
    guard headWidth + 1 < indent else {
      let alone = Wrap(width: look.measure - 2).lines(label).map { "  " + paint($0, look) }
      return text.text.isEmpty ? alone : alone + body.map { margin + $0 }
    }
    let gap = String(repeating: " ", count: indent - headWidth)
    guard let first = body.first, !text.text.isEmpty else { return [head] }
    return [head + gap + first] + body.dropFirst().map { margin + $0 }
  }

  private static func list(_ items: [Line], _ numbered: Bool, _ look: Look) -> [String] {
    items.enumerated().flatMap { index, item in
      let mark = numbered ? "  \(index + 1). " : "  - "
      let margin = String(repeating: " ", count: mark.count)
      let lines = Wrap(width: max(look.measure - mark.count, 10)).lines(safe(item, look))
      return lines.enumerated().map { ($0 == 0 ? mark : margin) + paint($1, look) }
    }
  }
}

extension Page {
  /// Nothing a value contains reaches the terminal raw.
  static func safe(_ line: Line, _ look: Look) -> Line {
    var line = line
    line.spans = line.spans.map { span in
      let text = visible(span.text)
      var span = span
      span.text = look.ascii ? asciiText(text) : text
      return span
    }
    return line
  }

  static func paint(_ line: Line, _ look: Look) -> String {
    line.spans.map { span in
      guard look.colour, span.tone != .plain, span.text != " " else { return span.text }
      return Look.opening(span.tone) + span.text + Look.closing
    }.joined()
  }
}

extension Line {
  /// The same words, every plain stretch in another tone.
  func inTone(_ tone: Tone) -> Line {
    var line = self
    line.spans = spans.map { Span(text: $0.text, tone: $0.tone == .plain ? tone : $0.tone) }
    return line
  }
}

extension Page {
  /// A line that is not wrapped and not ended: a prompt.
  static func oneLine(_ line: Line, _ look: Look) -> String {
    paint(safe(line, look), look)
  }
}
