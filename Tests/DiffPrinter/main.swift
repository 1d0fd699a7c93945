import Foundation
import StateDiff

// Prints differences of values whose order depends on the process, and then a hash that does.

struct Item: Hashable, Identifiable {
  var id: Int
  var tags: Set<String>
  var prices: [String: Double]
}

/// A key that shows nothing of what it holds.
struct Silent: Hashable, DiffDisplayable {
  var number: Int
  var diffDisplay: DiffDisplay { .text("silent") }
}

final class Label: Hashable {
  var number: Int
  init(_ number: Int) { self.number = number }
  static func == (left: Label, right: Label) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

final class Shelf {
  var items: Set<Item>
  var places: [Item: [Int]]
  var loose: [Int: () -> Void] = [:]
  var silent: [Silent: Int]
  var long: Set<String>
  var labels: Set<Label>
  var labelled: [Label: Int]
  var shelves: [String: Shelf] = [:]

  init(_ range: Range<Int>) {
    items = Set(range.map(Shelf.item))
    places = Dictionary(uniqueKeysWithValues: range.map { (Shelf.item($0), [$0]) })
    silent = Dictionary(uniqueKeysWithValues: range.map { (Silent(number: $0), $0) })
    long = Set(range.map { String(repeating: "p", count: 450) + String($0) })
    labels = Set(range.map(Label.init))
    labelled = Dictionary(uniqueKeysWithValues: range.map { (Label($0), $0) })
    for index in range { loose[index] = {} }
  }

  static func item(_ index: Int) -> Item {
    Item(
      id: index,
      tags: Set((0..<index % 7).map { "tag \($0)" }),
      prices: Dictionary(uniqueKeysWithValues: (0..<index % 5).map { ("price \($0)", Double($0)) })
    )
  }
}

let shelf = Shelf(0..<40)
for index in 0..<9 { shelf.shelves["shelf \(index)"] = Shelf(index..<index + 2) }
let before = StateCapture(shelf)
shelf.items = Set((20..<60).map(Shelf.item))
for index in 0..<20 { shelf.places[Shelf.item(index)] = nil }
for index in 20..<30 { shelf.places[Shelf.item(index)]?.append(1) }
for index in 0..<10 { shelf.loose[index] = nil }
for key in shelf.silent.keys { shelf.silent[key] = key.number * 2 }
shelf.long = Set(shelf.long.map { $0 + "!" })
for label in shelf.labels { label.number += 1 }
for label in shelf.labelled.keys { shelf.labelled[label] = label.number + 2 }
for index in 0..<5 { shelf.shelves["shelf \(index)"] = shelf.shelves["shelf \(index + 4)"] }
let after = StateCapture(shelf)

let diff = StateDifference.between(before, after)
print(diff.compact(limit: 400))
print(diff.full())
print(after.text())
print(after.inline(limit: .max))
print(after.fingerprint)
FileHandle.standardError.write(Data("\("seed".hashValue)".utf8))
