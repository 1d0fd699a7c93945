/// The bytes of a file together with where its lines begin.
///
/// A line ends with LF, CRLF or a lone CR, as in CommonMark, so line numbers agree with the parser's.
package struct SourceLines: Sendable {
  /// The file as it is, byte order mark and all.
  package let bytes: [UInt8]
  /// The offset at which each line begins; the first is 0.
  package let lineStarts: [Int]

  /// Finds the lines of some bytes.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = SourceLines.starts(of: bytes)
  }

  private static func starts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    starts.reserveCapacity(bytes.count / 24 + 2)
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        guard byte == .lineFeed || byte == .carriageReturn else { continue }
        if byte == .carriageReturn, index < bytes.count, bytes[index] == .lineFeed { index += 1 }
        starts.append(index)
      }
    }
    return starts
  }
}

extension SourceLines {
  /// How many lines there are; what follows the last line end counts even when it is empty.
  package var lineCount: Int { lineStarts.count }

  /// The bytes of a line, counted from 1, with its line end; empty when there is no such line.
  package func wholeLine(_ number: Int) -> Range<Int> {
    guard number >= 1, number <= lineStarts.count else { return bytes.count..<bytes.count }
    let end = number < lineStarts.count ? lineStarts[number] : bytes.count
    return lineStarts[number - 1]..<end
  }

  /// The bytes of a line, counted from 1, without its line end and the file's byte order mark.
  package func line(_ number: Int) -> Range<Int> {
    var whole = wholeLine(number)
    if number == 1 { whole = min(markLength, whole.upperBound)..<whole.upperBound }
    var end = whole.upperBound
    while end > whole.lowerBound, bytes[end - 1] == .lineFeed || bytes[end - 1] == .carriageReturn {
      end -= 1
    }
    return whole.lowerBound..<end
  }

  /// The number of the line that holds an offset, counted from 1.
  package func lineNumber(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Some bytes as text; what is not UTF-8 becomes U+FFFD.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The line end the file uses first, or LF when it has none.
  package var lineEnd: String {
    guard lineStarts.count > 1 else { return "\n" }
    let end = lineStarts[1]
    guard bytes[end - 1] == .lineFeed else { return "\r" }
    return end > 1 && bytes[end - 2] == .carriageReturn ? "\r\n" : "\n"
  }

  /// How many bytes of byte order mark the file starts with: 0 or 3.
  package var markLength: Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// A range without the blanks and tabs at both ends.
  package func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start].isBlank { start += 1 }
    while end > start, bytes[end - 1].isBlank { end -= 1 }
    return start..<end
  }
}

extension UInt8 {
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D

  /// Whether this is a blank or a tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }
}
