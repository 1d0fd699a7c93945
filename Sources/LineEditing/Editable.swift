/// The text as the line editor can hold it: libedit gives every scalar a cell of its own, so marks
/// are composed with their letter or dropped, and control characters are dropped unless kept.
///
///     editable("cafe\u{301}\u{7}")  // "café", four scalars
func editable(_ text: String, keeping kept: Set<Unicode.Scalar> = []) -> String {
  if text.unicodeScalars.allSatisfy(isPlainLetter) { return text }
  var result: [Unicode.Scalar] = []
  for scalar in text.unicodeScalars {
    if kept.contains(scalar) || takesCells(scalar) {
      result.append(scalar)
    } else if let base = result.last, let composed = composition(base, scalar) {
      result[result.count - 1] = composed
    }
  }
  return String(String.UnicodeScalarView(result))
}

/// Printable ASCII and the letters of western Europe, which need no looking up.
private func isPlainLetter(_ scalar: Unicode.Scalar) -> Bool {
  (0x20..<0x7f).contains(scalar.value) || (0xc0..<0x250).contains(scalar.value) && hasUTF8Locale
}

/// Whether a scalar stands in cells of its own.
func takesCells(_ scalar: Unicode.Scalar) -> Bool {
  !isControl(scalar) && cells(of: scalar) > 0
}

/// The one scalar that is the same text as a letter and a mark, if there is one.
func composition(_ base: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode.Scalar? {
  guard !isControl(mark) else { return nil }
  return compositions[String(String.UnicodeScalarView([base, mark]))]
}

/// Composed letters by themselves: texts that are canonically equal find the same entry.
private let compositions: [String: Unicode.Scalar] = {
  let blocks: [ClosedRange<UInt32>] = [0xC0...0x1FFF, 0x3040...0x30FF, 0xAC00...0xD7A3]
  var table: [String: Unicode.Scalar] = [:]
  for scalar in blocks.joined().compactMap(Unicode.Scalar.init) {
    let text = String(scalar)
    if table[text] == nil { table[text] = scalar }
  }
  return table
}()
