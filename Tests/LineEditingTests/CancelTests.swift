import Foundation
import PTYKit
import TestSupport
import Testing

extension TerminalTests {
  /// Keys that wait for a second one, and keys that leave a mark or a mode behind.
  static let half: [(keys: String, editing: String)] = [
    ("\u{0}", "emacs"), ("\u{18}", "emacs"), ("\u{1b}", "emacs"), ("\u{1b}5", "emacs"),
    ("\u{12}ha", "emacs"), ("\u{13}x", "emacs"), ("\u{1b}[", "emacs"), ("\u{1b}O", "emacs"),
    ("\u{0}", "vi"), ("\u{1b}r", "vi"), ("\u{1b}d", "vi"), ("\u{1b}f", "vi"), ("\u{1b}3c", "vi"),
    ("\u{1b}/ha", "vi"), ("\u{1b}", "vi"), ("\u{1b}y", "vi"), ("\u{1b}\"", "vi"), ("\u{1b}@", "vi"),
  ]

  @Test("Ctrl-C drops the line whatever key came before", arguments: half)
  func cancels(keys: String, editing: String) throws {
    let home = ScratchFolder()
    let file = URL(fileURLWithPath: home.path + "/.editrc")
    try Data((editing == "vi" ? "bind -v\n" : "").utf8).write(to: file)
    let demo = try DemoSession(home: home)
    demo.type("half")
    try demo.expect(line: "demo > half", column: 11)
    for key in keys.unicodeScalars {
      demo.type(String(key))
      // An escape is a key of its own once nothing has followed it for a while.
      if key == "\u{1b}" { usleep(60_000) }
    }
    demo.type("\u{3}")
    try demo.terminal.wait("new prompt") { $0.promptsBegun == 2 && $0.currentLine == "demo >" }
    try demo.run("next", printing: "ran: next")
    try demo.leave()
  }
}
