import Testing

@testable import LineEditing

@Suite struct CompletionTests {
  private func step(_ text: String, start: Int, _ words: [String]) -> CompletionStep {
    Completion(start: start, candidates: words.map { Candidate($0) }).step(after: text)
  }

  @Test func steps() {
    #expect(step("re", start: 0, []) == .nothing)
    #expect(step("ret", start: 0, ["retitle"]) == .replace(scalars: 3, with: "retitle "))
    #expect(step("adr ret", start: 4, ["retitle"]) == .replace(scalars: 3, with: "retitle "))
    #expect(step("r", start: 0, ["retitle", "review"]) == .replace(scalars: 1, with: "re"))
    #expect(
      step("re", start: 0, ["retitle", "review"])
        == .list(["retitle", "review"].map { Candidate($0) })
    )
    #expect(
      step("x", start: 0, ["retitle", "review"])
        == .list(["retitle", "review"].map { Candidate($0) })
    )
    #expect(step("🇪🇸g", start: 1, ["größe"]) == .replace(scalars: 1, with: "größe "))
    #expect(step("abc", start: 99, ["d"]) == .replace(scalars: 0, with: "d "))
    #expect(step("abc", start: -1, ["d"]) == .replace(scalars: 3, with: "d "))
  }

  @Test("a candidate that goes on gets no space")
  func unfinished() {
    let completion = Completion(start: 0, candidates: [Candidate("dir/", isFinal: false)])
    #expect(completion.step(after: "d") == .replace(scalars: 1, with: "dir/"))
  }

  @Test(arguments: [
    (["retitle", "review"], "re"), (["größe", "große"], "gr"), (["same", "same"], "same"),
    (["a", ""], ""), ([], ""), (["👍🏽", "👍"], ""),
  ])
  func common(texts: [String], expected: String) {
    #expect(commonPrefix(of: texts) == expected)
  }

  private func rows(
    _ candidates: [Candidate],
    columns: Int = 40,
    limit: Int = 10,
    isDecorated: Bool = false
  ) -> [String] {
    CompletionList(
      candidates: candidates,
      columns: columns,
      limit: limit,
      isDecorated: isDecorated
    ).rows
  }

  @Test func described() {
    let candidates = [
      Candidate("日本", description: "wide"), Candidate("list", description: "all records\nof it"),
      Candidate("bare"),
    ]
    #expect(rows(candidates) == ["  日本  wide", "  list  all records?of it", "  bare"])
    #expect(rows(candidates, isDecorated: true)[0] == "  日本  \u{1b}[2mwide\u{1b}[0m")
  }

  @Test func grid() {
    let names = ["one", "two", "three", "four", "five"].map { Candidate($0) }
    #expect(rows(names, columns: 20) == ["one    two", "three  four", "five"])
    #expect(rows(names, columns: 20, limit: 2) == ["one    two", "... 2 more rows"])
    #expect(rows(names, columns: 2).allSatisfy { $0.count < 2 })
  }

  @Test("no row is wider than the screen, no list taller than its place", arguments: 1...60)
  func fits(columns: Int) {
    let candidates = (0..<16).map {
      Candidate(
        String(repeating: "日x\u{1b}", count: $0),
        description: String(repeating: "wörter ", count: $0)
      )
    }
    for limit in [1, 2, 12] {
      for set in [candidates, candidates.map { Candidate($0.text) }] {
        let rows = rows(set, columns: columns, limit: limit)
        #expect(rows.count <= limit)
        #expect(rows.allSatisfy { displayWidth(of: $0) < columns })
      }
    }
  }
}
