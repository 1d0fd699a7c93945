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
