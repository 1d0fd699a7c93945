import Problems
import TestSupport
import Testing

@testable import WorkbenchShell

@Suite("New records")
struct AdrNewTests {
  @Test("an empty folder gets Nygard's form, with the sections given")
  func nygard() throws {
    var session = try PlayedSession()
    #expect(
      session.play(
        "adr new Use tea --section \"Context=We are *thirsty*.\" --section Decision=Tea."
      ) == """
        Decisions/0001-use-tea.md
        Decisions (the default, as no other was found) is new.

        """
    )
    #expect(
      try session.scratch.text("Decisions/0001-use-tea.md") == """
        # 1. Use tea

        Date: 2026-11-30

        ## Status

        Proposed

        ## Context

        We are *thirsty*.

        ## Decision

        Tea.

        ## Consequences

        <!-- What becomes easier, what becomes harder, and what it costs. -->

        """
    )
  }

  @Test("a short heading means the one the template has")
  func madr() throws {
    var session = try PlayedSession()
    _ = session.play(
      "adr new Tea --template madr-minimal --section Context=c --section Decision=d --section Cost=e"
    )
    #expect(
      try session.scratch.text("Decisions/0001-tea.md") == """
        ---
        status: proposed
        date: 2026-11-30
        ---

        # 1. Tea

        ## Context and Problem Statement

        c

        ## Considered Options

        <!-- One line for each way that was open. -->

        ## Decision Outcome

        d

        ### Consequences

        <!-- Good, because … Bad, because … -->

        ## Cost

        e

        """
    )
  }

  @Test(
    "every template gives a record that reads back",
    arguments: ["nygard", "madr", "madr-minimal", "madr-bullets", "y-statement", "workbench"]
  )
  func templates(name: String) throws {
    var session = try PlayedSession()
    let made = session.play("adr new Use R&D for C++ --template \(name) --status accepted --json")
    #expect(
      made.hasPrefix("{\"changed\":[],\"number\":1,\"record\":\"Decisions/0001-use-r-d-for-c")
    )
    #expect(
      session.play("adr list").lowercased().hasSuffix(
        "  1     use r&d for c++  (accepted, 2026-11-30)\n"
      )
    )
  }

  @Test("sections from a file: each heading of level 2, and MADR's two of level 3")
  func file() throws {
    var session = try PlayedSession()
    try session.scratch.write(
      "why.md",
      "# Not the title\n\n## Context\n\nOne.\n\n```\n## no heading\n```\n\n## Decision\nTwo.\n### Consequences\n- three\n"
    )
    _ = session.play("adr new Tea --template madr-minimal --file why.md")
    let text = try session.scratch.text("Decisions/0001-tea.md")
    #expect(
      text.contains("## Context and Problem Statement\n\nOne.\n\n```\n## no heading\n```\n\n")
    )
    #expect(text.hasSuffix("## Decision Outcome\n\nTwo.\n\n### Consequences\n\n- three\n"))
    try session.scratch.write("odd.md", "Some words.\n\n## Context\n\nOne.\n")
    #expect(
      session.play("adr new Two --file odd.md") == """
        workbench: The text before the first section of 'odd.md' belongs to no section.
          odd.md:1
          Try a line "## Context" above it.

        """
    )
    #expect(session.scratch.names(in: "Decisions") == ["0001-tea.md"])
  }

  @Test("a folder's own template, name pattern, width and spelling are followed")
  func conventions() throws {
    var session = try PlayedSession()
    for number in ["007", "008"] {
      try session.scratch.write(
        "docs/adr/ADR-\(number)-old.md",
        "# ADR-\(number): Old\n\nstatus: draft\n\nDate: 2026-01-01\n"
      )
    }
    try session.scratch.write(
      "docs/adr/template.md",
      "# ADR-NUMBER: TITLE\n\nstatus: STATUS\n\nDate: DATE\n\n## Why\n\n## What\n"
    )
    #expect(
      session.play("adr new Store DATE and STATUS --section Why=x")
        == "docs/adr/ADR-009-store-date-and-status.md\n"
    )
    #expect(
      try session.scratch.text("docs/adr/ADR-009-store-date-and-status.md") == """
        # ADR-009: Store DATE and STATUS

        status: draft

        Date: 2026-11-30

        ## Why

        x

        ## What

        """
    )
  }

  @Test("what a proposed record supersedes stays in force until it is accepted")
  func superseding() throws {
    var session = try PlayedSession(titles: ["Use tea", "Use milk"])
    #expect(
      session.play("adr new Use coffee --supersedes 1 --supersedes milk") == """
        doc/adr/0003-use-coffee.md
        What it supersedes stays in force until adr status 3 accepted.

        """
    )
    #expect(session.play("adr list --superseded").contains("None of 3 records"))
    #expect(
      session.play("adr status 3 accepted") == """
        doc/adr/0003-use-coffee.md
        doc/adr/0001-use-tea.md
        doc/adr/0002-use-milk.md
        doc/adr/0001-use-tea.md is superseded with it.
        doc/adr/0002-use-milk.md is superseded with it.

        """
    )
    #expect(
      session.play("adr list") == """
        doc/adr (found as doc/adr)
          1     Use tea  (Superseded by 3. Use coffee, 2026-01-15)
          2     Use milk  (Superseded by 3. Use coffee, 2026-01-15)
          3     Use coffee  (Accepted, 2026-11-30)

        """
    )
  }

  @Test("an accepted one does it at once, and links are said on both sides")
  func links() throws {
    var session = try PlayedSession(titles: ["Use tea", "Use milk"])
    #expect(
      session.play(
        "adr new Use coffee --status accepted --supersedes 1 --link \"2:Amends:Amended by\" --json"
      ) == """
        {"changed":["doc/adr/0001-use-tea.md","doc/adr/0002-use-milk.md"],"number":3,\
        "record":"doc/adr/0003-use-coffee.md","status":"Accepted"}\
        doc/adr/0001-use-tea.md says so too.
        doc/adr/0002-use-milk.md says so too.

        """
    )
    #expect(session.play("adr check").hasSuffix("3 records, 3 findings.\n"))
    #expect(try session.scratch.text("doc/adr/0002-use-milk.md").contains("\nAmended by [3. Use"))
  }

  static let refusals: [(line: String, expected: String)] = [
    ("adr new", "workbench: 'adr new' needs a title.\n  Try adr new TITLE.\n"),
    (
      "adr new Tea --supersedes 99",
      "workbench: No record is called \"99\". Did you mean 1, 2?\n"
    ),
    (
      "adr new Tea --link 1",
      "workbench: '1' does not say which record is linked and how.\n  Try --link \"3:Amends:Amended by\".\n"
    ),
    (
      "adr new Tea --section words",
      "workbench: 'words' is no section.\n  Try --section \"Context=What makes a decision necessary.\"\n"
    ),
    (
      "adr new Tea --template nygrad",
      "workbench: There is no template \"nygrad\". Choose one of nygard, madr,\nmadr-minimal, madr-bullets, y-statement, workbench.\n"
    ),
    (
      "adr new Tea --dir a --dir b",
      "workbench: 'adr new' works in one folder at a time.\n  Try --dir a\n  Try --dir b\n"
    ),
    (
      "adr new Tea --file nowhere.md",
      "workbench: 'nowhere.md' cannot be read: no such file or directory.\n  Try another path.\n"
    ),
  ]

  @Test("a refusal writes nothing", arguments: refusals)
  func refused(line: String, expected: String) throws {
    var session = try PlayedSession(titles: ["Use tea", "Use milk"])
    #expect(session.play(line) == expected)
    #expect(session.scratch.names(in: "doc/adr") == ["0001-use-tea.md", "0002-use-milk.md"])
  }
}
