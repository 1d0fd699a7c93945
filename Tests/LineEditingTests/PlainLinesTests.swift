import Foundation
import PTYKit
import TestSupport
import Testing

@testable import LineEditing

@Suite struct PlainLinesTests {
  private func lines(_ bytes: [UInt8], longest: Int = 1 << 20) throws -> [PlainLine] {
    let scratch = ScratchFolder()
    let url = URL(fileURLWithPath: scratch.path + "/input")
    try Data(bytes).write(to: url)
    let file = try FileHandle(forReadingFrom: url)
    return Array(PlainLines(descriptor: file.fileDescriptor, longest: longest))
  }

  @Test(arguments: [
    ("", []), ("one", ["one"]), ("one\n", ["one"]), ("one\r\ntwo\r\n", ["one", "two"]),
    ("\n\n", ["", ""]), ("\u{feff}bom\n\u{feff}", ["bom", "\u{feff}"]),
    ("nul\u{0}l\n", ["nul\u{0}l"]),
    ("größe 日本\nlast\r", ["größe 日本", "last"]), ("a\rb\n", ["a\rb"]),
  ])
  func texts(text: String, expected: [String]) throws {
    let found = try lines(Array(text.utf8))
    #expect(found.map(\.text) == expected)
    #expect(found.map(\.number) == Array(1..<expected.count + 1))
    #expect(found.allSatisfy { !$0.wasRepaired && !$0.wasCut })
  }

  @Test("bytes that are no text are replaced and said to be")
  func repaired() throws {
    let found = try lines([0x61, 0xff, 0x62, 0x0a, 0x63, 0x0a, 0xe6, 0x97])
    #expect(found.map(\.text) == ["a\u{fffd}b", "c", "\u{fffd}"])
    #expect(found.map(\.wasRepaired) == [true, false, true])
  }

  @Test("a line longer than is reasonable is cut, and ends the reading")
  func cut() throws {
    let found = try lines(
      Array("ok\n".utf8) + [UInt8](repeating: 0x78, count: 300_000),
      longest: 1000
    )
    #expect(found.map(\.text.count) == [2, 1000])
    #expect(found.map(\.wasCut) == [false, true])
  }

  @Test("many lines over many reads")
  func many() throws {
    let texts = (0..<20_000).map { "line \($0)" }
    #expect(try lines(Array(texts.joined(separator: "\n").utf8)).map(\.text) == texts)
  }

  @Test("random bytes give as many lines as newlines")
  func randomBytes() throws {
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0...500)).map { _ in UInt8.random(in: 0...255) }
      let newlines = bytes.count { $0 == 10 } + (bytes.isEmpty || bytes.last == 10 ? 0 : 1)
      #expect(try lines(bytes).count == newlines)
    }
  }

  @Test("without a terminal there is no prompt and no colour, an endless line does not fill memory")
  func program() throws {
    let demo = try builtProgram("EditDemo")
    #expect(
      try run(demo, input: Array("one\r\ntwo".utf8))
        == RunResult(output: "1: [one] 3\n2: [two] 3\n", error: "", status: .exited(0))
    )
    let zero = try run("/bin/sh", ["-c", "\"\(demo)\" < /dev/zero | cut -c 1-6,69-"])
    #expect(zero.status == .exited(0))
    #expect(zero.output.hasPrefix("1 cut:"))
  }
}
