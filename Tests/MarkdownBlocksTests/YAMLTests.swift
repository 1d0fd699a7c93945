import MarkdownBlocks
import Testing

@Suite struct YAMLTests {
  @Test(arguments: [
    "plain", "a b", "2026-11-30", "4", "", "yes", "No", "null", "~", "a: b", "a #b", "#a", "- a",
    "-a",
    "1.10", "0012", "1e3", "'quoted'", "\"quoted\"", "back\\slash", "tab\tx", "line\nend", "ünï",
    "[a]", "{a}", "*a", "&a", "!a", "|", ">", "%a", "@a", "`a`", "a:", " a", "a ", "?",
    "team-size>=5",
    "a'b", "a\"b", "\u{1B}[31m", "\u{2028}", ": x", ",", "...", "---", "0x1F", "1_000",
  ]) func `A text reads back as it was written`(text: String) {
    let written = YAML.quoted(text)
    let document = MarkdownDocument(
      "---\nkey: \(written) # comment\nlist:\n  - \(written)\nflow: [\(written), x]\n---\n"
    )
    let matter = document.frontMatter
    #expect(matter?.problems == [])
    #expect(matter?["key"]?.value.texts == [text], "\(written)")
    #expect(matter?["list"]?.value.texts == [text], "\(written)")
  }

  @Test(arguments: [
    ("'old'", "it's", "'it''s'"), ("\"old\"", "new", "\"new\""), ("old", "new", "new"),
    ("old", "a: b", "\"a: b\""), ("'old'", "a\nb", "\"a\\nb\""),
  ]) func `Quotes stay as they were`(old: String, new: String, written: String) {
    #expect(YAML.quoted(new, like: old) == written)
  }

  @Test(arguments: [
    "---\n# only\nno end\n", "--- x\na: b\n---\n", "text\n---\na: b\n---\n", "----\na: b\n----\n",
    "", "---",
    "---\n",
  ]) func `What is no front matter is none`(text: String) {
    #expect(MarkdownDocument(text).frontMatter == nil)
  }

  @Test func `Lines that are no keys are named`() {
    let document = MarkdownDocument("---\n  indented\na: b\nwords\nc:\n  d: e\n...\nx")
    #expect(document.frontMatter?.problems.map(\.found) == ["indented", "words"])
    #expect(document.frontMatter?["c"]?.value.texts == ["d: e"])
    #expect(document.blocks.map(\.text) == ["x"])
    #expect(document.blocks.map(\.lines) == [8...8])
  }
}
