import PTYKit
import Problems
import TestSupport
import Testing

@testable import WorkbenchShell

@Suite("Checking records")
struct AdrCheckTests {
  @Test("a finding has place, code, reason and remedy; what is safe is corrected")
  func checking() throws {
    var session = try PlayedSession(titles: ["Use tea", "Use milk"])
    try session.scratch.writeRecord(
      3,
      "Use coffee",
      status: "Acepted\n\nSupersedes [1. Use tea](0001-use-tea.md)",
      date: "2026/03/01",
      below: "\nOpen: who pays?\n"
    )
    #expect(
      session.play("adr check") == """
        doc/adr/0003-use-coffee.md:3: date-not-iso
          "2026/03/01" is not a day written as YYYY-MM-DD. Only YYYY-MM-DD sorts, and
          reads the same in every country.
          Fix: Write 2026-03-01. --fix does it.
        doc/adr/0003-use-coffee.md:7: unknown-status
          "Acepted" is no known status. Did you mean "accepted"? Readers and tools need
          to know whether the decision is in force.
          Fix: Use "accepted".
        doc/adr/0003-use-coffee.md:9: one-sided-supersession
          It says "Supersedes", but 0001-use-tea does not say the reverse. Whoever reads
          the old record must learn that it no longer holds, and what does.
          Fix: Decide whether it holds; then say it in 0001-use-tea too, or take it away
          here.
        doc/adr/0003-use-coffee.md:23: open-point
          Open: who pays? A decision with open points has not been fully made.
          Fix: Answer it, and take the word "Open:" away.

        doc/adr (found as doc/adr): 3 records, 4 findings.
          adr check --fix corrects 1 of them.

        """
    )
    #expect(session.status(of: "adr check") == .no)
    #expect(
      session.play("adr check --fix").hasPrefix(
        """
          fixed  doc/adr/0003-use-coffee.md
        doc/adr/0003-use-coffee.md:7: unknown-status

        """
      )
    )
    #expect(session.play("adr status 1") == "Accepted\n")
    _ = session.play("adr status 3 accepted")
    #expect(session.play("adr status 1") == "Superseded by [3. Use coffee](0003-use-coffee.md)\n")
    #expect(
      session.play("adr check --json") == """
        {"checked":3,"findings":[{"code":"open-point","fix":"Answer it, and take the word \
        \\"Open:\\" away.","fixable":false,"line":23,"message":"Open: who pays?","path":\
        "doc/adr/0003-use-coffee.md","why":"A decision with open points has not been fully \
        made."}],"fixed":[]}
        """
    )
  }

  @Test("a folder where all is well is status 0, and a fix changes nothing there")
  func nothing() throws {
    var session = try PlayedSession(titles: ["Use tea"])
    let before = try session.scratch.text("doc/adr/0001-use-tea.md")
    for line in ["adr check", "adr check --fix"] {
      #expect(session.play(line) == "doc/adr (found as doc/adr): 1 record, nothing found.\n")
      #expect(session.status(of: line) == .done)
    }
    #expect(try session.scratch.text("doc/adr/0001-use-tea.md") == before)
  }

  static let kinds: [(name: String, text: String, codes: [String])] = [
    ("0002-twice.md", "# 2. One\n", ["duplicate-number"]),
    ("0003-a.md", "# 4. A\n", ["number-mismatch"]),
    ("0003-a.md", "words\n", ["no-title"]),
    ("0003-a.md", "# 3. A\n", ["no-status", "no-date", "missing-section"]),
    ("0003-a.md", "", ["unreadable"]),
    ("0003-a.md", "# 3. A\n\n[x](0099-gone.md)\n", ["dangling-link"]),
    ("0003-a.md", "# 3. A\n\n## Status\n\nSuperseded\n", ["no-successor"]),
    ("0003-a.md", "---\nstatus: accepted\n? x\n---\n\n# 3. A\n", ["front-matter-line"]),
    (
      "0003-a.md", "---\nstatus: accepted\n---\n\n# 3. A\n\n## Status\n\nRejected\n",
      ["status-out-of-step"]
    ),
    ("0003-a.md", "---\nrevisit: 2026-11-30\n---\n\n# 3. A\n", ["review-overdue"]),
  ]

  @Test("every kind of finding, among records that are well", arguments: kinds)
  func findings(name: String, text: String, codes: [String]) throws {
    var session = try PlayedSession(titles: ["Use tea", "Use milk", "Use water"])
    try session.scratch.remove("doc/adr/0003-use-water.md")
    try session.scratch.write("doc/adr/" + name, text)
    let found = session.play("adr check")
    for code in codes { #expect(found.contains("/\(name):") && found.contains(": \(code)\n")) }
  }
}
