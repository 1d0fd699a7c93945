import Platform

/// A line that came from a pipe or a file.
package struct PlainLine: Equatable, Sendable {
  /// The text without its line ending.
  package let text: String
  /// Its number, from 1.
  package let number: Int
  /// Whether bytes that are not UTF-8 were replaced by U+FFFD.
  package let wasRepaired: Bool
  /// Whether the line was longer than a megabyte; it is cut there and reading stops.
  package let wasCut: Bool
}

/// Lines from a standard input that is no terminal: no prompt, no colour, any bytes.
///
/// Lines end in a newline, with or without a carriage return; the last may end in nothing. A byte
/// order mark at the start is dropped and a NUL is a character like others.
///
///     for line in PlainLines() { run(line.text) }
package struct PlainLines: Sequence, IteratorProtocol {
  private let descriptor: Int32
  private let longest: Int
  private var buffer: [UInt8] = []
  private var start = 0
  private var number = 0
  private var isAtEnd = false

  /// Reads from an open file, by default standard input; `longest` is in bytes.
  package init(descriptor: Int32 = 0, longest: Int = 1 << 20) {
    self.descriptor = descriptor
    self.longest = longest
  }

  /// The next line, nil at the end and when an interrupt came while waiting.
  package mutating func next() -> PlainLine? {
    var searched = start
    while true {
      if let newline = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        return line(to: newline, consumed: newline + 1)
      }
      if buffer.count - start > longest { return cutLine() }
      searched = buffer.count
      guard !isAtEnd, fill(&searched) else { return lastLine() }
    }
  }
}

extension PlainLines {
  private mutating func line(to end: Int, consumed: Int) -> PlainLine {
    defer { start = consumed }
    var bytes = buffer[start..<end]
    if number == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    number += 1
    let valid = String(validating: bytes, as: UTF8.self)
    let text = valid ?? String(decoding: bytes, as: UTF8.self)
    return PlainLine(
      text: text,
      number: number,
      wasRepaired: valid == nil,
      wasCut: bytes.count > longest
    )
  }

  private mutating func lastLine() -> PlainLine? {
    guard start < buffer.count, !Interrupts.wasInterrupted else { return nil }
    return line(to: buffer.count, consumed: buffer.count)
  }

  private mutating func cutLine() -> PlainLine {
    let end = start + longest
    isAtEnd = true
    let cut = line(to: end, consumed: buffer.count)
    return PlainLine(
      text: cut.text,
      number: cut.number,
      wasRepaired: cut.wasRepaired,
      wasCut: true
    )
  }

  /// Reads more behind what is there, having moved the rest to the front.
  private mutating func fill(_ searched: inout Int) -> Bool {
    buffer.removeFirst(start)
    searched -= start
    start = 0
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count > 0 {
        buffer += chunk[..<count]
        return true
      }
      if count < 0, errno == EINTR, !Interrupts.wasInterrupted { continue }
      isAtEnd = true
      return false
    }
  }
}
