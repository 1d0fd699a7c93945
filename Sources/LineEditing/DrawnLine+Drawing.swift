extension DrawnLine {
  /// What to write so that a screen which shows `old`, or nothing from the cursor on, shows this.
  ///
  /// Rows from the first that differs are written anew; libedit's own update, which moves single
  /// cells about, loses rows of wrapped text and miscounts wide characters.
  func drawing(over old: DrawnLine?) -> String {
    guard let old else { return rows(from: 0) + moveToCursor(from: rows.count - 1) }
    if rows == old.rows {
      return cursor == old.cursor ? "" : moveToCursor(from: old.cursor.row)
    }
    if let typed = typed(after: old) { return typed }
    let first = min(firstDifference(old), min(rows.count, old.rows.count) - 1)
    return vertical(first - old.cursor.row) + "\r" + rows(from: first)
      + moveToCursor(from: rows.count - 1)
  }

  /// The end of the text alone, where that is all that was added.
  private func typed(after old: DrawnLine) -> String? {
    guard rows.count == old.rows.count, rows.dropLast() == old.rows.dropLast(),
      old.cursor == old.end, cursor == end, let text = rows.last?.text.utf8,
      let oldText = old.rows.last?.text.utf8, text.starts(with: oldText)
    else { return nil }
    return String(decoding: text.dropFirst(oldText.count), as: UTF8.self)
  }

  private func firstDifference(_ old: DrawnLine) -> Int {
    zip(rows, old.rows).prefix { $0 == $1 }.count(where: { _ in true })
  }

  private func rows(from first: Int) -> String {
    var text = ""
    for (number, row) in rows.enumerated().dropFirst(first) {
      let isForced = row.width == 0 && number > first && !rows[number - 1].isHard
      // A blank and a step back bring the cursor out of a full row, as typing would.
      text += isForced ? row.text + " \u{8}" : row.text
      text += ending(of: row, isLast: number == rows.count - 1)
    }
    return text
  }

  /// Erasing at the end of a full row would take its last character.
  private func ending(of row: Row, isLast: Bool) -> String {
    guard row.width < columns else { return "" }
    if isLast { return "\u{1b}[J" }
    return row.isHard ? "\u{1b}[K\r\n" : "\u{1b}[K"
  }

  private func moveToCursor(from row: Int) -> String {
    if row == rows.count - 1, cursor == end, end.column < columns, row == cursor.row {
      return "\r" + right(cursor.column)
    }
    return vertical(cursor.row - row) + "\r" + right(cursor.column)
  }

  private func right(_ columns: Int) -> String { columns > 0 ? "\u{1b}[\(columns)C" : "" }
}

/// Moves down by rows that exist, or up.
func vertical(_ rows: Int) -> String {
  if rows == 0 { return "" }
  return rows > 0 ? "\u{1b}[\(rows)B" : "\u{1b}[\(-rows)A"
}
