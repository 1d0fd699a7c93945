import CPTY

/// A terminal's screen: what xterm would show of the bytes it is fed, as far as line editors go.
package struct Screen {
  /// One cell; the right half of a wide character is empty text.
  struct Cell: Equatable {
    var text = " "
    var style = ""
  }

  /// The size in cells.
  package private(set) var columns, rows: Int
  /// The cursor, from 0.
  package internal(set) var row = 0, column = 0
  /// Escape sequences that are not modelled, which a test wants to be empty.
  package internal(set) var unknown: [String] = []
  /// Whether the program asked for pastes to be marked.
  package internal(set) var marksPastes = false
  /// How often it asked for that, which a line editor does once for each prompt.
  package internal(set) var promptsBegun = 0
  /// How often the bell rang.
  package internal(set) var bells = 0

  var cells: [[Cell]]
  var style = ""
  var wrapsNext = false
  var saved = (row: 0, column: 0, wrapsNext: false)
  var pending: [UInt8] = []

  /// An empty screen.
  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }
}

extension Screen {
  /// The rows without trailing blanks.
  package var lines: [String] {
    cells.map { row in
      var text = row.map(\.text).joined()
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  /// The rows down to the last that is not empty.
  package var text: String {
    var shown = lines
    while shown.last == "" { shown.removeLast() }
    return shown.joined(separator: "\n")
  }

  /// The row the cursor is in.
  package var currentLine: String { lines[row] }

  /// The colours of a cell as its escape's parameters, such as `1;34`; empty for none.
  package func style(row: Int, column: Int) -> String { cells[row][column].style }

  /// Changes the size as terminals do that cut lines: rows leave at the top if the cursor must.
  package mutating func resize(columns: Int, rows: Int) {
    while row >= rows {
      cells.removeFirst()
      row -= 1
    }
    cells = (0..<rows).map { index in
      let old = index < cells.count ? cells[index] : []
      return Array((old + Array(repeating: Cell(), count: columns)).prefix(columns))
    }
    self.columns = columns
    self.rows = rows
    column = min(column, columns - 1)
    wrapsNext = false
  }
}

extension Screen {
  mutating func put(_ scalar: Unicode.Scalar) {
    let width = Int(cpty_width(scalar.value))
    guard width > 0 else { return combine(scalar) }
    guard width <= columns else { return }
    if wrapsNext || column + width > columns {
      column = 0
      lineFeed()
    }
    cells[row][column] = Cell(text: String(scalar), style: style)
    if width == 2 { cells[row][column + 1] = Cell(text: "", style: style) }
    column += width
    wrapsNext = column >= columns
    if wrapsNext { column = columns - 1 }
  }

  private mutating func combine(_ scalar: Unicode.Scalar) {
    guard let last = cells[row][..<column].lastIndex(where: { !$0.text.isEmpty }) else { return }
    cells[row][last].text.unicodeScalars.append(scalar)
  }

  mutating func lineFeed() {
    wrapsNext = false
    if row + 1 < rows {
      row += 1
    } else {
      cells.removeFirst()
      cells.append(Array(repeating: Cell(), count: columns))
    }
  }

  mutating func move(row: Int, column: Int) {
    self.row = max(0, min(row, rows - 1))
    self.column = max(0, min(column, columns - 1))
    wrapsNext = false
  }

  mutating func erase(row: Int, _ range: Range<Int>) {
    for column in range.clamped(to: 0..<columns) { cells[row][column] = Cell(style: "") }
  }
}
