/// A piece of a Markdown document, with its place in the file.
package struct Block: Sendable, Equatable {
  /// What the piece is.
  package var kind: Kind
  /// The first and last line, counted from 1 in the whole file.
  package var lines: ClosedRange<Int>
  /// The bytes of those lines in the file, with the last line's end.
  package var range: Range<Int>
  /// What a code block or a piece of HTML holds, as written; empty otherwise.
  package var literal: String
  /// The running text of a paragraph, a heading or a cell.
  package var inlines: [Inline]
  /// The pieces inside a quotation, a list, an item, a table or a row.
  package var children: [Block]
}

extension Block {
  /// The kinds of pieces.
  package enum Kind: Sendable, Equatable {
    /// Running text.
    case paragraph
    /// A heading of level 1 to 6.
    case heading(level: Int)
    /// A code block; the language is the first word of a fence, or empty.
    case code(language: String)
    /// A block of HTML, comments included.
    case html
    /// A quotation.
    case quote
    /// A list; `start` is the first number, or nil for bullets.
    case list(start: Int?, isTight: Bool)
    /// An item; `isDone` is nil unless it is a task.
    case item(isDone: Bool?)
    /// A table with one alignment for each column.
    case table([Alignment])
    /// A row of a table.
    case row(isHeader: Bool)
    /// A cell of a row.
    case cell
    /// A thematic break.
    case rule
  }

  /// Where a column's text stands.
  package enum Alignment: Sendable, Equatable {
    /// At the left, also when nothing is said.
    case left
    /// In the middle.
    case center
    /// At the right.
    case right
  }

  /// The level of a heading, or nil for anything else.
  package var headingLevel: Int? {
    guard case .heading(let level) = kind else { return nil }
    return level
  }

  /// Whether this is HTML that shows nothing: only comments and blanks.
  package var isComment: Bool {
    kind == .html && literal.drop(while: \.isWhitespace).hasPrefix("<!--")
      && literal.reversed().drop(while: \.isWhitespace).starts(with: ">--")
  }

  /// The text without marks, one string for each line of the source.
  package var textLines: [String] { inlines.textLines }

  /// The text without marks on one line.
  package var text: String { textLines.joined(separator: " ") }
}
