import PTYKit
import TestSupport
import Testing

@Suite("A window that gets smaller", .serialized, .timeLimit(.minutes(10)))
struct WindowTests {
  /// The lines that lead to a prompt, and an answer there with the prompt that follows it.
  static let places: [(lines: [(String, then: String)], answer: String, then: String)] = [
    ([], "trees", "workbench ›"),
    ([("decide", "architecture ›"), ("", "architecture · 1/4 ›")], "4", "architecture · 2/4 ›"),
    (
      [
        ("open counter", "counter · mvvm · 0/0 ›"), ("predict on", "counter · mvvm · 0/0 ›"),
        ("next", "counter · mvvm · 0/0 · predict ›"),
      ], "nothing", "counter · mvvm · 1/1 ›"
    ),
  ]

  @Test("a line taller than the window, anywhere", arguments: places)
  func shrinks(
    lines: [(String, then: String)],
    answer: String,
    then prompt: String
  ) throws {
    let home = ScratchFolder()
    let terminal = try Terminal("workbench", home: home.path, columns: 80, rows: 24)
    try terminal.waitForPrompt("workbench ›")
    for (line, prompt) in lines { try terminal.enter(line, then: prompt) }
    terminal.type(String(repeating: "日本語 x", count: 150))
    for rows in [12, 5, 1, 3, 24] {
      terminal.resize(columns: 80, rows: rows)
      terminal.type("y")
    }
    terminal.type("\u{1}\u{b}")
    try terminal.enter(answer, then: prompt)
    // The first leaves a dialogue.
    terminal.type("\u{4}\u{4}")
    #expect(try terminal.waitForExit() == .exited(0))
  }
}
