import Foundation
import PTYKit
import Testing

/// What a world holds does not depend on how its program was linked, or it says so.
struct LinkingTests {
  private func stepped(missing: [String]) -> RunResult {
    let text = """
      missing: \(missing)
      asked
      waits for ["fetch(7)"]
      told of item 7
      done
      left: Leftover(jobs: 0, waiting: 0, steps: [])

      """
    return RunResult(output: text, status: .exited(0))
  }

  @Test func programSteps() throws {
    #expect(try run(builtProgram("WorldProbe")) == stepped(missing: []))
  }

  @Test func secondWayStepsWhatNeitherSleepsNorLooksAtClocks() throws {
    let missing = ["sleeps", "clocks and dates", "reads of observed properties"]
    #expect(try run(builtProgram("WorldProbe"), ["second"]) == stepped(missing: missing))
  }

  @Test func programWithoutEitherWaySaysSo() throws {
    let missing = [
      "work of the main actor", "work beside the main actor", "sleeps", "clocks and dates",
      "reads of observed properties",
    ]
    #expect(
      try run(builtProgram("WorldProbe"), ["neither"])
        == RunResult(
          output: """
            missing: \(missing)
            events: [Stepping.Event.notHeld([\(missing.joined(separator: ", "))])]

            """,
          status: .exited(1)
        )
    )
  }

  #if os(Linux)
    @Test func staticProgramSteps() throws {
      let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      // With a scratch folder of its own it does not wait for the build that runs this test.
      let scratch = root.appending(path: ".build/static")
      let build = try run(
        "/usr/bin/env",
        ["swift", "build", "--product", "WorldProbe", "--static-swift-stdlib"]
          + ["--scratch-path", scratch.path],
        environment: ProcessInfo.processInfo.environment,
        directory: root.path
      )
      try #require(build.status == .exited(0), "\(build.output)\(build.error)")
      let missing = ["sleeps", "clocks and dates", "reads of observed properties"]
      let program = scratch.appending(path: "debug/WorldProbe").path
      #expect(try run(program) == stepped(missing: missing))
    }
  #endif
}
