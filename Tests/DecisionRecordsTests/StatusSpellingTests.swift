import DecisionRecords
import Foundation
import TestSupport
import Testing

@Suite struct StatusSpellingTests {
  static let files = ["0002-b.md": "# 2. B\n\n## Status\n\nAccepted\n"]

  @Test(arguments: StatusSpelling.all, StatusSpelling.places)
  func `Only the word of a status changes, or nothing`(
    spelling: StatusSpelling,
    place: String
  ) throws {
    try expect(spelling, place, changed: "Rejected") { folder in
      try folder.setStatus("1", to: "rejected", day: "2026-11-30")
    }
  }

  @Test(arguments: StatusSpelling.all, StatusSpelling.places)
  func `Superseding changes only the word of a status, or nothing`(
    spelling: StatusSpelling,
    place: String
  ) throws {
    try expect(spelling, place, changed: "Superseded by [2. B](0002-b.md)") { folder in
      try folder.supersede("1", by: "2", day: "2026-11-30")
    }
  }

  private func expect(
    _ spelling: StatusSpelling,
    _ place: String,
    changed words: String,
    by change: (RecordFolder) throws -> Written
  ) throws {
    let before = StatusSpelling.text(spelling.words("Accepted"), at: place)
    let after = StatusSpelling.text(spelling.after(words), at: place)
    let sandbox = try Sandbox().write(Self.files).write(["0001-a.md": before])
    let old = try #require(try sandbox.folder.read().records.first)
    var isRefused = false
    do {
      _ = try change(sandbox.folder)
    } catch is RecordsProblem {
      isRefused = true
    }
    let now = try sandbox.text("0001-a.md")
    #expect(now == (isRefused ? before : after), "\(before)")
    #expect(!isRefused || spelling.isRefused(words), "refused: \(before)")
    if isRefused { return try sandbox.expect(Self.files.merging(["0001-a.md": before]) { $1 }) }
    let new = try #require(try sandbox.folder.read().records.first)
    #expect(new.standing == Standing(status: words), "\(now)")
    #expect(new.title == old.title && new.date == old.date && new.people == old.people)
    let added = words.contains("](") ? 1 : 0
    #expect(new.links.count == old.links.count + added, "\(now)")
  }

  @Test(arguments: [
    ("Superseded by [2. B](0002-b.md)", "Accepted"),
    (
      "Superseded by [2. B](0002-b.md), see [the vote](https://x/y)",
      "Accepted, see [the vote](https://x/y)"
    ),
    ("**Superseded** by [2. B](0002-b.md).", "**Accepted**."),
    ("**Superseded by** [2. B](0002-b.md)", "**Accepted**"),
    ("**Superseded by [2. B](0002-b.md)**", "**Accepted**"),
    ("Superseded by **[2. B](0002-b.md)** today", "Accepted today"),
    ("Superseded by [2. B](0002-b.md) and [3. C](0003-c.md).", "Accepted."),
    ("Replaced by ADR 12.", "Accepted."),
    ("superseded by ADR-0002, see below", "accepted, see below"),
    ("~~Proposed~~ Superseded by [2. B](0002-b.md)", "~~Proposed~~ Accepted"),
  ]) func `Back in force, only the relation goes`(old: String, new: String) throws {
    for place in StatusSpelling.places {
      let sandbox = try Sandbox().write([
        "0001-a.md": StatusSpelling.text(old, at: place)
      ])
      try sandbox.folder.setStatus("1", to: "accepted", day: "2026-11-30")
      #expect(try sandbox.text("0001-a.md") == StatusSpelling.text(new, at: place))
    }
  }

  @Test(arguments: [
    (
      "[proposed | rejected | superseded by [ADR-0005](0005-example.md)] <!-- optional -->",
      "accepted <!-- optional -->"
    ),
    ("{proposed | accepted}", "accepted"), ("draft | final", "accepted"),
    ("draft | asked by the board", "accepted | asked by the board"),
  ]) func `A form nobody has filled in becomes the status`(old: String, new: String) throws {
    for place in StatusSpelling.places where !place.contains("|") {
      let sandbox = try Sandbox().write(["0001-a.md": StatusSpelling.text(old, at: place)])
      try sandbox.folder.setStatus("1", to: "accepted", day: "2026-11-30")
      #expect(try sandbox.text("0001-a.md") == StatusSpelling.text(new, at: place))
    }
  }

  @Test(arguments: [
    "Decision was accepted on Monday", "Superseded by the new platform", "<b>Accepted</b>",
  ]) func `A status that cannot be told from prose is left alone`(status: String) throws {
    for place in StatusSpelling.places {
      let files = ["0001-a.md": StatusSpelling.text(status, at: place)]
      let sandbox = try Sandbox().write(files)
      #expect(throws: RecordsProblem.self) {
        try sandbox.folder.setStatus("1", to: "deprecated", day: "2026-11-30")
      }
      try sandbox.expect(files)
    }
  }

  @Test(arguments: [
    (
      "accepted (supersedes ADR-0007), see below", "rejected",
      "rejected (supersedes ADR-0007), see below"
    ),
    ("✅ accepted by the board", "rejected", "rejected by the board"),
    ("superseded by ADR-0009", "accepted", "accepted"),
    ("superseded by ADR-0009, after the trial", "accepted", "accepted, after the trial"),
    ("{proposed | accepted | superseded by ADR-0123}", "accepted", "accepted"),
  ]) func `In front matter only the word changes too`(
    old: String,
    word: String,
    new: String
  ) throws {
    let sandbox = try Sandbox().write(["0001-a.md": "---\nstatus: \"\(old)\"\n---\n\n# A\n"])
    try sandbox.folder.setStatus("1", to: word, day: "2026-11-30")
    #expect(try sandbox.text("0001-a.md") == "---\nstatus: \"\(new)\"\n---\n\n# A\n")
  }
}

/// A way to write a status down; `@` stands for its word.
struct StatusSpelling: CustomTestStringConvertible, Sendable {
  var testDescription: String
  /// What is there once an emoji that spoke for the old word is gone.
  private var changed: String
  /// Whether no link fits there, or nothing can be changed at all.
  private var refusal: Refusal

  enum Refusal { case never, links, always }

  init(_ pattern: String, _ changed: String? = nil, refused refusal: Refusal = .never) {
    testDescription = pattern
    self.changed = changed ?? pattern
    self.refusal = refusal
  }

  func words(_ status: String) -> String { testDescription.replacing("@", with: status) }

  func after(_ status: String) -> String { changed.replacing("@", with: status) }

  func isRefused(_ words: String) -> Bool {
    refusal == .always || (refusal == .links && words.contains("]("))
  }

  static func text(_ status: String, at place: String) -> String {
    place.replacing("%", with: status)
  }

  static let all = [
    StatusSpelling("@"), StatusSpelling("**@**"), StatusSpelling("**@**."), StatusSpelling("*@*."),
    StatusSpelling("_@_"), StatusSpelling("__@__ (again)"), StatusSpelling("***@***"),
    StatusSpelling("**@** and **more**"), StatusSpelling("“@”"), StatusSpelling("\"@\""),
    StatusSpelling("'@'"), StatusSpelling("(@)"), StatusSpelling("`@`", refused: .links),
    StatusSpelling("✅ @", "@"), StatusSpelling("✅ **@** by us", "**@** by us"),
    StatusSpelling("@ ✔️", "@"), StatusSpelling("✅ @ 🎉 by us", "@ by us"),
    StatusSpelling("~~Proposed~~ @"), StatusSpelling("~~Proposed~~ **@**."),
    StatusSpelling("[@](https://x/y)", refused: .links), StatusSpelling("@."),
    StatusSpelling("@ (supersedes ADR-0007), see [the vote](https://x/y)"),
    StatusSpelling("@ (supersedes ADR-0007)"),
    StatusSpelling("@, but see [2](http://y)"), StatusSpelling("@ by the *board*"),
    StatusSpelling("**@** by [RFC 12](https://x/y) on 2020-01-01"),
    StatusSpelling("@ by ADR-0012", refused: .links),
    StatusSpelling("@ — after the trial"), StatusSpelling("@ <!-- why? -->"),
    StatusSpelling("@ with \\*stars\\*"), StatusSpelling("@: `code` and ![p](q.png)"),
    StatusSpelling("<b>@</b>", refused: .always), StatusSpelling("@ [ref]"),
    StatusSpelling("Decision was @ on Monday", refused: .always),
  ]

  static let places = [
    "# 1. A\n\n## Status\n\n%\n\n## Context\n\nSee [that](https://z).\n",
    "# 1. A\n\n## Status\n\n%\nand more *words*\n",
    "# 1. A\n\n## Status\n\n- %\n- Date: 2020-01-01",
    "# 1. A\n\n## Status\n\n> %\n",
    "# 1. A\n\n## Status: %\n\nDate: 2020-01-01\n",
    "# 1. A\n\nStatus: %\nDate: 2020-01-01\nDeciders: Ann, *Ben*\n",
    "# 1. A\n\n**Status:** %\n**Date:** 2020-01-01\n",
    "# 1. A\n\n**Status**: %\n",
    "# 1. A\n\n* Status: %\n* Date: 2020-01-01\n",
    "# 1. A\n\n- **Status:** %\n",
    "# 1. A\n\n| Status | % |\n|---|---|\n| Date | 2020-01-01 |\n",
    "# 1. A\n\n| Status | Date |\n|---|---|\n| % | 2020-01-01 |\n",
  ]
}
