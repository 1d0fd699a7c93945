/// What a command has to say, in blocks that know nothing of width, colour or character set.
struct Page: Sendable, Equatable {
  var blocks: [Block] = []

  /// A part of a page.
  enum Block: Sendable, Equatable {
    case heading(Line)
    case text(Line)
    /// A paragraph set in by two cells.
    case aside(Line)
    /// Label and text side by side, the labels aligned; stacked where the terminal is narrow.
    case rows([Row])
    case list([Line], numbered: Bool)
    /// Sections of cells, the cells of all sections aligned where the terminal is wide enough.
    case grid([Section])
    /// Lines that are never wrapped: drawings, source, tables.
    case verbatim([Line])
    case gap
  }

  /// A label and, beside it, lines of cells.
  struct Section: Sendable, Equatable {
    var label: Line
    var lines: [[Line]]

    init(_ label: Line, _ lines: [[Line]]) {
      self.label = label
      self.lines = lines
    }
  }

  /// A label with the text that belongs to it.
  struct Row: Sendable, Equatable {
    var label: Line
    var text: Line

    init(_ label: Line, _ text: Line) {
      self.label = label
      self.text = text
    }
  }
}

extension Page {
  /// A page of one paragraph.
  init(_ line: Line) {
    blocks = [.text(line)]
  }

  mutating func heading(_ line: Line) {
    gap()
    blocks.append(.heading(line))
  }

  mutating func text(_ line: Line) {
    blocks.append(.text(line))
  }

  mutating func aside(_ line: Line) {
    blocks.append(.aside(line))
  }

  /// Rows that follow rows are aligned with them.
  mutating func rows(_ rows: [Row]) {
    guard !rows.isEmpty else { return }
    if case .rows(let above) = blocks.last {
      blocks[blocks.count - 1] = .rows(above + rows)
    } else {
      blocks.append(.rows(rows))
    }
  }

  mutating func row(_ label: Line, _ text: Line) {
    rows([Row(label, text)])
  }

  mutating func list(_ items: [Line], numbered: Bool = false) {
    if !items.isEmpty { blocks.append(.list(items, numbered: numbered)) }
  }

  mutating func grid(_ sections: [Section]) {
    let filled = sections.filter { !$0.lines.isEmpty }
    if !filled.isEmpty { blocks.append(.grid(filled)) }
  }

  mutating func verbatim(_ lines: [Line]) {
    blocks.append(.verbatim(lines))
  }

  /// Leaves one blank line, never two and never at the top.
  mutating func gap() {
    if let last = blocks.last, last != .gap { blocks.append(.gap) }
  }

  /// Adds another page below; one that begins with a heading keeps its distance.
  mutating func append(_ page: Page) {
    if case .heading = page.blocks.first { gap() }
    blocks += page.blocks
  }
}
