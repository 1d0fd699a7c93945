import DecisionRecords
import Foundation
import TestSupport
import Testing

@Suite struct OwnTemplateTests {
  static let madr = """
    ---
    status: "{proposed | rejected | … | superseded by ADR-0123}"
    date: {YYYY-MM-DD when the decision was last updated}
    ---

    # {short title, representative of solved problem and found solution}

    ## Context and Problem Statement

    {Describe the context, e.g., in free form
    or as a story.}

    <!-- This is an optional element. Feel free to remove. -->
    ## Decision Drivers

    * {decision driver 1, e.g., a force, …}
    * {decision driver 2}
    * … <!-- numbers can vary -->

    ## Decision Outcome

    Chosen option: "{title of option 1}", because {justification}.

    <!-- This is an optional element. Feel free to remove. -->
    ### Consequences

    * Good, because {positive consequence}

    Ask the architects first.

    """

  @Test func `Sections take the place of what the template asks for`() throws {
    let sandbox = try Sandbox().write(["docs/decisions/adr-template.md": Self.madr])
    let new = NewRecord(
      title: "Use tea",
      date: "2026-11-30",
      sections: [
        .init("Context", "It is cold."), .init("Decision Drivers", "* Warmth"),
        .init("Decision", "Tea."), .init("Consequences", "* Good"),
      ]
    )
    let created = try RecordFolder(sandbox.path + "/docs/decisions").create(new)
    #expect(
      try String(contentsOfFile: created.path, encoding: .utf8) == """
        ---
        status: proposed
        date: 2026-11-30
        ---

        # Use tea

        ## Context and Problem Statement

        It is cold.

        <!-- This is an optional element. Feel free to remove. -->
        ## Decision Drivers

        * Warmth

        ## Decision Outcome

        Tea.

        <!-- This is an optional element. Feel free to remove. -->
        ### Consequences

        * Good, because {positive consequence}

        Ask the architects first.

        * Good

        """
    )
  }

  @Test(arguments: [
    ("# [short title]", "# Use tea"), ("# {TITLE}", "# Use tea"),
    ("# 1. [short title]", "# 1. Use tea"), ("# ADR-0000: {title}", "# ADR-0001: Use tea"),
    ("# NUMBER. TITLE", "# 1. Use tea"),
  ]) func `The first heading is numbered as the template's is`(template: String, heading: String)
    throws
  {
    let sandbox = try Sandbox().write(["template.md": template + "\n\n## Context\n"])
    let created = try sandbox.folder.create(NewRecord(title: "Use tea", date: "2026-11-30"))
    let text = try String(contentsOfFile: created.path, encoding: .utf8)
    #expect(text.hasPrefix(heading + "\n"), "\(text)")
  }

  @Test func `Later headings are numbered as those of the records`() throws {
    let sandbox = try Sandbox().write([
      "template.md": "# [title]\n", "0001-a.md": "# ADR-0001: A\n\n## Status\n\nAccepted\n",
    ])
    let created = try sandbox.folder.create(NewRecord(title: "B", date: "2026-11-30"))
    #expect(created.record.heading == "ADR-0002: B")
  }
}
