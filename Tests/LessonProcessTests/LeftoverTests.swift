import Foundation
import LessonKit
import PTYKit
import Testing

@Suite("What a lesson's process leaves behind")
struct LeftoverTests {
  private static let nothing = "descriptors: as before\nchildren: none\n"

  private func opened(_ deeds: [String]) throws -> String {
    let arguments = [try builtProgram("HostileLesson"), "open"] + deeds
    return try run(builtProgram("SessionProbe"), arguments).output
  }

  @Test("no deed leaves a descriptor or a child")
  func deeds() throws {
    let deeds = [
      "increment", "index", "overflow", "fatal", "recursion", "exit", "print", "printForever",
      "fork", "close", "rubbish", "unfinished", "memory", "kill", "child", "sleeper", "abort",
    ]
    #expect(try opened(deeds) == Self.nothing)
  }

  @Test("two hundred opens leave nothing")
  func manyOpens() throws {
    #expect(try opened(Array(repeating: "increment", count: 200)) == Self.nothing)
  }

  #if os(Linux)
    @Test("what a step has started and moved into another session ends with the lesson")
    func strays() throws {
      let session = try hostile()
      _ = try session.ask(.step(".stray"))
      let limit = ContinuousClock.now + .seconds(30)
      while sleepers().isEmpty, ContinuousClock.now < limit { sched_yield() }
      #expect(sleepers().count == 1)
      session.end()
      while !sleepers().isEmpty, ContinuousClock.now < limit { sched_yield() }
      #expect(sleepers() == [])
    }

    /// The processes that sleep for the time that only this test's deed sleeps.
    private func sleepers() -> [String] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.filter { name in
        guard pid_t(name) != nil else { return false }
        let words = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") ?? Data()
        return String(decoding: words, as: UTF8.self).hasPrefix("/bin/sleep\0" + "1000.31")
      }
    }
  #endif

  @Test("the process ends when its parent is killed, although its code runs without end")
  func parentIsKilled() throws {
    let parent = Process()
    parent.executableURL = URL(filePath: try builtProgram("SessionProbe"))
    parent.arguments = [try builtProgram("HostileLesson"), "hold"]
    let pipe = Pipe()
    parent.standardOutput = pipe
    try parent.run()
    let line = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    let child = try #require(pid_t(line.trimmingCharacters(in: .newlines)))
    #expect(isRunning(child))
    kill(parent.processIdentifier, SIGKILL)
    parent.waitUntilExit()
    let limit = ContinuousClock.now + .seconds(30)
    while isRunning(child), ContinuousClock.now < limit { sched_yield() }
    #expect(!isRunning(child))
  }

  /// Whether a process is there and has not ended; one nobody has buried yet does not run.
  private func isRunning(_ process: pid_t) -> Bool {
    guard kill(process, 0) == 0 else { return false }
    let facts = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return facts?.contains(") Z ") != true
  }
}
