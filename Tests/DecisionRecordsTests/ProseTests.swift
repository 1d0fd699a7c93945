import DecisionRecords
import Foundation
import TestSupport
import Testing

/// Prose is never taken for a status and overwritten.
@Suite struct ProseTests {
  static let intros = [
    "- status: open or closed", "Each ticket has:\n\n- id: a number\n- status: open",
    "- id: 7\n- status: open or closed\n- owner: somebody", "Status: proposed or accepted",
    "Status: the word a ticket has, such as open", "Some words.\n\nStatus: open\n\nMore words.",
    "| Status | Meaning |\n|---|---|\n| open | somebody works on it |\n| closed | nobody does |",
    "- **Status**: proposed/accepted/rejected", "> Status: open means that work goes on",
    "Status: replaced the old one",
  ]

  @Test(arguments: intros) func `An introduction is no status`(intro: String) throws {
    for status in ["## Status\n\nAccepted", "## Status: Accepted"] {
      let text = "# 1. A\n\n\(intro)\n\n\(status)\n\n## Context\n\nx\n"
      let sandbox = try Sandbox().write(["0001-a.md": text])
      #expect(try sandbox.folder.read().records.map(\.statusPlaces.count) == [1])
      try sandbox.folder.setStatus("1", to: "rejected", day: "2026-11-30")
      try sandbox.expect([
        "0001-a.md": text.replacingOccurrences(of: "Accepted", with: "Rejected")
      ])
    }
  }

  @Test(arguments: intros.filter { $0.contains(" or ") })
  func `A choice in an introduction alone is no status either`(intro: String) throws {
    let text = "# 1. A\n\n\(intro)\n"
    let sandbox = try Sandbox().write(["0001-a.md": text])
    try sandbox.folder.setStatus("1", to: "rejected", day: "2026-11-30")
    let new = try sandbox.text("0001-a.md")
    for line in intro.split(separator: "\n") { #expect(new.contains(line)) }
    #expect(try sandbox.folder.read().records.map(\.standing) == [.rejected])
  }

  @Test(arguments: [
    "Rollout finished", "Open questions remain about the cost", "Closed the vote on Monday",
    "Replaced the old cache with a new one", "Implemented the new flow", "Final words follow",
    "Done is better than perfect", "Accepted or rejected, who knows", "Proposed/accepted",
    "Valid users only", "Decided to wait for the vendor", "Draft text of the board",
    "Rejected all other ideas", "Review the numbers first", "Superseded the old platform",
  ]) func `A sentence is left to people`(sentence: String) throws {
    for place in StatusSpelling.places.prefix(5) {
      let files = ["0001-a.md": StatusSpelling.text(sentence, at: place)]
      let sandbox = try Sandbox().write(files)
      #expect(throws: RecordsProblem.self) {
        try sandbox.folder.setStatus("1", to: "deprecated", day: "2026-11-30")
      }
      try sandbox.expect(files)
      #expect(try sandbox.folder.read().records.map(\.standing) == [.unknown])
    }
  }

  @Test(arguments: [
    ("Pending review", "Accepted"), ("Under review by Ann", "Accepted by Ann"),
    ("Open since May", "Accepted since May"), ("Final.", "Accepted."),
    ("Active (2020)", "Accepted (2020)"), ("Draft, after the talk", "Accepted, after the talk"),
    ("Rejected unanimously", "Accepted unanimously"), ("Review 2", "Accepted 2"),
  ]) func `A status with words behind it is one`(old: String, new: String) throws {
    for place in StatusSpelling.places.prefix(5) {
      let sandbox = try Sandbox().write(["0001-a.md": StatusSpelling.text(old, at: place)])
      try sandbox.folder.setStatus("1", to: "accepted", day: "2026-11-30")
      try sandbox.expect(["0001-a.md": StatusSpelling.text(new, at: place)])
    }
  }

  @Test(arguments: ["Amendment 1", "Amendments", "Changes of 2021", "Context", "Appendix"])
  func `The status of a part is not the record's`(part: String) throws {
    for inner in [
      "### Status\n\nProposed", "### Status: Proposed", "### Sub\n\n#### Status\n\nOpen",
    ] {
      let text = "# 1. A\n\n## Status\n\nAccepted\n\n## \(part)\n\n\(inner)\n"
      let sandbox = try Sandbox().write(["0001-a.md": text])
      #expect(try sandbox.folder.read().records.map(\.status) == ["Accepted"])
      try sandbox.folder.setStatus("1", to: "deprecated", day: "2026-11-30")
      try sandbox.expect([
        "0001-a.md": text.replacingOccurrences(of: "Accepted", with: "Deprecated")
      ])
    }
  }

  @Test func `A status below the first part is the record's where there is no other`() throws {
    let text = "# 1. A\n\n## Overview\n\n### Status\n\nAccepted\n"
    let sandbox = try Sandbox().write(["0001-a.md": text])
    try sandbox.folder.setStatus("1", to: "rejected", day: "2026-11-30")
    try sandbox.expect(["0001-a.md": text.replacingOccurrences(of: "Accepted", with: "Rejected")])
  }

  static let languages = [
    ["提议", "通过", "拒绝", "弃用"], ["提案", "承認", "却下", "非推奨"],
    ["Propuesto", "Aceptado", "Rechazado", "Obsoleto"],
    ["Propuesta", "Aceptada", "Rechazada", "Obsoleta"],
    ["Proposé", "Accepté", "Rejeté", "Obsolète"], ["Proposée", "Acceptée", "Rejetée", "Dépréciée"],
    ["Vorgeschlagen", "Akzeptiert", "Abgelehnt", "Veraltet"],
    ["Предложено", "Принято", "Отклонено", "Устарело"],
    ["Proposto", "Aceito", "Rejeitado", "Depreciado"],
    ["Proposta", "Aceita", "Rejeitada", "Depreciada"],
  ]

  @Test(arguments: languages) func `A word that is written is understood`(words: [String]) throws {
    let usual = ["proposed", "accepted", "rejected", "deprecated"]
    let standings: [Standing] = [.proposed, .accepted, .rejected, .deprecated]
    for (word, standing) in zip(words, standings) { #expect(Standing(status: word) == standing) }
    for (word, standing) in zip(usual, standings) {
      let neighbour = "# 2. B\n\n## Status\n\n\(words[1])\n"
      let sandbox = try Sandbox().write([
        "0001-a.md": "# 1. A\n\n## Status\n\n\(words[0])\n", "0002-b.md": neighbour,
        "0003-c.md": neighbour,
      ])
      try sandbox.folder.setStatus("1", to: word, day: "2026-11-30")
      let record = try #require(try sandbox.folder.read().records.first)
      #expect(record.standing == standing && record.status?.lowercased() != word)
    }
  }

  @Test func `A proposal supersedes nothing in any language`() throws {
    for words in Self.languages {
      let old = "# 1. A\n\n## Status\n\n\(words[1])\n"
      let sandbox = try Sandbox().write(["0001-a.md": old, "0002-b.md": old])
      try sandbox.folder.create(
        NewRecord(title: "C", date: "2026-11-30", supersedes: ["1"])
      )
      #expect(try sandbox.text("0001-a.md") == old, "\(words)")
    }
  }
}
