import Observation
import StateDiff
import Testing

/// A model with a part of every kind, before and after one step.
@Suite struct ModelTests {
  @Observable final class Shop {
    let id = 7
    var phase = Phase.idle
    var items = (0..<6).map { Item(id: $0, title: "item \($0)") }
    var tags: Set = ["a"]
    var notes = "one\ntwo\nthree\nfour"
    var prices = ["tea": 1, "milk": 2]
    var child: Shop?
    var run: () -> Void = {}
    @ObservationIgnored var cache = 1
    @ObservationIgnored lazy var later = 2
  }

  enum Phase {
    case idle
    case loaded(Item)
  }

  struct Item: Identifiable, Equatable {
    var id: Int
    var title: String
  }

  private func change(_ shop: Shop) {
    shop.phase = .loaded(Item(id: 9, title: "x"))
    shop.items[2].title = "new"
    shop.items.swapAt(0, 4)
    shop.items.append(Item(id: 10, title: "ten"))
    shop.items.remove(at: 1)
    shop.tags.insert("b")
    shop.notes = "one\ntwo\n3\nfour"
    shop.prices["tea"] = 4
    shop.cache = 3
    shop.later = 4
    shop.child = Shop()
    shop.child?.child = shop
  }

  @Test func isShownWhole() {
    #expect(
      StateCapture(Shop()).text() == """
        Shop(
          id: 7,
          phase: .idle,
          items: [
            [0]: Item(id: 0, title: "item 0"),
            [1]: Item(id: 1, title: "item 1"),
            [2]: Item(id: 2, title: "item 2"),
            [3]: Item(id: 3, title: "item 3"),
            [4]: Item(id: 4, title: "item 4"),
            [5]: Item(id: 5, title: "item 5"),
          ],
          tags: ["a"],
          notes: \"""
            one
            two
            three
            four
          \""",
          prices: ["milk": 2, "tea": 1],
          child: nil,
          run: (function, not comparable),
        )
        """
    )
  }

  @Test func isShownCompact() {
    let shop = Shop()
    let before = StateCapture(shop)
    change(shop)
    #expect(
      StateDifference.between(before, StateCapture(shop)).compact() == """
        phase            .idle → .loaded(Item(id: 9, title: "x"))
        items[0]         moved from [4]
        items[1]         removed Item(id: 1, title: "item 1")
        items[1].title   "item 2" → "new"
        items[3]         moved from [0]
        items[5]         added Item(id: 10, title: "ten")
        tags["b"]        added "b"
        notes.lines[2]   "three" → "3"
        prices["tea"]    1 → 4
        child            nil → Shop(id: 7, phase: .idle, items: [Item(id: 0, title: "item …
        """
    )
  }

  @Test func isShownFull() {
    let shop = Shop()
    let before = StateCapture(shop)
    change(shop)
    shop.child?.items = []
    #expect(
      StateDifference.between(before, StateCapture(shop)).full() == """
          Shop#1(
            id: 7,
        -   phase: .idle,
        +   phase: .loaded(Item(id: 9, title: "x")),
            items: [
        ~     [0]: Item(id: 4, title: "item 4"), // was [4]
        -     [1]: Item(id: 1, title: "item 1"),
              [1]: Item(
                id: 2,
        -       title: "item 2",
        +       title: "new",
              ),
              [2]: Item(id: 3, title: "item 3"),
        ~     [3]: Item(id: 0, title: "item 0"), // was [0]
              [4]: Item(id: 5, title: "item 5"),
        +     [5]: Item(id: 10, title: "ten"),
            ],
            tags: [
        +     "b",
              … 1 unchanged
            ],
            notes: \"""
              one
              two
        -     three
        +     3
              four
            \""",
            prices: [
        -     "tea": 1,
        +     "tea": 4,
              … 1 unchanged
            ],
        -   child: nil,
        +   child: Shop(
        +     id: 7,
        +     phase: .idle,
        +     items: [],
        +     tags: ["a"],
        +     notes: \"""
        +       one
        +       two
        +       three
        +       four
        +     \""",
        +     prices: ["milk": 2, "tea": 1],
        +     child: Shop#1,
        +     run: (function, not comparable),
        +   ),
            run: (function, not comparable),
          )
        """
    )
  }

  @Test(arguments: [
    ("items[1].title", "\"new\""), ("phase.loaded.id", "9"), ("prices[\"tea\"]", "4"),
    ("items[id: 3]", "Item(id: 3, title: \"item 3\")"), ("notes.lines[2]", "\"3\""),
    ("child.child.id", "7"), ("tags[\"b\"]", "\"b\""), ("child.phase", ".idle"),
    ("phase.loaded", "Item(id: 9, title: \"x\")"),
  ])
  func isReachedByPath(path: String, text: String) {
    let shop = Shop()
    change(shop)
    #expect(StateCapture(shop).at(path)?.text() == text)
  }

  @Test(arguments: [
    "cache", "items[9]", "items[-1]", "items[id: 77]", "phase.idle", "phase.loaded.no", ".",
    "items[", "prices[\"tea", "prices[tea]", "notes.lines[4]", "items.first", "[0]",
  ])
  func leadsNowhere(path: String) {
    let shop = Shop()
    change(shop)
    #expect(StateCapture(shop).at(path) == nil)
  }

  @Test func laterChangesDoNotReachACapture() {
    let shop = Shop()
    let before = StateCapture(shop)
    let text = before.text()
    change(shop)
    #expect(before.text() == text)
  }

  @Test func capturingIsNoReading() {
    let shop = Shop()
    nonisolated(unsafe) var isTold = false
    withObservationTracking {
      _ = StateCapture(shop)
    } onChange: {
      isTold = true
    }
    change(shop)
    #expect(!isTold)
  }

  @Test func rowsAreForScreensAndJSON() {
    let shop = Shop()
    let before = StateCapture(shop)
    shop.phase = .loaded(Item(id: 1, title: "a"))
    let diff = StateDifference.between(before, StateCapture(shop))
    #expect(diff.rows(limit: 12).map(\.path) == ["phase"])
    #expect(diff.rows(limit: 12).map(\.from) == [".idle"])
    #expect(diff.rows(limit: 12).map(\.to) == [".loaded(Ite…"])
    #expect(diff.compact(arrow: "->") == #"phase   .idle -> .loaded(Item(id: 1, title: "a"))"#)
  }

  @Test(arguments: -1...40) func aCutIsBetweenCharacters(_ limit: Int) {
    let whole = "[\"e\u{301}\", \"👩‍👩‍👧\", \"日本\", \"🇨🇭 a\"]"
    let text = StateCapture(["e\u{301}", "👩‍👩‍👧", "日本", "🇨🇭 a"]).inline(limit: limit)
    #expect(text == whole || text.hasSuffix("…") && whole.hasPrefix(text.dropLast()))
    #expect(text == whole || text.utf8.count <= max(0, limit - 1) + 3)
  }

  @Test func longCollectionsCanBeCutShort() {
    #expect(
      StateCapture((0..<1_000).map { Item(id: $0, title: "t") }).text(elementLimit: 2) == """
        [
          [0]: Item(id: 0, title: "t"),
          [1]: Item(id: 1, title: "t"),
          … 998 more
        ]
        """
    )
  }

  @Test(arguments: [
    "self", "a", "a.b", "orders[2].title", "items[\"te]a\"].quantity", "[0]", "[0][1].x",
    "order[id: 7].state", "sizes[.size(2)]", "names[[1, 2]]", #"a["\"]"]"#,
  ])
  func pathsAreReadAsTheyAreWritten(text: String) {
    #expect(StatePath(text)?.description == text)
  }

  @Test func aCaptureKeepsNoObjectAlive() {
    var shop: Shop? = Shop()
    weak let watched = shop
    let capture = StateCapture(shop)
    shop = nil
    #expect(watched == nil)
    #expect(capture.at("id")?.text() == "7")
  }
}

@Observable private final class Client {
  let send: @Sendable (Int) async throws -> String = { _ in "" }
  let name = "(Function)"
  var count = 0
}

struct DependencyTests {
  @Test func closureAnObjectWasGivenIsNoState() {
    #expect(StateCapture(Client()).inline() == "Client(name: \"(Function)\", count: 0)")
  }
}
