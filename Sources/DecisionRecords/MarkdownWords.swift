internal import MarkdownBlocks

/// Plain words written so that Markdown reads them back as the same words.
enum MarkdownWords {
  /// Words on one line, as they are where that reads back the same, else with backslashes.
  ///
  ///     MarkdownWords.line("a *b*")  // "a \\*b\\*"
  static func line(_ text: String) -> String {
    let text = oneLine(text)
    return readsBack(text) ? text : escaped(text)
  }

  /// A link to a file with words that read back the same.
  static func link(_ text: String, to address: String) -> String {
    let words = oneLine(text)
    let link = { (words: String) in "[\(words)](\(address))" }
    let found = MarkdownDocument("x " + link(words)).links
    let isSame = found.count == 1 && found[0].text == words && found[0].destination == address
    return link(isSame ? words : escaped(words))
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

  private static func readsBack(_ text: String) -> Bool {
    let document = MarkdownDocument("# x " + text)
    return document.blocks.count == 1 && document.blocks[0].inlines == [.text("x " + text)]
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\`*_{}[]<>#&|~!".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
