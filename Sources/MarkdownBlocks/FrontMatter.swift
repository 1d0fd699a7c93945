/// The YAML block between `---` lines that a file may start with.
///
/// It is read as far as records need it: keys at the left margin with a value, a list or something
/// deeper. What is not understood is named in `problems` and kept as it is.
package struct FrontMatter: Sendable {
  /// The keys in order, repeated ones too.
  package let entries: [Entry]
  /// The bytes of the whole block with both fences and the last fence's line end.
  package let range: Range<Int>
  /// The first and last line between the fences; nil when there is none.
  package let lines: ClosedRange<Int>?
  /// The lines that could not be understood.
  package let problems: [Problem]

  /// One key with its value.
  package struct Entry: Sendable, Equatable {
    /// The key as written, without quotes.
    package var key: String
    /// What it holds.
    package var value: Value
    /// The bytes of a value on the key's own line, quotes included, comment and blanks excluded;
    /// empty, just behind the colon, when nothing stands there.
    package var valueRange: Range<Int>
    /// The key's own line and the lines of its value.
    package var lines: ClosedRange<Int>
  }

  /// What a key holds.
  package enum Value: Sendable, Equatable {
    /// Nothing.
    case empty
    /// One text, unquoted.
    case text(String)
    /// A list.
    case list([Item])
    /// Deeper keys, one line each.
    case map([Pair])
  }

  /// An item of a list.
  package struct Item: Sendable, Equatable {
    /// The item's text, unquoted; for an item with keys of its own its first line.
    package var text: String
    /// The keys of an item that is a map, in order.
    package var pairs: [Pair]
    /// The bytes of the item's text, quotes included.
    package var range: Range<Int>
    /// The line the item begins on.
    package var line: Int
  }

  /// A key with its text, deeper than the left margin.
  package struct Pair: Sendable, Equatable {
    /// The key, without quotes.
    package var key: String
    /// Its text, without quotes.
    package var value: String
    /// The bytes of its text, quotes included.
    package var range: Range<Int>
    /// The line it stands on.
    package var line: Int
  }

  /// A line that could not be understood.
  package struct Problem: Sendable, Equatable {
    /// The line, counted from 1 in the file.
    package var line: Int
    /// The line's text.
    package var found: String
    /// What is wrong with it.
    package var kind: Kind

    /// What can be wrong with a line.
    package enum Kind: Sendable, Equatable {
      /// It is no key with a value.
      case noKey
      /// Its value is no YAML: a bracket or a quote that is not closed, or a second colon.
      case badValue
    }
  }
}

extension FrontMatter {
  /// Reads the block a file starts with, or gives nil when it starts otherwise or never ends.
  init?(_ source: SourceLines) {
    guard let last = FrontMatter.closingLine(of: source) else { return nil }
    let range = source.markLength..<source.wholeLine(last).upperBound
    self.init(source, lines: 2..<max(2, last), range: range)
  }

  /// Reads such a block where it stands in the middle of a file, without fences of its own.
  package init(_ source: SourceLines, lines: Range<Int>) {
    let end = lines.isEmpty ? lines.lowerBound : lines.upperBound
    let range = source.wholeLine(lines.lowerBound).lowerBound..<source.wholeLine(end).lowerBound
    self.init(source, lines: lines, range: range)
  }

  private init(_ source: SourceLines, lines: Range<Int>, range: Range<Int>) {
    var reader = FrontMatterReader(source: source)
    for line in lines { reader.read(line: line) }
    reader.finish()
    entries = reader.entries
    problems = reader.problems
    self.lines = lines.isEmpty ? nil : ClosedRange(lines)
    self.range = range
  }

  private static func closingLine(of source: SourceLines) -> Int? {
    let opening = source.trimmedEnd(source.line(1))
    guard source.bytes[opening].elementsEqual("---".utf8), source.lineCount > 1 else { return nil }
    for line in 2...source.lineCount {
      let bytes = source.bytes[source.trimmedEnd(source.line(line))]
      if bytes.elementsEqual("---".utf8) || bytes.elementsEqual("...".utf8) { return line }
    }
    return nil
  }

  /// The first entry of a key, ignoring case and taking `_` for `-`.
  package subscript(_ key: String) -> Entry? {
    let wanted = FrontMatter.folded(key)
    return entries.first { FrontMatter.folded($0.key) == wanted }
  }

  /// A key in the form keys are compared in.
  ///
  ///     FrontMatter.folded("Decision_Makers")  // "decision-makers"
  package static func folded(_ key: String) -> String {
    String(key.lowercased().map { $0 == "_" || $0 == " " ? "-" : $0 })
  }
}

extension FrontMatter.Value {
  /// The texts of a value: one, several, or none.
  package var texts: [String] {
    switch self {
    case .empty: []
    case .text(let text): [text]
    case .list(let items): items.map(\.text)
    case .map(let pairs): pairs.map { "\($0.key): \($0.value)" }
    }
  }

  /// The text of a value that is one text.
  package var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }
}

extension SourceLines {
  /// A range without the blanks and tabs at its end.
  func trimmedEnd(_ range: Range<Int>) -> Range<Int> {
    guard range.lowerBound <= range.upperBound else { return range }
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1].isBlank { end -= 1 }
    return range.lowerBound..<end
  }
}
