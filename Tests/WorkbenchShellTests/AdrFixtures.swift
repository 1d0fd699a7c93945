import PTYKit
import Problems
import TestSupport

@testable import WorkbenchShell

extension ScratchFolder {
  /// Writes a record as adr-tools does.
  func writeRecord(
    _ number: Int,
    _ title: String,
    status: String = "Accepted",
    date: String = "2026-01-15",
    in folder: String = "doc/adr",
    below: String = ""
  ) throws {
    let digits = String(number)
    let padded = String(repeating: "0", count: 4 - digits.count) + digits
    let slug = title.lowercased().replacing(" ", with: "-")
    try write(
      "\(folder)/\(padded)-\(slug).md",
      """
      # \(number). \(title)

      Date: \(date)

      ## Status

      \(status)

      ## Context

      There was a reason.

      ## Decision

      We do it.

      ## Consequences

      It costs something.
      \(below)
      """
    )
  }
}

extension PlayedSession {
  /// A session in a folder with adr-tools records of these titles, numbered from 1.
  init(titles: [String], isTerminal: Bool = false) throws {
    try self.init(isTerminal: isTerminal)
    for (index, title) in titles.enumerated() {
      try scratch.writeRecord(index + 1, title)
    }
  }

  /// Sets environment variables beside the folder's own `HOME`.
  mutating func set(_ variables: [String: String]) {
    let world = World.fixed(in: scratch.path, variables)
    shell.session.world.environment = world.environment
  }

  /// Puts something in the place of the editor.
  mutating func edit(_ edit: @escaping @Sendable ([String]) -> Result<Void, OutsideFailure>) {
    shell.session.world.edit = edit
  }

  /// The exit status a line would end with.
  mutating func status(of line: String) -> Problems.ExitStatus {
    do {
      return try shell.evaluate(line: line).status
    } catch {
      return error.status
    }
  }
}
