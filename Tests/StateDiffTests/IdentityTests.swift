import StateDiff
import Testing

/// Which object is which: as a key, in another run, and compared with itself.
@Suite struct IdentityTests {
  @Test func objectsThatAreKeysAreCaptured() {
    final class Key: Hashable {
      var number = 1
      static func == (left: Key, right: Key) -> Bool { left === right }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    struct Table { var counts: [Key: Int] }
    var key: Key? = Key()
    weak let watched = key
    var before: StateCapture?
    if let key {
      before = StateCapture(Table(counts: [key: 1]))
      key.number = 99
      #expect(before?.text() == "Table(counts: [Key(number: 1): 1])")
      let after = StateCapture(Table(counts: [key: 2]))
      let diff = before.map { StateDifference.between($0, after).compact() }
      #expect(diff == "counts[Key(number: 99)]   1 → 2")
    }
    key = nil
    #expect(before != nil && watched == nil)
    #expect(
      compact([Key(): 1], [Key(): 1]) == """
        [Key(number: 1)]   1 → 1 (another object, with the same content)
        """
    )
  }

  @Test func objectsOfAnotherRunAreMatchedByAComputedID() {
    final class Line: Identifiable {
      var key: Int
      var count = 1
      var id: String { "line \(key)" }
      init(_ key: Int, _ count: Int) { (self.key, self.count) = (key, count) }
    }
    struct Cart { var lines: [Line] }
    #expect(
      compact(Cart(lines: [Line(1, 1), Line(2, 1)]), Cart(lines: [Line(3, 1), Line(1, 5)])) == """
        lines[0]         added Line(key: 3, count: 1)
        lines[1].count   1 → 5
        lines[1]         removed Line(key: 2, count: 1)
        """
    )
  }

  @Test func anObjectIsNoChangeOfItselfHoweverDeep() {
    let nodes = (0..<10_000).map(ObjectTests.Node.init)
    for (node, next) in zip(nodes, nodes.dropFirst()) { node.next = next }
    defer { for node in nodes { node.next = nil } }
    struct Holder { var node: ObjectTests.Node }
    #expect(StateDifference.between(nodes[0], nodes[0]).isEmpty)
    #expect(StateDifference.between(Holder(node: nodes[0]), Holder(node: nodes[0])).full() == "")
  }
}
