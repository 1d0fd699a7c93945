import DecisionRecords
import Foundation
import TestSupport
import Testing

@Suite struct EditingTests {
  @Test(arguments: StatusCase.all) func `Only the status changes`(example: StatusCase) throws {
    for variant in Variant.all {
      let name = "0001-a.md"
      let sandbox = Sandbox()
      try sandbox.write(name, variant.data(example.before))
      try sandbox.folder.setStatus("1", to: example.word, day: "2026-11-30")
      let got = try Data(contentsOf: URL(fileURLWithPath: sandbox.path + "/" + name))
      #expect(got == variant.data(example.after), "\(variant)")
      let again = try sandbox.folder.setStatus("1", to: example.word, day: "2026-11-30")
      #expect(again.changed == [])
      #expect(sandbox.names() == [name])
    }
  }

  @Test(arguments: ["", "  ", "a\nb", "a\u{1B}[31m"]) func `A bad status is refused`(status: String)
    throws
  {
    let sandbox = try Sandbox().write(["0001-a.md": "# 1. A\n"])
    #expect(throws: RecordsProblem.badStatus(status)) {
      try sandbox.folder.setStatus("1", to: status, day: "2026-11-30")
    }
    try sandbox.expect(["0001-a.md": "# 1. A\n"])
  }
}

/// Ways to write the same text into a file.
enum Variant: CaseIterable {
  case plain, windows, mark, noFinalEnd, notUTF8

  static let all = allCases

  func data(_ text: String) -> Data {
    switch self {
    case .plain: Data(text.utf8)
    case .windows: Data(text.replacing("\n", with: "\r\n").utf8)
    case .mark: Data([0xEF, 0xBB, 0xBF] + text.utf8)
    case .noFinalEnd: Data(text.trimmingSuffix { $0 == "\n" }.utf8)
    case .notUTF8: Data(text.utf8.map { $0 == UInt8(ascii: "?") ? 0xFF : $0 })
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> String {
    var copy = self
    while let last = copy.last, predicate(last) { copy.removeLast() }
    return copy
  }
}

struct StatusCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var word: String
  var before: String
  var after: String

  init(_ description: String, _ word: String, _ before: String, _ after: String) {
    testDescription = description
    self.word = word
    self.before = before
    self.after = after
  }

  static let all = [
    StatusCase(
      "heading",
      "accepted",
      "# 1. A\n\nDate: 2020-01-01  \n\n## Status\n\nProposed\n\n## Context\n\nWhy?\n",
      "# 1. A\n\nDate: 2020-01-01  \n\n## Status\n\nAccepted\n\n## Context\n\nWhy?\n"
    ),
    StatusCase(
      "front matter and heading in step",
      "Rejected",
      "---\n# a comment?\nstatus:   'proposed'   # here\nx: 1\n---\n# A\n\n## status\n\nproposed\n",
      "---\n# a comment?\nstatus:   'rejected'   # here\nx: 1\n---\n# A\n\n## status\n\nrejected\n"
    ),
    StatusCase(
      "a fence and a comment in the way",
      "deprecated",
      "# A\n\n```\n## Status\n\nAccepted?\n```\n\n<!--\n## Status\n\nAccepted\n-->\n\n## Status\n\nAccepted\n",
      "# A\n\n```\n## Status\n\nAccepted?\n```\n\n<!--\n## Status\n\nAccepted\n-->\n\n## Status\n\nDeprecated\n"
    ),
    StatusCase(
      "bold line with prose",
      "rejected",
      "# A\n\n**Status:** ✅ Accepted — after the trial?  \n**Date:** x\n",
      "# A\n\n**Status:** Rejected — after the trial?  \n**Date:** x\n"
    ),
    StatusCase(
      "bullet with a comment",
      "accepted",
      "# A\n\n* Status: proposed <!-- optional -->\n* Date: 2020-01-01?\n",
      "# A\n\n* Status: accepted <!-- optional -->\n* Date: 2020-01-01?\n"
    ),
    StatusCase(
      "table",
      "accepted",
      "# A\n\n| Status | Draft |\n|---|---|\n| Date | ? |\n",
      "# A\n\n| Status | Accepted |\n|---|---|\n| Date | ? |\n"
    ),
    StatusCase(
      "no status",
      "accepted",
      "# A\n\nDate: 2020-01-01\n\n## Context\n\nWhy?\n",
      "# A\n\nDate: 2020-01-01\n\n## Status\n\nAccepted\n\n## Context\n\nWhy?\n"
    ),
    StatusCase(
      "no status, front matter",
      "accepted",
      "---\ndate: 2020-01-01\n---\n\n# A?\n",
      "---\nstatus: accepted\ndate: 2020-01-01\n---\n\n# A?\n"
    ),
    StatusCase(
      "empty status",
      "accepted",
      "---\nstatus:\ndate: 2020-01-01\n---\n\n# A?\n",
      "---\nstatus: accepted\ndate: 2020-01-01\n---\n\n# A?\n"
    ),
    StatusCase(
      "superseded before",
      "accepted",
      "# A\n\n## Status\n\nSuperceded by [2. B](0002-b.md)\n\nAmends [3. C](0003-c.md)\n\n## Context?\n",
      "# A\n\n## Status\n\nAccepted\n\nAmends [3. C](0003-c.md)\n\n## Context?\n"
    ),
    StatusCase(
      "a dated log",
      "accepted",
      "# A\n\n## 状态\n\n2020-01-01 proposed\n\n## Context?\n",
      "# A\n\n## 状态\n\n2020-01-01 proposed\n\n2026-11-30 accepted\n\n## Context?\n"
    ),
  ]
}
