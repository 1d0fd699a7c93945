import MarkdownBlocks

extension SourceLines {
  /// The value behind the first colon of a line, without blanks, the marks of emphasis that its key
  /// shares with it, and marks around all of it.
  func rangeAfterColon(_ number: Int) -> Range<Int> {
    let line = line(number)
    guard let colon = colon(in: line) else { return line.upperBound..<line.upperBound }
    let value = withoutMarksOfKey(line.lowerBound..<colon, colon..<withoutComment(line))
    return withoutMarks(value)
  }

  /// Where the first colon ends, the full-width one of Chinese and Japanese included.
  private func colon(in line: Range<Int>) -> Int? {
    line.first { offset in
      bytes[offset] == UInt8(ascii: ":") || bytes[offset...].starts(with: [0xEF, 0xBC, 0x9A])
    }.map { $0 + (bytes[$0] == UInt8(ascii: ":") ? 1 : 3) }
  }

  /// The text of a line without a bullet and quotation marks before it, blanks and emphasis around.
  func valueRange(_ number: Int) -> Range<Int> {
    let line = withoutBullets(line(number))
    return withoutMarks(line.lowerBound..<withoutComment(line))
  }

  private func withoutBullets(_ line: Range<Int>) -> Range<Int> {
    var range = trimmed(line)
    while range.count >= 2, "*->+".utf8.contains(bytes[range.lowerBound]),
      bytes[range.lowerBound + 1] == 0x20
    {
      range = trimmed(range.lowerBound + 1..<range.upperBound)
      if isTaskBox(bytes[range].prefix(4)) {
        range = trimmed(range.lowerBound + 3..<range.upperBound)
      }
    }
    return range
  }

  private func isTaskBox(_ bytes: ArraySlice<UInt8>) -> Bool {
    ["[ ] ", "[x] ", "[X] "].contains { bytes.elementsEqual($0.utf8) }
  }

  /// A value without the marks that close what its key opened: `** accepted` behind `**Status:`,
  /// and `accepted**` where the key is `**Status:`.
  private func withoutMarksOfKey(_ key: Range<Int>, _ value: Range<Int>) -> Range<Int> {
    var start = withoutBullets(key).lowerBound
    while start < key.upperBound, bytes[start] == UInt8(ascii: "#") { start += 1 }
    let words = trimmed(start..<key.upperBound - 1)
    let opening = bytes[words].prefix(while: SourceLines.isMark)
    let isClosed = bytes[words].last.map(SourceLines.isMark) ?? false
    guard !opening.isEmpty, !isClosed else { return value }
    let closing = bytes[value].prefix(while: SourceLines.isMark)
    if !closing.isEmpty { return closing.endIndex..<value.upperBound }
    let rest = trimmed(value)
    let isAround = bytes[rest].suffix(opening.count).elementsEqual(opening.reversed())
    return isAround ? rest.lowerBound..<rest.upperBound - opening.count : value
  }

  /// A range without blanks at both ends and without marks that stand around all of it.
  private func withoutMarks(_ whole: Range<Int>) -> Range<Int> {
    var range = trimmed(whole)
    while range.count > 1, bytes[range.upperBound - 1] == UInt8(ascii: "\\") {
      range = trimmed(range.lowerBound..<range.upperBound - 1)
    }
    let opening = bytes[range].prefix(while: SourceLines.isMark)
    guard let mark = opening.first, range.count > 2 * opening.count else { return range }
    let inner = opening.endIndex..<range.upperBound - opening.count
    let isAround = bytes[inner.upperBound..<range.upperBound].elementsEqual(opening.reversed())
    return isAround && !bytes[inner].contains(mark) ? trimmed(inner) : range
  }

  private static func isMark(_ byte: UInt8) -> Bool { "*_".utf8.contains(byte) }

  /// Where a comment at the end of a line begins, or the line's end.
  func withoutComment(_ line: Range<Int>) -> Int {
    let range = trimmed(line)
    guard bytes[range].suffix(3).elementsEqual("-->".utf8) else { return line.upperBound }
    var start = range.upperBound - 4
    while start > range.lowerBound, !bytes[start...].starts(with: "<!--".utf8) { start -= 1 }
    return start >= range.lowerBound && bytes[start..<range.upperBound].starts(with: "<!--".utf8)
      ? start : line.upperBound
  }
}
