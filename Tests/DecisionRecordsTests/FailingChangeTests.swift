import Foundation
import Synchronization
import TestSupport
import Testing

@testable import DecisionRecords

/// A change of several files whose system calls fail in the middle, as on a full disk.
@Suite struct FailingChangeTests {
  static let files = [
    "0001-a.md": "# 1. A\n\n## Status\n\nAccepted\n",
    "0002-b.md": "# 2. B\n\n## Status\n\nAccepted\n\nSee [1. A](0001-a.md)\n",
  ]

  /// A folder in which something happens right before one step of a change.
  private func folder(_ sandbox: Sandbox, at wanted: Int, _ work: @escaping @Sendable () -> Void)
    -> (folder: RecordFolder, steps: StepCount)
  {
    let count = StepCount()
    let steps = WriteSteps { _ in if count.next() == wanted { work() } }
    return (RecordFolder(sandbox.path, steps: steps), count)
  }

  @Test func `A new name that is taken in the middle costs nobody a byte`() throws {
    var refused = 0
    for step in 1...100 {
      let sandbox = try Sandbox().write(Self.files)
      let taken = sandbox.path + "/0001-fresh.md"
      let (folder, count) = folder(sandbox, at: step) {
        try? Data("mine\n".utf8).write(to: URL(filePath: taken), options: .withoutOverwriting)
      }
      do {
        try folder.retitle("1", to: "Fresh")
        if count.value < step { break }
      } catch {
        refused += 1
        try sandbox.expect(Self.files.merging(["0001-fresh.md": "mine\n"]) { $1 })
      }
    }
    #expect(refused > 5)
  }

  @Test func `A file that cannot be replaced takes the others back`() throws {
    var refused = 0
    for step in 1...100 {
      let sandbox = try Sandbox().write(Self.files)
      let second = sandbox.path + "/0002-b.md"
      let (folder, count) = folder(sandbox, at: step) {
        try? FileManager.default.removeItem(atPath: second)
        try? FileManager.default.createDirectory(
          atPath: second,
          withIntermediateDirectories: false
        )
      }
      do {
        try folder.supersede("1", by: "2", day: "2026-11-30")
        if count.value < step { break }
      } catch {
        refused += 1
        try FileManager.default.removeItem(atPath: second)
        try sandbox.expect(["0001-a.md": Self.files["0001-a.md"] ?? ""])
      }
    }
    #expect(refused > 5)
  }
}

/// Counts steps, from whatever thread.
private final class StepCount: Sendable {
  private let count = Mutex(0)

  var value: Int { count.withLock { $0 } }

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
