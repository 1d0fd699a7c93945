import Foundation
import StateDiff

// Prints differences of values whose order depends on the process, and then a hash that does.

struct Item: Hashable, Identifiable {
  var id: Int
  var tags: Set<String>
  var prices: [String: Double]
}

final class Shelf {
  var items: Set<Item>
  var places: [Item: [Int]]
  var loose: [Int: () -> Void] = [:]
  var shelves: [String: Shelf] = [:]

  init(_ range: Range<Int>) {
    items = Set(range.map(Shelf.item))
    places = Dictionary(uniqueKeysWithValues: range.map { (Shelf.item($0), [$0]) })
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
let before = Capture(shelf)
shelf.items = Set((20..<60).map(Shelf.item))
for index in 0..<20 { shelf.places[Shelf.item(index)] = nil }
for index in 20..<30 { shelf.places[Shelf.item(index)]?.append(1) }
for index in 0..<10 { shelf.loose[index] = nil }
for index in 0..<5 { shelf.shelves["shelf \(index)"] = shelf.shelves["shelf \(index + 4)"] }
let after = Capture(shelf)

let diff = Diff.between(before, after)
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(diff.compact(limit: 400))
print(diff.full())
print(after.text())
print(String(decoding: try encoder.encode(diff.data), as: UTF8.self))
print(String(decoding: try encoder.encode(after.data), as: UTF8.self))
FileHandle.standardError.write(Data("\("seed".hashValue)".utf8))
