extension Screen {
  /// Takes what the program wrote; a sequence may be cut anywhere.
  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { feed(byte) }
  }

  private mutating func feed(_ byte: UInt8) {
    pending.append(byte)
    if pending.first == 0x1b { return escape() }
    if byte < 0x20 || byte == 0x7f {
      pending = []
      return control(byte)
    }
    guard isComplete(pending) else { return }
    for scalar in String(decoding: pending, as: UTF8.self).unicodeScalars { put(scalar) }
    pending = []
  }

  private func isComplete(_ bytes: [UInt8]) -> Bool {
    switch bytes[0] {
    case 0xc0..<0xe0: bytes.count == 2
    case 0xe0..<0xf0: bytes.count == 3
    case 0xf0...0xff: bytes.count == 4
    default: true
    }
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x07: bells += 1
    case 0x08: move(row: row, column: column - 1)
    case 0x09: move(row: row, column: column / 8 * 8 + 8)
    case 0x0a: lineFeed()
    case 0x0d: move(row: row, column: 0)
    default: unknown.append("control \(byte)")
    }
  }

  private mutating func escape() {
    guard pending.count > 1 else { return }
    switch pending[1] {
    case UInt8(ascii: "["):
      guard pending.count > 2, let last = pending.last, (0x40...0x7e).contains(last) else { return }
      sequence(
        Character(Unicode.Scalar(last)),
        String(decoding: pending[2...].dropLast(), as: UTF8.self)
      )
    case UInt8(ascii: "7"): saved = (row, column, wrapsNext)
    case UInt8(ascii: "8"):
      move(row: saved.row, column: saved.column)
      wrapsNext = saved.wrapsNext
    case UInt8(ascii: "M"): move(row: row - 1, column: column)
    case UInt8(ascii: "("):
      guard pending.count > 2 else { return }
    default: unknown.append(String(decoding: pending.dropFirst(), as: UTF8.self))
    }
    pending = []
  }
}

extension Screen {
  private mutating func sequence(_ kind: Character, _ text: String) {
    if text.hasPrefix("?") { return mode(kind, text) }
    let numbers = text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    let first = numbers.first.flatMap { $0 }
    let count = max(1, first ?? 1)
    switch kind {
    case "A": move(row: row - count, column: column)
    case "B": move(row: row + count, column: column)
    case "C": move(row: row, column: column + count)
    case "D": move(row: row, column: column - count)
    case "G": move(row: row, column: count - 1)
    case "d": move(row: count - 1, column: column)
    case "H", "f": move(row: count - 1, column: (numbers.dropFirst().first.flatMap { $0 } ?? 1) - 1)
    case "J": eraseScreen(first ?? 0)
    case "K": eraseLine(first ?? 0)
    case "P": deleteCells(count)
    case "@": insertCells(count)
    case "X": erase(row: row, column..<column + count)
    case "m": style = text == "0" ? "" : text
    default: unknown.append("[" + text + String(kind))
    }
  }

  private mutating func mode(_ kind: Character, _ text: String) {
    if text == "?2004" {
      marksPastes = kind == "h"
      if marksPastes { promptsBegun += 1 }
    }
  }

  private mutating func eraseScreen(_ part: Int) {
    eraseLine(part)
    let others = part == 0 ? (row + 1)..<rows : part == 1 ? 0..<row : 0..<rows
    for other in others { erase(row: other, 0..<columns) }
  }

  private mutating func eraseLine(_ part: Int) {
    let range = part == 0 ? column..<columns : part == 1 ? 0..<column + 1 : 0..<columns
    erase(row: row, range)
  }

  private mutating func deleteCells(_ count: Int) {
    let removed = min(count, columns - column)
    cells[row].removeSubrange(column..<column + removed)
    cells[row] += Array(repeating: Cell(), count: removed)
  }

  private mutating func insertCells(_ count: Int) {
    cells[row].insert(contentsOf: Array(repeating: Cell(), count: count), at: column)
    cells[row].removeLast(cells[row].count - columns)
  }
}
