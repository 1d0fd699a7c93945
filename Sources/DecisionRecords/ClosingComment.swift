import MarkdownBlocks

/// The comment at the end of a record that keeps what others keep in front matter, so that a tool
/// that takes the first line for the title still finds it there.
///
///     <!-- workbench
///     tree: architecture
///     -->
enum ClosingComment {
  private static let opening = "<!-- workbench"
  private static let closing = "-->"

  /// The comment with some keys in it.
  static func text(_ fields: [RecordDraft.Field]) -> String {
    let lines = fields.flatMap { $0.lines(quoted: YAML.quotedInComment) }
    return ([opening] + lines + [closing]).joined(separator: "\n")
  }

  /// The last such comment of a document; nil where there is none.
  static func block(in document: MarkdownDocument) -> Block? {
    document.blocks.last(where: isOurs)
  }

  /// The words before the end of a comment that stand on the same line, so that nothing reads them.
  static func lastWords(of block: Block, in source: SourceLines) -> String? {
    let text = source.text(source.trimmed(source.line(block.lines.upperBound)))
    return text == closing ? nil : text
  }

  private static func isOurs(_ block: Block) -> Bool {
    guard block.isComment, block.lines.count > 1 else { return false }
    return block.literal.prefix { !$0.isNewline }.trimmed == opening
  }
}

extension RecordReader {
  /// Takes over what the closing comment says; what a reader of the page has to see is not in it.
  mutating func readClosingComment() {
    guard let block = ClosingComment.block(in: document) else { return }
    let end = block.lines.upperBound
    let matter = FrontMatter(document.source, lines: block.lines.lowerBound + 1..<end)
    for entry in matter.entries where Vocabulary.triggers.contains(FrontMatter.folded(entry.key)) {
      readTriggers(entry)
    }
    readWalk(matter)
    for problem in matter.problems {
      record.flaws.append(Record.Flaw(kind: .commentLine(problem.found), line: problem.line))
    }
    if let words = ClosingComment.lastWords(of: block, in: document.source) {
      record.flaws.append(Record.Flaw(kind: .commentLine(words), line: end))
    }
  }
}
