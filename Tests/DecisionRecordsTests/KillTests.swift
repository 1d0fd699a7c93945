import DecisionRecords
import Foundation
import TestSupport
import Testing

@Suite struct KillTests {
  static let before = [
    "0001-a.md": "# 1. A\n\n## Status\n\nAccepted\n\n## Context\n\nSee [2. B](0002-b.md).\n",
    "0002-b.md": "# 2. B\n\n## Status\n\nAccepted\n\n## Context\n\nSee [1. A](0001-a.md).\n",
    "0003-c.md": "# 3. C\n\n[1. A](0001-a.md)",
    "README.md": "* [1. A](0001-a.md)\n",
  ]

  @Test(arguments: [
    ["supersede", "1", "2"], ["retitle", "1", "Other words"], ["new", "D", "1"],
    ["create", "D"], ["status", "1", "rejected"],
  ]) func `Killed at any step, a change has happened or it has not`(command: [String]) throws {
    let steps = try count(of: command)
    #expect(steps > 3)
    let finished = try Sandbox().write(Self.before)
    _ = try Probe.run([command[0], finished.path] + command.dropFirst())
    let after = try finished.everything()
    #expect(after != Self.before)
    for step in 1...steps {
      let sandbox = try Sandbox().write(Self.before)
      let status = try kill(at: step, command, in: sandbox)
      #expect(status == SIGKILL, "step \(step)")
      _ = try sandbox.folder.read()
      try sandbox.folder.setStatus("3", to: "accepted", day: "2026-11-30")
      var left = try sandbox.everything()
      #expect(left["0003-c.md"]?.hasPrefix("# 3. C\n\n") == true)
      for key in left.keys where key == "0003-c.md" { left[key] = Self.withoutStatus(left[key]) }
      let isUndone = left == Self.before
      let isDone = left == after
      #expect(isUndone || isDone, "step \(step): \(left.keys.sorted())")
    }
  }

  private static func withoutStatus(_ text: String?) -> String? {
    text?.replacingOccurrences(of: "\n\n## Status\n\nAccepted", with: "")
  }

  private func count(of command: [String]) throws -> Int {
    let sandbox = try Sandbox().write(Self.before)
    let output = try Probe.run(
      [command[0], sandbox.path] + command.dropFirst(),
      environment: ["RECORDS_COUNT_STEPS": "1"]
    ).output
    let line = output.split(separator: "\n").first { $0.hasPrefix("steps ") }
    return line.flatMap { Int($0.dropFirst(6)) } ?? 0
  }

  private func kill(at step: Int, _ command: [String], in sandbox: Sandbox) throws -> Int32 {
    try Probe.run(
      [command[0], sandbox.path] + command.dropFirst(),
      environment: ["RECORDS_KILL_AT": "\(step)"]
    ).status
  }
}
