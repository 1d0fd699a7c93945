import Problems
import Testing

@testable import WorkbenchShell

@Suite("Words")
struct WordTests {
  @Test(
    "a line is cut as a shell would, and slides are forgiven",
    arguments: [
      ("a b  c", ["a", "b", "c"]),
      ("title=\"a b\" c", ["title=a b", "c"]),
      ("“Use cmark” now", ["Use cmark", "now"]),
      ("„Ja“ «sí» ‘no’", ["Ja", "sí", "no"]),
      ("don't won't", ["don't", "won't"]),
      ("say \"a \\\"b\\\" \\\\ c\"", ["say", "a \"b\" \\ c"]),
      ("'a \\ b'", ["a \\ b"]),
      ("decide —json –ascii", ["decide", "--json", "--ascii"]),
      ("\"--json\"", ["--json"]),
      ("C:\\new\\1", ["C:\\new\\1"]),
      ("title=“Use “A””", ["title=Use “A”"]),
      ("", []),
    ]
  )
  func cutting(line: String, expected: [String]) throws {
    #expect(try words(of: line).map(\.text) == expected.map { $0 })
  }

  @Test("a quoted word is a value and never an option")
  func quoting() throws {
    #expect(try words(of: "\"--json\" --json").map(\.isQuoted) == [true, false])
  }

  @Test("a quote that is never closed is said")
  func unclosed() {
    #expect(throws: Problem.self) { try words(of: "adr new \"Use") }
  }
}
