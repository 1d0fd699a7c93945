import MarkdownBlocks

/// Plain words written so that Markdown reads them back as the same words.
enum MarkdownWords {
  /// Words on one line, as they are where that reads back the same, else with backslashes.
  ///
  ///     MarkdownWords.line("a *b*")  // "a \\*b\\*"
  static func line(_ text: String) -> String {
    let text = oneLine(text)
    return candidates(text).first { readsBack($0, as: text) } ?? escaped(text)
  }

  /// A link to a file with words that read back the same.
  static func link(_ text: String, to address: String) -> String {
    "[\(linkText(text, to: address))](\(address))"
  }

  /// The words of such a link alone.
  static func linkText(_ text: String, to address: String) -> String {
    let words = oneLine(text)
    let found = candidates(words).first { candidate in
      let links = MarkdownDocument("x [\(candidate)](\(address))").links
      return links.count == 1 && links[0].text == words && links[0].destination == address
    }
    return found ?? escaped(words)
  }

  /// Written words for a cell of a table, where a bar would end the cell.
  ///
  ///     MarkdownWords.forCell("a | b")  // "a \\| b"
  static func forCell(_ written: String) -> String {
    var result = ""
    var isEscaped = false
    for character in written {
      if character == "|", !isEscaped { result.append("\\") }
      isEscaped = character == "\\" && !isEscaped
      result.append(character)
    }
    return result
  }

  /// The words as they are, then with more and more backslashes.
  private static func candidates(_ text: String) -> [String] {
    [text] + ["\\`*_[]<>", "\\`*_[]<>&", "\\`*_{}[]<>#&|~!"].map { escaped(text, $0) }
  }

  /// Words without line ends and control characters, single blanks between them.
  static func oneLine(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control || scalar.value == 0x2028
        || scalar.value == 0x2029
        ? " " : scalar
    }
    var line = String.UnicodeScalarView()
    line.append(contentsOf: scalars)
    return String(line).split(separator: " ").joined(separator: " ")
  }

  private static func readsBack(_ candidate: String, as text: String) -> Bool {
    let document = MarkdownDocument("# x " + candidate)
    return document.blocks.count == 1 && document.blocks[0].inlines == [.text("x " + text)]
  }

  private static func escaped(_ text: String, _ signs: String = "\\`*_{}[]<>#&|~!") -> String {
    var result = ""
    for character in text {
      if signs.contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
