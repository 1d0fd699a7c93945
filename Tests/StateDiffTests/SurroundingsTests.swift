import StateDiff
import Testing

/// Changed collections with what is around the changes.
@Suite struct SurroundingsTests {
  typealias Item = CollectionTests.Item

  @Test func aMirrorIsAskedAsOftenForManyEntriesAsForFew() {
    #expect(questions(count: 200) == questions(count: 20))
  }

  /// How often the mirrors of two dictionaries are asked for while their difference is written.
  private func questions(count: Int) -> Int {
    final class Counter { var count = 0 }
    struct Asked: CustomReflectable {
      var pairs: [(key: Int, value: Int)]
      var counter: Counter
      var customMirror: Mirror {
        counter.count += 1
        return Mirror(self, unlabeledChildren: pairs, displayStyle: .dictionary)
      }
    }
    let counter = Counter()
    let old = Asked(pairs: (0..<count).map { (key: $0, value: 1) }, counter: counter)
    let new = Asked(pairs: (0..<count).map { (key: $0, value: 2) }, counter: counter)
    #expect(StateDifference.between(old, new).full().contains("[\n"))
    return counter.count
  }

  @Test func longUnchangedRunsAreCounted() {
    var new = (0..<1_000).map { Item(id: $0) }
    new[2].title = "new"
    #expect(
      full((0..<1_000).map { Item(id: $0) }, new) == """
          [
            [0]: Item(id: 0, title: "t"),
            [1]: Item(id: 1, title: "t"),
            [2]: Item(
              id: 2,
        -     title: "t",
        +     title: "new",
            ),
            … 997 unchanged
          ]
        """
    )
  }

  @Test func dictionariesAreShownWithTheirSurroundings() {
    #expect(
      full(["b": [1], "a": [2], "c": []], ["b": [1, 5], "d": [2], "c": []]) == """
          [
        -   "a": [2],
            "b": [
              [0]: 1,
        +     [1]: 5,
            ],
        +   "d": [2],
            … 1 unchanged
          ]
        """
    )
  }

  @Test func setsAreShownWithTheirSurroundings() {
    #expect(
      full(Set(1...5), Set(2...6)) == """
          [
        -   1,
        +   6,
            … 4 unchanged
          ]
        """
    )
  }

  @Test func movesAreShownWithTheirSurroundings() {
    #expect(
      full(
        CollectionTests.items(1, 2, 3),
        [Item(id: 3, title: "new")] + CollectionTests.items(1, 2)
      ) == """
          [
        ~   [0]: Item( // was [2]
              id: 3,
        -     title: "t",
        +     title: "new",
            ),
            [1]: Item(id: 1, title: "t"),
            [2]: Item(id: 2, title: "t"),
          ]
        """
    )
  }

  @Test func longRunsOfFieldsAreCounted() {
    struct Wide { var a = 1, b = 2, c = 3, d = 4, e = 5 }
    #expect(
      full(Wide(), Wide(e: 6)) == """
          Wide(
            … 4 unchanged
        -   e: 5,
        +   e: 6,
          )
        """
    )
  }
}
