/// Records as teams write them by hand.
extension Shape {
  static let homeMade = [
    Shape(
      "bold lines with prose",
      "12-x.md",
      """
      # ADR 12 - Use X

      **Status:** ✅ Accepted — after the trial
      **Date:** Q4 2025
      **Owner:** Ann
      """,
      """
      12 Use X
      status: ✅ Accepted — after the trial [accepted] accepted
      date: Q4 2025 [-]
      owner: Ann
      """
    ),
    Shape(
      "table",
      "0009-x.md",
      """
      # 9. Use X

      | Field  | Value      |
      |--------|------------|
      | Status | Rejected   |
      | Date   | 2020-01-31 |
      """,
      """
      9 Use X
      status: Rejected [rejected] rejected
      date: 2020-01-31 [2020-01-31]
      """
    ),
    Shape(
      "table across",
      "2020-05-06-x.md",
      """
      # Use X

      | Status | Date |
      | --- | --- |
      | Final | 2020-1-31 |
      """,
      """
      - Use X
      status: Final [final] accepted
      date: 2020-1-31 [-]
      """
    ),
    Shape(
      "translated, a dated log",
      "0003-用-x.md",
      """
      # 3. 用 X

      日期: 2018-03-04

      ## 状态

      2018-03-04 提议

      2018-03-09 已采纳
      """,
      """
      3 用 X
      status: 2018-03-09 已采纳 [已采纳] accepted
      date: 2018-03-04 [2018-03-04]
      """
    ),
    Shape(
      "struck out",
      "0003-x.md",
      """
      # 3. X

      ## status

      ~~Accepted~~ Replaced by ADR 12.
      """,
      """
      3 X
      status: ~~Accepted~~ Replaced by ADR 12. [replaced] superseded
      date: - [-]
      link 5: Replaced by -> number(12)
      """
    ),
    Shape(
      "things that look like a status",
      "0003-x.md",
      """
      # 3. X

      ```
      ## Status

      Rejected
      ```

      <!--
      ## Status

      Deprecated
      -->

      ## Status

      On hold
      """,
      """
      3 X
      status: On hold [on] proposed
      date: - [-]
      """
    ),
    Shape(
      "number in the front matter's title",
      "0031-x.md",
      """
      ---
      title: "31. Use X"
      status: Implementable
      superseded_by: ["0032"]
      ---
      ## Context

      x
      """,
      """
      31 Use X
      status: Implementable [implementable] proposed
      date: - [-]
      link 4: superseded by -> number(32)
      """
    ),
    Shape(
      "sections for date and review",
      "ADR-3.md",
      """
      # ADR-3 Use X

      ## Established

      2024-05-06

      ## Revisit by

      2025-01-01

      ## Status: **Accepted**
      """,
      """
      3 Use X
      status: Accepted [accepted] accepted
      date: 2024-05-06 [2024-05-06]
      """
    ),
    Shape(
      "nothing but words",
      "notes.md",
      "Some words: and more.",
      """
      - -
      status: - [-] unstated
      date: - [-]
      """
    ),
    Shape(
      "no heading",
      "adr-10-x.md",
      """
      ---
      adr: 10
      title: 'Ann''s X'
      status: Living
      supersedes: ["0002", 0003-y.md]
      ---
      Text.
      """,
      """
      10 Ann's X
      status: Living [living] accepted
      date: - [-]
      link 5: supersedes -> number(2)
      link 5: supersedes -> file("0003-y.md")
      """
    ),
  ]
}
