import DecisionRecords
import Foundation
import TestSupport
import Testing

/// What stands elsewhere in a record never keeps its status from being changed.
@Suite struct SurroundingsTests {
  static let lines = [
    "https://example.org/adr", "http://example.org/a_b_c is where it began", "www.example.org",
    "ann@example.org", "ann@example.org, ben@example.org", "mailto:ann@example.org wrote this",
    "<https://example.org>", "<ann@example.org>", "See (https://example.org/a_(b))",
    "It ends in a bracket (here)", "It ends in a bracket (here)  ", "It ends **boldly**",
    "It ends **boldly**   ", "**All bold**  ", "*All leaning* ", "__All__ ", "***Both***   ",
    "~~struck~~  ", "`code`  ", "``a ` b``", "[a](https://x.y)  ", "[a]", "[a][b]", "[^1]",
    "![i](p.png)  ",
    "a * b * c", "2 ** 3 ** 4", "snake_case_word", "_half", "half*", "**", "* *", "***", "- - -",
    "+ ",
    "a\\\\", "a\\", "\\*", "&amp; &lt; &copy;", "&nope;", "<b>bold</b>  ", "<br>", "a <!-- b --> c",
    "<!-- a -->", "1. one", "1) one", "> quoted  ", "> - https://x.y",
    "| a | b |", "a | b", "# ", "#hash", "Qx Qxqx", "\tcode", "    code", "\u{2028}", "\u{A0}",
    "\u{200B}",
    "a  \nb", "https://x.y  \nhttps://z", "日本語（注）  ", "**日本語**は", "é\u{301}", "👩‍💻 https://x.y",
    "a: https://x.y", "- a@b.cd", "1. a@b.cd (x)  ", "term\n: https://x.y", "\"quoted\" 'words'  ",
    "(https://x.y)", "[https://x.y](https://x.y)", "xmpp:a@b.cd", "ftp://x.y", "a_b@c_d.ef",
    "[b]: https://x.y \"t\"", "[^1]: https://x.y", "$a_b$ https://x.y", "a<https://x.y>b", ")",
    "))) ",
    "-- https://x.y --", "http://", "www.", "@", "@@", "a@", "https://x.y.", "https://x.y)**  ",
  ]

  /// Records with `{S}` for the status and `%` for what surrounds it.
  static let places = [
    "# 1. A\n\n%\n\n## Status\n\n{S}\n\n## Context\n\n%\n",
    "# 1. A\n\n## Status\n\n{S}\n\n%\n\n## Context\n\n- %\n- %\n\n> %\n",
    "# 1. A\n\nStatus: {S}\n\nDate: 2020-01-01\n\n## Context\n\n%\n",
    "# 1. A\n\n* Status: {S}\n* Date: 2020-01-01\n\n## Context\n\n%\n\n### %\n",
    "# 1. A\n\n| Status | {S} |\n|---|---|\n| Date | 2020-01-01 |\n\n## Context\n\n%\n",
    "---\nstatus: accepted\n---\n\n# A\n\n## Status\n\n{S}\n\n## Context\n\n%\n",
  ]

  @Test(arguments: lines) func `A harmless line stops no change of status`(line: String) throws {
    for place in Self.places {
      try expectChanges(place.replacingOccurrences(of: "%", with: line))
    }
  }

  @Test func `No mixture of harmless lines stops a change of status`() throws {
    var random = Random(seed: 9)
    for _ in 0..<60 {
      let pieces = Self.places[random.number(below: Self.places.count)].components(separatedBy: "%")
      let text = pieces.dropFirst().reduce(pieces[0]) { text, piece in
        let lines = (0...random.number(below: 4)).map { _ in
          Self.lines[random.number(below: Self.lines.count)]
        }
        return text + lines.joined(separator: "\n\n") + piece
      }
      try expectChanges(text)
    }
  }

  private static let other = ["0002-b.md": "# 2. B\n\n## Status\n\nAccepted\n"]

  /// Expects each change of the status to exchange its word and nothing else.
  private func expectChanges(_ text: String) throws {
    try expect(text, "Rejected", matter: "rejected") {
      try $0.setStatus("1", to: "rejected", day: "2026-11-30")
    }
    try expect(text, "Superseded by [2. B](0002-b.md)", matter: "superseded by ADR-0002") {
      try $0.supersede("1", by: "2", day: "2026-11-30")
    }
  }

  private func expect(
    _ text: String,
    _ words: String,
    matter: String,
    _ change: (RecordFolder) throws -> Written
  ) throws {
    let before = text.replacingOccurrences(of: "{S}", with: "Accepted")
    let sandbox = try Sandbox().write(Self.other).write(["0001-a.md": before])
    do { _ = try change(sandbox.folder) } catch {
      Issue.record("\(error)\n\(before)")
      return
    }
    let after = text.replacingOccurrences(of: "{S}", with: words)
      .replacingOccurrences(of: "status: accepted", with: "status: \(matter)")
    #expect(try sandbox.text("0001-a.md") == after, "\(before)")
  }
}
