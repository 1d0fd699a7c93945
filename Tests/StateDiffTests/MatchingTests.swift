import TestSupport
import Testing

@testable import StateDiff

/// Which element stands for which: fixed rules, checked against the plain definitions.
@Suite struct MatchingTests {
  @Test(arguments: [
    ([], []), ([5], [0]), ([1, 2, 3], [0, 1, 2]), ([3, 2, 1], [2]), ([2, 0, 1], [1, 2]),
    ([1, 4, 2, 3, 0], [0, 2, 3]),
  ])
  func longestGrowing(values: [Int], positions: [Int]) {
    #expect(Matching.longestGrowing(values) == positions)
  }

  @Test func theCommonRunIsAsLongAsCanBe() {
    var random = Random(seed: 7)
    for _ in 0..<300 {
      let old = (0..<Int(random.next() % 9)).map { _ in Int(random.next() % 4) }
      let new = (0..<Int(random.next() % 9)).map { _ in Int(random.next() % 4) }
      let pairs = Matching.byCommonRun(Numbers(old: old, new: new))
      #expect(pairs.allSatisfy { old[$0.old] == new[$0.new] })
      #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.old < $1.old && $0.new < $1.new })
      #expect(pairs.count == longestCommon(old[...], new[...]))
    }
  }

  @Test func longListsAreMatchedInOrder() {
    var random = Random(seed: 8)
    for _ in 0..<20 {
      let old = (0..<500).map { _ in Int(random.next() % 200) }
      var new = old
      for _ in 0..<30 { new.remove(at: Int(random.next() % UInt64(new.count))) }
      for _ in 0..<30 { new.insert(Int(random.next() % 300), at: Int(random.next() % 400)) }
      let pairs = Matching.byCommonRun(Numbers(old: old, new: new))
      #expect(pairs.allSatisfy { old[$0.old] == new[$0.new] })
      #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.old < $1.old && $0.new < $1.new })
      #expect(pairs.count > 400)
    }
  }

  @Test(arguments: [2, 3, 20, 1_000])
  func smallEditsOfRepeatedElementsStaySmall(kinds: UInt64) {
    var random = Random(seed: kinds)
    for count in [200, 1_000, 5_000] {
      let old = (0..<count).map { _ in Int(random.next() % kinds) }
      var new = old
      for _ in 0..<5 {
        new.remove(at: Int(random.next() % UInt64(new.count)))
        new.insert(Int(random.next() % kinds), at: Int(random.next() % UInt64(new.count)))
      }
      let pairs = Matching.byCommonRun(Numbers(old: old, new: new))
      #expect(pairs.allSatisfy { old[$0.old] == new[$0.new] })
      #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.old < $1.old && $0.new < $1.new })
      #expect(pairs.count >= count - 5)
    }
  }

  @Test func thoroughlyChangedListsOfRepeatedElementsAreMatchedInOrder() {
    var random = Random(seed: 9)
    let old = (0..<6_000).map { _ in Int(random.next() % 3) }
    let new = (0..<5_000).map { _ in Int(random.next() % 3) }
    let pairs = Matching.byCommonRun(Numbers(old: old, new: new))
    #expect(pairs.allSatisfy { old[$0.old] == new[$0.new] })
    #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.old < $1.old && $0.new < $1.new })
    #expect(pairs.count > 3_000)
  }

  private func longestCommon(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> Int {
    guard let first = old.first, let other = new.first else { return 0 }
    if first == other { return 1 + longestCommon(old.dropFirst(), new.dropFirst()) }
    return max(longestCommon(old.dropFirst(), new), longestCommon(old, new.dropFirst()))
  }
}
