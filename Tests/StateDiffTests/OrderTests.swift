import Foundation
import StateDiff
import Testing

/// The order of dictionaries and sets: by what is shown, then by what is held, never by hashes.
@Suite struct OrderTests {
  struct ID: Hashable { var raw: Int }

  struct Silent: Hashable, DiffDisplayable {
    var number: Int
    var diffDisplay: DiffDisplay { .text("key") }
  }

  enum Key: Hashable {
    case apple, info, inf
    case number(Double)
  }

  @Test(arguments: [
    (
      StateCapture(Set([ID(raw: 10), ID(raw: 9), ID(raw: -2)])).text(),
      "[ID(raw: -2), ID(raw: 9), ID(raw: 10)]"
    ),
    (StateCapture(Set([Decimal(10), 9, 100])).text(), "[9, 10, 100]"),
    (StateCapture(Set([Duration.seconds(10), .seconds(9)])).text(), "[9 seconds, 10 seconds]"),
    (StateCapture(Set(["10", "9", "a"])).text(), #"["10", "9", "a"]"#),
    (
      StateCapture(Set([1e300, -1e-7, 2, .infinity, -.infinity, 1e20])).inline(limit: 99),
      "[-inf, -1e-07, 2.0, 1e+20, 1e+300, inf]"
    ),
    (
      StateCapture(Set([Key.info, .inf, .apple, .number(10), .number(9.5)])).inline(limit: 99),
      "[.apple, .inf, .info, .number(9.5), .number(10.0)]"
    ),
    (
      StateCapture(Set([-9_007_199_254_740_993, -9_007_199_254_740_992, 9_007_199_254_740_993]))
        .text(),
      "[-9007199254740993, -9007199254740992, 9007199254740993]"
    ),
    (
      StateCapture(Set([Int128.min, .max, 0])).inline(limit: 200),
      "[-170141183460469231731687303715884105728, 0, 170141183460469231731687303715884105727]"
    ),
    (StateCapture([3: "c", 1: "a", 2: "b"].values).text(), #"["a", "b", "c"]"#),
    (StateCapture([3: "c", 1: "a", 2: "b"].keys).text(), "[1, 2, 3]"),
  ])
  func order(text: String, expected: String) {
    #expect(text == expected)
  }

  @Test func keysWithOneBeginningAreToldApart() {
    let start = String(repeating: "p", count: 450)
    let keys = (0..<6).map { start + "\($0)" }
    let old = Dictionary(uniqueKeysWithValues: keys.map { ($0, 0) })
    let new = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0 + 1) })
    let diff = StateDifference.between(old, new)
    #expect(diff.rows().map(\.to) == ["1", "2", "3", "4", "5", "6"])
    #expect(Set(diff.rows().map(\.path)).count == 6)
    #expect(StateCapture(new).at(diff.changes[4].path)?.text() == "5")
    #expect(
      StateCapture(Set(keys)).data.parts?.map { $0.value.text?.last } == [
        "0", "1", "2", "3", "4", "5",
      ]
    )
  }

  @Test func keysThatShowTheSameAreOrderedByWhatTheyHold() {
    let keys = (0..<12).map { Silent(number: $0) }
    let old = Dictionary(uniqueKeysWithValues: keys.map { ($0, 0) })
    let new = Dictionary(uniqueKeysWithValues: keys.map { ($0, $0.number + 1) })
    #expect(StateDifference.between(old, new).rows().map(\.to) == (1...12).map { "\($0)" })
  }

  @Test func objectsAreOrderedByWhatTheyHold() {
    final class Tag: Hashable {
      var number: Int
      init(_ number: Int) { self.number = number }
      static func == (left: Tag, right: Tag) -> Bool { left === right }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    let tags = (0..<12).map { Tag($0) }
    let numbers = (0..<12).map { "Tag(number: \($0))" }.joined(separator: ", ")
    #expect(StateCapture(Set(tags)).inline(limit: 999) == "[\(numbers)]")
    let table = StateCapture(Dictionary(uniqueKeysWithValues: tags.map { ($0, 1) }))
    #expect(table.data.parts?.map(\.name) == (0..<12).map { "Tag(number: \($0))" })
  }
}
