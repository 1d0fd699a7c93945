import Observation
import StateDiff
import Testing

/// Objects: their properties, who they are, and where they lead.
@Suite struct ObjectTests {
  class Animal {
    var name = "cat"
    private var _age = 3
    var age: Int { _age }
  }

  final class Cat: Animal {
    var lives = 9
  }

  final class Node {
    var value: Int
    var next: Node?
    weak var back: Node?
    init(_ value: Int) { self.value = value }
  }

  @Observable final class Row: Identifiable {
    let id: Int
    var title = "t"
    init(_ id: Int) { self.id = id }
  }

  struct Pair {
    var left: Node
    var right: Node
  }

  private func change<Object: AnyObject>(_ object: Object, _ change: (Object) -> Void)
    -> StateDifference
  {
    let before = StateCapture(object)
    change(object)
    return StateDifference.between(before, StateCapture(object))
  }

  @Test func inheritedPropertiesAreParts() {
    let diff = change(Cat()) {
      $0.name = "tom"
      $0.lives = 8
    }
    #expect(diff.compact() == "name    \"cat\" → \"tom\"\nlives   9 → 8")
    #expect(StateCapture(Cat()).text() == #"Cat(name: "cat", age: 3, lives: 9)"#)
  }

  @Test func anObjectInAnothersPlaceIsComparedByItsProperties() {
    #expect(
      compact(Pair(left: Node(1), right: Node(2)), Pair(left: Node(1), right: Node(3))) == """
        left          Node(value: 1, next: nil, back: nil) → Node(value: 1, next: nil, back: nil) \
        (another object, with the same content)
        right.value   2 → 3
        """
    )
  }

  @Test func twoModelsAreComparedByTheirContent() {
    #expect(compact(Row(1), Row(1)) == "")
    #expect(compact(Row(1), Row(2)) == "id   1 → 2")
  }

  @Test func aCycleEnds() {
    let node = Node(1)
    node.next = node
    node.back = node
    #expect(StateCapture(node).text() == "Node#1(value: 1, next: Node#1, back: Node#1)")
    #expect(
      change(node) { $0.value = 2 }.full() == """
          Node#1(
        -   value: 1,
        +   value: 2,
            next: Node#1,
            back: Node#1,
          )
        """
    )
    node.next = nil
  }

  @Test func aSharedObjectHasOneName() {
    let (shared, other) = (Node(1), Node(2))
    let before = StateCapture(Pair(left: shared, right: shared))
    #expect(
      before.text() == """
        Pair(
          left: Node#1(value: 1, next: nil, back: nil),
          right: Node#1,
        )
        """
    )
    let diff = StateDifference.between(before, StateCapture(Pair(left: other, right: shared)))
    #expect(
      diff.compact() == """
        left   Node#1(value: 1, next: nil, back: nil) → Node(value: 2, next: nil, back: nil)
        """
    )
  }

  @Test func aReferenceThatNowLeadsElsewhere() {
    final class Screen {
      var rows = [Row(1), Row(2)]
      lazy var selected = rows[0]
    }
    let screen = Screen()
    screen.selected = screen.rows[0]
    let diff = change(screen) { $0.selected = $0.rows[1] }
    #expect(diff.compact() == #"selected   Row#1(id: 1, title: "t") → Row#2(id: 2, title: "t")"#)
    #expect(
      diff.full() == """
          Screen(
            rows: [Row#1(id: 1, title: "t"), Row#2(id: 2, title: "t")],
        -   selected: Row#1(id: 1, title: "t"),
        +   selected: Row#2(id: 2, title: "t"),
          )
        """
    )
  }

  @Test func objectsAreMatchedByTheirID() {
    final class Screen { var rows = [Row(1), Row(2), Row(3)] }
    let diff = change(Screen()) {
      $0.rows = [$0.rows[2], $0.rows[0], Row(4)]
      $0.rows[0].title = "new"
    }
    #expect(
      diff.compact() == """
        rows[0]         moved from [2]
        rows[0].title   "t" → "new"
        rows[1]         removed Row(id: 2, title: "t")
        rows[2]         added Row(id: 4, title: "t")
        """
    )
  }

  @Test func objectsWithoutIDAreMatchedByWhoTheyAre() {
    final class Chain { var nodes = [Node(1), Node(2)] }
    let diff = change(Chain()) { $0.nodes.insert(Node(0), at: 0) }
    #expect(diff.compact() == "nodes[0]   added Node(value: 0, next: nil, back: nil)")
  }

  @Test func anEquatableObjectIsStillCaptured() {
    final class Tag: Equatable {
      var text = "a"
      static func == (left: Tag, right: Tag) -> Bool { true }
    }
    let tags = [Tag()]
    let before = StateCapture(tags)
    tags[0].text = "b"
    #expect(
      StateDifference.between(before, StateCapture(tags)).compact() == #"[0].text   "a" → "b""#
    )
  }

  @Test func anObjectInsideAnEquatableValueMayLeadBackToIt() {
    final class Tag {
      var text = "a"
      var holder: Holder?
    }
    struct Holder: Equatable {
      var tag = Tag()
      static func == (left: Holder, right: Holder) -> Bool { left.tag === right.tag }
    }
    let (first, second) = (Holder(), Holder())
    first.tag.holder = first
    defer { first.tag.holder = nil }
    #expect(
      StateCapture(first).text() == #"Holder(tag: Tag#1(text: "a", holder: Holder(tag: Tag#1)))"#
    )
    #expect(compact(first, second) == "tag.holder   Holder(tag: Tag#1) → nil")
    #expect(
      compact(second, Holder()) == """
        tag   Tag(text: "a", holder: nil) → Tag(text: "a", holder: nil) \
        (another object, with the same content)
        """
    )
  }

  @Test func objectsWhereAnyTypeMayStandAreTheSame() {
    struct Screen {
      var first: any AnyObject & Identifiable
      var second: Any
      var third: (any Identifiable)?
      var rows: [any Identifiable]
    }
    let row = Row(1)
    let screen = Screen(first: row, second: row, third: row, rows: [row])
    let before = StateCapture(screen)
    row.title = "new"
    #expect(
      before.text() == """
        Screen(
          first: Row#1(id: 1, title: "t"),
          second: Row#1,
          third: Row#1,
          rows: [Row#1],
        )
        """
    )
    #expect(
      StateDifference.between(before, StateCapture(screen)).compact()
        == #"first.title   "t" → "new""#
    )
  }

  @Test func objectsInASetAreLookedAt() {
    final class Key: Hashable {
      var text = "a"
      static func == (left: Key, right: Key) -> Bool { left === right }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    let key = Key()
    let before = StateCapture(Set([key]))
    key.text = "b"
    #expect(
      StateDifference.between(before, StateCapture(Set([key]))).compact()
        == #"[Key(text: "b")].text   "a" → "b""#
    )
    #expect(
      compact(Set([Key()]), Set([Key()])) == """
        [Key(text: "a")]   Key(text: "a") → Key(text: "a") (another object, with the same content)
        """
    )
  }

  @Test func theDepthLimitIsAnnounced() {
    let nodes = (0..<100_000).map(Node.init)
    for (node, next) in zip(nodes, nodes.dropFirst()) { node.next = next }
    defer { for node in nodes { node.next = nil } }
    let before = StateCapture(nodes[0])
    nodes[1].value = -1
    let diff = StateDifference.between(before, StateCapture(nodes[0]))
    let deep = StatePath(Array(repeating: .field("next"), count: 4_000)).description
    #expect(
      diff.compact() == """
        next.value   1 → -1
        \(deep)   (deeper than 4,000 levels, not compared)
        """
    )
    #expect(diff.full().contains("// deeper than 4,000 levels, not compared"))
    #expect(StateCapture(nodes[0], depthLimit: 1).text() == "Node(value: 0, next: …, back: nil)")
    #expect(StateCapture(nodes[0]).data.parts?.count == 3)
  }
}
