/// Writes text so that nothing in it can act on a terminal or hide from a reader.
///
/// Control characters, invisible, private and unassigned ones, spaces other than the common one, and
/// a combining mark with nothing or an escape before it are written as `\u{…}`. A joiner or a
/// variation selector stays where it builds an emoji.
package enum Escaping {
  /// The text as a Swift literal with its quotes.
  package static func quoted(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
      return "\"" + text + "\""
    }
    return "\"" + escaped(text, ["\"", "\\"]) + "\""
  }

  /// A line of a text, without quotes; a blank at its end is made visible.
  static func line(_ text: String) -> String {
    let escaped = escaped(text, ["\\"])
    return escaped.hasSuffix(" ") ? escaped.dropLast() + "\\u{20}" : escaped
  }

  /// Words that are not a literal: names, and what a type says about itself.
  static func plain(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    return escaped(text, [])
  }

  /// Writes the text with these marks, and everything unsafe, escaped.
  private static func escaped(_ text: String, _ marks: Set<Unicode.Scalar>) -> String {
    var output = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if let replaced = replacement(for: scalar, after: previous, marks) {
        output.append(contentsOf: replaced.unicodeScalars)
        previous = nil
      } else {
        output.append(scalar)
        previous = scalar
      }
    }
    return String(output)
  }

  private static func replacement(
    for scalar: Unicode.Scalar,
    after previous: Unicode.Scalar?,
    _ marks: Set<Unicode.Scalar>
  ) -> String? {
    switch scalar {
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "\0": return "\\0"
    case "\\", "\"": return marks.contains(scalar) ? "\\" + String(scalar) : nil
    case " "..."~": return nil
    default: break
    }
    guard isUnsafe(scalar, after: previous) else { return nil }
    return "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Bool {
    if scalar == "\u{200D}" || scalar == "\u{FE0F}" { return !(previous.map(isEmoji) ?? false) }
    // The Braille pattern without dots looks like a blank.
    if scalar == "\u{2800}" { return true }
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint { return true }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator:
      return true
    case .nonspacingMark, .enclosingMark, .spacingMark:
      return previous == nil
    default:
      return false
    }
  }

  private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{FE0F}" || (scalar.value > 0xFF && scalar.properties.isEmoji)
  }
}
