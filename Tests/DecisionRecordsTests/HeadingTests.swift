import DecisionRecords
import Foundation
import TestSupport
import Testing

@Suite struct HeadingTests {
  @Test(
    arguments: [
      ("0012-x.md", "12. Use tea", 12, "Use tea"),
      ("0012-x.md", "ADR-12: Use tea", 12, "Use tea"),
      ("0012-x.md", "ADR 0012 -- Use tea", 12, "Use tea"),
      ("0012-x.md", "ADR 0012 –– Use tea", 12, "Use tea"),
      ("0012-x.md", "12 -- Use tea", 12, "Use tea"),
      ("0012-x.md", "12 Use tea", 12, "Use tea"),
      ("0012-x.md", "ADR 12 Use tea", 12, "Use tea"),
      ("0012-x.md", "12. - dash", 12, "- dash"),
      ("0013-x.md", "ADR 12 Use tea", nil, "ADR 12 Use tea"),
      ("0003-x.md", "Madr 3 template kept", nil, "Madr 3 template kept"),
      ("0003-x.md", "RFC-7 adoption", nil, "RFC-7 adoption"),
      ("0003-x.md", "RFC-3 adoption", nil, "RFC-3 adoption"),
      ("0003-x.md", "Decision 3 stands", nil, "Decision 3 stands"),
      ("0003-x.md", "AD 2000 stays", nil, "AD 2000 stays"),
      ("0003-x.md", "Madr 3", nil, "Madr 3"),
      ("0003-3-tier-design.md", "3 tier design", nil, "3 tier design"),
      ("0003-x.md", "4 tier design", nil, "4 tier design"),
      ("2020-01-01-x.md", "12 monkeys", nil, "12 monkeys"),
      ("0003-x.md", "3-tier design", nil, "3-tier design"),
      ("0003-x.md", "3.5 is enough", nil, "3.5 is enough"),
    ] as [(String, String, Int?, String)]
  )
  func `A heading is taken apart only where it has a number`(
    name: String,
    heading: String,
    number: Int?,
    title: String
  ) throws {
    let sandbox = try Sandbox().write([name: "# \(heading)\n"])
    let record = try #require(try sandbox.folder.read().records.first)
    #expect(record.headingNumber == number)
    #expect(record.title == title)
  }

  @Test(arguments: [
    ("# ADR 0006 -- Two dashes", "# ADR 0006 -- New one"),
    ("# ADR 0006 –– Two dashes", "# ADR 0006 –– New one"),
    ("# 6 -- Two", "# 6 -- New one"), ("# 6 A title", "# 6 New one"),
    ("# **6. A title**", "# **6. New one**"), ("# _6. A title_ ##", "# _6. New one_ ##"),
    ("# [6. A title](x)", "# [6. New one](x)"),
    ("# [**6. A**](x \"t\")", "# [**6. New one**](x \"t\")"),
    ("# 6. A title <!-- c -->", "# 6. New one <!-- c -->"),
    ("# A title <!-- c -->", "# New one <!-- c -->"),
    ("# 6. A *b* `c` [d](e)", "# 6. New one"), ("ADR-6: A title\n===", "ADR-6: New one\n==="),
  ]) func `A new title leaves number, marks and comments`(old: String, new: String) throws {
    let sandbox = try Sandbox().write(["0006-x.md": old + "\n\nwords\n"])
    try sandbox.folder.retitle("6", to: "New one")
    try sandbox.expect(["0006-new-one.md": new + "\n\nwords\n"])
  }

  @Test(arguments: [
    "# 6\\. A title", "# A <!-- c --> title", "# <!-- c --> 6. A title", "# **6.** A title",
    "# `6. A title`", "# &#54;. A title",
  ]) func `A title that cannot be told from its number is left alone`(heading: String) throws {
    let files = ["0006-x.md": heading + "\n\nwords\n"]
    let sandbox = try Sandbox().write(files)
    #expect(throws: RecordsProblem.self) { try sandbox.folder.retitle("6", to: "New one") }
    try sandbox.expect(files)
  }

  static let titles = [
    "@Observable models everywhere", "*a", "_x", "[x] y", "#tag", "`code` style", "<b>", "(paren)",
    "\"Quoted\" x", "“q” x", ".dot", "$x", "- dash", "–dash", "-- x", ": colon", "3 tiers",
    "1. one",
    "RFC-7 adoption", "Madr 3 kept", "ADR 2 again", "'x'", "~~x~~", "&amp; x", "| bar", "> x",
  ]

  @Test(arguments: titles, ["", "# 1. Plain\n", "# ADR-001: P\n"])
  func `Any first title lets others follow`(title: String, first: String) throws {
    let sandbox = Sandbox()
    if !first.isEmpty { try sandbox.write(["0001-p.md": first]) }
    let day = "2026-11-30"
    let odd = try sandbox.folder.create(NewRecord(title: title, date: day))
    let drafted = try sandbox.folder.create(RecordDraft(title: title, date: day))
    let plain = try sandbox.folder.create(NewRecord(title: "plain", date: day))
    let heading = plain.record.heading
    #expect([odd, drafted].allSatisfy { $0.record.title == title || $0.record.heading == title })
    #expect(plain.record.title == "plain")
    let last = plain.number ?? 0
    #expect(["\(last). plain", "ADR-00\(last): plain"].contains(heading), "\(heading ?? "")")
  }

  @Test(arguments: ["2020-01-01-foo.md", "20200101-foo.md"])
  func `Headings have no number where names are days`(name: String) throws {
    let text = "---\ntitle: Foo\nstatus: accepted\ndate: 2020-01-01\n---\n\nwords\n"
    let sandbox = try Sandbox().write([name: text])
    for _ in 1...2 {
      let created = try sandbox.folder.create(NewRecord(title: "New thing", date: "2026-11-30"))
      #expect(created.number == nil && created.record.title == "New thing")
    }
    let drafted = try sandbox.folder.create(RecordDraft(title: "Tree", date: "2026-11-30"))
    #expect(drafted.number == nil && drafted.record.heading == "Tree")
    let codes = try sandbox.folder.check(today: "2026-11-30").map(\.code)
    #expect(!codes.contains("duplicate-number"))
  }
}
