/// Small helpers for texts.
enum Text {
  static func isNameByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// A text without the marks of emphasis and the blanks at both ends.
  static func unmarked(_ text: some StringProtocol) -> String {
    String(text.drop(while: isMark).reversed().drop(while: isMark).reversed())
  }

  private static func isMark(_ character: Character) -> Bool {
    character.isWhitespace || character == "*" || character == "_"
  }

  /// The parts of a list in a line: at commas and semicolons, blanks around them left out.
  static func listed(_ text: String) -> [String] {
    text.split { $0 == "," || $0 == ";" }.map { $0.trimmed }.filter { !$0.isEmpty }
  }
}

extension StringProtocol {
  /// The text without blanks at both ends.
  var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
