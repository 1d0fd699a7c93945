import MarkdownBlocks

/// Makes text safe for a page: line breaks and tabs become blanks, since a page decides its own line
/// breaks, and what else a terminal would act on, or a reader not see, is spelled out.
///
///     visible("a\u{1B}[31mb\n")   // "a\\u{1B}[31mb "
func visible(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: VisibleText.isUnsafe) else { return text }
  let oneLine = text.unicodeScalars.map { "\n\t\r".unicodeScalars.contains($0) ? " " : $0 }
  return VisibleText.of(String(String.UnicodeScalarView(oneLine)))
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
