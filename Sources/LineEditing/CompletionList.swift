/// The rows of a list of candidates, made to fit a screen.
struct CompletionList {
  let candidates: [Candidate]
  /// The width of the screen in cells.
  let columns: Int
  /// How many rows the list may take.
  let limit: Int
  /// Whether descriptions are dim.
  let isDecorated: Bool
}

extension CompletionList {
  /// One row per candidate where any is described, else as many to a row as fit.
  var rows: [String] {
    let all = candidates.contains { !$0.description.isEmpty } ? describedRows : gridRows
    guard all.count > max(1, limit) else { return all }
    let shown = max(0, limit - 1)
    return all.prefix(shown) + ["... \(all.count - shown) more rows"].map(fit)
  }

  private func fit(_ row: String) -> String {
    fitting(row, cells: columns - 1)
  }
}

extension CompletionList {
  private var names: [String] {
    candidates.map { printable($0.text) }
  }

  private var describedRows: [String] {
    let widest = names.map(displayWidth(of:)).max() ?? 0
    let width = min(widest, max(8, columns / 2 - 2))
    return zip(names, candidates).map { name, candidate in
      row(fitting(name, cells: width), padding: width, printable(candidate.description))
    }
  }

  private func row(_ name: String, padding width: Int, _ description: String) -> String {
    let room = columns - 1 - width - 4
    let shown = fitting(description, cells: room)
    guard !shown.isEmpty, room > 3 else { return fit("  " + name) }
    let gap = String(repeating: " ", count: 2 + width - displayWidth(of: name))
    return "  " + name + gap + (isDecorated ? "\u{1b}[2m\(shown)\u{1b}[0m" : shown)
  }

  private var gridRows: [String] {
    let width = (names.map(displayWidth(of:)).max() ?? 0) + 2
    let perRow = max(1, (columns - 1) / width)
    return stride(from: 0, to: names.count, by: perRow).map { start in
      gridRow(names[start..<min(start + perRow, names.count)], width: width)
    }
  }

  private func gridRow(_ names: ArraySlice<String>, width: Int) -> String {
    var row = ""
    for name in names.dropLast() {
      row += name + String(repeating: " ", count: width - displayWidth(of: name))
    }
    return fit(row + (names.last ?? ""))
  }
}
