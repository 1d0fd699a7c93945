import Foundation
import StateDiff
import TestSupport
import Testing

/// What holds for all values, tried with random ones.
@Suite struct PropertyTests {
  struct Item: Identifiable, Equatable {
    var id: Int
    var title: String
  }

  enum Phase {
    case idle
    case loading(by: Int)
    case loaded(Item?)
    case pair(Int, other: [Int])
  }

  struct Sample {
    var number = 0
    var text = ""
    var items: [Item] = []
    var numbers: [Int] = []
    var table: [String: [Int]] = [:]
    var counts: [Int: Int] = [:]
    var set: Set<Int> = []
    var phase = Phase.idle
    var maybe: Item??
    var pair = (1, name: "a")
    var anything: Any = 1
    var inner: [Sample] = []
  }

  final class Owner {
    var sample: Sample
    var rows: [Sample]
    init(_ sample: Sample) { (self.sample, rows) = (sample, sample.inner) }
  }

  @Test(arguments: 0..<400)
  func theDiffMakesTheNewOfTheOld(seed: UInt64) throws {
    var random = Random(seed: seed)
    let old = sample(&random, depth: 2)
    let new = seed % 2 == 0 ? sample(&random, depth: 2) : changed(old, &random)
    let (before, after) = (StateCapture(old), StateCapture(new))
    let diff = StateDifference.between(before, after)
    #expect(before.data.applying(diff.data).sorted == after.data.sorted)
    #expect(diff.isEmpty == (before.data == after.data))
    #expect(diff.isEmpty == diff.compact().isEmpty)
    let rows = diff.rows()
    let encoded = try JSONEncoder().encode(rows)
    #expect(try JSONDecoder().decode([StateDifference.Row].self, from: encoded) == rows)
    for change in diff.changes where change.kind != .moved {
      if let old = change.old, change.kind == .removed {
        #expect(before.at(change.path)?.data == old.data)
      }
      if let new = change.new { #expect(after.at(change.path)?.data == new.data) }
    }
  }

  @Test(arguments: 0..<100)
  func structuralDiffsMakeItToo(seed: UInt64) {
    var random = Random(seed: seed)
    let old = sample(&random, depth: 2)
    let new = changed(old, &random)
    let diff = StateDifference.between(old, new, options: StateDifference.Options(structural: true))
    #expect(StateCapture(old).data.applying(diff.data).sorted == StateCapture(new).data.sorted)
  }

  @Test(arguments: 0..<100)
  func objectsDoToo(seed: UInt64) {
    var random = Random(seed: seed)
    let owner = Owner(sample(&random, depth: 2))
    let before = StateCapture(owner)
    owner.sample = changed(owner.sample, &random)
    owner.rows = changed(owner.sample, &random).inner
    let after = StateCapture(owner)
    let diff = StateDifference.between(before, after)
    #expect(before.data.applying(diff.data).sorted == after.data.sorted)
  }

  @Test(arguments: 0..<100)
  func nothingChangesFromAValueToItself(seed: UInt64) {
    var (random, again) = (Random(seed: seed), Random(seed: seed))
    let value = sample(&random, depth: 2)
    let copy = sample(&again, depth: 2)
    for structural in [false, true] {
      let options = StateDifference.Options(structural: structural)
      #expect(StateDifference.between(value, value, options: options).isEmpty)
      #expect(StateDifference.between(value, copy, options: options).compact() == "")
      #expect(StateDifference.between(Owner(value), Owner(copy), options: options).full() == "")
    }
  }
}

extension PropertyTests {
  func sample(_ random: inout Random, depth: Int) -> Sample {
    var sample = Sample()
    for _ in 0..<8 { change(&sample, &random, depth: depth) }
    return sample
  }

  func changed(_ sample: Sample, _ random: inout Random) -> Sample {
    var sample = sample
    for _ in 0..<Int.random(in: 1...3, using: &random) { change(&sample, &random, depth: 1) }
    return sample
  }

  private func change(_ sample: inout Sample, _ random: inout Random, depth: Int) {
    func number(_ limit: Int = 6) -> Int { Int.random(in: 0..<limit, using: &random) }
    func numbers() -> [Int] { (0..<number()).map { _ in number(5) } }
    switch number(12) {
    case 0: sample.number = number()
    case 1:
      let end = number(3) == 0 ? "\r\n" : "\n"
      sample.text = (0..<number()).map { _ in "line \(number(3))" }.joined(separator: end)
    case 2:
      let ids = Array(0..<8).shuffled(using: &random).prefix(number(9))
      sample.items = ids.map { Item(id: $0, title: "\(number(2))") }
    case 3: sample.items.append(Item(id: number(4), title: "again"))
    case 4: sample.numbers = numbers()
    case 5: sample.table["key.\(number(4))[]\""] = number(3) == 0 ? nil : numbers()
    case 6: sample.counts[number(4) - 2] = number(3)
    case 7: sample.set.formSymmetricDifference(numbers())
    case 8:
      let item = number(2) == 0 ? nil : Item(id: number(), title: "i")
      sample.phase =
        [
          .idle, .loading(by: number(2)), .loaded(item), .pair(number(2), other: numbers()),
        ][number(4)]
    case 9:
      let item = Item(id: number(2), title: "m")
      sample.maybe = [Item??.none, .some(nil), item][number(3)]
      sample.pair = (number(2), name: "\(number(2))")
    case 10:
      sample.anything = [number(2) as Any, "\(number(2))", numbers(), Double(number(2))][number(4)]
    default:
      if depth > 0, number(2) == 0 {
        sample.inner.insert(
          self.sample(&random, depth: depth - 1),
          at: number(sample.inner.count + 1)
        )
      } else if !sample.inner.isEmpty {
        change(&sample.inner[number(sample.inner.count)], &random, depth: depth - 1)
      }
    }
  }
}
