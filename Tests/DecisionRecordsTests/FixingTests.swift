import DecisionRecords
import Foundation
import TestSupport
import Testing

/// A check decides nothing for anybody and says nothing twice.
@Suite struct FixingTests {
  private static func section(_ number: Int, _ status: String, _ more: String = "") -> String {
    "# \(number). R\(number)\n\nDate: 2020-01-01\n\n## Status\n\n\(status)\n\(more)"
  }

  @Test(arguments: [
    "Supersedes [1. R1](0001-a.md)", "Supersedes ADR 1", "Replaces [1. R1](0001-a.md)",
    "Supersedes [1. R1](0001-a.md#caching)", "Supersedes [1. R1](0001-a.md) in part",
    "Partly supersedes [1. R1](0001-a.md)", "Supersedes the caching part of [1. R1](0001-a.md)",
    "Supersedes [1. R1](0001-a.md) (only the section on caches)",
  ]) func `A record in force stays in force, whatever a later one says`(words: String) throws {
    for status in ["Accepted", "Proposed", "Trial", "Deprecated"] {
      let files = [
        "0001-a.md": Self.section(1, status),
        "0002-b.md": Self.section(2, "Accepted", "\n\(words)\n"),
      ]
      let sandbox = try Sandbox().write(files)
      let fixed = try sandbox.folder.fix(today: "2026-11-30")
      #expect(fixed.changed == [] && fixed.remaining.allSatisfy { !$0.isFixable })
      try sandbox.expect(files)
    }
  }

  @Test(arguments: [
    "Supersedes [1. R1](0001-a.md#caching)", "Supersedes [1. R1](0001-a.md) in part",
    "Supersedes ADR-0001 partly", "Supersedes ADR 1 (section 2)",
  ]) func `Whoever takes the place of a part leaves the rest in force`(words: String) throws {
    let old = Self.section(1, "Accepted")
    let sandbox = try Sandbox().write([
      "0001-a.md": old, "0002-b.md": Self.section(2, "Proposed", "\n\(words)\n"),
    ])
    try sandbox.folder.setStatus("2", to: "accepted", day: "2026-11-30")
    #expect(try sandbox.text("0001-a.md") == old)
  }

  @Test func `A proposal does nothing to others yet`() throws {
    let files = [
      "0001-a.md": Self.section(1, "Accepted"),
      "0002-b.md": Self.section(2, "Proposed", "\nAmends [1. R1](0001-a.md)\n"),
    ]
    let sandbox = try Sandbox().write(files)
    #expect(try sandbox.folder.fix(today: "2026-11-30").changed == [])
    try sandbox.expect(files)
  }

  /// Two records without a section for links, which others amend in several places.
  @Test(arguments: [
    "---\nstatus: accepted\ndate: 2020-01-01\n---\n\n# A\n",
    "# A\n\n* Status: accepted\n* Date: 1 May 2020\n",
  ])
  func `Links stand below one heading, and each once`(text: String) throws {
    let amending = "\nAmends [A](0001-a.md)\n\nAmends [A](0001-a.md)\n\nAmends ADR 1\n"
    let sandbox = try Sandbox().write([
      "0001-a.md": text, "0002-b.md": Self.section(2, "Accepted", amending),
      "0003-c.md": Self.section(3, "Accepted", amending),
    ])
    let fixed = try sandbox.folder.fix(today: "2026-11-30")
    #expect(fixed.changed == [sandbox.path + "/0001-a.md"])
    let date = text.replacingOccurrences(of: "1 May 2020", with: "2020-05-01")
    let bullet = text.contains("* ") ? "*" : "-"
    #expect(
      try sandbox.text("0001-a.md") == date + """

        ## Links

        \(bullet) Amended by [2. R2](0002-b.md)
        \(bullet) Amended by [3. R3](0003-c.md)

        """
    )
    #expect(try sandbox.folder.fix(today: "2026-11-30").changed == [])
  }

  @Test func `What cannot be corrected in one file is corrected in the others`() throws {
    let sandbox = try Sandbox().write([
      "0001-a.md": "---\nstatus: accepted\ndate: >-\n  1 May 2020\n---\n\n# A\n",
      "0002-b.md": "# 2. B\n\nDate: 1 May 2020\n\n## Status\n\nAccepted\n",
    ])
    let fixed = try sandbox.folder.fix(today: "2026-11-30")
    #expect(fixed.changed == [sandbox.path + "/0002-b.md"])
    #expect(fixed.refused.map(\.finding.path) == [sandbox.path + "/0001-a.md"])
    #expect(fixed.remaining.map(\.code) == ["date-not-iso"])
  }

  @Test func `What is superseded already learns by what`() throws {
    let sandbox = try Sandbox().write([
      "0001-a.md": Self.section(1, "Superseded"),
      "0002-b.md": Self.section(2, "Accepted", "\nSupersedes [1. R1](0001-a.md)\n"),
      "0003-c.md": Self.section(3, "Superseded by [2. R2](0002-b.md)"),
    ])
    #expect(try sandbox.folder.fix(today: "2026-11-30").remaining == [])
    try sandbox.expect([
      "0001-a.md": Self.section(1, "Superseded by [2. R2](0002-b.md)"),
      "0002-b.md": Self.section(
        2,
        "Accepted",
        "\nSupersedes [1. R1](0001-a.md)\n\nSupersedes [3. R3](0003-c.md)\n"
      ),
      "0003-c.md": Self.section(3, "Superseded by [2. R2](0002-b.md)"),
    ])
  }
}
