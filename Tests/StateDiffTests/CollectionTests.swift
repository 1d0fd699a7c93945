import StateDiff
import Testing

/// Lists, dictionaries and sets.
@Suite struct CollectionTests {
  struct Item: Identifiable, Equatable {
    var id: Int
    var title = "t"
  }

  struct Loose: Identifiable {
    var id: Int
    var title = "t"
    var run: () -> Void = {}
  }

  enum Shape: Identifiable {
    case dot(Int)
    case line(Int)
    var id: Int {
      switch self {
      case .dot(let id), .line(let id): id
      }
    }
  }

  struct Holder {
    var content: any Sendable = 98
    var isOpen = false
    var count = 1
  }

  enum Key: Hashable {
    case tea
    case size(Int)
  }

  struct Ordered: CustomReflectable {
    var pairs: [(key: Int, value: String)]
    init(_ pairs: [(Int, String)]) { self.pairs = pairs.map { (key: $0.0, value: $0.1) } }
    var customMirror: Mirror {
      Mirror(self, unlabeledChildren: pairs, displayStyle: .dictionary)
    }
  }

  static func items(_ ids: Int...) -> [Item] { ids.map { Item(id: $0) } }
  static func loose(_ ids: Int...) -> [Loose] { ids.map { Loose(id: $0) } }

  @Test(arguments: [
    Case(
      "an insertion is one insertion",
      items(1, 2, 3),
      items(9, 1, 2, 3),
      #"[0]   added Item(id: 9, title: "t")"#
    ),
    Case(
      "a removal carries the old position",
      items(1, 2, 3),
      items(1, 3),
      #"[1]   removed Item(id: 2, title: "t")"#
    ),
    Case("a move is a move", items(1, 2, 3, 4), items(4, 1, 2, 3), "[0]   moved from [3]"),
    Case(
      "a move together with a change",
      items(1, 2, 3),
      [Item(id: 3, title: "new")] + items(1, 2),
      "[0]         moved from [2]\n[0].title   \"t\" → \"new\""
    ),
    Case(
      "a field",
      items(1, 2),
      [Item(id: 1), Item(id: 2, title: "new")],
      #"[1].title   "t" → "new""#
    ),
    Case(
      "another id is another element",
      items(1),
      items(2),
      "[0]   removed Item(id: 1, title: \"t\")\n[0]   added Item(id: 2, title: \"t\")"
    ),
    Case(
      "a repeated id survives",
      items(1, 1, 2),
      items(1, 1, 1, 2),
      "self   (repeated ids: 1)\n[2]    added Item(id: 1, title: \"t\")"
    ),
    Case(
      "a repeated id outside of what changed",
      items(1, 1, 2),
      items(1, 1) + [Item(id: 2, title: "new")],
      "self        (repeated ids: 1)\n[2].title   \"t\" → \"new\""
    ),
    Case(
      "a repeated id that goes",
      items(3, 1, 1),
      items(3, 1),
      "self   (repeated ids: 1)\n[2]    removed Item(id: 1, title: \"t\")"
    ),
    Case(
      "a move together with another case",
      [Shape.dot(1), .dot(2), .dot(3)],
      [.line(3), .dot(1), .dot(2)],
      "[0]   moved from [2], .dot(3) → .line(3)"
    ),
    Case(
      "without Equatable",
      loose(1, 2, 3),
      loose(3, 1),
      "[0]   moved from [2]\n[1]   removed Loose(id: 2, title: \"t\", run: (function, not comparable))"
    ),
    Case("emptied", items(1), items(), #"[0]   removed Item(id: 1, title: "t")"#),
  ])
  func identifiedLists(_ example: Case) {
    #expect(example.text() == example.expected)
  }

  @Test(arguments: [
    Case("in the middle", [1, 2, 3, 4], [1, 2, 9, 3, 4], "[2]   added 9"),
    Case("in place", [1, 2, 3], [1, 9, 3], "[1]   2 → 9"),
    Case(
      "the longest common run stays",
      [1, 2, 3, 4, 5],
      [3, 4, 5, 1, 2],
      "[0]   removed 1\n[1]   removed 2\n[3]   added 1\n[4]   added 2"
    ),
    Case("equal ones are told apart by place", [0, 0, 1, 0], [0, 1, 0], "[1]   removed 0"),
    Case("an array slice", [1, 2, 3][1...], [1, 2, 4][1...], "[1]   3 → 4"),
    Case("of tuples", [(1, 2), (3, 4)], [(1, 2), (3, 5)], "[1].1   4 → 5"),
    Case(
      "of any",
      [1, "a"] as [Any],
      [1, "b", 2.5] as [Any],
      "[1]   \"a\" → \"b\"\n[2]   added 2.5"
    ),
    Case(
      "of any, alike at the beginning",
      [1, String(repeating: "a", count: 40) + "x", 1] as [Any],
      [1, String(repeating: "a", count: 40) + "y", Int8(1)] as [Any],
      "[1]   \"\(String(repeating: "a", count: 40))x\" → \"\(String(repeating: "a", count: 40))y\"\n"
        + "[2]   1 → 1 (type Int → Int8)"
    ),
    Case(
      "of structs that hold any",
      [Holder(), Holder(content: "b")],
      [Holder(), Holder(content: Int8(98))],
      #"[1].content   "b" → 98"#
    ),
    Case("of lists", [[1], [2, 3]], [[1], [2]], "[1][1]   removed 3"),
    Case(
      "of any with identity",
      items(1, 2) as [Any],
      items(2, 1) as [Any],
      "[0]   moved from [1]"
    ),
    Case(
      "of anything with identity",
      items(1, 2) as [any Identifiable],
      items(0, 1, 2) as [any Identifiable],
      #"[0]   added Item(id: 0, title: "t")"#
    ),
  ])
  func otherLists(_ example: Case) {
    #expect(example.text() == example.expected)
  }

  @Test(arguments: [
    Case("a value", ["tea": 1, "milk": 2], ["tea": 3, "milk": 2], #"["tea"]   1 → 3"#),
    Case(
      "numbers as numbers",
      [9: 1, 10: 1, 100: 1, -1: 1],
      [:],
      "[-1]    removed 1\n[9]     removed 1\n[10]    removed 1\n[100]   removed 1"
    ),
    Case(
      "enum keys",
      [Key.tea: 1, .size(2): 1],
      [.tea: 2, .size(2): 3],
      "[.size(2)]   1 → 3\n[.tea]       1 → 2"
    ),
    Case(
      "inside a value",
      ["a": Item(id: 1)],
      ["a": Item(id: 1, title: "new")],
      #"["a"].title   "t" → "new""#
    ),
    Case(
      "keys of several types",
      [AnyHashable(1): 1, AnyHashable("1"): 1],
      [:],
      "[1]     removed 1\n[\"1\"]   removed 1"
    ),
    Case(
      "without Equatable, the same content",
      Dictionary(uniqueKeysWithValues: (0..<50).map { ($0, Loose(id: $0)) }),
      Dictionary(uniqueKeysWithValues: (0..<50).reversed().map { ($0, Loose(id: $0)) }),
      ""
    ),
    Case("a set", Set([1, 2, 30]), Set([2, 30, 4]), "[1]   removed 1\n[4]   added 4"),
    Case(
      "an ordered dictionary",
      Ordered([(1, "a"), (2, "b")]),
      Ordered([(2, "b"), (3, "c")]),
      "[1]   removed \"a\"\n[3]   added \"c\""
    ),
    Case(
      "an ordered dictionary in another order",
      Ordered([(1, "a"), (2, "b")]),
      Ordered([(2, "b"), (1, "a")]),
      "[2]   moved from [1]"
    ),
    Case(
      "an ordered dictionary whose keys changed",
      Ordered([(1, "a")]),
      Ordered([(2, "a")]),
      "[1]   removed \"a\"\n[2]   added \"a\""
    ),
  ])
  func dictionariesAndSets(_ example: Case) {
    #expect(example.text() == example.expected)
  }
}
