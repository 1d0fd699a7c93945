import Foundation
import PTYKit
import TestSupport
import Testing

@testable import WorkbenchShell

@Suite("The journal's file")
struct JournalFileTests {
  let folder: ScratchFolder

  init() throws { folder = ScratchFolder() }

  private var path: String { folder.path + "/journal.jsonl" }

  private func bytes(_ name: String = "journal.jsonl") -> [UInt8] {
    FileManager.default.contents(atPath: folder.path + "/" + name).map(Array.init) ?? []
  }

  private func put(_ bytes: some Sequence<UInt8>) {
    _ = FileManager.default.createFile(atPath: path, contents: Data(bytes))
    unlink(path + ".damaged")
  }

  private func events(_ count: Int) -> [JournalEvent] {
    (1...count).map { number in
      var event = JournalEvent(
        at: "2026-11-30T08:00:00Z",
        event: .step,
        lesson: "workbench/counter"
      )
      (event.run, event.number, event.words) = ("a", number, ".setName(\"é\\n\(number)\")")
      return event
    }
  }

  private func journal() -> Journal {
    Journal(path: path, syncs: false, now: { "2026-11-30T09:00:00Z" }, newRun: { "b" })
  }

  private func addOne(_ journal: Journal) -> JournalEvent {
    let event = journal.event(.script, of: "workbench/counter")
    journal.add([event])
    return event
  }

  private func remarks(_ journal: Journal) -> String {
    journal.takeRemarks().text(.piped).replacingOccurrences(of: folder.path, with: "HOME")
  }

  @Test("killed at any byte of the last lines: nothing older is lost, what was torn is put beside")
  func torn() {
    let events = events(4)
    let whole = Array(events.lines.utf8)
    let ends = events.indices.map {
      Array(events.prefix($0 + 1).map { $0.json + "\n" }.joined().utf8).count
    }
    for length in ends[1]...whole.count {
      put(whole[..<length])
      let journal = journal()
      // A last line that lacks only its newline is whole.
      let kept = ends.count { $0 - 1 <= length }
      #expect(journal.events() == Array(events[..<kept]), "\(length)")
      let torn =
        ends.contains { $0 == length || $0 - 1 == length } ? [] : whole[ends[kept - 1]..<length]
      #expect(bytes("journal.jsonl.damaged") == torn + (torn.isEmpty ? [] : [10]), "\(length)")
      #expect(remarks(journal).isEmpty == torn.isEmpty)
      let new = addOne(journal)
      #expect(bytes() == Array((events[..<kept] + [new]).map { $0.json + "\n" }.joined().utf8))
      #expect(remarks(journal) == "")
    }
  }

  @Test("the very first line torn anywhere is no obstacle either")
  func firstTorn() {
    let line = Array(events(1).lines.utf8)
    for length in 0...line.count {
      put(line[..<length])
      let journal = journal()
      let new = addOne(journal)
      #expect(journal.events().last == new, "\(length)")
      #expect(journal.trouble == nil)
    }
  }

  @Test("a torn end that appears while the journal is open is cut off before the next line")
  func tornByAnother() {
    let events = events(2)
    put(Array(events.lines.utf8))
    let journal = journal()
    #expect(journal.events() == events)
    put(Array(events.lines.utf8) + Array("{\"at\":\"20".utf8))
    let new = addOne(journal)
    #expect(journal.events() == events + [new])
    #expect(bytes("journal.jsonl.damaged") == Array("{\"at\":\"20\n".utf8))
    #expect(
      remarks(journal) == """
        workbench: The end of the journal could not be read; everything before it is
        kept.
          HOME/journal.jsonl
          The last 9 bytes were cut off and stand in journal.jsonl.damaged.

        """
    )
  }

  @Test("whatever is damaged, readable lines stay and every byte is still somewhere")
  func damages() {
    let events = events(6)
    let whole = Array(events.lines.utf8)
    var random = Random(seed: 20_261_130)
    for number in 0..<4000 {
      let damaged = Self.damage(whole, &random)
      put(damaged)
      let readable = JournalContents(damaged)
      let journal = journal()
      #expect(journal.events() == readable.events)
      let new = addOne(journal)
      let after = bytes()
      if readable.isForeign || readable.newerFormat != nil {
        #expect(after == damaged, "\(number)")
        #expect(journal.trouble != nil && journal.events() == readable.events + [new])
      } else {
        let kept: [UInt8] = readable.tail.map { Array(damaged[..<$0.start]) } ?? damaged
        let cut: [UInt8] = readable.tail.map { Array(damaged[$0.start...]) + [10] } ?? []
        let gap: [UInt8] = kept.isEmpty || kept.last == 10 ? [] : [10]
        #expect(after == kept + gap + Array([new].lines.utf8), "\(number)")
        #expect(bytes("journal.jsonl.damaged") == cut, "\(number)")
        #expect(self.journal().events() == readable.events + [new], "\(number)")
      }
    }
  }

  /// Flips, removes, adds, zeroes or repeats a few bytes; sometimes more than once.
  private static func damage(_ bytes: [UInt8], _ random: inout Random) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 1...40, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      case 3: for index in place..<end { bytes[index] = 0 }
      case 4: bytes.insert(contentsOf: bytes[place..<end], at: place)
      default: bytes.removeSubrange(place...)
      }
      if bytes.isEmpty { bytes = [0] }
    }
    return bytes
  }

  @Test("a damaged line amid the file is left where it is and named by progress")
  func amid() throws {
    var session = try PlayedSession.keeping(in: folder)
    _ = session.play(["open counter", "next", "next"])
    let lines = try folder.text("journal.jsonl").split(separator: "\n").map(String.init)
    let damaged = ([lines[0], "rubbish"] + lines[1...]).joined(separator: "\n") + "\n"
    try folder.write("journal.jsonl", damaged)
    var later = try PlayedSession.keeping(in: folder, "b")
    let text = later.say("progress")
    #expect(text.contains("2 of 9 steps done"))
    #expect(text.contains("Not readable and left there: line 2 of the journal.\n"))
    _ = later.play(["open counter", ".increment"])
    #expect(try folder.text("journal.jsonl").hasPrefix(damaged))
  }

  static let untouchable: [(text: String, what: String)] = [
    (
      "{\"at\":\"2027-01-01T00:00:00Z\",\"format\":2,\"event\":{\"new\":[]}}\n",
      "The journal is of a newer workbench (format 2) and is left as it is."
    ),
    ("# Notes\nmine\n", "The file in the journal's place is no journal and is left as it is."),
    ("\u{0}\u{0}\u{0}", "The file in the journal's place is no journal and is left as it is."),
  ]

  @Test(
    "a file of a newer version, or of something else, is never written; it is said once",
    arguments: untouchable
  )
  func untouched(text: String, what: String) throws {
    try folder.write("journal.jsonl", text)
    var session = try PlayedSession.keeping(in: folder)
    _ = session.play("open counter")
    let said = session.say(".increment")
    #expect(said.contains("workbench: \(what)"), "\(said)")
    #expect(said.contains("export progress FILE keeps"))
    #expect(!session.say(".increment").contains("workbench:"))
    #expect(session.say("next").contains("workbench:") == false)
    #expect(session.say("progress").contains("1 of 9 steps done"))
    #expect(session.say("resume").contains("counter · mvvm · 1/1"))
    #expect(try folder.text("journal.jsonl") == text)
    #expect(folder.names() == ["journal.jsonl"])
  }

  @Test("a newer version's lines among ours: ours are read, the file is left alone")
  func newerAmongOurs() throws {
    let text = events(2).lines + "{\"format\":7}\n" + "{\"at\":torn"
    try folder.write("journal.jsonl", text)
    let journal = journal()
    #expect(journal.events() == events(2))
    let new = addOne(journal)
    #expect(journal.events() == events(2) + [new])
    #expect(try folder.text("journal.jsonl") == text)
  }

  @Test("events of a kind that is not known here are kept, carried and do nothing")
  func unknownKinds() throws {
    let line = """
      {"at":"2026-11-30T08:00:00Z","event":"applauded","format":1,"lesson":"workbench/counter"}

      """
    try folder.write("journal.jsonl", line)
    var session = try PlayedSession.keeping(in: folder)
    #expect(session.say("progress").hasPrefix("Nothing has been done yet."))
    _ = session.play(["open counter", ".increment"])
    #expect(try folder.text("journal.jsonl").hasPrefix(line))
    #expect(session.say("export progress").hasPrefix(line))
    #expect(session.say("resume").contains("counter · mvvm · 1/1"))
  }
}
