import Testing

@testable import LineEditing

@Suite struct WidthTests {
  @Test(arguments: [
    ("", 0), ("plain", 5), ("größe", 5), ("日本 ok", 7), ("cafe\u{301}", 4), ("한글", 4),
    ("\u{1112}\u{1161}\u{11ab}", 2), ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("❤️", 2), ("🇪🇸", 2),
    ("\u{1b}[1;34mok\u{1b}[0m", 2), ("a\u{7}\u{0}b\n", 2), ("\u{1b}]0;title\u{7}x", 1),
    ("\u{200b}", 0),
    ("नमस्ते", 4), ("…", 1), ("\u{1b}", 0), ("\u{1b}[", 0),
  ])
  func width(text: String, cells: Int) {
    #expect(displayWidth(of: text) == cells)
  }

  @Test(arguments: [
    ("short", 10, "short"), ("exactly", 7, "exactly"), ("too long by far", 10, "too lon..."),
    ("日本語日本語", 9, "日本語..."), ("日本語日本語", 8, "日本..."), ("日本語", 5, "日本"),
    ("text", 0, ""), ("text", -3, ""),
  ])
  func cut(text: String, limit: Int, expected: String) {
    #expect(fitting(text, cells: limit) == expected)
  }

  @Test(arguments: [
    ("cafe\u{301}\u{7}", "café"), ("\u{1112}\u{1161}\u{11ab}", "한"), ("か\u{3099}", "が"),
    ("a\u{200d}b", "ab"), ("x\u{301}\u{301}", "x"), ("q\u{308}", "q"), ("\u{301}", ""),
    ("a\u{9b}b", "ab"),
  ])
  func composed(text: String, expected: String) {
    let result = editable(text)
    #expect(Array(result.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test("a prompt's colours are dropped where its text differs")
  func prompts() {
    #expect(
      Prompt(plain: "a > ", styled: "\u{1b}[1ma\u{1b}[0m > ").styled == "\u{1b}[1ma\u{1b}[0m > "
    )
    #expect(Prompt(plain: "a > ", styled: "\u{1b}[1mb\u{1b}[0m > ").styled == "a > ")
    #expect(Prompt("a\u{7}\u{1b}[2J\t> ").plain == "a> ")
  }
}
