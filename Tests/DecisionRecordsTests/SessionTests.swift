import DecisionRecords
import Foundation
import TestSupport
import Testing

@Suite struct SessionTests {
  @Test func `A team adopts an adr-tools folder and a MADR folder`() throws {
    let sandbox = try Sandbox().write([
      "app/doc/adr/0001-record-architecture-decisions.md":
        "# 1. Record architecture decisions\n\nDate: 2016-02-12\n\n## Status\n\nAccepted\n\n## Context\n\nx\n\n## Decision\n\nx\n\n## Consequences\n\nx\n",
      "app/doc/adr/0002-use-redux.md":
        "# 2. Use Redux\n\nDate: 2017-02-12\n\n## Status\n\nAccepted\n\n## Context\n\nA store.\n\n## Decision\n\nx\n\n## Consequences\n\nx\n",
      "lib/docs/decisions/0000-use-madr.md":
        "---\nstatus: accepted\ndate: 2024-01-01\n---\n# Use MADR\n\n## Context and Problem Statement\n\nx\n\n## Decision Outcome\n\nx\n",
    ])
    let folders = FolderFinder.findAll(below: sandbox.path).map { RecordFolder($0.path) }
    #expect(folders.count == 2)
    let app = folders[0]
    let new = try app.create(
      NewRecord(
        title: "Use @Observable",
        date: "2026-11-30",
        supersedes: ["2"],
      )
    )
    #expect(
      try app.check(today: "2026-11-30").map(\.code).contains("one-sided-supersession") == false
    )
    try app.setStatus("3", to: "accepted", day: "2026-12-01")
    #expect(
      try app.open("2").record.status
        == "Superseded by [3. Use @Observable](0003-use-observable.md)"
    )
    #expect(try app.search("store").map(\.record.number) == [2])
    #expect(new.path.hasSuffix("app/doc/adr/0003-use-observable.md"))
    #expect(
      try app.check(today: "2026-12-01").map(\.code) == [
        "empty-section", "empty-section", "empty-section",
      ]
    )
    let lib = try folders[1].create(NewRecord(title: "Use tea", date: "2026-11-30"))
    #expect(lib.path.hasSuffix("lib/docs/decisions/0001-use-tea.md"))
    #expect(lib.record.heading == "Use tea")
    #expect(lib.record.statusPlaces.map(\.form) == [.frontMatter])
  }
}
