import MarkdownBlocks
import Testing

@Suite struct TerminalPageTests {
  static let text = """
    # A *title* that is long enough to wrap

    Some **strong** words, `code`, a [link](x.md) and <b>raw</b>.

    - one
      - two
    3. three and some more words to wrap here

    > quoted

    | Name | Number |
    |:-----|-------:|
    | a | 1 |
    | longer name in here | 22 |

    ```swift
    let x = 1
    ```

    <!-- a comment that is long enough to wrap -->

    ---
    """

  @Test func `Everything is laid out within the width`() {
    #expect(
      page(30).lines(of: MarkdownDocument(Self.text, dialect: .page)).map(\.plainText) == [
        "# A title that is long enough",
        "to wrap",
        "",
        "Some strong words, code, a",
        "link (x.md) and <b>raw</b>.",
        "",
        "• one",
        "  • two",
        "",
        "3. three and some more words",
        "   to wrap here",
        "",
        "│ quoted",
        "",
        "Name                │ Number",
        "────────────────────┼───────",
        "a                   │      1",
        "longer name in here │     22",
        "",
        "  let x = 1",
        "",
        "<!-- a comment that is long",
        "enough to wrap -->",
        "",
        "────────────────────────",
      ]
    )
  }

  @Test(arguments: [10, 14, 20, 40, 60, 100]) func `No line is wider than the page`(width: Int) {
    for line in page(width).lines(of: MarkdownDocument(Self.text, dialect: .page)) {
      #expect(line.plainText.count <= width, "\(line.plainText)")
    }
  }

  @Test func `Wide characters count as the terminal counts them`() {
    let wide = TerminalPage(width: 10) { text in text.reduce(0) { $0 + ($1.isASCII ? 1 : 2) } }
    #expect(wide.lines(of: MarkdownDocument("日本語の文章です。")).map(\.plainText) == ["日本語の文", "章です。"])
  }

  @Test func `A table too wide becomes a list`() {
    let text = "| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |\n"
    #expect(
      page(12).lines(of: MarkdownDocument(text)).map(\.plainText) == ["a: 1", "b: 2", "c: 3"]
    )
  }

  @Test(arguments: [
    ("a\u{1B}[31mred", "a\\u{1B}[31mred"), ("a\u{202E}b", "a\\u{202E}b"),
    ("a\u{7}b\u{9B}c", "a\\u{7}b\\u{9B}c"),
    ("`a\u{1B}]0;x\u{7}`", "a\\u{1B}]0;x\\u{7}"), ("[x](<\u{1B}>)", "x (\\u{1B})"),
    ("a\u{200B}b\u{2066}c", "a\\u{200B}b\\u{2066}c"),
    ("&#27;[2J", "\\u{1B}[2J"), ("👩‍👩‍👧 ok", "👩‍👩‍👧 ok"), ("    \u{1B}c", "  \\u{1B}c"),
    ("<i \u{1B}>", "<i \\u{1B}>"),
  ]) func `Nothing from a file reaches the terminal raw`(text: String, shown: String) {
    #expect(page(60).lines(of: MarkdownDocument(text)).map(\.plainText) == [shown])
  }

  @Test func `Roles are kept`() {
    #expect(
      page(60).lines(of: MarkdownDocument("a **b** `c` [d](e)")) == [
        [
          StyledSpan("a "), StyledSpan("b", .strong), StyledSpan(" "), StyledSpan("c", .code),
          StyledSpan(" "), StyledSpan("d", .link),
          StyledSpan(" (e)", .address),
        ]
      ]
    )
  }

  @Test func `A comment keeps its indentation`() {
    let document = MarkdownDocument("<!-- kept\nanswers:\n  team-size: 2\n\n    x y z w\n-->\n")
    #expect(
      page(12).lines(of: document).map(\.plainText) == [
        "<!-- kept", "answers:", "  team-size:", "  2", "", "    x y z w", "-->",
      ]
    )
  }

  @Test func `Front matter comes first`() {
    let document = MarkdownDocument("---\nstatus: x\n---\n# A\n")
    #expect(page(60).lines(of: document).map(\.plainText) == ["status: x", "", "# A"])
  }

  @Test func `HTML leaves out what is dangerous`() {
    let document = MarkdownDocument(
      "---\na: b\n---\n<script>x</script>\n\n[x](javascript:alert) ~~y~~\n\n| a |\n|---|\n| b |\n"
    )
    #expect(
      document.html == """
        <!-- raw HTML omitted -->
        <p><a href="">x</a> <del>y</del></p>
        <table>
        <thead>
        <tr>
        <th>a</th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <td>b</td>
        </tr>
        </tbody>
        </table>

        """
    )
  }

  @Test func `Deep nesting is flattened, not crashed on`() {
    for text in [
      String(repeating: "> ", count: 5000) + "x",
      String(repeating: "*a ", count: 5000) + String(repeating: "b*", count: 5000),
      String(repeating: "- ", count: 3000) + "x",
      String(repeating: "[", count: 5000) + String(repeating: "](x)", count: 5000),
    ] {
      let lines = page(40).lines(of: MarkdownDocument(text, dialect: .page))
      #expect(!lines.isEmpty)
    }
  }

  private func page(_ width: Int) -> TerminalPage {
    TerminalPage(width: width) { $0.count }
  }
}
