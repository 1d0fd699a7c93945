/// What stands before the text being typed, once without and once with colour.
///
///     Prompt(plain: "orders > ", styled: "\u{1b}[1morders\u{1b}[0m > ")
///
/// Lines before the last newline are printed once, above the line being edited.
package struct Prompt: Equatable, Sendable {
  /// The text without escapes; what counts for widths.
  package let plain: String
  /// The same text with colour escapes; equal to `plain` where its visible text differs from it.
  package let styled: String

  /// Keeps `styled` only if it reads like `plain` once its escapes are taken away.
  package init(plain: String, styled: String) {
    self.plain = editable(withoutEscapes(plain), keeping: ["\n"])
    let isSameText = editable(withoutEscapes(styled), keeping: ["\n"]) == self.plain
    self.styled = isSameText ? styled : self.plain
  }

  /// A prompt without colour.
  package init(_ plain: String) {
    self.init(plain: plain, styled: plain)
  }
}

extension Prompt {
  /// The lines above the one that is edited, with their newlines, and the last line.
  func split() -> (above: Prompt, last: Prompt) {
    let plainParts = splitAtLastNewline(plain)
    let styledParts = splitAtLastNewline(styled)
    return (
      Prompt(plain: plainParts.above, styled: styledParts.above),
      Prompt(plain: plainParts.last, styled: styledParts.last)
    )
  }

  private func splitAtLastNewline(_ text: String) -> (above: String, last: String) {
    guard let newline = text.lastIndex(of: "\n") else { return ("", text) }
    let next = text.index(after: newline)
    return (String(text[..<next]), String(text[next...]))
  }
}
