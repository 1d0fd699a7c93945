import Foundation
import LessonKit
import PTYKit
import TestSupport
import Testing

@Suite("A hostile lesson at the prompt", .serialized, .timeLimit(.minutes(10)))
struct ShellTests {
  private func piped(_ lines: [String]) throws -> RunResult {
    let input = (["open hostile"] + lines).map { $0 + "\n" }.joined()
    return try run(builtProgram("HostileLesson"), ["shell"], input: Array(input.utf8))
  }

  @Test("a piped session ends at the step that trapped, with status 1")
  func trapInPipe() throws {
    let result = try piped([".increment", ".fatal", ".increment"])
    let at = try place("case .fatal: fatalError", in: "Deeds.swift")
    #expect(
      result.error == """
        workbench: Step 2 (.fatal) trapped at \(at): no such order. The run
        stands at step 1.
          line 3 of standard input: .fatal
          Try log for the backtrace.

        """
    )
    #expect(result.status == .exited(1))
  }

  @Test("what was printed is shown with the step, and before a failure")
  func printing() throws {
    let shown = try piped([".print"]).output.split(separator: "\n").map(String.init)
    #expect(shown.contains("  output    a line"))
    #expect(shown.contains("            … 12 more lines"))
    let failed = try piped([".printForever"]).error.split(separator: "\n")
    #expect(failed[2] == "  printed: again and again")
  }

  @Test("a trap at the prompt costs one step, and log shows the backtrace")
  func trapAtPrompt() throws {
    let prompted = try Prompted.hostile()
    try prompted.enter("open hostile", then: "hostile · mvvm · 0/0 ›")
    try prompted.enter(".increment", then: "hostile · mvvm · 1/1 ›")
    try prompted.enter(".overflow", then: "hostile · mvvm · 1/1 ›")
    #expect(prompted.terminal.screen.text.contains("Try log for the backtrace."))
    try prompted.enter("log", then: "hostile · mvvm · 1/1 ›")
    #expect(prompted.terminal.screen.text.contains("Deed.perform()"))
    try prompted.enter(".increment", then: "hostile · mvvm · 2/2 ›")
    #expect(
      prompted.terminal.screen.text.contains("changed   count   1 → 2   by method increment()")
    )
    try prompted.leave()
  }

  #if os(Linux)
    @Test("Ctrl-C stops a lesson's work and not the workbench")
    func interrupt() throws {
      let prompted = try Prompted.hostile()
      try prompted.enter("open hostile", then: "hostile · mvvm · 0/0 ›")
      let child = try #require(prompted.lessonProcess())
      let idle = ticks(of: child)
      prompted.terminal.type(".loop\r")
      while ticks(of: child) < idle + 3 { sched_yield() }
      try prompted.enter("\u{3}", typed: "", then: "hostile · mvvm · 0/0 ›")
      let text = prompted.terminal.screen.text
      #expect(text.contains("Step 1 (.loop) was stopped at your wish. The run stands at step 0."))
      try prompted.enter(".increment", then: "hostile · mvvm · 1/1 ›")
      try prompted.leave()
    }

    @Test("the image that runs serves its lessons after its file has been replaced")
    func relinked() throws {
      let folder = ScratchFolder()
      let copy = folder.path + "/copy"
      // Copied by a process of its own: a file this one has open for writing could not be started.
      _ = try run("/bin/cp", [try builtProgram("HostileLesson"), copy])
      let process = Process()
      process.executableURL = URL(filePath: copy)
      process.arguments = ["shell"]
      let (input, output) = (Pipe(), Pipe())
      (process.standardInput, process.standardOutput) = (input, output)
      try process.run()
      try input.fileHandleForWriting.write(contentsOf: Data("lessons\n".utf8))
      #expect(!output.fileHandleForReading.availableData.isEmpty)
      try FileManager.default.removeItem(atPath: copy)
      try Data("another program".utf8).write(to: URL(filePath: copy))
      try input.fileHandleForWriting.write(contentsOf: Data("open hostile\n.increment\n".utf8))
      try input.fileHandleForWriting.close()
      let rest = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      #expect(rest.contains("  changed   count   0 → 1   by method increment()\n"))
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }

    /// The processor time a process has used, in the system's ticks.
    private func ticks(of process: pid_t) -> Int {
      let facts = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
      let fields = facts.split(separator: ")").last?.split(separator: " ") ?? []
      return fields.count > 11 ? Int(fields[11]) ?? 0 : 0
    }
  #endif

  @Test("a lesson program started by hand says what it is")
  func byHand() throws {
    #expect(
      try run(builtProgram("HostileLesson"))
        == RunResult(
          output: """
            This program holds lessons for the workbench: hostile.
            Type in the workbench: open DIR, with the folder of this package.

            """,
          status: .exited(2)
        )
    )
  }
}

extension Prompted {
  /// The hostile workbench, on a screen that scrolls nothing away.
  static func hostile() throws -> Prompted {
    try Prompted("HostileLesson", ["shell"], rows: 150)
  }

  /// The child of the workbench.
  func lessonProcess() -> pid_t? {
    let path = "/proc/\(terminal.process)/task/\(terminal.process)/children"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: " ").first.flatMap { pid_t($0) }
  }
}
