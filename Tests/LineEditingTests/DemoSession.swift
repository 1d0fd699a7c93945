import PTYKit
import TestSupport
import Testing

/// A screen size the editor has to work at.
struct Size: Sendable, CustomTestStringConvertible {
  let columns: Int
  let rows: Int
  var testDescription: String { "\(columns)x\(rows)" }

  static let all = [Size(columns: 100, rows: 30), Size(columns: 40, rows: 20)]
}

/// The demo program at a terminal, with a home of its own.
final class DemoSession {
  let terminal: Terminal
  let home: ScratchFolder

  init(
    _ arguments: [String] = [],
    size: Size = Size.all[0],
    home: ScratchFolder? = nil,
    environment: [String: String] = [:],
    prompt: String = "demo >"
  ) throws {
    let home = home ?? ScratchFolder()
    self.home = home
    terminal = try Terminal(
      "EditDemo",
      arguments,
      home: home.path,
      environment: environment,
      columns: size.columns,
      rows: size.rows
    )
    try terminal.wait("first prompt") { $0.currentLine == prompt }
  }

  /// Whether the last the program wrote but its prompt is a text.
  func ends(with text: String) -> Bool {
    terminal.transcript.suffix(text.utf8.count + 100).contains(Array(text.utf8))
  }

  func type(_ text: String) { terminal.type(text) }

  /// Waits until the screen ends in a text, with the cursor in its last row.
  func expect(ending text: String) throws {
    try terminal.wait("end \(text.debugDescription)") {
      $0.text.hasSuffix(text)
        && $0.row == $0.text.split(
          separator: "\n",
          omittingEmptySubsequences: false
        ).count - 1
    }
  }

  /// Waits until the cursor's row reads like this and the cursor is in that column.
  func expect(line text: String, column: Int) throws {
    try terminal.wait("line \(text.debugDescription), cursor \(column)") {
      $0.currentLine == text && $0.column == column
    }
  }

  /// Types a line, and waits for what it printed and the next prompt.
  func run(_ line: String, printing output: String) throws {
    type(line + "\r")
    try expect(ending: output + "\ndemo >")
  }

  /// Leaves, and holds the screen to the sequences that the model knows.
  func leave() throws {
    type("\u{4}")
    let status = try terminal.waitForExit()
    #expect(status == .exited(0))
    #expect(terminal.screen.unknown == [])
    #expect(terminal.screen.text.hasSuffix("demo >\nbye"))
    #expect(!terminal.screen.marksPastes)
  }
}
