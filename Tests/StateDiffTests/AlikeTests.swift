import Foundation
import StateDiff
import Testing

/// Values that show the same and are not the same: it is always said, and how.
@Suite struct AlikeTests {
  struct Keys {
    var numbers = [1, 2]
    var first: Int { numbers[0] }
    var last: Int { numbers[1] }
  }

  struct Sort {
    var path: KeyPath<Keys, Int>
  }

  enum Left { struct Item { var x = 1 } }
  enum Right { struct Item { var x = 1 } }

  struct Words: DiffDisplayable {
    var text: String
    var diffDisplay: DiffDisplay { .text(text) }
  }

  struct Person: Equatable, DiffDisplayable {
    var name: String
    var age: Int
    var diffDisplay: DiffDisplay { .text(name) }
  }

  struct Shown: Equatable, DiffDisplayable {
    var number = Double.nan
    var hidden: Int
    var diffDisplay: DiffDisplay { .fields([("number", number)]) }
  }

  struct Wrapper: Equatable {
    var shown: Shown
  }

  static let hidden = "(unequal, but in nothing that is shown)"
  static func linked(_ text: String) -> AttributedString {
    var linked = AttributedString(text)
    linked.link = URL(string: "https://a.example")
    return linked
  }
  static func pointer(_ bits: Int) -> UnsafeRawPointer? { UnsafeRawPointer(bitPattern: bits) }

  @Test func keyPaths() {
    let pairs: [(AnyKeyPath, AnyKeyPath)] = [
      (\Keys.first, \Keys.last), (\Keys.numbers[0], \Keys.numbers[1]), (\[Int].[0], \[Int].[1]),
    ]
    for (old, new) in pairs {
      #expect(!StateDifference.between(old, new).isEmpty)
      #expect(!StateDifference.between([old], [new]).isEmpty)
      #expect(!StateDifference.between(old as Any, new as Any).isEmpty)
      #expect(StateDifference.between(old, old).isEmpty)
    }
  }

  @Test func keyPathsInsideAStruct() {
    #expect(!StateDifference.between(Sort(path: \.first), Sort(path: \.last)).isEmpty)
    #expect(StateDifference.between(Sort(path: \.first), Sort(path: \.first)).isEmpty)
  }

  @Test(arguments: [
    Case("lists", [Int](), [String]() as Any, "self   [] → [] (type Array<Int> → Array<String>)"),
    Case(
      "dictionaries",
      [Int: Int](),
      [String: String]() as Any,
      "self   [:] → [:] (type Dictionary<Int, Int> → Dictionary<String, String>)"
    ),
    Case("sets", Set([1]) as Any, Set([Int8(1)]), "[1]   1 → 1 (type Int → Int8)"),
    Case(
      "empty sets",
      Set<Int>() as Any,
      Set<Int8>(),
      "self   [] → [] (type Set<Int> → Set<Int8>)"
    ),
    Case(
      "nothing",
      Int?.none as Any,
      String?.none as Any,
      "self   nil → nil (type Optional<Int> → Optional<String>)"
    ),
    Case(
      "a slice",
      [1, 2] as Any,
      [1, 2][...],
      "self   [1, 2] → [1, 2] (type Array<Int> → ArraySlice<Int>)"
    ),
    Case("an optional", Int?.some(1) as Any, 1, "self   1 → 1 (type Optional<Int> → Int)"),
    Case(
      "below an optional",
      [[1]] as [[Int]?] as [Any],
      [[1]] as [Any],
      "[0]   [1] → [1] (type Optional<Array<Int>> → Array<Int>)"
    ),
    Case(
      "of one short name",
      Left.Item() as Any,
      Right.Item(),
      "self   Item(x: 1) → Item(x: 1) "
        + "(type StateDiffTests.AlikeTests.Left.Item → StateDiffTests.AlikeTests.Right.Item)"
    ),
    Case(
      "tuples",
      (1, 2) as Any,
      (1, Int8(2)) as Any,
      "1   2 → 2 (type Int → Int8)"
    ),
    Case("a character", "a" as Any, Character("a"), #"self   "a" → "a" (type String → Character)"#),
    Case("lists that differ as well", [1] as Any, ["a"], #"[0]   1 → "a""#),
  ])
  func types(_ example: Case) {
    #expect(example.text() == example.expected)
  }

  @Test(arguments: [
    Case(
      "what would be escaped",
      Words(text: "\u{1B}[31m"),
      Words(text: "\\u{1B}[31m"),
      #"self   \u{1B}[31m → \u{1B}[31m (the same text in other bytes: "#
        + "1B 5B 33 31 6D → 5C 75 7B 31 42 7D 5B 33 31 6D)"
    ),
    Case(
      "a line feed",
      [Words(text: "a\nb")],
      [Words(text: "a\\nb")],
      #"[0]   a\nb → a\nb (the same text in other bytes: 61 0A 62 → 61 5C 6E 62)"#
    ),
    Case(
      "a name",
      Person(name: "Hanan", age: 1),
      Person(name: "Hanan", age: 2),
      "self   Hanan → Hanan \(hidden)"
    ),
    Case(
      "a pointer",
      pointer(64),
      pointer(128),
      "self   (UnsafeRawPointer, not comparable) → (UnsafeRawPointer, not comparable) (another one)"
    ),
    Case("the same pointer", pointer(64), pointer(64), ""),
    Case(
      "a hidden part beside no number",
      Wrapper(shown: Shown(hidden: 1)),
      Wrapper(shown: Shown(hidden: 2)),
      "shown   Shown(number: nan) → Shown(number: nan) \(hidden)"
    ),
    Case(
      "no number alone",
      Wrapper(shown: Shown(hidden: 1)),
      Wrapper(shown: Shown(hidden: 1)),
      ""
    ),
    Case(
      "formatted text",
      AttributedString("a"),
      linked("a"),
      #"self   "a" → "a" \#(hidden)"#
    ),
  ])
  func parts(_ example: Case) {
    #expect(example.text() == example.expected)
  }

  @Test func functionsAreNamedAsNotComparable() {
    struct Client {
      var name = "a"
      var load: () -> Int = { 1 }
      var retries: [() -> Void] = [{}]
    }
    let diff = StateDifference.between(Client(), Client(load: { 2 }))
    #expect(diff.rows().map(\.path) == ["load"])
    #expect(diff.notComparable.map(\.description).contains("load"))
    let same = Client()
    #expect(StateDifference.between(same, same).isEmpty)
  }

  struct Never: Equatable {
    var id = 1
    static func == (left: Never, right: Never) -> Bool { false }
  }

  struct Around: Equatable {
    var never = Never()
    var number = Double.nan
  }

  @Test(arguments: [
    Case("by itself", Never(), Never(), "self   Never(id: 1) → Never(id: 1) (not equal to itself)"),
    Case(
      "as a part",
      Around(),
      Around(),
      "never   Never(id: 1) → Never(id: 1) (not equal to itself)"
    ),
    Case(
      "in a list",
      [Never()],
      [Never()],
      "[0]   Never(id: 1) → Never(id: 1) (not equal to itself)"
    ),
    Case(
      "in a dictionary",
      ["k": Never()],
      ["k": Never()],
      #"["k"]   Never(id: 1) → Never(id: 1) (not equal to itself)"#
    ),
    Case("beside a change", Never(), Never(id: 2), "id   1 → 2"),
  ])
  func neverEqual(_ example: Case) {
    #expect(example.text() == example.expected)
  }

  @Test func aNameCannotReachTheTerminalRaw() {
    let note = StateDifference.Note.type(old: "a\u{202E}b", new: "c\u{1B}")
    #expect(note.words() == #"type a\u{202E}b → c\u{1B}"#)
  }
}
