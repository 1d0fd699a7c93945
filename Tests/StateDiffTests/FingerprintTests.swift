import Foundation
import StateDiff
import TestSupport
import Testing

/// The number by which captures are known: equal for equal ones, quickly brought up to date.
@Suite struct FingerprintTests {
  typealias Sample = PropertyTests.Sample

  struct Pair {
    var name: String
    var note: String?
    var phase = PropertyTests.Phase.idle
  }

  @Test(arguments: 0..<300) func equalCapturesHaveEqualFingerprints(seed: UInt64) {
    var (random, again) = (Random(seed: seed), Random(seed: seed))
    let tests = PropertyTests()
    let old = tests.sample(&random, depth: 2)
    let copy = tests.sample(&again, depth: 2)
    #expect(StateCapture(old).fingerprint == StateCapture(copy).fingerprint)
    #expect(StateCapture(old) == StateCapture(copy))
    let owners = (PropertyTests.Owner(old), PropertyTests.Owner(copy))
    #expect(StateCapture(owners.0).fingerprint == StateCapture(owners.1).fingerprint)
    #expect(StateCapture(owners.0) == StateCapture(owners.1))
  }

  @Test(arguments: 0..<300) func aChangeIsWorkedOutFromAnEarlierCapture(seed: UInt64) {
    var random = Random(seed: seed)
    let tests = PropertyTests()
    let old = tests.sample(&random, depth: 2)
    let new = tests.changed(old, &random)
    let (before, after) = (StateCapture(old), StateCapture(new))
    let isSame = StateDifference.between(
      before,
      after,
      options: StateDifference.Options(structural: true)
    ).isEmpty
    #expect(after.fingerprint(after: before) == StateCapture(new).fingerprint)
    #expect((before.fingerprint == after.fingerprint) == isSame)
    #expect((before == after) == isSame)
    let owner = PropertyTests.Owner(old)
    let earlier = StateCapture(owner)
    owner.sample = new
    owner.rows = tests.changed(new, &random).inner
    let later = StateCapture(owner)
    #expect(later.fingerprint(after: earlier) == StateCapture(owner).fingerprint)
  }

  @Test func everyPartCounts() {
    let long = String(repeating: "long ", count: 9)
    let values: [Any] = [
      1, 2, Int8(1), "1", "2", long, long + "a", [1], [1, 1], [[1]], ["1"], ["a": 1], ["a": 2],
      ["b": 1], Set([1]), Set([2]), 1.5, Double.nan, true, Pair(name: "a"), Pair(name: "b"),
      Pair(name: "a", note: ""), Pair(name: "a", note: "a"),
      Pair(name: "a", phase: .loading(by: 1)), Pair(name: "a", phase: .loading(by: 2)),
      Int?.none as Any, [1: nil as Int?], (1, 2), (2, 1), Date(timeIntervalSince1970: 0),
      Date(timeIntervalSince1970: 1), Data([1]), Data([2]), 0..<1, 0..<2,
    ]
    #expect(Set(values.map { StateCapture($0).fingerprint }).count == values.count)
  }

  @Test func whoAnObjectIsDoesNotCount() {
    final class Node {
      var value: Int
      var next: Node?
      init(_ value: Int, _ next: Node?) { (self.value, self.next) = (value, next) }
    }
    let (first, second) = (Node(1, Node(2, nil)), Node(1, Node(2, nil)))
    #expect(StateCapture(first) == StateCapture(second))
    #expect(StateCapture([first]).fingerprint == StateCapture([second]).fingerprint)
    second.next?.value = 3
    #expect(StateCapture(first) != StateCapture(second))
  }
}
