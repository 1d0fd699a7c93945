import PTYKit
import Testing

extension TerminalTests {
  @Test("Tab inserts the only match, and a space unless more follows")
  func insertsTheOnlyMatch() throws {
    let demo = try DemoSession()
    demo.type("ret\t")
    try demo.expect(line: "demo > retitle", column: 15)
    demo.type("\u{15}open d\t")
    try demo.expect(line: "demo > open dir/", column: 16)
    demo.type("\u{15}open gr\t")
    try demo.expect(line: "demo > open größe", column: 18)
    demo.type("\u{15}日\t")
    try demo.expect(line: "demo > 日本語", column: 14)
    demo.type("\u{15}nothing\t")
    try demo.terminal.wait("a bell") { $0.bells > 0 && $0.currentLine == "demo > nothing" }
    demo.type("\u{15}")
    try demo.leave()
  }

  @Test("Tab extends to the common beginning, then lists")
  func lists() throws {
    let demo = try DemoSession()
    demo.type("r\t")
    try demo.expect(line: "demo > re", column: 9)
    demo.type("\t")
    try demo.expect(
      ending: """
        demo > re
          retitle  give a record another title
          review   ask which decisions would be taken otherwise today
          records  list all
        demo > re
        """
    )
    #expect(demo.terminal.screen.column == 9)
    #expect(demo.terminal.screen.style(row: 1, column: 11) == "2")
    #expect(demo.terminal.screen.style(row: 1, column: 2) == "")
    demo.type("t\t")
    try demo.expect(line: "demo > retitle", column: 15)
    demo.type("\u{15}")
    try demo.leave()
  }

  @Test("a list fits forty columns")
  func listsNarrowly() throws {
    let demo = try DemoSession(size: Size.all[1])
    demo.type("re\t")
    try demo.expect(
      ending: """
        demo > re
          retitle  give a record another title
          review   ask which decisions would...
          records  list all
        demo > re
        """
    )
    demo.type("\u{15}")
    try demo.leave()
  }

  @Test("a long list is capped to the screen, also below a wrapped line", arguments: Size.all)
  func caps(size: Size) throws {
    let demo = try DemoSession(size: size)
    demo.type("described \t")
    try demo.expect(line: "demo > described item", column: 21)
    demo.type("\t")
    let shown = size.rows - 3
    try demo.terminal.wait("list") {
      $0.lines[0].hasPrefix("demo > described item") || $0.lines[0].hasPrefix("  item")
    }
    try demo.terminal.wait("capped") {
      $0.text.hasSuffix("... \(50 - shown) more rows\ndemo > described item")
    }
    demo.type("\u{15}many i\t\t")
    try demo.terminal.wait("grid") { $0.currentLine == "demo > many item" && $0.column == 16 }
    demo.type("\u{15}")
    try demo.leave()
  }

  @Test("a list below text that wraps")
  func listsBelowWrappedText() throws {
    let demo = try DemoSession(size: Size.all[1])
    let long = String(repeating: "x", count: 40)
    demo.type("re " + long + "\u{1}\u{1b}[C\u{1b}[C\t")
    let wrapped = "demo > re xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\nxxxxxxxxxx"
    try demo.terminal.wait("list") {
      $0.text == """
        \(wrapped)
          retitle  give a record another title
          review   ask which decisions would...
          records  list all
        \(wrapped)
        """ && $0.row == 5 && $0.column == 9
    }
    demo.type("\u{3}")
    try demo.expect(ending: "xxxxxxxxxx^C\ndemo >")
    try demo.leave()
  }
}
