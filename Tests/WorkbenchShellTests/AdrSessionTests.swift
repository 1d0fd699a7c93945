import PTYKit
import Problems
import TestSupport
import Testing

@testable import WorkbenchShell

/// A team with two folders other tools made, on its first day with the workbench.
@Suite("A team's first day")
struct AdrSessionTests {
  private func team() throws -> PlayedSession {
    var session = try PlayedSession()
    try session.scratch.write("services/api/doc/adr/0001-record.md", Self.adrTools)
    try session.scratch.write("services/api/doc/adr/0002-use-rest.md", Self.rest)
    try session.scratch.write("apps/ios/docs/decisions/0000-use-madr.md", Self.madr)
    try session.scratch.write(
      "apps/ios/docs/decisions/README.md",
      "# Decisions\n\n<!-- adr-toc -->\n<!-- /adr-toc -->\n"
    )
    session.shell.session.world.directory += "/services/api"
    return session
  }

  private static let adrTools = """
    # 1. Record architecture decisions

    Date: 2020-02-03

    ## Status

    Accepted

    ## Context

    We need to record them.

    ## Decision

    We use adr-tools.

    ## Consequences

    See Michael Nygard's article.

    """

  private static let rest = """
    # 2. Use REST

    Date: 2021-05-06

    ## Status

    Accepted

    Amends [1. Record architecture decisions](0001-record.md)

    ## Context

    Two clients.

    ## Decision

    REST.

    ## Consequences

    Many round trips.

    """

  private static let madr = """
    ---
    status: "accepted"
    date: 2024-03-04
    decision-makers: Ana, Luis
    ---

    # Use MADR

    ## Context and Problem Statement

    Which format?

    ## Considered Options

    * MADR
    * Nygard

    ## Decision Outcome

    Chosen option: "MADR", because it lists the options.

    ### Consequences

    * Good, because reasons are kept

    """

  /// What is typed and what is answered.
  private static let transcript: [(line: String, answer: String)] = [
    (
      "adr list",
      """
      doc/adr (found as doc/adr)
        1     Record architecture decisions  (Accepted, 2020-02-03)
        2     Use REST  (Accepted, 2021-05-06)

      """
    ),
    (
      "adr check",
      """
      doc/adr/0002-use-rest.md:9: one-sided-link
        It says "Amends", but 0001-record does not say the reverse. Whoever reads the
        other record does not learn of this one.
        Fix: Say it in 0001-record too. --fix does it.

      doc/adr (found as doc/adr): 2 records, 1 finding.
        adr check --fix corrects 1 of them.

      """
    ),
    (
      "adr check --fix",
      """
        fixed  doc/adr/0001-record.md

      doc/adr (found as doc/adr): 2 records, nothing found.

      """
    ),
    (
      "adr new Use GraphQL --supersedes 2 --section \"Context=Round trips.\" --section Decision=GraphQL. --section \"Consequences=A schema to keep.\"",
      """
      doc/adr/0003-use-graphql.md
      What it supersedes stays in force until adr status 3 accepted.

      """
    ),
    (
      "adr status 3 accepted",
      """
      doc/adr/0003-use-graphql.md
      doc/adr/0002-use-rest.md
      doc/adr/0002-use-rest.md is superseded with it.

      """
    ),
    (
      "adr new Share the schema --dir ../../apps/ios/docs/decisions --section \"Context=Two copies.\" --status accepted",
      "../../apps/ios/docs/decisions/0001-share-the-schema.md\n"
    ),
    (
      "adr search schema --dir doc/adr --dir ../../apps/ios/docs/decisions",
      """
        1     Share the schema  (accepted, 2026-11-30)
        ../../apps/ios/docs/decisions/0001-share-the-schema.md:7: # Share the schema
        3     Use GraphQL  (Accepted, 2026-11-30)
        doc/adr/0003-use-graphql.md:21: A schema to keep.

      """
    ),
    (
      "adr toc ../../apps/ios/docs/decisions/README.md --dir ../../apps/ios/docs/decisions",
      "../../apps/ios/docs/decisions/README.md\n"
    ),
    (
      "adr list --live",
      """
      doc/adr (found as doc/adr)
        1     Record architecture decisions  (Accepted, 2020-02-03)
        3     Use GraphQL  (Accepted, 2026-11-30)

      """
    ),
    ("adr check", "doc/adr (found as doc/adr): 3 records, nothing found.\n"),
  ]

  @Test("an adr-tools folder and a MADR folder are adopted, superseded, searched and checked")
  func firstDay() throws {
    var session = try team()
    for (line, answer) in Self.transcript {
      #expect(session.play(line) == answer, "\(line)")
    }
  }

  @Test("the old files say what they said, and what was asked")
  func files() throws {
    var session = try team()
    for (line, _) in Self.transcript { _ = session.play(line) }
    let api = "services/api/doc/adr/"
    #expect(
      try session.scratch.text(api + "0001-record.md")
        == Self.adrTools.replacing(
          "Accepted\n",
          with: "Accepted\n\nAmended by [2. Use REST](0002-use-rest.md)\n"
        )
    )
    #expect(
      try session.scratch.text(api + "0002-use-rest.md")
        == Self.rest.replacing(
          "Accepted\n",
          with: "Superseded by [3. Use GraphQL](0003-use-graphql.md)\n"
        )
    )
    #expect(try session.scratch.text("apps/ios/docs/decisions/0000-use-madr.md") == Self.madr)
    #expect(
      try session.scratch.text("apps/ios/docs/decisions/README.md") == """
        # Decisions

        <!-- adr-toc -->

        * [0. Use MADR](0000-use-madr.md)
        * [1. Share the schema](0001-share-the-schema.md)

        <!-- /adr-toc -->

        """
    )
  }
}
