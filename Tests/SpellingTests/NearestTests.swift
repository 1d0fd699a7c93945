import Spelling
import Testing

@Suite("Nearest names")
struct NearestTests {
  @Test(
    "near misses are offered, strangers are not",
    arguments: [
      ("decidd", ["decide"]), ("dcotor", ["doctor"]), ("tre", ["tree"]), ("xyzzy", []),
      ("completion", ["completions"]), ("rekord", ["record"]), ("DECIDE", ["decide"]),
      ("", []), ("comp", ["completions"]), ("tr", ["tree"]), ("t", ["tree"]),
      (String(repeating: "x", count: 10_000), []),
    ]
  )
  func nearness(typed: String, expected: [String]) {
    let names = ["decide", "doctor", "tree", "completions", "record", "quit"]
    #expect(Nearest.names(to: typed, in: names) == expected)
    #expect(Nearest.name(to: typed, in: names) == expected.first)
  }

  @Test("at most three are offered, the nearest first and then by name")
  func order() {
    let names = ["stale", "states", "slate", "state", "stage"]
    #expect(Nearest.names(to: "state", in: names) == ["state", "slate", "stage"])
  }

  @Test("what has several names is found by the nearest of them, once")
  func aliases() {
    let values = [["quit", "exit", "exits"], ["edit"], ["bye"]]
    #expect(Nearest.values(to: "exit", in: values) { $0 } == [values[0], values[1]])
    #expect(Nearest.values(to: "exit", in: [[]]) { $0 } == [])
  }
}
