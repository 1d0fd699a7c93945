import PTYKit
import TestSupport
import Testing

@testable import LineEditing

@Suite struct DrawnLineTests {
  private func frame(_ text: String, cursor: Int? = nil, prompt: String = "") -> DrawnLine {
    let scalars = Array(text.unicodeScalars)
    return DrawnLine(prompt: prompt, text: scalars, cursor: cursor ?? scalars.count, columns: 10)
  }

  @Test(arguments: [
    ("", 0, 0), ("abc", 0, 3), ("123456789", 0, 9), ("1234567890", 1, 0), ("12345678901", 1, 1),
    ("a\nb", 1, 1), ("1234567890\nb", 2, 1), ("\t", 0, 8), ("\ta", 0, 9), ("\t\t", 1, 0),
    ("日本語日本", 1, 0), ("a日本語日本", 1, 2), ("\u{1}a", 0, 3), ("12345678\u{1}", 1, 0),
    ("123456789\u{1}", 1, 1), ("\n\n", 2, 0),
  ])
  func end(text: String, row: Int, column: Int) {
    #expect(frame(text).cursor == CellPlace(row: row, column: column))
  }

  @Test("a cursor before a wide character that does not fit stands in the next row")
  func beforeWide() {
    #expect(frame("123456789日", cursor: 9).cursor == CellPlace(row: 1, column: 0))
    #expect(frame("123456789x", cursor: 9).cursor == CellPlace(row: 0, column: 9))
  }

  @Test("each row of a prompt carries its colour")
  func colours() {
    let rows = frame("x", prompt: "\u{1b}[1m123456789012\u{1b}[0m> ").rows.map(\.text)
    #expect(rows == ["\u{1b}[1m1234567890\u{1b}[0m", "\u{1b}[1m12\u{1b}[0m> x"])
    #expect(frame("", prompt: "\u{1b}[1ma").rows.map(\.text) == ["\u{1b}[1ma\u{1b}[0m"])
  }

  @Test("a window holds the cursor")
  func windows() {
    let tall = String(repeating: "1234567890", count: 9)
    for cursor in 0...90 {
      let whole = frame(tall, cursor: cursor)
      let window = whole.window(of: 4)
      #expect(window.rows.count == 4)
      #expect(window.rows[window.cursor.row] == whole.rows[whole.cursor.row])
    }
    #expect(frame("short").window(of: 4) == frame("short"))
  }

  @Test("from any text to any other the screen shows the new one", arguments: 1...6)
  func drawing(seed: UInt64) {
    var random = Random(seed: seed)
    let alphabet = Array("abcdef 日本é\n\t".unicodeScalars)
    var screen = Screen(columns: 10, rows: 8)
    var text: [Unicode.Scalar] = []
    var old: DrawnLine?
    for _ in 0..<150 {
      let start = Int.random(in: 0...text.count, using: &random)
      let end = Int.random(in: start...text.count, using: &random)
      let count = Int.random(in: 0...6, using: &random)
      let added = (0..<count).compactMap { _ in alphabet.randomElement(using: &random) }
      text.replaceSubrange(start..<(text.count > 60 ? text.count : end), with: added)
      let cursor = Int.random(in: 0...text.count, using: &random)
      let new = DrawnLine(prompt: "\u{1b}[1m>\u{1b}[0m ", text: text, cursor: cursor, columns: 10)
        .window(of: 8)
      screen.feed(Array(new.drawing(over: old).utf8))
      var fresh = Screen(columns: 10, rows: 8)
      fresh.feed(Array(new.drawing(over: nil).utf8))
      #expect(screen.text == fresh.text)
      #expect([screen.row, screen.column] == [new.cursor.row, new.cursor.column])
      #expect(screen.lines[..<new.rows.count].map { $0 } == new.rows.map(shown))
      #expect(screen.unknown == [])
      old = new
    }
  }

  private func shown(_ row: DrawnLine.Row) -> String {
    var text = withoutEscapes(row.text)
    while text.last == " " { text.removeLast() }
    return text
  }
}
