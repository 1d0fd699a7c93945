import Foundation
import PTYKit
import Testing

/// What a world holds does not depend on how its program was linked, or it says so.
struct LinkingTests {
  private let stepped = """
    missing: []
    asked
    waits for ["fetch(7)"]
    told of item 7
    done
    left: Leftover(jobs: 0, waiting: 0, steps: [])

    """

  private let refused = RunResult(
    output: """
      missing: ["work of the main actor", "work beside the main actor"]
      events: [Stepping.Event.notHeld([work of the main actor, work beside the main actor])]

      """,
    status: .exited(1)
  )

  @Test func dynamicProgramSteps() throws {
    #expect(try run(builtProgram("WorldProbe"), []).output == stepped)
  }

  @Test func programThatHandsNothingOverSaysSo() throws {
    #expect(try run(builtProgram("WorldProbe"), ["uncontrolled"]) == refused)
  }

  #if os(Linux)
    @Test func staticProgramSaysSo() throws {
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
      #expect(try run(scratch.appending(path: "debug/WorldProbe").path) == refused)
    }
  #endif
}
