import Foundation
import Synchronization
import TestSupport
import Testing

@testable import DecisionRecords

@Suite struct ChangingTogetherTests {
  @Test func `Whoever initialises at the same time gets one first record`() throws {
    let sandbox = Sandbox()
    let path = sandbox.path + "/adr"
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      _ = try? RecordFolder(path).initialise(date: "2026-11-30")
    }
    #expect(sandbox.names(in: "adr") == ["0001-record-architecture-decisions.md"])
    #expect(try RecordFolder(path).initialise(date: "2026-11-30") == nil)
  }

  @Test func `A folder that somebody keeps locked is named`() throws {
    let sandbox = Sandbox()
    let none = FolderPatience(limit: 0)
    _ = try FolderLock.hold(sandbox.path, none) { () throws(RecordsProblem) in
      #expect(throws: RecordsProblem.cannotLock(path: sandbox.path, .heldByOther)) {
        _ = try FolderLock.hold(sandbox.path, none) { () throws(RecordsProblem) in 1 }
      }
    }
    #expect(try FolderLock.hold(sandbox.path, none) { () throws(RecordsProblem) in 1 } == 1)
  }

  @Test func `Whoever waits hears of it once, and can stop at any time`() throws {
    let sandbox = try Sandbox().write(["0001-a.md": "# 1. A\n\n## Status\n\nAccepted\n"])
    let heard = Mutex<[String]>([])
    let asked = Mutex(0)
    let patience = FolderPatience(
      waits: { path in heard.withLock { $0.append(path) } },
      isOver: {
        asked.withLock { $0 += 1 }; return asked.withLock { $0 } > 60
      }
    )
    let folder = RecordFolder(sandbox.path, patience: patience)
    _ = try FolderLock.hold(sandbox.path, FolderPatience()) { () throws(RecordsProblem) in
      #expect(throws: RecordsProblem.stoppedWaiting(path: sandbox.path)) {
        try folder.create(NewRecord(title: "B", date: "2026-11-30"))
      }
    }
    #expect(heard.withLock { $0 } == [sandbox.path])
    try sandbox.expect(["0001-a.md": "# 1. A\n\n## Status\n\nAccepted\n"])
  }

  @Test(arguments: ["", " ", "a\nb", "a\u{2028}b"])
  func `A new record's status is one line`(status: String) throws {
    let sandbox = Sandbox()
    #expect(throws: RecordsProblem.badStatus(status)) {
      try sandbox.folder.create(NewRecord(title: "A", date: "2026-11-30", status: status))
    }
    try sandbox.expect([:])
  }

  @Test(arguments: [["1", "1"], ["1", "0001-a"], ["0001-a.md", "1", "A"]])
  func `What is named twice is superseded once`(references: [String]) throws {
    let sandbox = try Sandbox().write(["0001-a.md": "# 1. A\n\n## Status\n\nAccepted\n"])
    try sandbox.folder.create(
      NewRecord(
        title: "B",
        date: "2026-11-30",
        status: "accepted",
        supersedes: references,
        links: [.init(words: "Amends", reference: "1", reverse: "Amended by")]
      )
    )
    let new = try sandbox.text("0002-b.md").components(separatedBy: "[1. A](0001-a.md)")
    #expect(new.count == 3)
    #expect(
      try sandbox.text("0001-a.md")
        == "# 1. A\n\n## Status\n\nSuperseded by [2. B](0002-b.md)\n\nAmended by [2. B](0002-b.md)\n"
    )
  }

  @Test(arguments: [
    ("---\nsupersedes: 0001-t\n---\n\n# B\n", "---\nsupersedes: 0001-new\n---\n\n# B\n"),
    (
      "---\nrelated:\n  - 0001-t\n  - x\n---\n\n# B\n",
      "---\nrelated:\n  - 0001-new\n  - x\n---\n\n# B\n"
    ),
    ("---\namends: [\"0001-t\"]\n---\n\n# B\n", "---\namends: [\"0001-new\"]\n---\n\n# B\n"),
    (
      "---\nstatus: superseded by 0001-t\n---\n\n# B\n",
      "---\nstatus: superseded by 0001-new\n---\n\n# B\n"
    ),
    (
      "# B\n\n## Status\n\nSuperseded by 0001-t.\n\nNot 0001-tea.\n",
      "# B\n\n## Status\n\nSuperseded by 0001-new.\n\nNot 0001-tea.\n"
    ),
    ("# B\n\nSee[^1].\n\n[^1]: [v](0001-t.md)\n", "# B\n\nSee[^1].\n\n[^1]: [v](0001-new.md)\n"),
    ("# B\n\n[v](0001-t)\n", "# B\n\n[v](0001-new)\n"),
    (
      "# B\n\n`[v](0001-t.md)` [1. T](0001-t.md)\n",
      "# B\n\n`[v](0001-t.md)` [1. New](0001-new.md)\n"
    ),
  ]) func `A new title leads every reference along`(old: String, new: String) throws {
    let sandbox = try Sandbox().write(["0001-t.md": "# 1. T\n", "0002-b.md": old])
    try sandbox.folder.retitle("1", to: "New")
    try sandbox.expect(["0001-new.md": "# 1. New\n", "0002-b.md": new])
  }

  @Test(arguments: [
    ("a | b", "0001-a-b.md", "a | b", "a \\| b"), ("a ] b", "0001-a-b.md", "a \\] b", "a \\] b"),
    ("a [b] `c`", "0001-a-b-c.md", "a \\[b\\] \\`c\\`", "a \\[b\\] \\`c\\`"),
    ("<b> & *c*", "0001-b-and-c.md", "\\<b\\> & \\*c\\*", "\\<b\\> & \\*c\\*"),
  ]) func `A new title fits where it stands`(
    title: String,
    name: String,
    words: String,
    cell: String
  ) throws {
    let sandbox = try Sandbox().write([
      "0001-t.md": "# 1. T\n", "README.md": "[T](0001-t.md)\n\n| x |\n|---|\n| [T](0001-t.md) |\n",
    ])
    try sandbox.folder.retitle("1", to: title)
    let name = try #require(sandbox.names().first { $0.hasPrefix("0001") })
    let text = try sandbox.text("README.md")
    #expect(text == "[\(words)](\(name))\n\n| x |\n|---|\n| [\(cell)](\(name)) |\n")
  }

  @Test func `History and the template's own heading are not found wanting`() throws {
    let sandbox = try Sandbox().write([
      "0001-a.md": """
      # 1. A

      Date: 2026-01-01

      ## Status

      Rejected

      ## Context

      Open: who

      ## Other

      """,
      "0002-b.md": """
      # 2. B

      Date: 2026-01-01

      ## Status

      Accepted

      ## Context

      Open: who

      ## Links

      """,
    ])
    let findings = try sandbox.folder.check(today: "2026-11-30")
    #expect(findings.map(\.message) == ["Open: who."])
  }

  static let endings = [
    "<!-- Reviewer note:\n\nask Ann about cost -->\n", "<pre>\na\n\nb\n</pre>\n",
    "```\nnever closed\n",
    "<!-- never closed\n",
  ]

  @Test(arguments: endings)
  func `A link that nobody would see is refused, and nothing is changed`(ending: String) throws {
    let files = [
      "0001-a.md": "# 1. A\n\n## Status\n\nAccepted\n",
      "0002-b.md": "# 2. B\n\n- Status: accepted\n\n## Context\n\nx\n\n" + ending,
    ]
    let sandbox = try Sandbox().write(files)
    for _ in 1...2 {
      do {
        try sandbox.folder.link("2", "Amends", "1", "Amended by")
        let links = try sandbox.folder.read().records.map(\.links.count)
        #expect(links == [1, 1])
      } catch {
        try sandbox.expect(files)
      }
    }
  }

  @Test(arguments: [
    "## Status:", "## **Status**", "## 1. Status", "## Status {#status}", "### 2. Status: ##",
  ])
  func `However its heading is written, there is one status`(heading: String) throws {
    let text = "# 1. A\n\n\(heading)\n\nAccepted\n\n## Context\n\nx\n"
    let sandbox = try Sandbox().write(["0001-a.md": text])
    #expect(try sandbox.folder.read().records.map(\.status) == ["Accepted"])
    try sandbox.folder.setStatus("1", to: "Rejected", day: "2026-11-30")
    try sandbox.expect(["0001-a.md": text.replacingOccurrences(of: "Accepted", with: "Rejected")])
  }
}
