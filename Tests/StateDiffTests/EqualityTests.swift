import Foundation
import StateDiff
import Testing

/// What counts as equal, what `structural` finds, and unequal values that print alike.
@Suite struct EqualityTests {
  struct Loose: Equatable {
    var id = 1
    var note = "a"
    static func == (left: Loose, right: Loose) -> Bool { left.id == right.id }
  }

  struct Named: Hashable {
    var id = 1
    var note = "a"
    static func == (left: Named, right: Named) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  struct Never: Equatable {
    var id = 1
    static func == (left: Never, right: Never) -> Bool { false }
  }

  struct Holder<Content: Equatable>: Equatable {
    var name = "n"
    var content: Content
  }

  struct Secret: Equatable, DiffDisplayable {
    var code: Int
    var diffDisplay: DiffDisplay { .text("•••") }
  }

  static func long() -> String { String(repeating: "long ", count: 20) }
  static let otherNaN = Double(nan: 5, signaling: false)

  @Test(arguments: [
    Case("fields that == ignores", Loose(), Loose(note: "b"), ""),
    Case("minus zero", 0.0, -0.0, ""),
    Case("canonically equal text", ["\u{E9}"], ["e\u{301}"], ""),
    Case("the same no-number", [Double.nan], [Double.nan], ""),
    Case("deep down", Holder(content: [1: [Double.nan]]), Holder(content: [1: [.nan]]), ""),
    Case("in a set", Set([Double.nan, 1]), Set([Double.nan, 1]), ""),
  ])
  func noChange(_ example: Case) {
    #expect(example.text() == example.expected)
  }

  @Test(arguments: [
    Case(
      "fields that == ignores",
      Loose(),
      Loose(note: "b"),
      structural: true,
      #"note   "a" → "b""#
    ),
    Case("minus zero", 0.0, -0.0, structural: true, "self   0.0 → -0.0"),
    Case(
      "in a list",
      [Loose(), Loose(id: 2)],
      [Loose(), Loose(id: 2, note: "b")],
      structural: true,
      #"[1].note   "a" → "b""#
    ),
    Case(
      "in a dictionary",
      ["k": Loose()],
      ["k": Loose(note: "b")],
      structural: true,
      #"["k"].note   "a" → "b""#
    ),
    Case(
      "in a set",
      Set([Named(id: 1)]),
      Set([Named(id: 1, note: "b")]),
      structural: true,
      #"[Named(id: 1, note: "b")].note   "a" → "b""#
    ),
    Case(
      "in lines",
      "x\n\u{E9}",
      "x\ne\u{301}",
      structural: true,
      "lines[1]   \"\u{E9}\" → \"e\u{301}\" (the same text in other bytes: C3 A9 → 65 CC 81)"
    ),
    Case(
      "in a key",
      ["\u{E9}": 1, "b": 1],
      ["e\u{301}": 1, "b": 1],
      structural: true,
      "[\"e\u{301}\"]   added 1 (the same text in other bytes: C3 A9 → 65 CC 81)\n"
        + "[\"\u{E9}\"]   removed 1"
    ),
    Case(
      "in a key that is a number",
      [0.0: [1]],
      [-0.0: [1]],
      structural: true,
      "[-0.0]   added [1]\n[0.0]    removed [1]"
    ),
    Case("equal keys of other storage", [long(): 1], [long(): 1], structural: true, ""),
    Case("equal", [Loose(), Loose(id: 2)], [Loose(), Loose(id: 2)], structural: true, ""),
  ])
  func structural(_ example: Case) {
    #expect(example.text() == example.expected)
  }

  @Test(arguments: [
    Case("of another type", 1 as Any, Int8(1) as Any, "self   1 → 1 (type Int → Int8)"),
    Case(
      "erased",
      [AnyHashable(29.99 as Float)],
      [AnyHashable(29.99)],
      "[0]   29.99 → 29.99 (type Float → Double)"
    ),
    Case(
      "of another generic type",
      Holder(content: 1) as Any,
      Holder(content: Int8(1)) as Any,
      #"self   Holder(name: "n", content: 1) → Holder(name: "n", content: 1) (type Holder<Int> → Holder<Int8>)"#
    ),
    Case(
      "no numbers of other bits",
      Double.nan,
      otherNaN,
      "self   nan → nan (not a number on both sides, with other bits)"
    ),
    Case(
      "a hidden part",
      Secret(code: 1),
      Secret(code: 2),
      "self   ••• → ••• (unequal, but in nothing that is shown)"
    ),
    Case("by ==", Never(), Never(id: 2), "id   1 → 2"),
    Case(
      "a substring",
      "a" as Any,
      "a"[...] as Any,
      #"self   "a" → "a" (type String → Substring)"#
    ),
    Case(
      "who they are",
      ObjectIdentifier(Int.self),
      ObjectIdentifier(Int8.self),
      "self   ObjectIdentifier(…) → ObjectIdentifier(…) (unequal, but in nothing that is shown)"
    ),
  ])
  func unequalButAlike(_ example: Case) {
    #expect(example.text() == example.expected)
  }

  @Test func aHiddenDifferenceIsSaidInTheFullForm() {
    #expect(
      full(Holder(content: Secret(code: 1)), Holder(content: Secret(code: 2))) == """
          Holder(
            name: "n",
        -   content: •••,
        +   content: •••, // unequal, but in nothing that is shown
          )
        """
    )
  }

  @Test func aValueCanShowItselfAsAnother() {
    struct Grid: DiffDisplayable {
      var cells: [Int]
      var diffDisplay: DiffDisplay {
        .fields([("first", cells[0]), ("rest", Array(cells.dropFirst()))])
      }
    }
    struct Path: DiffDisplayable {
      var parts: [String]
      var diffDisplay: DiffDisplay { .value(parts) }
    }
    #expect(StateCapture(Grid(cells: [1, 2])).text() == "Grid(first: 1, rest: [2])")
    #expect(compact(Grid(cells: [1, 2]), Grid(cells: [1, 3])) == "rest[0]   2 → 3")
    #expect(compact(Path(parts: ["a"]), Path(parts: ["a", "b"])) == #"[1]   added "b""#)
  }

  @Test func valuesThatShowEachOtherEnd() {
    struct Loop: DiffDisplayable {
      var name = "a"
      var diffDisplay: DiffDisplay { .value(self) }
    }
    #expect(StateCapture(Loop()).text() == #"Loop(name: "a")"#)
  }

  @Test func theTreeCanBeWalked() {
    let diff = StateDifference.between(["a": [1, 2]], ["a": [1, 3]])
    let list = diff.root?.parts.first
    #expect(diff.root?.kind == .inside)
    #expect(list?.path.description == #"["a"]"#)
    #expect(list?.parts.map(\.kind) == [.unchanged, .changed])
    #expect(list?.parts.last?.old?.text() == "2")
    #expect(list?.parts.last?.new?.text() == "3")
    #expect(StateDifference.between(1, 1).root == nil)
  }
}
