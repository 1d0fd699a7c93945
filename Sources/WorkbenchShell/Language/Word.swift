import Problems

/// One word of a typed line.
struct Word: Equatable, Sendable {
  /// Its text, quotes and escapes resolved.
  var text: String
  /// Whether it was written in quotes, which makes it a value and never an option.
  var isQuoted = false
}

/// Cuts a line into words as a shell would, forgiving what slides and chat do to quotes.
///
///     try words(of: "new “Use cmark” --dir docs")   // new · Use cmark · --dir · docs
///
/// Straight and typographic quotes group words at a word's beginning or after `=`; within straight
/// double quotes a backslash protects a quote or a backslash; a long dash before an option counts
/// as two short ones.
func words(of line: String) throws(Problem) -> [Word] {
  var cutter = WordCutter(rest: line[...])
  return try cutter.words()
}

extension Word {
  /// A word as a shell hands it over: to a shell typographic quotes and dashes are letters.
  init(argument: String) {
    var cutter = WordCutter(rest: argument[...])
    self = cutter.unquoted() ?? Word(text: WordCutter.straightened(argument))
  }
}

private struct WordCutter {
  var rest: Substring

  mutating func words() throws(Problem) -> [Word] {
    var words: [Word] = []
    while true {
      rest = rest.drop { $0.isWhitespace }
      if rest.isEmpty { return words }
      words.append(try word())
    }
  }

  private mutating func word() throws(Problem) -> Word {
    var word = Word(text: "")
    var mayOpen = true
    while let character = rest.first, !character.isWhitespace {
      rest.removeFirst()
      if mayOpen, let closing = Self.closing(of: character) {
        word.isQuoted = word.isQuoted || word.text.isEmpty
        word.text += try quoted(by: character, until: closing)
        mayOpen = false
      } else {
        word.text.append(character)
        mayOpen = character == "="
      }
    }
    return word.isQuoted ? word : Word(text: Self.straightened(word.text))
  }

  /// The text without typographic quotes around all of it, or around all that follows its `=`.
  mutating func unquoted() -> Word? {
    var name = ""
    if let first = rest.first, !Self.typographic.contains(first),
      let sign = rest.firstIndex(of: "=")
    {
      name = String(rest[...sign])
      rest = rest[rest.index(after: sign)...]
    }
    guard let opening = rest.popFirst(), Self.typographic.contains(opening),
      let closing = Self.closing(of: opening),
      let text = try? quoted(by: opening, until: closing), rest.isEmpty
    else { return nil }
    return Word(text: name + text, isQuoted: name.isEmpty)
  }

  private static let typographic: Set<Character> = ["“", "„", "”", "‘", "‚", "«"]

  private mutating func quoted(
    by opening: Character,
    until closing: Set<Character>
  ) throws(Problem) -> String {
    var text = ""
    var depth = 1
    while let character = rest.popFirst() {
      if character == opening, !closing.contains(opening) { depth += 1 }
      if closing.contains(character) { depth -= 1 }
      if depth == 0 { return text }
      if character == "\\", opening == "\"", let next = rest.first, next == "\"" || next == "\\" {
        text.append(rest.removeFirst())
      } else {
        text.append(character)
      }
    }
    throw .unclosedQuote(String(opening) + text)
  }

  private static func closing(of opening: Character) -> Set<Character>? {
    switch opening {
    case "\"": ["\""]
    case "'": ["'"]
    case "“": ["”"]
    case "„", "”": ["”", "“"]
    case "‘": ["’"]
    case "‚": ["’", "‘"]
    case "«": ["»"]
    default: nil
    }
  }

  /// `—json` and `–json` were `--json` before an editor improved them.
  static func straightened(_ word: String) -> String {
    guard let first = word.first, first == "—" || first == "–", word.count > 1 else { return word }
    return "--" + word.dropFirst().drop { $0 == "-" }
  }
}
