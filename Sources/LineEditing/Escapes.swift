/// The text without escape sequences and control characters; newlines and tabs stay.
///
///     withoutEscapes("\u{1b}[1mok\u{1b}[0m\u{7}")  // "ok"
func withoutEscapes(_ text: String) -> String {
  if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) { return text }
  var rest = text.unicodeScalars[...]
  var kept = String.UnicodeScalarView()
  while let scalar = rest.popFirst() {
    if scalar == "\u{1b}" {
      skipEscape(&rest)
    } else if !isControl(scalar) || scalar == "\n" || scalar == "\t" {
      kept.append(scalar)
    }
  }
  return String(kept)
}

/// Takes the rest of an escape sequence, its escape being taken already or the first scalar.
func skipEscape(_ rest: inout Substring.UnicodeScalarView) {
  if rest.first == "\u{1b}" { rest.removeFirst() }
  guard let kind = rest.popFirst() else { return }
  switch kind {
  case "[": skip(&rest) { (0x40...0x7e).contains($0.value) }
  case "]": skip(&rest) { $0 == "\u{7}" || $0 == "\\" }
  default: return
  }
}

private func skip(
  _ rest: inout Substring.UnicodeScalarView,
  through isLast: (Unicode.Scalar) -> Bool
) {
  while let scalar = rest.popFirst(), !isLast(scalar) {}
}

/// C0 controls, delete and the C1 controls.
func isControl(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value)
}

/// The text on one line, each control character as `?`.
func printable(_ text: String) -> String {
  String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? "?" : $0 }))
}
