import Foundation
import PTYKit
import TestSupport
import Testing

/// What a person does to a line and its window, at random but the same in every run.
private struct Resizing {
  let demo: DemoSession
  var random: Random
  /// The line as it should be.
  var text = ""
  var resizes = 0

  mutating func act() {
    switch Int.random(in: 0...9, using: &random) {
    case 0...4: resize()
    case 5: type(String(repeating: "x", count: Int.random(in: 1...400, using: &random)))
    case 6: type(String(repeating: "日本語", count: Int.random(in: 1...60, using: &random)))
    case 7: paste((1...Int.random(in: 2...60, using: &random)).map { "row \($0)" })
    case 8: begin(with: "é漢\(text.count) ")
    default: demo.type("\t\u{c}")
    }
  }

  private mutating func resize() {
    resizes += 1
    demo.terminal.resize(
      columns: Int.random(in: 1...120, using: &random),
      rows: Int.random(in: 1...50, using: &random)
    )
  }

  private mutating func type(_ more: String) {
    demo.type(more)
    text += more
  }

  private mutating func paste(_ rows: [String]) {
    let more = rows.joined(separator: "\n")
    demo.terminal.paste(more)
    text += more
  }

  /// Types at the beginning of the line, and goes back to its end.
  private mutating func begin(with more: String) {
    demo.type("\u{1b}[H")
    resize()
    demo.type(more + "\u{1b}[F")
    text = more + text
  }

  /// Begins a line with a completion, whose list is printed below.
  mutating func complete() {
    demo.type("many \t")
    resize()
    demo.type("\t")
    text = "many item"
  }
}

extension TerminalTests {
  @Test(
    "the window may take any size at any moment, and nothing typed is lost",
    .disabled("sizes that change amid fast typing still crash libedit at the next key"),
    arguments: ["", "bind -v\n"],
    ["xterm", "dumb"]
  )
  func anyWindow(editrc: String, term: String) throws {
    let home = ScratchFolder()
    try Data(editrc.utf8).write(to: URL(fileURLWithPath: home.path + "/.editrc"))
    let demo = try DemoSession(
      size: Size(columns: 80, rows: 24),
      home: home,
      environment: ["TERM": term]
    )
    var resizing = Resizing(demo: demo, random: Random(seed: UInt64(editrc.count)))
    for _ in 0..<6 {
      resizing.complete()
      for _ in 0..<50 { resizing.act() }
      demo.terminal.resize(columns: 80, rows: 24)
      demo.type("\r")
      let ran = "ran: " + resizing.text.replacing("\n", with: "|") + "\r\n"
      try demo.terminal.wait("the whole line, after \(resizing.resizes) sizes") {
        $0.currentLine == "demo >" && demo.ends(with: ran)
      }
    }
    #expect(resizing.resizes > 150)
    demo.type("\u{4}")
    #expect(try demo.terminal.waitForExit() == .exited(0))
  }

  @Test("a window shorter than the cursor's row, at a line and at single keys")
  func shorter() throws {
    let demo = try DemoSession(size: Size(columns: 80, rows: 24))
    let long = String(repeating: "x", count: 1000)
    demo.type(long)
    try demo.terminal.wait("text") { $0.row == 12 }
    demo.terminal.resize(columns: 80, rows: 12)
    try demo.terminal.wait("the part with the cursor") { $0.lines[11].allSatisfy { $0 == "x" } }
    demo.type("y\r")
    try demo.terminal.wait("the whole line") { _ in demo.ends(with: "ran: \(long)y\r\n") }
    demo.type("keys\r")
    try demo.terminal.wait("key prompt") { $0.currentLine == "key?" }
    demo.terminal.resize(columns: 20, rows: 2)
    demo.type("q")
    try demo.expect(ending: "demo >")
    demo.type("\u{4}")
    #expect(try demo.terminal.waitForExit() == .exited(0))
  }
}
