import Foundation
import MarkdownBlocks
import Testing

@testable import WorkbenchShell

@Suite("Pages")
struct OutputTests {
  private var page: Page {
    var page = Page()
    page.heading("A \("heading", .typed)")
    page.rows([
      .init("short", "one two three four five six seven eight nine ten eleven twelve"),
      .init("a longer label", "text"),
    ])
    page.heading("Next")
    page.list(["first item that is long enough to wrap here", "second"], numbered: true)
    page.aside("set in → with “marks” … and ñ")
    return page
  }

  @Test("wide: labels in a column, text beside them")
  func wide() {
    #expect(
      page.text(Look(colour: false, ascii: false, columns: 60)) == """
        A heading
          short           one two three four five six seven eight
                          nine ten eleven twelve
          a longer label  text

        Next
          1. first item that is long enough to wrap here
          2. second
          set in → with “marks” … and ñ

        """
    )
  }

  @Test("narrow: text below its label")
  func narrow() {
    #expect(
      page.text(Look(colour: false, ascii: true, columns: 30)) == """
        A heading
          short
            one two three four five
            six seven eight nine ten
            eleven twelve
          a longer label
            text

        Next
          1. first item that is long
             enough to wrap here
          2. second
          set in -> with "marks" ...
          and n

        """
    )
  }

  @Test("colour repeats the words in the terminal's own eight colours")
  func colour() {
    let line: Line = "a \(typed: "b") \("c", .bad)"
    #expect(
      Page(line).text(Look(colour: true, ascii: false, columns: 60))
        == "a \u{1B}[36mb\u{1B}[0m \u{1B}[1;31mc\u{1B}[0m\n"
    )
  }

  @Test(
    "nothing a text contains reaches the terminal raw",
    arguments: [
      ("\u{1B}[31mred", "\\u{1B}[31mred\n"), ("bell\u{7}", "bell\\u{7}\n"),
      ("a\nb\tc\rd", "a b c d\n"), ("\u{202E}gnp.exe", "\\u{202E}gnp.exe\n"),
      ("zero\u{200B}width", "zero\\u{200B}width\n"), ("\u{9B}31m", "\\u{9B}31m\n"),
      ("\u{61C}1", "\\u{61C}1\n"), ("a\u{E0041}", "a\\u{E0041}\n"),
      ("日本語 ok", "日本語 ok\n"),
    ]
  )
  func escaping(text: String, expected: String) {
    #expect(Page(Line(text)).text(.piped) == expected)
  }

  @Test(
    "JSON has such characters as escapes, and reads back as it was",
    arguments: ["\u{9B}31m", "\u{202E}gnp.exe", "a\u{61C}1", "a\u{E0041}b", "日本語 \"ok\"\n"]
  )
  func json(text: String) throws {
    let json = JSONText.line([text])
    #expect(!json.unicodeScalars.contains(where: VisibleText.isUnsafe))
    #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == [text])
  }

  @Test("wide characters count two cells, and a word too wide is cut")
  func cells() {
    let look = Look(colour: false, ascii: false, columns: 20)
    #expect(
      Page("日本語日本語日本語日本語 ab").lines(look) == ["日本語日本語日本語日", "本語 ab"]
    )
  }

  @Test("punctuation stays with the word it follows")
  func punctuation() {
    let line: Line = "twelve letters \(typed: "help")."
    #expect(
      Page(line).lines(Look(colour: false, ascii: false, columns: 20)) == [
        "twelve letters help."
      ]
    )
    let longer: Line = "thirteen letters \(typed: "help")."
    #expect(
      Page(longer).lines(Look(colour: false, ascii: false, columns: 20)) == [
        "thirteen letters", "help.",
      ]
    )
  }
}
