/// Text in the making: bytes of UTF-8, which are quicker to append to than a `String`.
struct TextBuffer {
  private(set) var bytes: [UInt8] = []

  /// How many bytes were written.
  var count: Int { bytes.count }

  /// What was written.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  static func += (buffer: inout TextBuffer, text: String) {
    buffer.bytes.append(contentsOf: text.utf8)
  }

  mutating func append(blanks count: Int) {
    bytes.append(contentsOf: repeatElement(0x20, count: max(0, count)))
  }

  /// Ends the line before and begins one with a mark and a margin, which stops growing where nobody
  /// could read on.
  mutating func beginLine(_ mark: String, _ indent: Int) {
    if count > 0 { self += "\n" }
    self += mark
    append(blanks: 2 * min(indent, 40))
  }

  /// Takes everything back; the memory is kept for what comes next.
  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// Takes back what does not fit into this many bytes, and the rest of a character that was cut.
  mutating func cut(to limit: Int) {
    var end = min(max(0, limit), bytes.count)
    // An ASCII byte always begins a character here; others may belong to the one before.
    if end < bytes.count, bytes[end] >= 0x80 { end = beginning(ofCharacterAt: end) }
    bytes.removeLast(bytes.count - end)
  }

  private func beginning(ofCharacterAt place: Int) -> Int {
    let text = text
    let utf8 = text.utf8
    var end = utf8.index(utf8.startIndex, offsetBy: place)
    while utf8[end] >= 0x80, end.samePosition(in: text) == nil { utf8.formIndex(before: &end) }
    return utf8.distance(from: utf8.startIndex, to: end)
  }
}
