/// One way to complete a word.
package struct Candidate: Equatable, Sendable {
  /// What replaces the word.
  package let text: String
  /// A few words shown beside it in a list; may be empty.
  package let description: String
  /// Whether the word is done, so that a space follows it; false for a folder or a `key=`.
  package let isFinal: Bool
  /// What else it can be found by, besides its text: the words of a record's title.
  package let names: [String]

  /// Makes a candidate; by default without description, and followed by a space.
  package init(
    _ text: String,
    description: String = "",
    isFinal: Bool = true,
    names: [String] = []
  ) {
    self.text = text
    self.description = description
    self.isFinal = isFinal
    self.names = names
  }

  /// Whether its text, or something else it can be found by, begins as typed, in any case.
  package func begins(with typed: String) -> Bool {
    let typed = typed.lowercased()
    return ([text] + names).contains { $0.lowercased().hasPrefix(typed) }
  }
}

/// The ways to complete the word that ends at the cursor.
package struct Completion: Equatable, Sendable {
  /// Where the word begins, in characters from the start of the text before the cursor.
  package let start: Int
  /// What may stand there instead, in the order to be shown.
  package let candidates: [Candidate]

  /// Makes a completion of the text from `start` to the cursor.
  package init(start: Int, candidates: [Candidate]) {
    self.start = start
    self.candidates = candidates
  }

  /// Completes nothing; the terminal beeps.
  package static let none = Completion(start: 0, candidates: [])
}

/// What Tab does to the line.
enum CompletionStep: Equatable {
  case nothing
  case replace(scalars: Int, with: String)
  case list([Candidate])
}

extension Completion {
  /// A sole candidate is inserted, a longer common beginning extends the word, else there is a list.
  func step(after text: String) -> CompletionStep {
    let from = text.index(text.startIndex, offsetBy: max(0, start), limitedBy: text.endIndex)
    let word = String(text[(from ?? text.endIndex)...])
    guard let first = candidates.first else { return .nothing }
    let scalars = word.unicodeScalars.count
    if candidates.count == 1 {
      return .replace(scalars: scalars, with: first.text + (first.isFinal ? " " : ""))
    }
    let common = commonPrefix(of: candidates.map(\.text))
    return isExtension(common, of: word)
      ? .replace(scalars: scalars, with: common) : .list(candidates)
  }

  private func isExtension(_ text: String, of word: String) -> Bool {
    text.unicodeScalars.count > word.unicodeScalars.count
      && text.unicodeScalars.starts(with: word.unicodeScalars)
  }
}

/// The longest beginning that all texts share, never ending within a character.
///
///     commonPrefix(of: ["retitle", "review"])  // "re"
func commonPrefix(of texts: [String]) -> String {
  guard var common = texts.first else { return "" }
  for text in texts.dropFirst() {
    common = String(zip(common, text).prefix { $0 == $1 }.map(\.0))
  }
  return common
}
