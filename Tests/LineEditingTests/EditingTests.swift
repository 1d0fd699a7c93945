import Foundation
import PTYKit
import Testing

/// Everything at a pseudo-terminal runs one after the other: two cores, many processes.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct TerminalTests {}

extension TerminalTests {
  @Test("a line is typed, edited and run", arguments: Size.all)
  func editsALine(size: Size) throws {
    let demo = try DemoSession(size: size)
    demo.type("hllo")
    try demo.expect(line: "demo > hllo", column: 11)
    demo.type("\u{1b}[H\u{1b}[Ce")
    try demo.expect(line: "demo > hello", column: 9)
    demo.type("\u{1b}[F one two\u{17}")
    try demo.expect(line: "demo > hello one", column: 17)
    try demo.run("", printing: "ran: hello one")
    try demo.leave()
  }

  @Test("the prompt keeps its colour", arguments: Size.all)
  func colours(size: Size) throws {
    let demo = try DemoSession(size: size)
    func isPainted(_ screen: Screen, row: Int) -> Bool {
      (0..<4).allSatisfy { screen.style(row: row, column: $0) == "1;34" }
        && (4..<12).allSatisfy { screen.style(row: row, column: $0).isEmpty }
    }
    try demo.terminal.wait("colour") { isPainted($0, row: 0) }
    let long = String(repeating: "abcdefghij", count: 12)
    demo.type(long)
    let end = 7 + 120
    try demo.terminal.wait("wrapped") {
      $0.row == end / size.columns && $0.column == end % size.columns && isPainted($0, row: 0)
    }
    demo.type("\u{c}")
    try demo.terminal.wait("redrawn at the top") {
      $0.lines[0].hasPrefix("demo > abc") && isPainted($0, row: 0) && $0.row == end / size.columns
    }
    demo.type("\u{3}")
    try demo.terminal.wait("next prompt") {
      $0.currentLine == "demo >" && isPainted($0, row: $0.row)
    }
    try demo.leave()
  }

  @Test("without decoration nothing is coloured")
  func plain() throws {
    let demo = try DemoSession(["--plain"])
    demo.type("\t")
    try demo.expect(ending: "日本語   wide\ndemo >")
    try demo.leave()
    let colours = String(decoding: demo.terminal.transcript, as: UTF8.self)
      .matches(of: /\u{1b}\[[0-9;]*m/)
    #expect(colours.isEmpty)
  }

  @Test("wide characters and marks take the cells they are shown in", arguments: Size.all)
  func wide(size: Size) throws {
    let demo = try DemoSession(size: size)
    demo.type("日本語 größe 👍")
    try demo.expect(line: "demo > 日本語 größe 👍", column: 22)
    demo.type("\u{1b}[D\u{1b}[D\u{1b}[D\u{1b}[D\u{1b}[D\u{1b}[D\u{1b}[D\u{1b}[D\u{1b}[D\u{7f}")
    try demo.expect(line: "demo > 日語 größe 👍", column: 9)
    try demo.run("", printing: "ran: 日語 größe 👍")
    demo.type("cafe\u{301} au lait")
    try demo.expect(line: "demo > café au lait", column: 19)
    try demo.run("", printing: "ran: café au lait")
    let row = String(repeating: "語", count: size.columns / 2)
    demo.type(row)
    try demo.terminal.wait("wrapped") { $0.column == 8 && $0.currentLine == "語語語語" }
    demo.type("\u{3}")
    try demo.expect(ending: "語語語語^C\ndemo >")
    try demo.leave()
  }

  @Test("Ctrl-C clears the line, Ctrl-D deletes, and leaves on an empty one")
  func cancels() throws {
    let demo = try DemoSession()
    demo.type("dangerous")
    try demo.expect(line: "demo > dangerous", column: 16)
    demo.type("\u{3}")
    try demo.expect(ending: "demo > dangerous^C\ndemo >")
    demo.type("abc\u{1}\u{4}")
    try demo.expect(line: "demo > bc", column: 7)
    demo.type("\u{5}\u{4}\u{4}")
    try demo.terminal.wait("a bell") { $0.bells > 0 && $0.currentLine == "demo > bc" }
    demo.type("\u{15}")
    try demo.expect(line: "demo >", column: 7)
    try demo.leave()
  }

  @Test("Ctrl-C stops a command that runs, not the program")
  func interrupts() throws {
    let demo = try DemoSession()
    demo.type("slow\r")
    try demo.terminal.wait("work") { $0.text.hasSuffix("working") }
    demo.type("\u{3}")
    try demo.terminal.wait("prompt") { $0.text.hasSuffix("stopped\ndemo >") }
    try demo.run("still here", printing: "ran: still here")
    try demo.leave()
  }

  @Test("single keys act at once")
  func keys() throws {
    let demo = try DemoSession()
    demo.type("keys\r")
    try demo.terminal.wait("key prompt") { $0.currentLine == "key?" }
    let cases = [
      ("n", "character(\"n\")"), ("語", "character(\"語\")"), ("\u{1b}[A", "up"), ("\r", "enter"),
      ("\u{3}", "interrupt"), ("\u{1b}", "escape"), ("\u{1b}[5~", "pageUp"),
      ("\u{12}", "control(\"r\")"), ("\u{7f}", "backspace"),
    ]
    for (key, shown) in cases {
      demo.type(key)
      try demo.terminal.wait(shown) { $0.text.hasSuffix("key? \(shown)\nkey?") }
    }
    demo.type("s")
    try demo.terminal.wait("work") { $0.text.hasSuffix("working") }
    #expect(demo.terminal.isCooked)
    demo.type("\u{3}")
    try demo.terminal.wait("key prompt") { $0.text.hasSuffix("stopped\nkey?") }
    demo.type("q")
    try demo.expect(ending: "demo >")
    try demo.leave()
  }
}
