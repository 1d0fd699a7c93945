import DecisionRecords
import Foundation
import MarkdownBlocks
import TestSupport
import Testing

@Suite struct FuzzTests {
  @Test func `No bytes break the reader, and edits change what they name`() throws {
    var random = Random(seed: 2026)
    let sandbox = Sandbox()
    let spellings = StatusSpelling.all.map {
      StatusSpelling.text($0.words("Accepted"), at: StatusSpelling.places[0])
    }
    let seeds = (Shape.all.map(\.text) + spellings).map { Array($0.utf8) }
    for round in 0..<3000 {
      var bytes = seeds[Int(random.next() % UInt64(seeds.count))]
      for _ in 0..<(1 + random.next() % 6) { mutate(&bytes, &random) }
      let document = MarkdownDocument(bytes)
      for block in document.blocks {
        #expect(
          block.range.upperBound <= bytes.count && block.range.lowerBound <= block.range.upperBound
        )
      }
      let lines = TerminalPage(width: 40, columns: { $0.count }).lines(of: document)
      #expect(
        lines.allSatisfy { $0.plainText.unicodeScalars.allSatisfy { !VisibleText.isUnsafe($0) } }
      )
      guard round % 10 == 0 else { continue }
      try sandbox.write("0001-a.md", Data(bytes))
      try changeAndReadBack(bytes, in: sandbox)
    }
  }

  private func changeAndReadBack(_ bytes: [UInt8], in sandbox: Sandbox) throws {
    let folder = sandbox.folder
    let contents = try folder.read()
    _ = RecordFolder.check(contents, today: "2026-11-30")
    guard let before = contents.records.first else { return }
    do {
      try folder.setStatus(before.fileName, to: "Rejected", day: "2026-11-30")
      let after = try #require(try folder.read().records.first)
      #expect(after.standing == .rejected)
      #expect(after.title == before.title && after.date == before.date)
      #expect(after.people == before.people)
      let isWord = before.statusPlaces.allSatisfy { place in
        Standing(status: place.text) != .superseded && !place.text.contains("|")
      }
      let now = try Data(contentsOf: URL(fileURLWithPath: sandbox.path + "/0001-a.md"))
      for mark in "*_`[]()<>~".utf8 where isWord && !before.statusPlaces.isEmpty {
        #expect(now.count { $0 == mark } == bytes.count { $0 == mark })
      }
    } catch {
      switch error as? RecordsProblem {
      case .wouldNotRead, .editByHand, .statusInProse: break
      default: throw error
      }
      let now = try Data(contentsOf: URL(fileURLWithPath: sandbox.path + "/0001-a.md"))
      #expect(Array(now) == bytes)
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout Random) {
    let pieces =
      [
        "\n---\n", "## Status\n", "```\n", "<!--", "-->", "|", "\r", "\0", "\u{FEFF}", "](", "[",
        "> ",
        "- ", "Status: ", "\t", "\u{1B}[2J", "\u{202E}", ": ", "\"", "'", "#", "# ", "*", "\\",
      ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE2, 0x80]]
    let place = bytes.isEmpty ? 0 : Int(random.next() % UInt64(bytes.count))
    switch random.next() % 4 {
    case 0: bytes.insert(contentsOf: pieces[Int(random.next() % UInt64(pieces.count))], at: place)
    case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int(random.next() % 9)))
    case 2: if !bytes.isEmpty { bytes[place] = UInt8(truncatingIfNeeded: random.next()) }
    default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 30)], at: place)
    }
  }
}
