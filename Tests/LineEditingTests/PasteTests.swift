import PTYKit
import Testing

extension TerminalTests {
  @Test("a paste of several lines waits for Enter", arguments: Size.all)
  func pastes(size: Size) throws {
    let demo = try DemoSession(size: size)
    #expect(demo.terminal.screen.marksPastes)
    demo.type("say ")
    demo.terminal.paste("one\rtwo\tx\u{1b}[31m\u{7}\u{0}\rthree\r\r")
    try demo.expect(ending: "demo > say one\ntwo     x\nthree")
    demo.type("!")
    try demo.run("", printing: "ran: say one|two        x|three!")
    try demo.leave()
  }

  @Test("of a text taller than the screen the cursor's part is shown", arguments: Size.all)
  func tall(size: Size) throws {
    let demo = try DemoSession(size: size)
    demo.terminal.paste((1...50).map { "row \($0)" }.joined(separator: "\n"))
    try demo.terminal.wait("end") {
      $0.row == size.rows - 1 && $0.currentLine == "row 50" && $0.column == 6
        && $0.lines[0] == "row \(51 - size.rows)"
    }
    demo.type("\u{1}")
    try demo.terminal.wait("start") {
      $0.lines[0] == "demo > row 1" && $0.row == 0 && $0.column == 7 && $0.lines[5] == "row 6"
    }
    demo.type("\u{3}")
    try demo.expect(ending: "row 50^C\ndemo >")
    try demo.leave()
  }

  @Test("twenty thousand characters arrive whole")
  func pastesMuch() throws {
    let demo = try DemoSession()
    demo.terminal.paste(String(repeating: "0123456789", count: 2000) + "\n")
    demo.type("\r")
    try demo.terminal.wait("printed") { $0.text.hasSuffix("\n56789\ndemo >") }
    let printed = String(decoding: demo.terminal.transcript, as: UTF8.self)
    #expect(printed.contains("ran: " + String(repeating: "0123456789", count: 2000) + "\r\n"))
    try demo.leave()
  }

  @Test("a paste whose end never comes is ended by Ctrl-C, and what came of it is kept")
  func endless() throws {
    let demo = try DemoSession()
    demo.type("say \u{1b}[200~one\rquit\r")
    demo.type("two\u{3}")
    try demo.expect(ending: "demo > say one\nquit\ntwo")
    demo.type("!\u{1b}[201~")
    try demo.run("", printing: "ran: say one|quit|two!")
    demo.type("\u{1b}[200~once more\u{3}")
    try demo.expect(ending: "demo > once more")
    demo.type("\u{3}")
    try demo.expect(ending: "demo > once more^C\ndemo >")
    try demo.leave()
  }

  @Test("a Ctrl-C in the midst of a paste is no key")
  func interruptPasted() throws {
    let demo = try DemoSession()
    demo.terminal.paste("one\u{3}\rquit\rtwo")
    try demo.expect(ending: "demo > one\nquit\ntwo")
    try demo.run("", printing: "ran: one|quit|two")
    try demo.leave()
  }

  @Test("any bytes may be typed or pasted")
  func anyBytes() throws {
    let demo = try DemoSession()
    demo.terminal.type([0xff, 0xc3, 0x28, 0xe6, 0x97, 0x41, 0xc2, 0x85, 0xf4, 0xbf, 0xbf, 0xbf])
    demo.type("\u{1b}[99;99~\u{1b}[Z\u{1b}OZ\u{1b}[200~")
    demo.terminal.type([0xff, 0xfe, 0x00, 0x1b, 0x5b, 0x41, 0x9b, 0xe2, 0x80])
    demo.type("\u{1b}[201~ok")
    try demo.terminal.wait("text") { $0.currentLine.hasSuffix("ok") }
    demo.type("\u{15}")
    try demo.leave()
  }
}
