import Testing

@testable import LineEditing

@Suite struct KeyDecoderTests {
  private func decode(_ bytes: [UInt8]) -> [KeyEvent] {
    var decoder = KeyDecoder()
    return bytes.flatMap { decoder.feed($0) } + decoder.flush()
  }

  private func scalars(_ text: String) -> [KeyEvent] {
    text.unicodeScalars.map(KeyEvent.scalar)
  }

  @Test(arguments: [
    "a", "größe", "日本語", "👍", "\u{1b}", "\u{1b}d", "\u{1b}\u{1b}", "\u{1b}ä", "\u{1b}[",
  ])
  func text(_ text: String) {
    #expect(decode(Array(text.utf8)) == scalars(text))
  }

  @Test(arguments: [
    "[A", "OA", "[200~", "[1;5C", "[[A", "[3~", "[?1;2c", "[<0;1;2M",
  ])
  func sequences(_ sequence: String) {
    #expect(decode(Array("\u{1b}\(sequence)x".utf8)) == [.sequence(sequence), .scalar("x")])
  }

  @Test(
    arguments: [
      ([0xff], "\u{fffd}"), ([0xc3, 0x28], "\u{fffd}("), ([0x80], "\u{fffd}"),
      ([0xe0, 0x80, 0x80], "\u{fffd}"), ([0xed, 0xa0, 0x80], "\u{fffd}"),
      ([0xc0, 0xaf], "\u{fffd}\u{fffd}"),
      ([0xe6, 0x97, 0x1b], "\u{fffd}\u{1b}"),
    ] as [([UInt8], String)]
  )
  func invalid(bytes: [UInt8], expected: String) {
    #expect(decode(bytes) == scalars(expected))
  }

  @Test("a sequence without end is dropped at a control character")
  func endless() {
    #expect(decode(Array("\u{1b}[123\nx".utf8)) == scalars("\nx"))
    let long = String(repeating: "1", count: 100)
    #expect(decode(Array("\u{1b}[\(long)".utf8)).count < 100)
  }

  @Test("a parameter that has begun is waited for, an escape is not")
  func ambiguity() {
    var decoder = KeyDecoder()
    _ = decoder.feed(0x1b)
    #expect(decoder.isAmbiguous)
    _ = decoder.feed(UInt8(ascii: "["))
    #expect(decoder.isAmbiguous)
    _ = decoder.feed(UInt8(ascii: "2"))
    #expect(!decoder.isAmbiguous)
  }

  @Test(arguments: [
    (#"bind "^[[A" ed-search-prev-history"#, ["[A"]), (#"demo:bind '\e[5~' em-x"#, ["[5~"]),
    ("bind \\033OA x\nbind -v", ["OA"]), ("bind ^W x", []), ("edit on", []), ("", []),
  ])
  func userKeys(text: String, expected: [String]) {
    #expect(UserFile.boundKeys(in: text) == Set(expected))
  }

  @Test(arguments: [
    ("a\r\nb\rc\nd", "a\nb\nc\nd"), ("a\n\nb\n\n", "a\n\nb"), ("\n", ""), ("", ""),
    ("\u{1b}[31mred\u{1b}[0m\u{7}\u{0}", "red"), ("tab\tkept", "tab\tkept"),
  ])
  func pastes(text: String, expected: String) {
    #expect(pastedText(Array(text.utf8)) == expected)
  }
}
