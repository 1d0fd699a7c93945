import DecisionRecords
import Foundation
import TestSupport
import Testing

@Suite struct SearchReachTests {
  @Test(arguments: ["café", "cafe\u{301}", "CAFÉ", "CAFE\u{301}", "caf\u{E9} au"])
  func `Accents are found however they are written`(query: String) throws {
    let sandbox = try Sandbox().write([
      "0001-a.md": "# 1. Un caf\u{E9} au lait\n", "0002-b.md": "# 2. Un cafe\u{301} au lait\n",
      "0003-c.md": "# 3. Un cafe au lait\n",
    ])
    let hits = try sandbox.folder.search(query)
    #expect(hits.map(\.record.number) == [1, 2])
    #expect(hits.map(\.line) == [1, 1])
    #expect(Set(hits.map(\.score)).count == 1)
  }

  @Test func `What could not be read is told with the hits and with a review`() throws {
    let sandbox = try Sandbox().write([
      "0001-a.md": "# 1. Tea\n", "0002-b.md": " \n", "0003-c.adoc": "= C\n",
    ])
    try sandbox.write("0004-d.md", Data([0x23, 0x00]))
    let files = try sandbox.folder.read().unreadable
    #expect(files.map { $0.path.suffix(9) } == ["0002-b.md", "03-c.adoc", "0004-d.md"])
    let found = try sandbox.folder.find("tea")
    #expect(found.hits.map(\.record.number) == [1])
    #expect(found.unreadable == files)
    let review = try sandbox.folder.review(facts: [:], today: "2026-11-30") { _, _ in .same }
    #expect(review.unreadable == files)
  }
}
