import RegexBuilder
import StateDiff
import Testing

private struct Path: Equatable { var steps = [1] }
private struct Change { var path = Path() }
private struct Note {}
private struct Diff {}

/// The names of the module stand beside those of others.
@Suite struct NamesTests {
  @Test func nothingCollides() throws {
    let word = Regex { Capture { OneOrMore(.word) } }
    let found = try #require("tea".firstMatch(of: word))
    #expect(found.1 == "tea")
    #expect(
      StateDifference.text(Change(), Change(path: Path(steps: [2]))) == "path.steps[0]   1 → 2"
    )
    #expect(StateDifference.text(Path(), Path()) == nil)
    #expect(StateCapture(Note()).text() == "Note()")
    #expect(StateCapture(Diff()).isValue)
  }
}
