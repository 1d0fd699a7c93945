import Foundation
import PTYKit
import TestSupport
import Testing

@testable import LineEditing

@Suite(.timeLimit(.minutes(10)))
struct HistoryTests {
  let scratch: ScratchFolder
  var path: String { scratch.path + "/state/demo/history" }

  init() throws {
    scratch = ScratchFolder()
  }

  private func write(_ text: String) throws { try write(Array(text.utf8)) }

  private func write(_ bytes: [UInt8]) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: url)
  }

  private func contents() throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  }

  private func mode(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.posixPermissions] as? Int ?? 0) & 0o777
  }

  @Test("lines are kept once, newest last, in a private file of JSON strings")
  func keeps() throws {
    var history = HistoryStore(path: path)
    for line in ["one", "say \"hi\"\n\t\\", "größe 日本 👍", "nul\u{0}l", "one"] {
      history.append(line)
    }
    let expected = ["say \"hi\"\n\t\\", "größe 日本 👍", "nul\u{0}l", "one"]
    #expect(history.entries == expected)
    #expect(HistoryStore(path: path).entries == expected)
    #expect(
      try contents() == #"""
        "one"
        "say \"hi\"\n\t\\"
        "größe 日本 👍"
        "nul\u0000l"
        "one"

        """#
    )
    #expect(try mode(path) == 0o600)
    #expect(try mode(scratch.path + "/state") == 0o700)
    #expect(try mode(scratch.path + "/state/demo") == 0o700)
  }

  @Test("a file that others could read is made private")
  func madePrivate() throws {
    try write("\"old\"\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    var history = HistoryStore(path: path)
    history.append("new")
    #expect(try mode(path) == 0o600)
  }

  @Test("what append answers says whether the entries only grew")
  func grows() {
    var history = HistoryStore()
    let grew = ["a", "b", "a"].map { history.append($0) }
    #expect(grew == [true, true, false])
    #expect(history.entries == ["b", "a"])
  }

  @Test("damaged lines are skipped, counted and kept")
  func damaged() throws {
    let bad = [
      "plain", "\"open", "\"a\" \"b\"", "{}", "\"\\x\"", "\"\\ud800\"", "\"\\u12\"", "\u{1}\"",
      "12",
    ]
    try write(
      "\"first\"\n" + bad.joined(separator: "\n")
        + "\n \"second\" \r\n\"\\ud83d\\udc4d\\/\"\n\"torn"
    )
    var history = HistoryStore(path: path)
    #expect(history.entries == ["first", "second", "👍/"])
    #expect(history.damagedLines == bad.count + 1)
    history.append("third")
    #expect(try contents().hasSuffix("\n\"torn\n\"third\"\n"))
    #expect(HistoryStore(path: path).entries == ["first", "second", "👍/", "third"])
  }

  @Test("thousands of random damages never crash, and never cost a line that is whole")
  func damagedByTheThousand() throws {
    var random = SystemRandomNumberGenerator()
    let whole = (0..<20).map { "line \($0) größe \"x\"" }
    let bytes = whole.flatMap { Array((jsonLine($0) + "\n").utf8) }
    for _ in 0..<3000 {
      var broken = bytes
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        broken[Int.random(in: 0..<broken.count, using: &random)] = UInt8.random(
          in: 0...255,
          using: &random
        )
      }
      if Bool.random() { broken.removeLast(Int.random(in: 0..<broken.count, using: &random)) }
      let lines = HistoryLines(broken)
      let intact = Set(bytes.split(separator: 10)).intersection(Set(broken.split(separator: 10)))
      let found = Set(lines.entries)
      #expect(intact.allSatisfy { jsonString($0).map(found.contains) == true })
      let shortened = HistoryLines(lines.shortened(to: 100))
      #expect(shortened.damaged == lines.damaged)
      #expect(shortened.entries == lines.newest(100))
    }
  }

  @Test("a file that is too long is shortened, damaged lines first")
  func shortens() throws {
    try write("damaged\n" + (0..<50).map { "\"\($0 % 40)\"\n" }.joined())
    let history = HistoryStore(path: path, limit: 3)
    #expect(history.entries == ["7", "8", "9"])
    #expect(try contents() == "damaged\n\"7\"\n\"8\"\n\"9\"\n")
    #expect(try mode(path) == 0o600)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/state/demo") == [
        "history"
      ]
    )
  }

  @Test("what cannot be read is never written")
  func unreadable() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    var history = HistoryStore(path: path)
    #expect(history.trouble?.cause == .notAnOrdinaryFile)
    #expect(history.trouble?.attempt == .read)
    history.append("in memory")
    #expect(history.entries == ["in memory"])

    var device = HistoryStore(path: "/dev/full")
    #expect(
      device.trouble?.message == """
        History cannot be read at "/dev/full": it is not an ordinary file. \
        Lines are remembered until the program ends.
        """
    )
    device.append("in memory")
    #expect(device.entries == ["in memory"])
  }

  @Test("a link is read and never written, also where it leads to nothing or is too long")
  func links() throws {
    let elsewhere = scratch.path + "/elsewhere"
    let long = (0..<10).map { "\"\($0)\"\n" }.joined()
    for text in [nil, "\"one\"\n", long] {
      try? FileManager.default.removeItem(atPath: path)
      if let text { try Data(text.utf8).write(to: URL(fileURLWithPath: elsewhere)) }
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent,
        withIntermediateDirectories: true
      )
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: elsewhere)
      var history = HistoryStore(path: path, limit: 3)
      history.append("new")
      #expect(history.entries.last == "new")
      #expect(history.trouble == HistoryTrouble(.write, .link, path))
      #expect((try? String(contentsOfFile: elsewhere, encoding: .utf8)) == text)
    }
    #expect(
      HistoryTrouble(.write, .link, "/h").message
        == "History cannot be written at \"/h\": it is a link, and nothing is written through one. "
        + "Lines are remembered until the program ends."
    )
  }

  @Test("where the folder cannot be made, one message and memory")
  func noFolder() throws {
    var history = HistoryStore(path: "/dev/null/state/history")
    history.append("one")
    history.append("two")
    #expect(history.entries == ["one", "two"])
    #expect(history.trouble?.cause == .system(ENOTDIR))
  }

  @Test("two processes at once lose nothing")
  func twoProcesses() throws {
    let demo = try builtProgram("EditDemo")
    let home = scratch.path
    let script = """
      "\(demo)" --hammer "\(path)" a 400 & "\(demo)" --hammer "\(path)" b 400 &
      wait
      """
    let result = try run("/bin/sh", ["-c", script], environment: cleanEnvironment(home: home))
    #expect(result.status == .exited(0))
    let history = HistoryStore(path: path)
    #expect(history.damagedLines == 0)
    #expect(Set(history.entries) == Set((0..<400).flatMap { ["a \($0)", "b \($0)"] }))
  }

  @Test("two processes that also shorten keep what is newest")
  func twoShortening() throws {
    let demo = try builtProgram("EditDemo")
    let script = """
      "\(demo)" --hammer "\(path)" a 300 20 & "\(demo)" --hammer "\(path)" b 300 20 &
      wait
      """
    let result = try run(
      "/bin/sh",
      ["-c", script],
      environment: cleanEnvironment(home: scratch.path)
    )
    #expect(result.status == .exited(0))
    let history = HistoryStore(path: path, limit: 20)
    #expect(history.damagedLines == 0)
    #expect(history.entries.count == 20)
    #expect(history.entries.contains("a 299") || history.entries.contains("b 299"))
  }

  @Test("killed while writing, it loses nothing that was written before", arguments: [5000, 20])
  func killed(limit: Int) throws {
    for round in 0..<5 {
      let file = path + "\(round)"
      let terminal = try Terminal(
        "EditDemo",
        ["--hammer", file, "line", "100000", "\(limit)"],
        home: scratch.path
      )
      try terminal.wait("some lines") { Int($0.lines[0]) ?? 0 > 150 * (round + 1) }
      terminal.signal(SIGKILL)
      #expect(try terminal.waitForExit() == .signalled(SIGKILL))
      let reported = terminal.screen.lines.compactMap { Int($0) }.max() ?? 0
      let history = HistoryStore(path: file, limit: limit)
      let newest = history.entries.last.flatMap { Int($0.dropFirst(5)) } ?? -1
      #expect(newest >= reported)
      let count = min(limit, newest + 1)
      #expect(history.entries.suffix(count) == (newest - count + 1...newest).map { "line \($0)" })
      #expect(history.damagedLines <= 1)
    }
  }
}
