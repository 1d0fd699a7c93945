import CLibEdit

extension LineEditor {
  /// A pasted text becomes part of the line, newlines included; nothing runs until Enter.
  func paste() -> CommandResult {
    guard let bytes = pastedBytes() else { return .endOfLine }
    return insert(pastedText(bytes)) ? .refresh : .beep
  }

  /// Everything up to the terminal's end mark, or up to a Ctrl-C that nothing follows: a mark that
  /// never comes would keep the keyboard. Nil if the terminal or the program ends first.
  private func pastedBytes() -> [UInt8]? {
    let mark = Array("\u{1b}[201~".utf8)
    var bytes: [UInt8] = []
    while !bytes.hasSuffix(mark) {
      switch wait(milliseconds: bytes.last == 3 ? 200 : -1) {
      case .input:
        guard let byte = readByte() else {
          ending = .end
          return nil
        }
        bytes.append(byte)
      case .signal:
        handleSignals()
        if ending != nil { return nil }
      case .silence: return bytes
      }
    }
    return bytes.dropLast(mark.count)
  }
}

extension [UInt8] {
  fileprivate func hasSuffix(_ end: [UInt8]) -> Bool {
    count >= end.count && last == end.last && suffix(end.count).elementsEqual(end)
  }
}

/// A pasted text with newlines of one kind, none at its end, and nothing but text.
///
///     pastedText(Array("a\r\nb\r".utf8))  // "a\nb"
func pastedText(_ bytes: [UInt8]) -> String {
  var text = ""
  for part in String(decoding: bytes, as: UTF8.self).split(
    omittingEmptySubsequences: false,
    whereSeparator: \.isNewline
  ) {
    text += withoutEscapes(String(part)) + "\n"
  }
  while text.last == "\n" { text.removeLast() }
  return text
}
