import MarkdownBlocks
import Testing

@Suite struct BlockTests {
  @Test func `Every kind of block has its lines`() {
    let text = """
      ---
      status: accepted # yes
      tags: [a, 'b, c']
      links:
        - target: 2
          kind: supersedes
      ---

      # Title *with* `code`

      - one
      - [x] two

        more

      | a | b |
      |:-:|--:|
      | 1 | [x](y.md) |

      ```swift
      ## not a heading
      ```

      <!-- # nor this -->

      Setext
      ======
      """
    let document = MarkdownDocument(text)
    var dump = ""
    for block in document.blocks { block.write(to: &dump) }
    #expect(
      dump == """
        heading(level: 1) 9-9 Title with code
        list(start: nil, isTight: false) 11-15
         item(isDone: nil) 11-11
          paragraph 11-11 one
         item(isDone: Optional(true)) 12-15
          paragraph 12-12 two
          paragraph 14-14 more
        table([MarkdownBlocks.Block.Alignment.center, MarkdownBlocks.Block.Alignment.right]) 16-18
         row(isHeader: true) 16-16
          cell 16-16 a
          cell 16-16 b
         row(isHeader: false) 18-18
          cell 18-18 1
          cell 18-18 x
        code(language: "swift") 20-22 ## not a heading
        html 24-24 <!-- # nor this -->
        heading(level: 1) 26-27 Setext

        """
    )
    #expect(document.links == [FoundLink(destination: "y.md", text: "x", line: 18)])
    #expect(document.frontMatter?["Status"]?.value == .text("accepted"))
    #expect(document.frontMatter?["tags"]?.value.texts == ["a", "b, c"])
  }

  @Test(arguments: [
    ("A\n===\nx", ["1-2 A", "3-3 x"]), ("# A #\nx", ["1-1 A", "2-2 x"]),
    ("> A\n> ---\n> x", ["1-3 "]),
    ("A\nB\n---\n\nx", ["1-3 A B", "5-5 x"]), ("\u{FEFF}# A\r\n\r\nx\ry", ["1-1 A", "3-4 x y"]),
    ("---\na: b\n---\n# A", ["4-4 A"]), ("", []), ("\n\n", []),
  ]) func `Blocks have their lines`(text: String, lines: [String]) {
    let blocks = MarkdownDocument(text).blocks
    #expect(blocks.map { "\($0.lines.lowerBound)-\($0.lines.upperBound) \($0.text)" } == lines)
  }

  @Test func `A line with hundreds of bars is no table`() {
    func kinds(_ columns: Int) -> [Block.Kind] {
      let row = { (cell: String) in String(repeating: "|" + cell, count: columns) + "|\n" }
      return MarkdownDocument(row("a") + row("-") + row("b")).blocks.map(\.kind)
    }
    #expect(kinds(3) == [.table([.left, .left, .left])])
    #expect(kinds(600) == [.paragraph])
  }

  @Test(arguments: [
    (
      "[a](b.md) *[c](<d e.md>)* ![i](p.png)\nx [r]\n\n[r]: f.md 't'",
      ["1 b.md a", "1 d e.md c", "2 f.md r"]
    ),
    ("`[a](b)` \\[c](d) <e@f.gh>", ["1 mailto:e@f.gh e@f.gh"]),
    ("- [ ] [a](b)\n\n| [c](d) |\n|-|\n", ["1 b a", "3 d c"]),
  ]) func `Links are found where the parser sees them`(text: String, links: [String]) {
    #expect(MarkdownDocument(text).links.map { "\($0.line) \($0.destination) \($0.text)" } == links)
  }
}

extension Block {
  fileprivate func write(to dump: inout String, depth: Int = 0) {
    let words = [text, literal.split(whereSeparator: \.isNewline).joined(separator: "/")]
    let tail = words.filter { !$0.isEmpty }.map { " " + $0 }.joined()
    dump += String(repeating: " ", count: depth)
    dump += "\(kind) \(lines.lowerBound)-\(lines.upperBound)\(tail)\n"
    for child in children { child.write(to: &dump, depth: depth + 1) }
  }
}

@Test(
  "HTML has all its lines, the one that ends a comment too",
  arguments: [
    ("<!-- a\nb\n-->\n", 1...3), ("x\n\n<!-- a -->\n\ny\n", 3...3), ("<!--\n\n\n-->", 1...4),
    ("> <!--\n> a\n> -->\n", 1...3), ("<!--\r\na\r\n-->\r\n\r\ny", 1...3),
    ("<!-- a\r-->\ry", 1...2),
    ("<div>\na\n</div>\n\ny\n", 1...3), ("- x\n\n  <!-- a\n  -->\n", 3...4),
    ("---\na: b\n---\n<?php\n?>\ny\n", 4...5),
  ]
)
func htmlLines(text: String, lines: ClosedRange<Int>) throws {
  func html(_ blocks: [Block]) -> [Block] {
    blocks.flatMap { ($0.kind == .html ? [$0] : []) + html($0.children) }
  }
  let document = MarkdownDocument(text)
  let block = try #require(html(document.blocks).first)
  #expect(block.lines == lines)
  #expect(block.range.upperBound == document.source.wholeLine(lines.upperBound).upperBound)
}
