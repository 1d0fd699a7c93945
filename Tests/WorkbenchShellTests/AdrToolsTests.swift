import Foundation
import PTYKit
import TestSupport
import Testing

/// The program adr-tools brings, where it is installed.
private let adrTools: String? = {
  let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
  return path.split(separator: ":").map { "\($0)/adr" }.first {
    FileManager.default.isExecutableFile(atPath: $0)
  }
}()

@Suite("Beside adr-tools", .enabled(if: adrTools != nil, "adr-tools is not installed"))
struct AdrToolsTests {
  let scratch: ScratchFolder

  /// A folder that adr-tools made, with two records of its own and a decision of ours.
  init() throws {
    scratch = ScratchFolder()
    try scratch.write("Package.swift", "")
    _ = try adr("init", "doc/adr")
    _ = try adr("new", "Use tea")
    let decided = try ours(
      "decide",
      "team-size=2",
      "--record",
      "title=Use light MVVM",
      "owner=Ana",
      "revisit=team-size>=5; when --> it -- hurts"
    )
    #expect(decided == "doc/adr/0003-use-light-mvvm.md\n")
  }

  private func adr(_ words: String...) throws -> String {
    let environment = cleanEnvironment(
      home: scratch.path,
      ["ADR_DATE": "2026-11-30", "VISUAL": "true", "EDITOR": "true"]
    )
    let program = try #require(adrTools)
    let result = try run(program, words, environment: environment, directory: scratch.path)
    #expect(result.status == .exited(0), "adr \(words): \(result.error)")
    return result.output
  }

  private func ours(_ words: String...) throws -> String {
    let result = try workbench(words, in: scratch)
    #expect(result.status == .exited(0), "\(words): \(result.error)")
    return result.output
  }

  @Test("list, toc and graph name our record by its title")
  func reading() throws {
    #expect(
      try adr("list") == """
        doc/adr/0001-record-architecture-decisions.md
        doc/adr/0002-use-tea.md
        doc/adr/0003-use-light-mvvm.md

        """
    )
    #expect(
      try adr("generate", "toc").hasSuffix(
        """
        * [1. Record architecture decisions](0001-record-architecture-decisions.md)
        * [2. Use tea](0002-use-tea.md)
        * [3. Use light MVVM](0003-use-light-mvvm.md)

        """
      )
    )
    #expect(
      try adr("generate", "graph").contains(
        "    _3 [label=\"3. Use light MVVM\"; URL=\"0003-use-light-mvvm.html\"];\n"
      )
    )
  }

  @Test("links, a successor and a status, in turns, lose nothing of either side")
  func inTurns() throws {
    _ = try adr("link", "3", "Amends", "2", "Amended by")
    #expect(try ours("adr", "status", "3", "accepted") == "doc/adr/0003-use-light-mvvm.md\n")
    _ = try ours("adr", "link", "1", "Clarifies", "3", "Clarified by")
    #expect(try adr("new", "-s", "3", "Use capabilities") == "doc/adr/0004-use-capabilities.md\n")
    #expect(try ours("adr", "new", "Use water") == "doc/adr/0005-use-water.md\n")
    let graph = try adr("generate", "graph")
    for edge in ["_3 -> _2 [label=\"Amends\"", "_4 -> _3 [label=\"Supersedes\""] {
      #expect(graph.contains("  \(edge), weight=0]\n"), "\(graph)")
    }
    #expect(
      try ours("adr", "list", "--plain") == """
        doc/adr (named by .adr-dir)
          1     Record architecture decisions  (Accepted, 2026-11-30)
          2     Use tea  (Accepted, 2026-11-30)
          3     Use light MVVM  (Superseded by 4. Use capabilities, 2026-11-30)
          4     Use capabilities  (Accepted, 2026-11-30)
          5     Use water  (Proposed, 2026-11-30)

        """
    )
    let text = try scratch.text("doc/adr/0003-use-light-mvvm.md")
    #expect(
      text.hasPrefix(
        """
        # 3. Use light MVVM

        Date: 2026-11-30

        Owner: Ana

        """
      )
    )
    #expect(
      text.hasSuffix(
        #"""

        - team-size>=5
        - when --> it -- hurts

        <!-- workbench
        tree: architecture
        tree-version: 1
        answers:
          team-size: 2
        revisit:
          - team-size>=5
          - "when -\u002D> it -\u002D hurts"
        -->

        """#
      )
    )
  }

  @Test("a review reads the answers and the triggers, before and after adr-tools was there")
  func reviewing() throws {
    for (other, line) in [(["link", "3", "Amends", "2", "Amended by"], 73), (["list"], 75)] {
      let review = try workbench(["adr", "review", "team-size=6", "domain=simple"], in: scratch)
      #expect(
        review.output == """
          doc/adr (named by .adr-dir), on 2026-11-30
            with domain=simple team-size=6
            3     Use light MVVM  (Proposed, 2026-11-30)
            doc/adr/0003-use-light-mvvm.md:\(line): team-size>=5 holds, as it is 6

          1 decision to look at again.

          """
      )
      let program = try #require(adrTools)
      _ = try run(
        program,
        other,
        environment: cleanEnvironment(home: scratch.path, ["EDITOR": "true"]),
        directory: scratch.path
      )
    }
  }
}
