import DecisionTrees

/// The words of some pages in one language, from a file of `key: words`.
struct Words<Key: RawRepresentable<String> & CaseIterable & Sendable>: Sendable {
  private let texts: [String: String]

  /// The words of `Words/NAME.LANGUAGE.txt`, in English where the language lacks one.
  init(_ name: String, _ language: Language) {
    let own = Self.read(content("Words/\(name).\(language.rawValue).txt"))
    texts = Self.read(content("Words/\(name).en.txt")).merging(own) { $1 }
  }

  subscript(key: Key) -> String { texts[key.rawValue] ?? key.rawValue }

  private static func read(_ text: String) -> [String: String] {
    var texts: [String: String] = [:]
    for line in text.split(separator: "\n") {
      guard let mark = line.firstRange(of: ": ") else { continue }
      texts[String(line[..<mark.lowerBound])] = String(line[mark.upperBound...])
    }
    return texts
  }
}

extension Words {
  /// A line in which `words` can be typed, **words** are strong, and each %@ is the next value.
  func line(_ key: Key, _ values: String...) -> Line {
    var values = values[...]
    let spans = spans(self[key]).map { span in
      var span = span
      while let place = span.text.firstRange(of: "%@"), let value = values.popFirst() {
        span.text.replaceSubrange(place, with: value)
      }
      return span
    }
    return Line(spans: spans)
  }

  private func spans(_ text: String) -> [Span] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .flatMap { place, part in
        place % 2 == 1 ? [Span(text: String(part), tone: .typed)] : strong(part)
      }
      .filter { !$0.text.isEmpty }
  }

  private func strong(_ text: Substring) -> [Span] {
    text.split(separator: "**", omittingEmptySubsequences: false).enumerated()
      .map { place, part in Span(text: String(part), tone: place % 2 == 1 ? .strong : .plain) }
  }
}
