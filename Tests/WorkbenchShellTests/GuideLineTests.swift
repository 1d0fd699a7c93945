import PTYKit
import TestSupport
import Testing

@testable import WorkbenchShell

@Suite("What may stand in a guide")
struct GuideLineTests {
  private static let may = GuideLine.commands.union(["test"])

  @Test(
    "of all commands, steps, travelling and looking",
    arguments: CommandList.workbench.commands.map(\.name)
  )
  func commands(name: String) {
    #expect(GuideLine.mayRun(name, .workbench) == Self.may.contains(name))
    #expect(GuideLine.mayRun("\(name) --json", .workbench) == Self.may.contains(name))
  }

  static let lines: [(line: String, may: Bool)] = [
    (".press", true), ("send .press", true), (".press(\"adr new\")", true), ("only mvvm", true),
    ("workbench adr new Hello", false), ("workbench back", true), (":adr new Hello", false),
    ("lesson new pwned", false), ("lesson check x --trust", false), ("open x --trust", false),
    ("quit", false), ("q", false), ("forget first/first", false), ("test file.swift", false),
    ("test", true), ("save run.txt", false), ("replay run.txt", false), ("reload", false),
    ("watch", false), ("import progress x", false), ("export progress x", false), ("next", false),
    ("--lang es adr new Hello", false), ("adr \"new\" Hello", false), ("decide", false),
  ]

  @Test("whatever way it is typed", arguments: lines)
  func line(line: String, may: Bool) {
    #expect(GuideLine.mayRun(line, .workbench) == may)
  }

  @Test("next shows what may not be run, and goes on")
  func next() throws {
    var probe = Probe()
    probe.guide = """
      # A probe

      ```
      .press
      adr new Hello
      lesson new pwned
      forget probe
      quit
      state count
      ```

      """
    var played = try PlayedSession()
    let entry = probe.entry
    played.shell.session.shelf = LessonShelf([entry])
    _ = played.play("open probe")
    let reply = try played.shell.evaluate(line: "next")
    #expect(!reply.leaves)
    #expect(
      reply.page.text(.piped).hasSuffix(
        """
        › adr new Hello
        not run: a guide takes steps and looks; type it yourself if you want it.

        › lesson new pwned
        not run: a guide takes steps and looks; type it yourself if you want it.

        › forget probe
        not run: a guide takes steps and looks; type it yourself if you want it.

        › quit
        not run: a guide takes steps and looks; type it yourself if you want it.

        › state count
        1

        """
      )
    )
    #expect(played.scratch.names() == [])
  }
}
