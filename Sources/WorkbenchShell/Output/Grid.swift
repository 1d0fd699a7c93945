import LineEditing

/// Labelled lines of cells: aligned where everything fits, else one after the other and wrapped.
struct Grid {
  var sections: [Page.Section]
  var look: Look

  var lines: [String] {
    let labelWidth = (sections.map { displayWidth(of: $0.label.text) }.max() ?? 0) + 4
    return sections.flatMap { section in
      let body = isAligned(section, room: look.measure - labelWidth) ? aligned(section) : nil
      let lines = body ?? wrapped(section, room: max(look.measure - labelWidth, 16))
      return lines.enumerated().map { index, line in
        let label = index == 0 ? "  " + Page.paint(section.label, look) : ""
        let used = index == 0 ? displayWidth(of: section.label.text) + 2 : 0
        return label + String(repeating: " ", count: max(labelWidth - used, 0))
          + Page.paint(line, look)
      }
    }
  }

  /// The widths that the cells of a section need so that all its lines stand in columns.
  private func widths(_ section: Page.Section) -> [Int] {
    var widths: [Int] = []
    for line in section.lines {
      for (index, cell) in line.enumerated() where index < line.count - 1 {
        if index == widths.count { widths.append(0) }
        widths[index] = max(widths[index], displayWidth(of: cell.text))
      }
    }
    return widths
  }

  private func isAligned(_ section: Page.Section, room: Int) -> Bool {
    let widths = widths(section)
    return section.lines.allSatisfy { line in
      let before = line.indices.dropLast().reduce(0) { $0 + widths[$1] + 3 }
      return before + displayWidth(of: line.last?.text ?? "") <= room
    }
  }

  private func aligned(_ section: Page.Section) -> [Line] {
    let widths = widths(section)
    return section.lines.map { cells in
      var spans: [Span] = []
      for (index, cell) in cells.enumerated() {
        spans += cell.spans
        guard index < cells.count - 1 else { continue }
        let gap = widths[index] - displayWidth(of: cell.text) + 3
        spans.append(Span(text: String(repeating: " ", count: gap), tone: .plain))
      }
      return Line(spans: spans)
    }
  }

  private func wrapped(_ section: Page.Section, room: Int) -> [Line] {
    section.lines.flatMap { cells in
      let gap = Span(text: "  ", tone: .plain)
      let spans = cells.filter { !$0.text.isEmpty }.map(\.spans).joined(separator: [gap])
      let lines = Wrap(width: room - 2).lines(Line(spans: Array(spans)))
      return lines.enumerated().map { index, line in
        index == 0 ? line : Line(spans: [gap] + line.spans)
      }
    }
  }
}

extension Page {
  static func safe(_ look: Look) -> (Section) -> Section {
    { section in
      Section(safe(section.label, look), section.lines.map { $0.map { safe($0, look) } })
    }
  }
}
