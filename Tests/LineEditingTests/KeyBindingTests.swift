import Foundation
import PTYKit
import TestSupport
import Testing

extension TerminalTests {
  private func home(editrc: String) throws -> ScratchFolder {
    let home = ScratchFolder()
    try Data(editrc.utf8).write(to: URL(fileURLWithPath: home.path + "/.editrc"))
    return home
  }

  @Test("vi keys")
  func viKeys() throws {
    let demo = try DemoSession(home: try home(editrc: "bind -v\n"))
    demo.type("one two three")
    try demo.expect(line: "demo > one two three", column: 20)
    demo.type("\u{1b}")
    try demo.expect(line: "demo > one two three", column: 19)
    demo.type("bdw")
    try demo.expect(line: "demo > one two", column: 14)
    demo.type("u0")
    try demo.expect(line: "demo > one two three", column: 7)
    demo.type("x\u{1b}[C")
    try demo.expect(line: "demo > ne two three", column: 8)
    demo.type("A!\u{1b}[D\u{1b}[D+")
    try demo.expect(line: "demo > ne two thre+e!", column: 19)
    demo.type("\u{3}")
    try demo.expect(ending: "^C\ndemo >")
    demo.type("ret\t")
    try demo.expect(line: "demo > retitle", column: 15)
    demo.type("\u{15}")
    try demo.run("hello", printing: "ran: hello")
    demo.type("\u{1b}k")
    try demo.expect(line: "demo > hello", column: 7)
    demo.type("\u{3}")
    try demo.expect(ending: "hello^C\ndemo >")
    try demo.leave()
  }

  @Test("the user's file binds, for this program and for all; essentials stay")
  func editrc() throws {
    let demo = try DemoSession(
      home: try home(
        editrc: """
          demo:bind -s "^O" "from the file"
          other:bind -s "^O" "wrong"
          bind "^[[A" ed-move-to-beg
          bind "^C" ed-insert
          bind "^I" ed-insert

          """
      )
    )
    demo.type("\u{f}")
    try demo.expect(line: "demo > from the file", column: 20)
    demo.type("\u{1b}[A")
    try demo.expect(line: "demo > from the file", column: 7)
    demo.type("\u{3}")
    try demo.expect(ending: "^C\ndemo >")
    demo.type("ret\t")
    try demo.expect(line: "demo > retitle", column: 15)
    demo.type("\u{15}")
    try demo.leave()
  }

  @Test("a damaged file costs only its damaged lines")
  func damagedEditrc() throws {
    let demo = try DemoSession(
      home: try home(
        editrc: """
          ed-move-to-beg " clear
          -v " on \u{0} " -a \u{fffd}
          nonsense at all
          bind
          bind "^X^Q" no-such-command
          history size many
          # bind -v
            bind -s "^O" "survived"
          bind '

          """
      )
    )
    demo.type("\u{f}")
    try demo.terminal.wait("text") { $0.currentLine == "demo > survived" && $0.column == 15 }
    demo.type("\u{3}")
    try demo.expect(ending: "^C\ndemo >")
    try demo.leave()
  }

  @Test("EDITRC names another file")
  func editrcElsewhere() throws {
    let home = ScratchFolder()
    let path = home.path + "/keys"
    try Data("bind -s \"^O\" \"elsewhere\"\n".utf8).write(to: URL(fileURLWithPath: path))
    let demo = try DemoSession(home: home, environment: ["EDITRC": path])
    demo.type("\u{f}")
    try demo.expect(line: "demo > elsewhere", column: 16)
    demo.type("\u{15}")
    try demo.leave()
  }

  @Test("with editing switched off lines are still read")
  func editOff() throws {
    let demo = try DemoSession(home: try home(editrc: "edit off\n"))
    demo.type("hello\r")
    try demo.expect(ending: "demo > hello\nran: hello\ndemo >")
    demo.type("half\u{3}")
    try demo.expect(ending: "^C\ndemo >")
    demo.type("\u{4}")
    #expect(try demo.terminal.waitForExit() == .exited(0))
  }

  @Test("a terminal that knows nothing, and one that is not known", arguments: ["dumb", "no-such"])
  func dumb(term: String) throws {
    let demo = try DemoSession(environment: ["TERM": term])
    demo.type("hallo\u{8}\u{8}\u{8}\u{8}")
    try demo.expect(line: "demo > h", column: 8)
    demo.type("ello")
    try demo.run("", printing: "ran: hello")
    demo.type("re\t")
    try demo.terminal.wait("list") {
      $0.text.contains("records  list all") && $0.currentLine == "demo > re"
    }
    demo.type("\u{3}")
    try demo.terminal.wait("prompt") { $0.currentLine == "demo >" }
    demo.type("\u{4}")
    #expect(try demo.terminal.waitForExit() == .exited(0))
    if term == "dumb" { #expect(!demo.terminal.transcript.contains(0x1b)) }
  }

  @Test("the locale is made to be UTF-8", arguments: ["C", "POSIX", "de_XX.UTF-8"])
  func locales(locale: String) throws {
    let demo = try DemoSession(environment: ["LC_ALL": locale])
    try demo.run("größe", printing: "ran: größe")
    try demo.leave()
  }
}
