import DecisionRecords
import Foundation
import TestSupport
import Testing

@Suite struct SectionTests {
  @Test(arguments: [
    "```", "<!-- open", "~~~~", "<script>", "text\n\n```swift\nlet x = 1", "<pre>\n\nx",
  ]) func `A section that leaves something open is refused`(body: String) throws {
    let titles = ["Context", "Decision", "Consequences", "More"]
    for title in titles {
      let sandbox = try Sandbox().write(SuccessionTests.three)
      let section = RecordDraft.Section(title, body)
      let new = NewRecord(title: "D", date: "2026-11-30", sections: [section])
      #expect(throws: RecordsProblem.sectionSwallows(title: title)) {
        try sandbox.folder.create(new)
      }
      try sandbox.expect(SuccessionTests.three)
    }
  }

  @Test func `Sections with everything closed are written`() throws {
    let sandbox = try Sandbox().write(SuccessionTests.three)
    let sections = [
      RecordDraft.Section("Context", "```\n# x\n```\n\n<!-- c -->"),
      RecordDraft.Section("Decision", "### Deeper\n\n- a\n\n  b"),
      RecordDraft.Section("Status", "Accepted"),
    ]
    let new = NewRecord(title: "D", date: "2026-11-30", sections: sections)
    let record = try sandbox.folder.create(new).record
    #expect(record.status == "Accepted")
    #expect(
      record.sections.map(\.title) == [
        "4. D", "Status", "Context", "Decision", "Deeper", "Consequences",
      ]
    )
    let wrong = NewRecord(
      title: "E",
      date: "2026-11-30",
      sections: [.init("Status", "Accepted\n\nfoo")]
    )
    #expect(throws: RecordsProblem.badStatus("Accepted\n\nfoo")) {
      try sandbox.folder.create(wrong)
    }
  }
}
