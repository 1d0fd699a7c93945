import CLibEdit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension LineEditor {
  var textBeforeCursor: String {
    String(String.UnicodeScalarView(scalars(upTo: le_cursor(handle))))
  }

  /// Where the cursor is, counted from the prompt's first cell.
  var cursorPlace: Place {
    let cursor = le_cursor(handle)
    let next = cursor < le_length(handle) ? Unicode.Scalar(le_scalar(handle, cursor)) : nil
    return layout.place(place(upTo: cursor), before: next)
  }

  /// Where the text ends.
  var endPlace: Place { place(upTo: le_length(handle)) }

  private var layout: Layout { Layout(columns: size.columns) }

  private func place(upTo count: Int) -> Place {
    layout.place(after: scalars(upTo: count), from: layout.place(after: prompt.scalars))
  }

  private func scalars(upTo count: Int) -> [Unicode.Scalar] {
    (0..<count).compactMap { Unicode.Scalar(le_scalar(handle, $0)) }
  }
}

extension LineEditor {
  /// Paints the coloured prompt over the plain one that libedit drew.
  ///
  /// Libedit's own way, escapes inside its prompt, loses colours on Apple systems and at the
  /// prompt's end. A text taller than the screen has scrolled its prompt away.
  func paintPrompt() {
    guard isDecorated, let styled = prompt.styled, endPlace.row < size.rows else { return }
    write("\u{1b}7\r" + up(cursorPlace.row) + styled + "\u{1b}[0m\u{1b}8")
  }

  /// Draws a line with wide characters anew after every change.
  ///
  /// Libedit's economical update writes the first of two cells and counts one, so its cursor and
  /// the terminal's part. Drawing from nothing is right.
  func redrawWideText() {
    let isWide = scalars(upTo: le_length(handle)).contains {
      $0.value >= 0x1100 && cells(of: $0) > 1
    }
    defer { hadWideText = isWide }
    guard isWide || hadWideText, understandsEscapes, endPlace.row < size.rows else { return }
    write("\r" + up(cursorPlace.row))
    le_refresh(handle)
    write("\u{1b}7")
    moveToEnd()
    write("\u{1b}[J\u{1b}8")
  }

  /// Moves behind the last character, so that what follows overwrites nothing.
  func moveToEnd() {
    guard understandsEscapes else { return }
    let end = endPlace
    let rows = min(end.row, size.rows - 1) - min(cursorPlace.row, size.rows - 1)
    write(down(rows) + "\r" + right(end.column))
  }

  /// Shows rows under the text and draws prompt and text anew below them.
  func printBelow(_ rows: [String]) {
    moveToEnd()
    write(rows.map { "\r\n" + $0 }.joined() + "\r\n")
    le_refresh(handle)
  }

  /// Writes past libedit, whose own output goes first.
  func write(_ text: String) {
    le_flush()
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(STDOUT_FILENO, $0) }
      guard count > 0 || (count < 0 && (errno == EINTR || errno == EAGAIN)) else { return }
      rest = rest.dropFirst(max(0, count))
    }
  }

  func up(_ rows: Int) -> String { rows > 0 ? "\u{1b}[\(rows)A" : "" }
  private func down(_ rows: Int) -> String { rows > 0 ? "\u{1b}[\(rows)B" : "" }
  private func right(_ columns: Int) -> String { columns > 0 ? "\u{1b}[\(columns)C" : "" }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
