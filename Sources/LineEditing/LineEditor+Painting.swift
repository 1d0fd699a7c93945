import CLibEdit
import Platform

extension LineEditor {
  var scalars: [Unicode.Scalar] { scalars(upTo: le_length(handle)) }

  var textBeforeCursor: String {
    String(String.UnicodeScalarView(scalars(upTo: le_cursor(handle))))
  }

  private func scalars(upTo count: Int) -> [Unicode.Scalar] {
    (0..<count).compactMap { Unicode.Scalar(le_scalar(handle, $0)) }
  }
}

extension LineEditor {
  /// The prompt and the line as they should be shown at the present size.
  func currentFrame() -> DrawnLine {
    frame(of: scalars, cursor: le_cursor(handle))
  }

  private func frame(of text: [Unicode.Scalar], cursor: Int) -> DrawnLine {
    DrawnLine(prompt: prompt.shown, text: text, cursor: cursor, columns: size.columns)
      .window(of: size.rows)
  }

  /// Brings the screen up to date, and passes on libedit's bell.
  func paint() {
    guard paints else { return }
    show(currentFrame())
    if le_took_bell() != 0 { write("\u{7}") }
  }

  /// Shows the line with the cursor behind its last character, so that what follows stands there.
  func paintEnd(_ text: [Unicode.Scalar]? = nil) {
    guard paints else { return }
    let text = text ?? scalars
    show(frame(of: text, cursor: text.count))
  }

  private func show(_ frame: DrawnLine) {
    write(frame.drawing(over: shown))
    shown = frame
  }

  /// Shows rows under the text; prompt and text are drawn anew below them.
  func printBelow(_ rows: [String]) {
    paintEnd()
    write(rows.map { "\r\n" + $0 }.joined() + "\r\n")
    redraw()
  }

  /// What the screen shows is unknown or gone: the next painting starts at the cursor.
  func redraw() {
    shown = nil
    if !paints, canEdit { le_refresh(handle) }
  }
}

extension LineEditor {
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
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
