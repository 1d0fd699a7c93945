import Foundation
import PTYKit
import TestSupport
import Testing

@testable import WorkbenchShell

extension Prompted {
  /// The prompt with a `swift` in its path that does what a test wants of it.
  fileprivate static func building(swift script: String) throws -> Prompted {
    let home = ScratchFolder()
    try home.write("bin/swift", "#!/bin/sh\n\(script)\n")
    let program = home.path + "/bin/swift"
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let path = "\(home.path)/bin:/usr/bin:/bin"
    return try Prompted(in: home, columns: 80, ["PATH": path])
  }
}

@Suite("Building at the prompt", .serialized, .timeLimit(.minutes(10)))
struct BuildPromptTests {
  @Test("a spinner turns, who is waited for is said, and Ctrl-C stops it and nothing else")
  func stopping() throws {
    let lock = "Another instance of SwiftPM (PID: 4711) is already running using '/p', waiting"
    let prompt = try Prompted.building(swift: "echo \"\(lock)\" >&2; exec sleep 600")
    try prompt.enter("open counter", then: "counter · mvvm · 0/0 ›")
    try prompt.enter(".increment", then: "counter · mvvm · 1/1 ›")
    prompt.terminal.type("reload\r")
    try prompt.terminal.wait("the spinner") {
      $0.text.contains("Waiting for another build (process 4711) in this folder; Ctrl-C stops.")
        && $0.currentLine.hasSuffix(" building counter, 0 s")
    }
    prompt.terminal.type("\u{3}")
    try prompt.terminal.wait("the end of the build") {
      $0.text.contains("workbench: Stopped building counter.")
        && $0.currentLine == "counter · mvvm · 1/1 ›"
    }
    try prompt.enter(".increment", then: "counter · mvvm · 2/2 ›")
    try prompt.leave()
  }

  @Test("what does not compile is shown, and nothing is left of the spinner")
  func failing() throws {
    let root = try #require(World.live.checkout)
    let error = "\(root)/Lessons/Counter/Model.swift:9:3: error: cannot find 'cout' in scope"
    let prompt = try Prompted.building(swift: "echo \"\(error)\"; exit 1")
    try prompt.enter("open counter", then: "counter · mvvm · 0/0 ›")
    prompt.terminal.type("reload\r")
    try prompt.terminal.wait("the error") {
      $0.text.hasSuffix(
        """
        counter · mvvm · 0/0 › reload
        workbench: Building counter failed with 1 error.
          Lessons/Counter/Model.swift:9: cannot find 'cout' in scope
        counter · mvvm · 0/0 ›
        """
      )
    }
    try prompt.leave()
  }
}
