import DecisionRecords
import Foundation
import TestSupport
import Testing

@Suite struct RoundTripTests {
  static let other = "# 900. Other [x]\n\n## Status\n\nAccepted\n"

  @Test(arguments: Shape.all, Variant.all) func `Saying the same again changes nothing`(
    shape: Shape,
    variant: Variant
  ) throws {
    let sandbox = Sandbox()
    let data = variant.data(shape.text)
    try sandbox.write(shape.name, data)
    let record = try #require(try sandbox.folder.read().records.first)
    if let status = record.statusWord, record.links.allSatisfy({ $0.relation != .supersededBy }) {
      #expect(try sandbox.folder.setStatus(shape.name, to: status, day: "2026-11-30").changed == [])
    }
    if let title = record.title {
      _ = try sandbox.folder.retitle(shape.name, to: title)
    }
    let name = try #require(sandbox.names().first)
    #expect(try Data(contentsOf: URL(fileURLWithPath: sandbox.path + "/" + name)) == data)
  }

  @Test(arguments: Shape.all, Variant.all) func `A link only adds bytes, in one place`(
    shape: Shape,
    variant: Variant
  ) throws {
    let sandbox = try Sandbox().write(["0900-other.md": Self.other])
    let before = variant.data(shape.text)
    try sandbox.write(shape.name, before)
    let old = try #require(try sandbox.folder.read().records.first { $0.fileName == shape.name })
    try sandbox.folder.link(shape.name, "Amends", "0900-other.md", "Amended by")
    let after = try Data(contentsOf: URL(fileURLWithPath: sandbox.path + "/" + shape.name))
    let shared = zip(before, after).prefix { $0 == $1 }.count
    let rest = before.dropFirst(shared)
    #expect(after.count > before.count && after.suffix(rest.count) == rest)
    #expect(before.last == 0x0A || after.last != 0x0A)
    let new = try #require(try sandbox.folder.read().records.first { $0.fileName == shape.name })
    #expect(new.title == old.title && new.status == old.status && new.date == old.date)
    #expect(new.people == old.people && new.tags == old.tags)
    #expect(new.links.count == old.links.count + 1)
    #expect(try sandbox.folder.link(shape.name, "Amends", "900", "Amended by").changed == [])
  }

  @Test(arguments: Shape.all, Variant.all)
  func `Superseding is said on both sides, whatever the shape`(
    shape: Shape,
    variant: Variant
  ) throws {
    let sandbox = try Sandbox().write(["0900-other.md": Self.other])
    try sandbox.write(shape.name, variant.data(shape.text))
    let old = try #require(try sandbox.folder.read().records.first { $0.fileName == shape.name })
    try sandbox.folder.supersede(shape.name, by: "900", day: "2026-11-30")
    let contents = try sandbox.folder.read()
    let new = try #require(contents.records.first { $0.fileName == shape.name })
    #expect(new.standing == .superseded)
    #expect(new.title == old.title && new.date == old.date && new.people == old.people)
    let wrong = RecordFolder.check(contents, today: "2026-11-30").map(\.code)
    #expect(!wrong.contains("status-out-of-step"))
    #expect(!wrong.contains("one-sided-supersession") || shape.text.contains("upersedes"))
  }

  @Test(arguments: Shape.all, Variant.all) func `A new title changes the title and nothing else`(
    shape: Shape,
    variant: Variant
  ) throws {
    let sandbox = Sandbox()
    let before = variant.data(shape.text)
    try sandbox.write(shape.name, before)
    let old = try #require(try sandbox.folder.read().records.first)
    guard old.title != nil else { return }
    let written = try sandbox.folder.retitle(shape.name, to: "Brand: *new*")
    let new = try #require(try sandbox.folder.read().records.first)
    #expect(new.title == "Brand: *new*")
    #expect(new.number == old.number && new.links == old.links && new.status == old.status)
    #expect(written.renamed != nil)
    let name = try #require(sandbox.names().first)
    let after = try Data(contentsOf: URL(fileURLWithPath: sandbox.path + "/" + name))
    let changed = zip(lines(before), lines(after)).filter { $0 != $1 }.count
    #expect(lines(before).count == lines(after).count && changed <= 2)
  }

  private func lines(_ data: Data) -> [Data] {
    data.split(separator: 0x0A, omittingEmptySubsequences: false).map { Data($0) }
  }
}
