import DecisionRecords
import Foundation
import TestSupport
import Testing

@Suite struct RetitlingTests {
  @Test func `Heading, name and links follow a new title`() throws {
    let sandbox = try Sandbox().write([
      "0001-use-tea.md": "# 1. Use tea\n\nSee [above](0001-use-tea.md#top).\n",
      "0002-b.md": """
      ---
      supersedes: [0001-use-tea.md]
      ---
      # 2. B

      ## Status

      Supersedes [1. Use tea](0001-use-tea.md)

      Also <b>x</b> [that](./0001-use-tea.md "words"), [page](0001-use-tea.html#x), [ref], and
      `[code](0001-use-tea.md)`, [other](sub/0001-use-tea.md), \\[not](0001-use-tea.md).

      ```
      [1. Use tea](0001-use-tea.md)
      ```

      [ref]: <0001-use-tea.md> "title"

      """,
      "README.md": "* [1. Use tea](0001-use-tea.md)\r\n* [2. B](0002-b.md)\r\n",
      "0003-c.md": "# 3. C 0001-use-tea.md\n",
    ])
    let written = try sandbox.folder.retitle("1", to: "Use *coffee* (R&D)")
    #expect(written.renamed?.to == sandbox.path + "/0001-use-coffee-r-d.md")
    try sandbox.expect(
      [
        "0001-use-coffee-r-d.md":
          "# 1. Use \\*coffee\\* (R&D)\n\nSee [above](0001-use-coffee-r-d.md#top).\n",
        "0002-b.md": """
        ---
        supersedes: [0001-use-coffee-r-d.md]
        ---
        # 2. B

        ## Status

        Supersedes [1. Use \\*coffee\\* (R&D)](0001-use-coffee-r-d.md)

        Also <b>x</b> [that](./0001-use-coffee-r-d.md "words"), [page](0001-use-coffee-r-d.html#x), [ref], and
        `[code](0001-use-tea.md)`, [other](sub/0001-use-tea.md), \\[not](0001-use-tea.md).

        ```
        [1. Use tea](0001-use-tea.md)
        ```

        [ref]: <0001-use-coffee-r-d.md> "title"

        """,
        "README.md":
          "* [1. Use \\*coffee\\* (R&D)](0001-use-coffee-r-d.md)\r\n* [2. B](0002-b.md)\r\n",
        "0003-c.md": "# 3. C 0001-use-tea.md\n",
      ]
    )
    #expect(try sandbox.folder.read().records.first?.title == "Use *coffee* (R&D)")
  }

  @Test(arguments: [
    ("0001-a.md", "# 1. A\n", "0001-b.md", "# 1. B\n"),
    ("0001-a.md", "#  ADR-0001: A  ##\n", "0001-b.md", "#  ADR-0001: B  ##\n"),
    ("ADR-1_a.md", "A\n===\nx", "ADR-1_b.md", "B\n===\nx"),
    ("20200101-a.md", "\u{FEFF}# A", "20200101-b.md", "\u{FEFF}# B"),
    (
      "2020-01-01-a.md", "---\ntitle: 'A' # c\n---\n\n# A\r\n", "2020-01-01-b.md",
      "---\ntitle: 'B' # c\n---\n\n# B\r\n"
    ),
    ("0001-a.markdown", "# 1. *A* `x`\n", "0001-b.markdown", "# 1. B\n"),
    ("a.md", "# A\n", "b.md", "# B\n"),
  ]) func `Every shape of title is changed`(
    name: String,
    text: String,
    newName: String,
    new: String
  ) throws {
    let sandbox = try Sandbox().write([name: text])
    try sandbox.folder.retitle(sandbox.names()[0], to: "B")
    try sandbox.expect([newName: new])
  }

  @Test func `A taken name and a missing title are refused`() throws {
    let files = ["a.md": "# A\n", "b.md": "# B\n", "c.md": "words"]
    let sandbox = try Sandbox().write(files)
    #expect(throws: RecordsProblem.nameTaken(path: sandbox.path + "/b.md")) {
      try sandbox.folder.retitle("a", to: "B")
    }
    #expect(throws: RecordsProblem.noTitle(path: sandbox.path + "/c.md")) {
      try sandbox.folder.retitle("c", to: "D")
    }
    try sandbox.expect(files)
  }

  @Test func `A list is kept between its marks`() throws {
    let sandbox = try Sandbox().write([
      "adr/0001-a.md": "# 1. A\n", "adr/0002-b c.md": "# 2. B [x]\n",
      "README.md": "# R\r\n\r\n<!-- adr-toc -->\r\nold\r\n<!-- /adr-toc -->\r\nend",
      "none.md": "```\n<!-- adr-toc -->\n<!-- /adr-toc -->\n```\n",
    ])
    let folder = RecordFolder(sandbox.path + "/adr")
    try folder.writeList(in: sandbox.path + "/README.md")
    #expect(
      try sandbox.text("README.md") == """
        # R\r
        \r
        <!-- adr-toc -->\r
        \r
        * [1. A](adr/0001-a.md)\r
        * [2. B [x]](adr/0002-b%20c.md)\r
        \r
        <!-- /adr-toc -->\r
        end
        """
    )
    #expect(try folder.writeList(in: sandbox.path + "/README.md").changed == [])
    #expect(throws: RecordsProblem.self) { try folder.writeList(in: sandbox.path + "/none.md") }
  }
}
