/// Draws a table within a width: columns shrink and their cells wrap; where even that does not
/// fit, each row becomes a short list of headings and cells.
struct TableLayout {
  let page: TerminalPage
  let alignments: [Block.Alignment]
  let rows: [Block]

  private static let narrowest = 4

  func lines(width: Int) -> [StyledLine] {
    guard let head = rows.first else { return [] }
    let count = max(1, head.children.count)
    let available = width - (count - 1) * 3
    guard available >= count * Self.narrowest else { return list(width: width) }
    let widths = fitted(naturalWidths(count), to: available)
    var lines = row(head, widths: widths, role: .tableHead)
    let rule = widths.map(ruler).joined(separator: page.isASCII ? "-+-" : "─┼─")
    lines.append([StyledSpan(rule, .mark)])
    return lines + rows.dropFirst().flatMap { row($0, widths: widths, role: .body) }
  }

  private func ruler(_ width: Int) -> String {
    String(repeating: page.isASCII ? "-" : "─", count: width)
  }

  private func naturalWidths(_ count: Int) -> [Int] {
    (0..<count).map { column in
      rows.map { row in
        guard column < row.children.count else { return 1 }
        let lines = page.wrap(row.children[column].inlines, width: 10_000)
        return lines.map { page.columns($0.plainText) }.max() ?? 1
      }.max() ?? 1
    }.map { max(1, $0) }
  }

  /// Takes from the widest column until everything fits.
  private func fitted(_ natural: [Int], to available: Int) -> [Int] {
    var low = Self.narrowest
    var high = max(low, natural.max() ?? low)
    while low < high {
      let middle = (low + high + 1) / 2
      let total = natural.reduce(0) { $0 + min($1, middle) }
      if total <= available { low = middle } else { high = middle - 1 }
    }
    return natural.map { min($0, low) }
  }

  private func row(_ row: Block, widths: [Int], role: StyledSpan.Role) -> [StyledLine] {
    let cells = widths.indices.map { column in
      column < row.children.count
        ? page.wrap(row.children[column].inlines, width: widths[column], role: role) : []
    }
    let height = max(1, cells.map(\.count).max() ?? 1)
    return (0..<height).map { line in
      var spans: StyledLine = []
      for column in widths.indices {
        if column > 0 { spans.append(StyledSpan(page.isASCII ? " | " : " │ ", .mark)) }
        let cell = line < cells[column].count ? cells[column][line] : []
        spans += padded(
          cell,
          column: column,
          width: widths[column],
          isLast: column == widths.count - 1
        )
      }
      return spans.merged
    }
  }

  private func padded(_ cell: StyledLine, column: Int, width: Int, isLast: Bool) -> StyledLine {
    let free = max(0, width - page.columns(cell.plainText))
    let alignment = column < alignments.count ? alignments[column] : .left
    let before = alignment == .right ? free : alignment == .center ? free / 2 : 0
    let after = isLast ? 0 : free - before
    return [StyledSpan(String(repeating: " ", count: before))] + cell
      + [StyledSpan(String(repeating: " ", count: after))]
  }

  private func list(width: Int) -> [StyledLine] {
    let heads = rows.first?.children ?? []
    return rows.dropFirst().enumerated().flatMap { index, row in
      let lines = row.children.enumerated().flatMap { column, cell -> [StyledLine] in
        let head = column < heads.count ? heads[column].inlines : []
        return page.wrap([.strong(head), .text(": ")] + cell.inlines, width: width)
      }
      return (index == 0 ? [] : [[]]) + lines
    }
  }
}
