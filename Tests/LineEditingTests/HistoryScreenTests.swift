import Foundation
import PTYKit
import TestSupport
import Testing

extension TerminalTests {
  @Test("history is there in the next run, each line once")
  func acrossRuns() throws {
    let home = ScratchFolder()
    let arguments = ["--history", home.path + "/state/history"]
    let first = try DemoSession(arguments, home: home)
    for line in ["adr list", "größe 日本", "adr list"] {
      try first.run(line, printing: "ran: " + line)
    }
    first.terminal.paste("two\nrows")
    try first.expect(ending: "demo > two\nrows")
    try first.run("", printing: "ran: two|rows")
    try first.leave()

    let second = try DemoSession(arguments, home: home)
    second.type("half\u{1b}[A")
    try second.expect(ending: "demo > two\nrows")
    second.type("\u{1b}OA")
    try second.expect(line: "demo > adr list", column: 15)
    second.type("\u{1b}[A")
    try second.expect(line: "demo > größe 日本", column: 17)
    second.type("\u{1b}[A")
    try second.terminal.wait("bell") { $0.bells > 0 && $0.currentLine == "demo > größe 日本" }
    second.type("\u{1b}[B\u{1b}[B\u{1b}[B")
    try second.expect(line: "demo > half", column: 11)
    second.type("\u{15}")
    try second.leave()
  }

  @Test("Ctrl-R finds, Ctrl-G gives up, Ctrl-C cancels", arguments: Size.all)
  func searches(size: Size) throws {
    let demo = try DemoSession(size: size)
    for line in ["alpha one", "beta two", "alpha three"] {
      try demo.run(line, printing: "ran: " + line)
    }
    demo.type("\u{12}alp")
    try demo.terminal.wait("found") { $0.text.hasSuffix("demo > alpha three\nbck:alp") }
    demo.type("\u{12}")
    try demo.terminal.wait("older") { $0.text.hasSuffix("demo > alpha one\nbck:alp") }
    demo.type("\r")
    try demo.expect(ending: "ran: alpha one\ndemo >")
    demo.type("kept\u{12}bet")
    try demo.terminal.wait("found") { $0.text.hasSuffix("demo > beta two\nbck:bet") }
    demo.type("\u{7}")
    try demo.expect(line: "demo > kept", column: 11)
    demo.type("\u{12}bet")
    try demo.terminal.wait("found") { $0.text.hasSuffix("demo > beta two\nbck:bet") }
    demo.type("\u{3}")
    try demo.terminal.wait("prompt") { $0.text.hasSuffix("demo >") }
    try demo.leave()
  }

  @Test("where history cannot be written, the session says so and goes on")
  func unwritable() throws {
    let home = ScratchFolder()
    let demo = try DemoSession(["--history", "/dev/full"], home: home)
    #expect(demo.terminal.screen.lines[0].hasPrefix("History cannot be read at \"/dev/full\""))
    try demo.run("one", printing: "ran: one")
    demo.type("\u{1b}[A")
    try demo.expect(line: "demo > one", column: 10)
    demo.type("\u{15}")
    try demo.leave()
  }
}
