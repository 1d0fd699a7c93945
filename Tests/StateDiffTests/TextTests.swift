import StateDiff
import Testing

/// Text, and what may be in it.
@Suite struct TextTests {
  @Test(arguments: [
    Case("one line", "a", "b", #"self   "a" → "b""#),
    Case("line by line", "a\nb\nc", "a\nx\nc", #"lines[1]   "b" → "x""#),
    Case("a line more", "a\nb", "a\nnew\nb", #"lines[1]   added "new""#),
    Case("a line less", "a\nb\nc", "a\nc", #"lines[1]   removed "b""#),
    Case("carriage returns", "a\r\nb", "a\nb", #"lines[0]   "a\r" → "a""#),
    Case("from nothing", "", "a\nb", #"self   "" → "a\nb""#),
    Case("quotes and backslashes", #"a"b"#, #"a\b"#, #"self   "a\"b" → "a\\b""#),
    Case("escape bytes", "a\u{1B}[31mred", "a", #"self   "a\u{1B}[31mred" → "a""#),
    Case("zero width", "ab", "a\u{200B}b", #"self   "ab" → "a\u{200B}b""#),
    Case("direction", "ab", "a\u{202E}b", #"self   "ab" → "a\u{202E}b""#),
    Case("blanks of other kinds", "a b", "a\u{A0}b", #"self   "a b" → "a\u{A0}b""#),
    Case("a mark without a letter", "", "\u{301}a", #"self   "" → "\u{301}a""#),
    Case(
      "a mark behind what was escaped",
      "",
      "a\u{200B}\u{301}",
      #"self   "" → "a\u{200B}\u{301}""#
    ),
    Case("a mark behind a quote", "", "\"\u{301}", #"self   "" → "\"\u{301}""#),
    Case("a blank of Braille", "", "\u{2800}", #"self   "" → "\u{2800}""#),
    Case("private letters", "", "\u{E000}\u{F8FF}", #"self   "" → "\u{E000}\u{F8FF}""#),
    Case("emoji stay whole", "👩", "👩‍👧❤️", #"self   "👩" → "👩‍👧❤️""#),
    Case(
      "the end of long lines",
      String(repeating: "a", count: 99) + "1",
      String(repeating: "a", count: 99) + "2",
      #"self   "aaaaaaaaaaaaaaaaaaa…aaaaaaaa1" → "aaaaaaaaaaaaaaaaaaa…aaaaaaaa2""#
    ),
    Case("equal text in other bytes", "caf\u{E9}", "cafe\u{301}", ""),
    Case(
      "and looked at closely",
      "\u{E9}",
      "e\u{301}",
      structural: true,
      "self   \"\u{E9}\" → \"e\u{301}\" (the same text in other bytes: C3 A9 → 65 CC 81)"
    ),
  ])
  func compact(_ example: Case) {
    #expect(example.text() == example.expected)
    #expect(example.text().utf8.elementsEqual(example.expected.utf8))
  }

  @Test func theCallerSaysHowWideATextIs() {
    let (old, new) = (["a": 1, "数据": 1], ["a": 2, "数据": 2])
    let text = StateDifference.between(old, new).compact { text in
      text.reduce(0) { $0 + ($1.isASCII ? 1 : 2) }
    }
    #expect(text == #"["a"]      1 → 2"# + "\n" + #"["数据"]   1 → 2"#)
  }

  @Test func longUnchangedTextIsFolded() {
    let old = (1...12).map { "line \($0)" }
    var new = old
    new[5] = "new "
    new.append("")
    #expect(
      full(old.joined(separator: "\n"), new.joined(separator: "\n")) == #"""
          """
            … 5 unchanged
        -   line 6
        +   new\u{20}
            … 6 unchanged
        +   
          """
        """#
    )
  }

  @Test(arguments: [-1, Int.min, 0])
  func limitsBelowNothingAreNothing(limit: Int) {
    let diff = StateDifference.between(["k": "aaa", "l": "x\ny"], ["k": "aab", "l": "x\nz"])
    #expect(diff.compact(limit: limit) == diff.compact(limit: 0))
    #expect(StateCapture("aaa").inline(limit: limit) == "…")
    #expect(
      StateCapture([1, 2]).text(elementLimit: limit) == StateCapture([1, 2]).text(elementLimit: 0)
    )
  }

  @Test func nothingReachesTheTerminalRaw() {
    struct Named: DiffDisplayable, CustomReflectable {
      var text: String
      var diffDisplay: DiffDisplay { .text(text) }
      var customMirror: Mirror { Mirror(self, children: [text: 1]) }
    }
    struct Labelled: CustomReflectable {
      var text: String
      var customMirror: Mirror { Mirror(self, children: [text: text]) }
    }
    for code in (0..<0x300).map(UInt32.init) + [0x85, 0x9B, 0x2028, 0x202E, 0xFEFF, 0xE0041] {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let text = "a\(scalar)b"
      let old: [Any] = [[String: Int](), Named(text: ""), Labelled(text: ""), "", Character("a")]
      let new: [Any] = [
        [text: 1], Named(text: text), Labelled(text: text), text + "\n" + text, Character(scalar),
      ]
      let diff = StateDifference.between(old, new)
      let printed = diff.compact() + diff.full() + StateCapture(new).text()
      let raw = printed.unicodeScalars.filter {
        $0 != "\n"
          && ($0.properties.generalCategory == .control
            || $0.properties.generalCategory == .format
            || $0.properties.isDefaultIgnorableCodePoint)
      }
      #expect(raw.isEmpty, "U+\(String(code, radix: 16))")
    }
  }
}
