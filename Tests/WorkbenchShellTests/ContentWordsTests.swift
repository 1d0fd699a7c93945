import DecisionTrees
import Testing

@testable import WorkbenchShell

@Suite("Words of pages")
struct ContentWordsTests {
  @Test("each language has each word of each page, and no other", arguments: ["en", "es"])
  func whole(language: String) {
    #expect(keys("walk", language) == Phrase.allCases.map(\.rawValue))
    #expect(keys("record", language) == RecordPhrases.Key.allCases.map(\.rawValue))
  }

  private func keys(_ name: String, _ language: String) -> [String] {
    content("Words/\(name).\(language).txt").split(separator: "\n")
      .map { String($0.prefix { $0 != ":" }) }
  }

  @Test("what can be typed and what is strong is marked, and values are put in as they are")
  func marks() {
    let words = Words<RecordPhrases.Key>("record", .english)
    #expect(words.line(.takes, "`a` **b** %@") == "\(typed: "Enter") takes: `a` **b** %@")
    #expect(
      words.line(.open, "2 open points", "owner, budget")
        == "\("2 open points", .strong), marked Open: in the record — owner, budget"
    )
  }
}
