/// A Markdown file: its front matter, and its pieces in order.
package struct MarkdownDocument: Sendable {
  /// The bytes and lines of the whole file.
  package let source: SourceLines
  /// The YAML block the file starts with, or nil.
  package let frontMatter: FrontMatter?
  /// The pieces after the front matter.
  package let blocks: [Block]

  /// Which extensions of CommonMark are understood.
  package enum Dialect: Sendable {
    /// Tables and task lists: what the structure of a record needs. The fastest.
    case structure
    /// Struck-out words and bare links as well: what reading on a page needs.
    case page
  }

  /// Reads a file; any bytes give a document.
  ///
  ///     MarkdownDocument("# Use tea\n").blocks[0].text  // "Use tea"
  package init(_ bytes: [UInt8], dialect: Dialect = .structure) {
    source = SourceLines(bytes)
    frontMatter = FrontMatter(source)
    let start = frontMatter?.range.upperBound ?? source.markLength
    blocks = BlockReader.blocks(of: source, from: start, dialect: dialect)
  }

  /// Reads a text.
  package init(_ text: String, dialect: Dialect = .structure) {
    self.init(Array(text.utf8), dialect: dialect)
  }
}

extension MarkdownDocument {
  /// Every link of the document, in order.
  package var links: [FoundLink] {
    var found: [FoundLink] = []
    for block in blocks { block.collectLinks(into: &found) }
    return found
  }
}

extension Block {
  /// Every link in this piece and the pieces inside it, in order.
  package var links: [FoundLink] {
    var found: [FoundLink] = []
    collectLinks(into: &found)
    return found
  }

  fileprivate func collectLinks(into found: inout [FoundLink]) {
    if !inlines.isEmpty { found += inlines.links(from: lines.lowerBound) }
    for child in children { child.collectLinks(into: &found) }
  }
}
