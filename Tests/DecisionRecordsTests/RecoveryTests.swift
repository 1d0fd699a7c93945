import DecisionRecords
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite struct RecoveryTests {
  static let files = [
    "0001-a.md": "# 1. A\n\n## Status\n\nAccepted\n\nSee [2. B](0002-b.md).\n",
    "0002-b.md": "# 2. B\n\n## Status\n\nAccepted\n\nSee [1. A](0001-a.md).\n",
    "0003-c.md": "# 3. C\n\nSee [1. A](0001-a.md).\n",
  ]
  static let commands = [["supersede", "1", "2"], ["retitle", "1", "Other words"]]
  static let mine = "# 1. Mine\n"

  @Test(arguments: commands, files.keys.sorted())
  func `Somebody else's change undoes a write cut off`(command: [String], name: String) throws {
    let after = try finished(command)
    let isPart = after[name] != Self.files[name]
    var count = 0
    for step in 1...(try steps(of: command)) {
      let sandbox = try killed(command, at: step)
      let left = try sandbox.everything()
      guard left[".workbench-journal"] != nil, left[name] == Self.files[name] else { continue }
      count += 1
      try sandbox.write([name: Self.mine])
      let recovery = try #require(try sandbox.folder.recover())
      var now = try sandbox.everything()
      #expect(now.removeValue(forKey: name) == Self.mine)
      let copy = now.removeValue(forKey: ".\(name).workbench-rescued")
      #expect(copy == (isPart ? after[name] : nil))
      let wanted = isPart ? Self.files : after
      #expect(now == wanted.filter { $0.key != name }, "step \(step)")
      #expect(recovery.rescued.map(\.path) == (copy == nil ? [] : [sandbox.path + "/" + name]))
      #expect(isPart ? recovery.finished.isEmpty : recovery.undone.isEmpty)
    }
    #expect(count > 1)
  }

  @Test func `Undoing may be cut off as well`() throws {
    let command = Self.commands[0]
    let step = try #require(try stepInTheMiddle(of: command))
    for second in 1...20 {
      let sandbox = try killed(command, at: step)
      try sandbox.write(["0002-b.md": Self.mine])
      let status = try Probe.run(
        ["list", sandbox.path],
        environment: ["RECORDS_KILL_AT": "\(second)"]
      ).status
      _ = try sandbox.folder.read()
      var now = try sandbox.everything()
      now[".0002-b.md.workbench-rescued"] = nil
      #expect(now == Self.files.merging(["0002-b.md": Self.mine]) { $1 }, "step \(second)")
      if status != SIGKILL { return }
    }
    Issue.record("the second process never came to its end")
  }

  @Test func `What was done about a write cut off is told once`() throws {
    let command = Self.commands[0]
    let step = try #require(try stepInTheMiddle(of: command))
    let sandbox = try killed(command, at: step)
    let told = Told()
    let folder = RecordFolder(
      sandbox.path,
      patience: FolderPatience(recovers: { recovery in told.all.withLock { $0.append(recovery) } })
    )
    _ = try folder.read()
    _ = try folder.read()
    let all = told.all.withLock { $0 }
    #expect(all.map(\.finished) == [[sandbox.path + "/0002-b.md"]])
    #expect(all.allSatisfy { $0.undone.isEmpty && $0.rescued.isEmpty })
    #expect(try sandbox.everything() == finished(command))
  }

  @Test(arguments: commands) func `Looking clears away what never counted`(command: [String]) throws
  {
    for step in 1...(try steps(of: command)) {
      let sandbox = try killed(command, at: step)
      _ = try sandbox.folder.read()
      #expect(sandbox.names().allSatisfy { !$0.hasPrefix(".workbench") }, "step \(step)")
    }
  }

  private func killed(_ command: [String], at step: Int) throws -> Sandbox {
    let sandbox = try Sandbox().write(Self.files)
    _ = try Probe.run(
      [command[0], sandbox.path] + command.dropFirst(),
      environment: ["RECORDS_KILL_AT": "\(step)"]
    )
    return sandbox
  }

  private func finished(_ command: [String]) throws -> [String: String] {
    let sandbox = try Sandbox().write(Self.files)
    _ = try Probe.run([command[0], sandbox.path] + command.dropFirst())
    return try sandbox.everything()
  }

  private func steps(of command: [String]) throws -> Int {
    let sandbox = try Sandbox().write(Self.files)
    let output = try Probe.run(
      [command[0], sandbox.path] + command.dropFirst(),
      environment: ["RECORDS_COUNT_STEPS": "1"]
    ).output
    let line = output.split(separator: "\n").first { $0.hasPrefix("steps ") }
    return line.flatMap { Int($0.dropFirst(6)) } ?? 1
  }

  /// The first step at which one file is changed and another is not yet.
  private func stepInTheMiddle(of command: [String]) throws -> Int? {
    for step in 1...(try steps(of: command)) {
      let left = try killed(command, at: step).everything()
      if left["0001-a.md"] != Self.files["0001-a.md"], left["0002-b.md"] == Self.files["0002-b.md"]
      {
        return step
      }
    }
    return nil
  }
}

/// What a folder has told, from whatever thread.
private final class Told: Sendable {
  let all = Mutex<[Recovery]>([])
}
