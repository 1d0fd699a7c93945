/// Records as tools write them.
extension Shape {
  static let ofTools = [
    Shape(
      "adr-tools, superseded",
      "0001-record-architecture-decisions.md",
      """
      # 1. Record architecture decisions

      Date: 2016-02-12

      ## Status

      Superceded by [2. Use tea](0002-use-tea.md)

      Amended by [3. Use milk](0003-use-milk.md)

      ## Context

      We need to record [things](https://example.com).

      """,
      """
      1 Record architecture decisions
      status: Superceded by [2. Use tea](0002-use-tea.md) [superceded] superseded
      date: 2016-02-12 [2016-02-12]
      link 7: Superceded by -> file("0002-use-tea.md")
      link 9: Amended by -> file("0003-use-milk.md")
      link 13:  -> elsewhere("https://example.com")
      """
    ),
    Shape(
      "adr-tools, superseding, old date",
      "0002-use-tea.md",
      """
      # 2. Use tea

      Date: 12/02/2016

      ## Status

      Accepted

      Supercedes [1. Record architecture decisions](0001-record-architecture-decisions.md)

      """,
      """
      2 Use tea
      status: Accepted [accepted] accepted
      date: 12/02/2016 [-]
      link 9: Supercedes -> file("0001-record-architecture-decisions.md")
      """
    ),
    Shape(
      "MADR 2",
      "0005-use-x.md",
      """
      # Use X for Y

      * Status: superseded by [ADR-0007](0007-z.md) <!-- optional -->
      * Deciders: Ann, Bob
      * Date: 2020-11-30

      Technical Story: none

      ## Links

      * Refined by [ADR-0006](0006-q.md)
      * [Supersedes] [ADR-0001](0001-a.md)
      """,
      """
      5 Use X for Y
      status: superseded by [ADR-0007](0007-z.md) [superseded] superseded
      date: 2020-11-30 [2020-11-30]
      deciders: Ann
      deciders: Bob
      link 3: superseded by -> file("0007-z.md")
      link 11: Refined by -> file("0006-q.md")
      link 12: Supersedes -> file("0001-a.md")
      """
    ),
    Shape(
      "MADR 4",
      "0123-use-x.md",
      """
      ---
      # These are optional metadata elements.
      status: "superseded by ADR-0124" # quoted
      date: 2024-01-02
      decision-makers: [Ann, 'Bob B.']
      consulted:
        - Cyd
      informed:
      ---

      # Use X

      ## Context and Problem Statement

      Why?
      """,
      """
      123 Use X
      status: superseded by ADR-0124 [superseded] superseded
      date: 2024-01-02 [2024-01-02]
      decision-makers: Ann
      decision-makers: Bob B.
      consulted: Cyd
      link 3: superseded by -> number(124)
      """
    ),
    Shape(
      "log4brains",
      "20210113-use-x.md",
      """
      # Use X

      - Status: draft
      - Date: 2021-01-13
      - Tags: db, ui kit

      ## Links <!-- optional -->

      - Supersedes [20200101-old](20200101-old.md)
      """,
      """
      - Use X
      status: draft [draft] proposed
      date: 2021-01-13 [2021-01-13]
      tags: db, ui kit
      link 9: Supersedes -> file("20200101-old.md")
      """
    ),
    Shape(
      "adrs front matter",
      "0004-use-x.md",
      """
      ---
      number: 4
      title: Use X
      date: 2026-01-22
      status: accepted
      links:
        - target: 2
          kind: supersedes
        - target: 3
          kind: relatesto
          description: why
      tags: single
      ---

      ## Context

      Text.
      """,
      """
      4 Use X
      status: accepted [accepted] accepted
      date: 2026-01-22 [2026-01-22]
      tags: single
      link 7: supersedes -> number(2)
      link 9: relatesto -> number(3)
      """
    ),
    Shape(
      "front matter and heading",
      "ADR-007-use-x.md",
      """
      ---
      status: Accepted
      ---
      # ADR-007: Use X

      ## Status

      **Accepted**

      ## Date

      Oct 29, 2022
      """,
      """
      7 Use X
      status: Accepted [accepted] accepted
      date: Oct 29, 2022 [-]
      """
    ),
  ]
}
