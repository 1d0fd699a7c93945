package import TestSupport

/// A program of this package at a terminal of its own, at its prompt.
package struct Prompted {
  package let home: ScratchFolder
  package let terminal: Terminal

  /// Starts the program and waits for its first prompt.
  package init(
    _ program: String = "workbench",
    _ arguments: [String] = [],
    in home: ScratchFolder = ScratchFolder(),
    columns: Int = 100,
    rows: Int = 30,
    _ variables: [String: String] = [:]
  ) throws {
    self.home = home
    terminal = try Terminal(
      program,
      arguments,
      home: home.path,
      environment: ["ADR_DATE": "2026-11-30"].merging(variables) { $1 },
      columns: columns,
      rows: rows
    )
    try wait("workbench ›")
  }

  package func wait(_ prompt: String) throws { try terminal.waitForPrompt(prompt) }

  package func enter(_ line: String, typed end: String = "\r", then prompt: String) throws {
    try terminal.enter(line, typed: end, then: prompt)
  }

  /// Ends the input; throws where the program leaves anything but a tidy terminal.
  package func leave() throws {
    terminal.type("\u{4}")
    let status = try terminal.waitForExit()
    guard status == .exited(0), terminal.isCooked, terminal.screen.unknown.isEmpty else {
      throw LeftBadly(status: status, isCooked: terminal.isCooked, unknown: terminal.screen.unknown)
    }
  }

  /// How a program left that should have left a terminal as it found it.
  package struct LeftBadly: Error {
    package let status: ExitStatus
    package let isCooked: Bool
    /// What it sent and the screen does not know.
    package let unknown: [String]
  }
}
