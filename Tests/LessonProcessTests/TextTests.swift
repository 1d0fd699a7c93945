import Testing

@testable import LessonKit

@Suite("What a view draws, cut")
struct BriefTests {
  static let texts: [(text: String, brief: String)] = [
    ("", ""), ("two\nlines\n", "two\nlines\n"),
    (String(repeating: "a", count: 1_000), String(repeating: "a", count: 1_000)),
    (
      String(repeating: "é", count: 10_000_000),
      String(repeating: "é", count: 1_000) + "… (20000000 bytes)"
    ),
    (
      String(repeating: "a\n", count: 30),
      String(repeating: "a\n", count: 19) + "a… (60 bytes)"
    ),
  ]

  @Test("short text is whole, long text is about a screen and its size", arguments: texts.indices)
  func brief(place: Int) {
    #expect(PrintedText.brief(Self.texts[place].text) == Self.texts[place].brief)
  }
}

@Suite("What a trap leaves on standard error")
struct TrapTextTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    var printed = ""
    var reason: String?
    var place: String?
    var isAboutMemory = false
  }

  static let cases = [
    Case(testDescription: "nothing", text: ""),
    Case(testDescription: "only output", text: "a\nb\n", printed: "a\nb\n"),
    Case(
      testDescription: "a message of the lesson's own, behind output without a line's end",
      text: "one\ntwo Cart/Model.swift:8: Fatal error: no such order: 7\n",
      printed: "one\ntwo \n",
      reason: "no such order: 7",
      place: "Model.swift:8"
    ),
    Case(
      testDescription: "a message of the standard library names none of the lesson's files",
      text: "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range\n",
      reason: "Index out of range"
    ),
    Case(
      testDescription: "a precondition without words",
      text: "Cart/Model.swift:9: Precondition failed\n",
      reason: "precondition failed",
      place: "Model.swift:9"
    ),
    Case(
      testDescription: "a data race, which has words of its own",
      text: "a\nerror: data race detected: actor-isolated function at Cart/Model.swift:12 was not "
        + "called on the same actor\n",
      printed: "a\n",
      reason: "data race detected: actor-isolated function at Cart/Model.swift:12 was not called "
        + "on the same actor"
    ),
    Case(
      testDescription: "memory",
      text: "Fatal error: failed to allocate 1073741856 bytes of memory with alignment 8\n",
      reason: "failed to allocate 1073741856 bytes of memory with alignment 8",
      isAboutMemory: true
    ),
    Case(
      testDescription: "a release build's backtrace has the place, and the reason of an overflow",
      text: """
        hello*** Signal 4: Backtracing from 0x55a2d7726e83... done ***

        *** Swift runtime failure: arithmetic overflow ***

        Thread 0 "exe" crashed:

          0 [inlined] [system] 0x00005 Swift runtime failure: arithmetic overflow in exe at //<compiler-generated>
          1                    0x00005 Reader.words(_:) + 8 in exe at /a/Sources/StateDiff/Reader.swift:71:44
          2                    0x00005 Model.add(_:) + 1045 in exe at /a b/Model.swift:7:58

        """,
      printed: "hello",
      reason: "arithmetic overflow",
      place: "Model.swift:7"
    ),
    Case(
      testDescription: "code that was inlined into the kit is called by its name",
      text: """
        *** Signal 4: Backtracing from 0x55a2d7726e83... done ***
        *** Program crashed: Illegal instruction at 0x000055c11a7a8301 ***
          0 [inlined] [system] 0x00005 Sly.description.getter in exe at //<compiler-generated>
          1                    0x00005 Reader.words(_:) + 8 in exe at /a/Sources/StateDiff/Reader.swift:71:44
          2                    0x00005 exe_main + 33 in exe at /a/main.swift:12:12
        """,
      place: "Sly.description.getter"
    ),
  ]

  @Test("told apart", arguments: cases)
  func parts(of example: Case) {
    let text = TrapText(Array(example.text.utf8))
    #expect(String(decoding: text.printed, as: UTF8.self) == example.printed)
    #expect(text.reason == example.reason)
    #expect(text.place == example.place)
    #expect(text.isAboutMemory == example.isAboutMemory)
  }

  @Test("any bytes are text", arguments: 0..<200)
  func bytes(seed: UInt64) {
    var state = seed &+ 1
    let marks = [
      "*** Signal ", "Fatal error", " in ", "0x", " at /", ".swift:", "\n", ":", "/", " ",
    ]
    var bytes: [UInt8] = []
    for _ in 0..<60 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      bytes += Array(marks[Int(state >> 33) % marks.count].utf8) + [UInt8(state >> 56)]
    }
    let text = TrapText(bytes)
    #expect(text.place?.contains("\n") != true)
    #expect(text.printed.count <= bytes.count * 3)
  }
}

@Suite("Printed text")
struct PrintedTextTests {
  @Test(
    "long output is cut, and what is left out is counted",
    arguments: [
      ("", ""), ("a", "a"), ("a\n", "a"), ("a\n\nb\n", "a\n\nb"),
      (String(repeating: "x\n", count: 20), String(repeating: "x\n", count: 19) + "x"),
      (
        String(repeating: "x\n", count: 20) + "y",
        String(repeating: "x\n", count: 20) + "… 1 more line"
      ),
      (String(repeating: "x\n", count: 25), String(repeating: "x\n", count: 20) + "… 5 more lines"),
      (String(repeating: "é", count: 500), String(repeating: "é", count: 400) + "…"),
      (String(repeating: "é", count: 400), String(repeating: "é", count: 400)),
    ]
  )
  func cut(text: String, shown: String) {
    #expect(PrintedText.cut(Array(text.utf8)) == shown)
  }
}
