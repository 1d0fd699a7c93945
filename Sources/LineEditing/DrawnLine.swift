/// A place on the screen, in cells from where the prompt begins.
struct CellPlace: Equatable {
  var row = 0
  var column = 0
}

/// Prompt and text as rows of a screen, and the cursor in them.
struct DrawnLine: Equatable {
  /// One row of the screen.
  struct Row: Equatable {
    /// What is written, colour escapes included.
    var text = ""
    /// How many cells that takes.
    var width = 0
    /// Whether a newline ends the row; otherwise the text goes on in the next.
    var isHard = false
  }

  var rows = [Row()]
  var cursor = CellPlace()
  let columns: Int
  private var style = ""

  /// Lays out a prompt, which may hold colour escapes, and the text after it.
  init(prompt: String, text: [Unicode.Scalar] = [], cursor index: Int = 0, columns: Int) {
    self.columns = max(2, columns)
    putPrompt(prompt)
    for (number, scalar) in text.enumerated() {
      if number == index { cursor = place(before: scalar) }
      put(scalar)
    }
    if index >= text.count { cursor = end }
  }
}

extension DrawnLine {
  /// The place behind the last character.
  var end: CellPlace { CellPlace(row: rows.count - 1, column: rows[rows.count - 1].width) }

  /// As many rows as a screen has, with the cursor's among them.
  func window(of limit: Int) -> DrawnLine {
    guard rows.count > limit, limit > 0 else { return self }
    var window = self
    let top = max(0, cursor.row - limit + 1)
    window.rows = Array(rows[top..<min(rows.count, top + limit)])
    window.cursor.row -= top
    return window
  }

  /// A wide character that does not fit moves down, and the cursor before it.
  private func place(before scalar: Unicode.Scalar) -> CellPlace {
    let end = end
    return end.column + max(0, cells(of: scalar)) > columns
      ? CellPlace(row: end.row + 1, column: 0) : end
  }
}

extension DrawnLine {
  private mutating func put(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\n":
      rows[rows.count - 1].isHard = true
      rows.append(Row())
    case "\t": putTab()
    case _ where scalar.value < 0x20 || scalar.value == 0x7f:
      put("^", width: 1)
      put(String(Unicode.Scalar(UInt8(scalar.value) ^ 0x40)), width: 1)
    default: put(String(scalar), width: max(0, cells(of: scalar)))
    }
  }

  private mutating func putTab() {
    repeat { put(" ", width: 1) } while end.column % 8 != 0
  }

  private mutating func put(_ text: String, width: Int) {
    if end.column + width > columns { wrap() }
    rows[rows.count - 1].text += text
    rows[rows.count - 1].width += width
    if end.column == columns { wrap() }
  }

  /// Each row carries its own colours, because rows are drawn one without the other.
  private mutating func wrap() {
    if !style.isEmpty { rows[rows.count - 1].text += "\u{1b}[0m" }
    rows.append(Row(text: style))
  }

  private mutating func putPrompt(_ prompt: String) {
    var rest = prompt.unicodeScalars[...]
    while let scalar = rest.first {
      if scalar == "\u{1b}" { putStyle(&rest) } else { put(rest.removeFirst()) }
    }
    if !style.isEmpty { rows[rows.count - 1].text += "\u{1b}[0m" }
    style = ""
  }

  private mutating func putStyle(_ rest: inout Substring.UnicodeScalarView) {
    let before = rest
    skipEscape(&rest)
    let escape = String(String.UnicodeScalarView(before[..<rest.startIndex]))
    rows[rows.count - 1].text += escape
    style = escape == "\u{1b}[0m" || escape == "\u{1b}[m" ? "" : style + escape
  }
}
