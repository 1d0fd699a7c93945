import DecisionRecords
import Foundation
import TestSupport
import Testing

/// What a record says of its successor stays as long as it is superseded.
@Suite struct SuccessorTests {
  static let sayings = [
    "Superceded by [2. B](0002-b.md)", "Superseded by [2. B](0002-b.md)",
    "Replaced by [2. B](0002-b.md)", "replaced by ADR-0002", "Superseded by ADR 2, after a trial",
    "**Superceded by** [2. B](0002-b.md).", "✅ Superseded by [2. B](0002-b.md)",
    "Superseded by [the wiki](https://x.y/z)", "Superseded by [2. B](gone.md)",
    "Superseded by [2. B](../other/0002-b.md) and [3. C](0003-c.md)", "Superseded by ADR-0077",
    "Obsolete, replaced by [2. B](0002-b.md)",
  ]

  @Test(arguments: sayings, StatusSpelling.places)
  func `Saying superseded once more keeps the successor`(saying: String, place: String) throws {
    let text = StatusSpelling.text(saying, at: place)
    for word in ["superseded", "Superceded", "replaced"] {
      let sandbox = try Sandbox().write(["0001-a.md": text])
      let old = try #require(try sandbox.folder.read().records.first)
      guard old.standing == .superseded else { continue }
      try sandbox.folder.setStatus("1", to: word, day: "2026-11-30")
      let new = try #require(try sandbox.folder.read().records.first)
      #expect(new.standing == .superseded)
      #expect(new.links.map(\.target) == old.links.map(\.target), "\(word)")
    }
  }

  @Test(arguments: sayings, StatusSpelling.places)
  func `A second successor takes nothing from the first`(saying: String, place: String) throws {
    let text = StatusSpelling.text(saying, at: place)
    let sandbox = try Sandbox().write([
      "0001-a.md": text, "0009-n.md": "# 9. N\n\n## Status\n\nAccepted\n",
    ])
    let old = try #require(try sandbox.folder.read().records.first)
    try sandbox.folder.supersede("1", by: "9", day: "2026-11-30")
    let new = try #require(try sandbox.folder.read().records.first)
    #expect(new.standing == .superseded)
    for link in old.links { #expect(new.links.contains { $0.target == link.target }) }
    #expect(new.links.contains { $0.relation == .supersededBy && $0.target == .file("0009-n.md") })
  }

  @Test func `The folder's spelling is kept`() throws {
    let text = "# 1. A\n\n## Status\n\nSuperceded by [2. B](0002-b.md)\n"
    let sandbox = try Sandbox().write(["0001-a.md": text])
    #expect(try sandbox.folder.setStatus("1", to: "superseded", day: "2026-11-30").changed == [])
    try sandbox.expect(["0001-a.md": text])
  }
}
