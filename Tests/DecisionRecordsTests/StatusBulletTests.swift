import DecisionRecords
import Foundation
import TestSupport
import Testing

@Suite struct StatusBulletTests {
  @Test(arguments: [
    (
      "- Deciders: Ann\n- Date: 2020-01-01\n",
      "- Status: rejected\n- Deciders: Ann\n- Date: 2020-01-01\n"
    ),
    ("* **Date:** 2020-01-01\n", "* **Status:** rejected\n* **Date:** 2020-01-01\n"),
    ("- note\n- date: 2020-01-01\n", "- note\n- status: rejected\n- date: 2020-01-01\n"),
    ("- Tags:\n- x\n", "- Status: rejected\n- Tags:\n- x\n"),
    ("- one\n- two\n", "- one\n- two\n\n## Status\n\nRejected\n"),
    ("Date: 2020-01-01\n", "Date: 2020-01-01\n\n## Status\n\nRejected\n"),
  ]) func `A record that states things in bullets gets one for the status`(
    old: String,
    new: String
  ) throws {
    let rest = "\n## Context\n\nx\n"
    let sandbox = try Sandbox().write(["20200101-a.md": "# A\n\n" + old + rest])
    try sandbox.folder.setStatus("20200101-a", to: "rejected", day: "2026-11-30")
    #expect(try sandbox.text("20200101-a.md") == "# A\n\n" + new + rest)
    #expect(try sandbox.folder.read().records.first?.standing == .rejected)
  }

  @Test(arguments: [
    ("- [ ] Proposed\n- [x] Accepted\n", "- [ ] Proposed\n- [x] Rejected\n", "accepted"),
    ("- [X] Proposed\n- [ ] Accepted\n", "- [X] Rejected\n- [ ] Accepted\n", "proposed"),
  ]) func `The status is what is ticked`(old: String, new: String, word: String) throws {
    let sandbox = try Sandbox().write(["0001-a.md": "# A\n\n## Status\n\n" + old])
    #expect(try sandbox.folder.read().records.first?.statusWord == word)
    try sandbox.folder.setStatus("1", to: "rejected", day: "2026-11-30")
    #expect(try sandbox.text("0001-a.md") == "# A\n\n## Status\n\n" + new)
  }

  @Test func `A title that is not UTF-8 is not copied into other files`() throws {
    let sandbox = try Sandbox().write(["0001-a.md": "# 1. A\n\n## Status\n\nAccepted\n"])
    try sandbox.write("0002-b.md", Data([0x23, 0x20, 0x32, 0x2E, 0x20, 0x43, 0xE9, 0x0A]))
    try sandbox.folder.link("1", "Amends", "2", "")
    #expect(
      try sandbox.text("0001-a.md")
        == "# 1. A\n\n## Status\n\nAccepted\n\nAmends [ADR-0002](0002-b.md)\n"
    )
  }

  @Test func `A status nobody has filled in names no record`() throws {
    let status = "{proposed | accepted | superseded by [ADR-0005](0005-example.md)}"
    let sandbox = try Sandbox().write(["0001-a.md": "---\nstatus: \"\(status)\"\n---\n\n# A\n"])
    let codes = try sandbox.folder.check(today: "2026-11-30").map(\.code)
    #expect(!codes.contains("dangling-link"))
  }
}
