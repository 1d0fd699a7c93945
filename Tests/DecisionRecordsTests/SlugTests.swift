import DecisionRecords
import Testing

@Suite struct SlugTests {
  @Test(arguments: [
    ("Use R&D for C++", "use-r-d-for-c"),
    ("Über café, Ærøskøbing & straße", "uber-cafe-aeroskobing-strasse"),
    ("Cafe\u{301} de\u{301}composed", "cafe-decomposed"),
    ("Don't panic", "dont-panic"),
    ("日本語", "日本語"),
    ("Привет Мир", "привет-мир"),
    ("İstanbul", "istanbul"),
    ("🚀", "rocket"),
    ("🎉", "party-popper"),
    ("...", "full-stop-full-stop-full-stop"),
    ("../../etc/passwd", "etc-passwd"),
    ("a/b\\c:d", "a-b-c-d"),
    (
      String(repeating: "word ", count: 60),
      "word-word-word-word-word-word-word-word-word-word-word-word"
    ),
    (String(repeating: "x", count: 300), String(repeating: "x", count: 60)),
  ]) func `A title becomes part of a file name`(title: String, slug: String) {
    #expect(Slug.of(title) == slug)
  }
}
