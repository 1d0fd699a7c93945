/// Small helpers for texts.
enum Text {
  static func isNameByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// A text without the marks of emphasis and the blanks at both ends.
  static func unmarked(_ text: some StringProtocol) -> String {
    String(trimming(text) { isSpace($0) || $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "_") })
  }

  /// What a heading calls its section, in small letters: without marks, a number before it, and a
  /// colon or an attribute behind it, as in `## 2. Status:` and `## Status {#status}`.
  static func sectionName(_ heading: some StringProtocol) -> String {
    var name = Substring(unmarked(heading).lowercased())
    if name.hasSuffix("}"), let brace = name.lastIndex(of: "{"), name[brace...].hasPrefix("{#") {
      name = name[..<brace]
    }
    let number = name.prefix { $0.isASCII && $0.isNumber }
    let rest = name.dropFirst(number.count)
    if !number.isEmpty, rest.hasPrefix(". ") { name = rest.dropFirst(2) }
    return unmarked(trimming(name) { isSpace($0) || $0 == UInt8(ascii: ":") })
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// A text without some bytes at both ends.
  static func trimming(
    _ words: some StringProtocol,
    _ isDropped: (UInt8) -> Bool
  ) -> Substring {
    let text = Substring(words)
    let bytes = text.utf8
    var (start, end) = (bytes.startIndex, bytes.endIndex)
    while start < end, isDropped(bytes[start]) { start = bytes.index(after: start) }
    while start < end {
      let last = bytes.index(before: end)
      guard isDropped(bytes[last]) else { break }
      end = last
    }
    return text[start..<end]
  }

  /// Whether a text holds another, byte for byte; many times faster than `contains` on strings.
  static func holds(_ text: String, _ wanted: String) -> Bool {
    var text = text
    var wanted = wanted
    return text.withUTF8 { text in
      wanted.withUTF8 { wanted in
        guard let start = text.baseAddress, let word = wanted.baseAddress, !wanted.isEmpty,
          wanted.count <= text.count
        else { return wanted.isEmpty }
        return systemSearch(start, text.count, word, wanted.count) != nil
      }
    }
  }

  /// Whether a text holds some ASCII words, which must be in lower case, in any case.
  static func holdsAny(_ text: String, of words: [[UInt8]]) -> Bool {
    let bytes = text.utf8.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
    return words.contains { ByteSearch.first($0, in: bytes) != nil }
  }

  /// Some bytes as a text of as many bytes, with a question mark for each that is not UTF-8.
  static func inSameBytes(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = Array(bytes)
    while let fault = UTF8Check.firstFault(in: bytes) { bytes[fault] = UInt8(ascii: "?") }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The parts of a list in a line: at commas, semicolons and line ends, blanks around them left out.
  static func listed(_ text: String) -> [String] {
    text.split { $0 == "," || $0 == ";" || $0.isNewline }.map { $0.trimmed }.filter { !$0.isEmpty }
  }
}

extension StringProtocol {
  /// The text without ASCII blanks and line ends at both ends.
  var trimmed: String { String(Text.trimming(self, Text.isSpace)) }
}
