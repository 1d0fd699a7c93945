/// Makes text safe to print: nothing in it can move a cursor, change a colour or reorder a line.
package enum VisibleText {
  /// A text in which every control, escape, bidirectional or invisible character is spelled out as
  /// in Swift; tabs become blanks up to the next multiple of four.
  ///
  ///     VisibleText.of("a\u{1B}[31m")  // "a\\u{1B}[31m"
  package static func of(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\t": result.append(contentsOf: "    ".unicodeScalars.prefix(4 - result.count % 4))
      case _ where isUnsafe(scalar): result.append(contentsOf: spelled(scalar).unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Whether a terminal could take a character for more than a sign to print.
  package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F: true
    case 0x061C, 0x180E, 0x200B, 0x200E, 0x200F: true
    case 0x2028...0x202E, 0x2060...0x206F: true
    case 0xFEFF, 0xFFF9...0xFFFB, 0x1_D173...0x1_D17A, 0xE_0000...0xE_0FFF: true
    default: false
    }
  }

  private static func spelled(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }
}
