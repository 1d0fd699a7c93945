import StateDiff
import Testing

/// Values that are not equal to themselves: neither a change by themselves nor a cloak for others.
@Suite struct NotANumberTests {
  struct Player: Hashable {
    var name: String
    var score: Double? = .nan
  }

  struct Team: Equatable {
    var players: Set<Player>
  }

  struct Anything {
    var value: Any
    var count: Int
  }

  static func players(_ names: String...) -> Set<Player> { Set(names.map { Player(name: $0) }) }
  static let long = String(repeating: "a name that is stored elsewhere ", count: 3)

  @Test(arguments: [
    Case(
      "another element",
      players("ann"),
      players("bob"),
      """
      [Player(name: "ann", score: nan)]   removed Player(name: "ann", score: nan)
      [Player(name: "bob", score: nan)]   added Player(name: "bob", score: nan)
      """
    ),
    Case(
      "inside a value",
      Team(players: players("ann", "eve")),
      Team(players: players("bob", "eve")),
      """
      players[Player(name: "ann", score: nan)]   removed Player(name: "ann", score: nan)
      players[Player(name: "bob", score: nan)]   added Player(name: "bob", score: nan)
      """
    ),
    Case("the same elements", players("ann", long), players(long, "ann"), ""),
    Case("inside an equal value", Team(players: players(long)), Team(players: players(long)), ""),
    Case("one more", Set([Double.nan]), Set([Double.nan, .nan]), "[nan]   added nan"),
    Case("as a key", [Double.nan: 1], [Double.nan: 1], ""),
    Case("as a key of another value", [Double.nan: 1], [Double.nan: 2], "[nan]   1 → 2"),
    Case("looked at closely", [Double.nan: 1], [Double.nan: 1], structural: true, ""),
    Case(
      "where any type may stand",
      Anything(value: Double.nan, count: 1),
      Anything(value: Double.nan, count: 2),
      "count   1 → 2"
    ),
    Case("in a list of any", [Double.nan, 1] as [Any], [Double.nan, 2] as [Any], "[1]   1 → 2"),
    Case(
      "in a dictionary of any",
      ["a": Double.nan, "b": 1] as [String: Any],
      ["a": Double.nan, "b": 2] as [String: Any],
      #"["b"]   1 → 2"#
    ),
    Case("in a vector", SIMD3(1, Double.nan, 3), SIMD3(1, Double.nan, 3), ""),
    Case(
      "half a number",
      Float16.nan,
      Float16(nan: 5, signaling: false),
      "self   nan → nan (not a number on both sides, with other bits)"
    ),
  ])
  func changes(_ example: Case) {
    #expect(example.text() == example.expected)
  }
}
