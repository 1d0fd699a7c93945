import CMarkGFM
import Platform

/// Turns the tree of the C library into blocks.
struct BlockReader {
  let source: SourceLines
  /// How many lines stand before the text the C library was given.
  let linesBefore: Int
  /// Deeper than this, pieces are flattened to their text, so no nesting exhausts the stack.
  static let deepest = 40

  static func blocks(
    of source: SourceLines,
    from start: Int,
    dialect: MarkdownDocument.Dialect
  ) -> [Block] {
    CMarkLibrary.withTree(of: source.bytes[start...], dialect: dialect) { root in
      let linesBefore = start == source.markLength ? 0 : source.lineNumber(at: start) - 1
      let reader = BlockReader(source: source, linesBefore: linesBefore)
      return reader.children(of: root, depth: 0)
    } ?? []
  }

  private func children(of node: OpaquePointer, depth: Int) -> [Block] {
    var blocks: [Block] = []
    var child = cmark_node_first_child(node)
    while let current = child {
      if let block = block(current, depth: depth + 1) { blocks.append(block) }
      child = cmark_node_next(current)
    }
    return blocks
  }

  private func block(_ node: OpaquePointer, depth: Int) -> Block? {
    guard let kind = kind(of: node) else { return nil }
    let lines =
      switch kind {
      case .heading: headingLines(of: node)
      case .html: htmlLines(of: node)
      default: self.lines(of: node)
      }
    var block = Block(
      kind: kind,
      lines: lines,
      range: source.wholeLine(lines.lowerBound)
        .lowerBound..<max(
          source.wholeLine(lines.lowerBound).lowerBound,
          source.wholeLine(lines.upperBound).upperBound
        ),
      literal: "",
      inlines: [],
      children: []
    )
    switch kind {
    case .code, .html: block.literal = string(cmark_node_get_literal(node))
    case .paragraph, .heading, .cell: block.inlines = inlines(of: node, depth: depth)
    case .rule: break
    default: fill(&block, from: node, depth: depth)
    }
    return block
  }

  private func fill(_ block: inout Block, from node: OpaquePointer, depth: Int) {
    if depth < Self.deepest {
      block.children = children(of: node, depth: depth)
    } else {
      block.kind = .paragraph
      block.inlines = [.text(flattened(node))]
    }
  }

  private func lines(of node: OpaquePointer) -> ClosedRange<Int> {
    let first = max(1, Int(cmark_node_get_start_line(node)) + linesBefore)
    let last = Int(cmark_node_get_end_line(node)) + linesBefore
    return min(first, source.lineCount)...min(max(first, last), source.lineCount)
  }

  /// The C library counts the line behind an underlined heading as part of it; here a heading ends
  /// with its underline, and one with number signs has one line.
  private func headingLines(of node: OpaquePointer) -> ClosedRange<Int> {
    let lines = lines(of: node)
    for line in lines.dropFirst() where isUnderline(line) { return lines.lowerBound...line }
    return lines.lowerBound...lines.lowerBound
  }

  /// The C library leaves out the line that ends a comment; the literal holds all of them.
  private func htmlLines(of node: OpaquePointer) -> ClosedRange<Int> {
    let lines = lines(of: node)
    let literal = SourceLines(Array(string(cmark_node_get_literal(node)).utf8))
    let isEnded = literal.lineStarts.last == literal.bytes.count
    let count = max(1, isEnded ? literal.lineCount - 1 : literal.lineCount)
    return lines.lowerBound...min(lines.lowerBound + count - 1, source.lineCount)
  }

  private func isUnderline(_ line: Int) -> Bool {
    let marks = source.bytes[source.trimmed(source.line(line))].drop { $0 == 0x3E || $0 == 0x20 }
    guard let first = marks.first, "=-".utf8.contains(first) else { return false }
    return marks.allSatisfy { $0 == first }
  }

  private func kind(of node: OpaquePointer) -> Block.Kind? {
    switch UInt32(front_node_kind(node)) {
    case FRONT_PARAGRAPH.rawValue: .paragraph
    case FRONT_HEADING.rawValue: .heading(level: Int(cmark_node_get_heading_level(node)))
    case FRONT_CODE_BLOCK.rawValue: .code(language: language(of: node))
    case FRONT_HTML_BLOCK.rawValue: .html
    case FRONT_QUOTE.rawValue: .quote
    case FRONT_LIST.rawValue: listKind(of: node)
    case FRONT_ITEM.rawValue: .item(isDone: [nil, false, true][Int(front_task(node))])
    case FRONT_TABLE.rawValue: .table(alignments(of: node))
    case FRONT_TABLE_ROW.rawValue:
      .row(isHeader: cmark_gfm_extensions_get_table_row_is_header(node) != 0)
    case FRONT_TABLE_CELL.rawValue: .cell
    case FRONT_RULE.rawValue: .rule
    default: nil
    }
  }

  private func language(of node: OpaquePointer) -> String {
    let info = string(cmark_node_get_fence_info(node))
    return String(info.prefix { !$0.isWhitespace })
  }

  private func listKind(of node: OpaquePointer) -> Block.Kind {
    let isOrdered = front_is_ordered(node) != 0
    return .list(
      start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil,
      isTight: cmark_node_get_list_tight(node) != 0
    )
  }

  private func alignments(of node: OpaquePointer) -> [Block.Alignment] {
    (0..<Int32(cmark_gfm_extensions_get_table_columns(node))).map { column in
      switch UInt8(truncatingIfNeeded: front_alignment(node, column)) {
      case UInt8(ascii: "c"): .center
      case UInt8(ascii: "r"): .right
      default: .left
      }
    }
  }
}

extension BlockReader {
  private func inlines(of node: OpaquePointer, depth: Int) -> [Inline] {
    var inlines: [Inline] = []
    var child = cmark_node_first_child(node)
    while let current = child {
      append(current, to: &inlines, depth: depth + 1)
      child = cmark_node_next(current)
    }
    return inlines
  }

  private func append(_ node: OpaquePointer, to inlines: inout [Inline], depth: Int) {
    switch UInt32(front_node_kind(node)) {
    case FRONT_TEXT.rawValue: appendText(string(cmark_node_get_literal(node)), to: &inlines)
    case FRONT_SOFT_BREAK.rawValue: inlines.append(.softBreak)
    case FRONT_LINE_BREAK.rawValue: inlines.append(.lineBreak)
    case FRONT_CODE.rawValue: inlines.append(.code(string(cmark_node_get_literal(node))))
    case FRONT_HTML_INLINE.rawValue: inlines.append(.html(string(cmark_node_get_literal(node))))
    default: inlines.append(container(node, depth: depth))
    }
  }

  /// The C library cuts words at marks that mean nothing; here they are joined again.
  private func appendText(_ text: String, to inlines: inout [Inline]) {
    if case .text(let before) = inlines.last {
      inlines[inlines.count - 1] = .text(before + text)
    } else {
      inlines.append(.text(text))
    }
  }

  private func container(_ node: OpaquePointer, depth: Int) -> Inline {
    guard depth < Self.deepest else { return .text(flattened(node)) }
    let inner = inlines(of: node, depth: depth)
    switch UInt32(front_node_kind(node)) {
    case FRONT_EMPHASIS.rawValue: return .emphasis(inner)
    case FRONT_STRONG.rawValue: return .strong(inner)
    case FRONT_STRUCK.rawValue: return .struck(inner)
    case FRONT_LINK.rawValue:
      return .link(destination: string(cmark_node_get_url(node)), inner)
    case FRONT_IMAGE.rawValue:
      return .image(destination: string(cmark_node_get_url(node)), inner)
    default: return .text(inner.text)
    }
  }

  private func flattened(_ node: OpaquePointer) -> String {
    guard let walk = cmark_iter_new(node) else { return "" }
    defer { cmark_iter_free(walk) }
    var words: [String] = []
    while cmark_iter_next(walk) != CMARK_EVENT_DONE {
      guard cmark_iter_get_event_type(walk) == CMARK_EVENT_ENTER else { continue }
      guard let literal = cmark_node_get_literal(cmark_iter_get_node(walk)) else { continue }
      words.append(String(cString: literal))
    }
    return words.joined(separator: " ")
  }

  private func string(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }
}
