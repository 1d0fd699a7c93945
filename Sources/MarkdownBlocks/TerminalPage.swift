/// Lays a document out for a terminal of a given width.
///
///     let page = TerminalPage(width: 40, columns: { $0.count })
///     page.lines(of: MarkdownDocument("# Use *tea*")).map(\.plainText)  // ["# Use tea"]
package struct TerminalPage {
  /// The columns a line may take; narrower than 10 counts as 10.
  package let width: Int
  /// Whether marks are drawn with ASCII only.
  package let isASCII: Bool
  /// How many columns a text takes in this terminal.
  package let columns: (String) -> Int

  /// Describes a page; `columns` is the terminal's own measure of a text.
  package init(width: Int, isASCII: Bool = false, columns: @escaping (String) -> Int) {
    self.width = max(10, width)
    self.isASCII = isASCII
    self.columns = columns
  }

  /// The lines of a document, its front matter first; none is wider than the page and none can
  /// carry a control character.
  package func lines(of document: MarkdownDocument) -> [StyledLine] {
    let head = frontMatterLines(of: document)
    let body = lines(of: document.blocks, width: width)
    return head + (head.isEmpty || body.isEmpty ? [] : [[]]) + body
  }

  private func frontMatterLines(of document: MarkdownDocument) -> [StyledLine] {
    guard let lines = document.frontMatter?.lines else { return [] }
    return lines.flatMap { number in
      cut(document.source.text(document.source.line(number)), role: .aside, width: width)
    }
  }

  /// The lines of some blocks, with an empty line between two of them.
  func lines(of blocks: [Block], width: Int, isTight: Bool = false) -> [StyledLine] {
    var lines: [StyledLine] = []
    for block in blocks {
      if !lines.isEmpty, !isTight { lines.append([]) }
      lines += self.lines(of: block, width: width)
    }
    return lines
  }

  private func lines(of block: Block, width: Int) -> [StyledLine] {
    switch block.kind {
    case .paragraph, .cell: wrap(block.inlines, width: width)
    case .heading(let level): heading(block.inlines, level: level, width: width)
    case .code: code(block.literal, width: width)
    case .html: html(block.literal, width: width)
    case .quote: prefixed(block.children, first: isASCII ? "| " : "│ ", rest: nil, width: width)
    case .list(let start, let isTight): list(block, start: start, isTight: isTight, width: width)
    case .item: lines(of: block.children, width: width)
    case .table(let alignments):
      TableLayout(page: self, alignments: alignments, rows: block.children).lines(width: width)
    case .row: lines(of: block.children, width: width)
    case .rule:
      [[StyledSpan(String(repeating: isASCII ? "-" : "─", count: min(width, 24)), .mark)]]
    }
  }

  private func heading(_ inlines: [Inline], level: Int, width: Int) -> [StyledLine] {
    let marks = String(repeating: "#", count: level) + " "
    return wrap(inlines, width: max(4, width - marks.count), role: .heading).enumerated().map {
      [$0.offset == 0 ? StyledSpan(marks, .heading) : StyledSpan("", .heading)] + $0.element
    }.map(\.merged)
  }

  private func code(_ literal: String, width: Int) -> [StyledLine] {
    var rows = literal.splitLines
    if rows.last == "" { rows.removeLast() }
    return rows.flatMap { row in
      cut(row, role: .code, width: max(4, width - 2)).map { [StyledSpan("  ", .code)] + $0 }
    }.map(\.merged)
  }

  private func html(_ literal: String, width: Int) -> [StyledLine] {
    var rows = literal.splitLines
    if rows.last == "" { rows.removeLast() }
    return rows.flatMap { row -> [StyledLine] in
      let indent = String(row.prefix { $0 == " " }.prefix(width / 2))
      let lines = wrap([.text(row)], width: width - indent.count, role: .aside)
      if lines.isEmpty { return [[]] }
      return indent.isEmpty ? lines : lines.map { [StyledSpan(indent, .aside)] + $0 }
    }
  }

  private func list(_ list: Block, start: Int?, isTight: Bool, width: Int) -> [StyledLine] {
    var lines: [StyledLine] = []
    for (index, item) in list.children.enumerated() {
      if !lines.isEmpty, !isTight { lines.append([]) }
      let number = start.map { "\($0 + index). " } ?? (isASCII ? "- " : "• ")
      lines += prefixed(
        item.children,
        first: number + task(item),
        rest: " ",
        width: width,
        isTight: isTight
      )
    }
    return lines
  }

  private func task(_ item: Block) -> String {
    guard case .item(let isDone?) = item.kind else { return "" }
    return isDone ? "[x] " : "[ ] "
  }

  /// Blocks set behind a mark; `rest` is repeated to the mark's width on the lines below, nil
  /// repeats the mark itself. Where the page is too narrow the mark stands alone.
  private func prefixed(
    _ blocks: [Block],
    first: String,
    rest: String?,
    width: Int,
    isTight: Bool = false
  ) -> [StyledLine] {
    let indent = columns(first)
    guard width - indent >= 8 else { return lines(of: blocks, width: width, isTight: isTight) }
    let inner = lines(of: blocks, width: width - indent, isTight: isTight)
    let below = rest.map { String(repeating: $0, count: indent) } ?? first
    guard !inner.isEmpty else { return [[StyledSpan(first, .mark)]] }
    return inner.enumerated().map { index, line in
      ([StyledSpan(index == 0 ? first : below, .mark)] + line).merged
    }
  }
}

extension String {
  /// The text cut at its line ends, empty lines included.
  var splitLines: [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }
}
