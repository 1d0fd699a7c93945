/// Makes text safe for a terminal: what a terminal would act on is written as an escape.
///
///     visible("a\u{1B}[31mb")   // "a\\u{1B}[31mb"
///
/// Line breaks and tabs become blanks; a page decides its own line breaks. Characters that reorder
/// or hide text (bidirectional controls, zero-width spaces) are shown too.
func visible(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: needsEscape) else { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    if !needsEscape(scalar) {
      result.unicodeScalars.append(scalar)
    } else if scalar == "\n" || scalar == "\t" || scalar == "\r" {
      result += " "
    } else {
      result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }
  return result
}

/// Whether a terminal would act on a character, or a reader not see it.
func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0: true
  case 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
  default: false
  }
}

/// Writes text with ASCII characters only; letters lose their accents, the rest becomes `?`.
func asciiText(_ text: String) -> String {
  guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
  var result = ""
  for character in text {
    for scalar in String(character).unicodeScalars {
      if scalar.isASCII {
        result.unicodeScalars.append(scalar)
      } else if scalar.properties.generalCategory != .nonspacingMark {
        result += Mark.asciiForm(of: scalar) ?? "?"
      }
    }
  }
  return result
}
