import PTYKit
import TestSupport
import Testing

/// A line as it should be, changed by the same keys as the program's.
private struct ExpectedLine {
  var scalars: [Unicode.Scalar] = []
  var cursor = 0

  /// Types a key here and returns what the terminal sends for it.
  mutating func press(_ key: Int, _ character: Unicode.Scalar) -> String {
    switch key {
    case 0: return delete(cursor - 1, "\u{7f}", moving: true)
    case 1: return delete(cursor, "\u{1b}[3~", moving: false)
    case 2: return move(to: max(0, cursor - 1), "\u{1b}[D")
    case 3: return move(to: min(scalars.count, cursor + 1), "\u{1b}[C")
    case 4: return move(to: 0, "\u{1}")
    case 5: return move(to: scalars.count, "\u{5}")
    default:
      scalars.insert(character, at: cursor)
      return move(to: cursor + 1, String(character))
    }
  }

  private mutating func move(to place: Int, _ key: String) -> String {
    cursor = place
    return key
  }

  private mutating func delete(_ index: Int, _ key: String, moving: Bool) -> String {
    guard scalars.indices.contains(index) else { return "" }
    scalars.remove(at: index)
    return move(to: moving ? index : cursor, key)
  }
}

extension ExpectedLine {
  /// The text as a screen wraps it.
  func text(_ size: Size) -> String {
    var screen = Screen(columns: size.columns, rows: size.rows)
    screen.feed(Array("demo > ".utf8) + Array(String(String.UnicodeScalarView(scalars)).utf8))
    return screen.text
  }

  /// Where the cursor stands: never behind the last column.
  func place(_ columns: Int) -> [Int] {
    var place = [0, 7]
    for scalar in scalars[..<cursor] {
      let width = width(scalar)
      if place[1] + width > columns { place = [place[0] + 1, 0] }
      place[1] += width
      if place[1] == columns { place = [place[0] + 1, 0] }
    }
    let isPushed = cursor < scalars.count && place[1] + width(scalars[cursor]) > columns
    return isPushed ? [place[0] + 1, 0] : place
  }

  private func width(_ scalar: Unicode.Scalar) -> Int { scalar.value >= 0x1100 ? 2 : 1 }
}

extension TerminalTests {
  @Test("after any keys the screen shows the line", arguments: Size.all, [1, 2, 3, 4])
  func randomKeys(size: Size, seed: UInt64) throws {
    let demo = try DemoSession(size: size)
    var random = Random(seed: seed)
    var line = ExpectedLine()
    let characters = Array((seed % 2 == 0 ? "abc 日本語é" : "abcdefgh ").unicodeScalars)
    for step in 0..<400 {
      let key = Int.random(in: 0...(line.scalars.count > size.columns * 3 ? 5 : 14), using: &random)
      let typed = line.press(key, characters.randomElement(using: &random) ?? "x")
      demo.type(typed)
      guard step % 3 == 0 else { continue }
      let (text, place) = (line.text(size), line.place(size.columns))
      try demo.terminal.wait("step \(step), key \(key), cursor \(place)\n\(text)\n") {
        $0.text == text && [$0.row, $0.column] == place
      }
    }
    demo.type("\u{3}")
    try demo.terminal.wait("prompt") { $0.currentLine == "demo >" }
    try demo.leave()
  }
}
