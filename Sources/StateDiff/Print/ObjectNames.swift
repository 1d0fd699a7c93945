/// The numbers of one side's objects, so that an object has one name in a whole diff.
struct ObjectNames {
  fileprivate var numbers: [Int: Int] = [:]
  /// The objects that are shown at a place of their own.
  let placed: Set<Int>

  fileprivate init(placed: Set<Int>) {
    self.placed = placed
  }

  subscript(entry: Int) -> Int? { numbers[entry] }

  /// Numbers the objects that are reached in more than one way on either side. The same object, or
  /// one that stands in another's place, has the same number on both sides.
  static func agreed(
    old: Table,
    new: Table,
    partners: [Int: Int],
    exchanged: (old: Set<Int>, new: Set<Int>)
  ) -> (old: ObjectNames, new: ObjectNames) {
    var names = (
      old: ObjectNames(placed: Set(partners.keys)), new: ObjectNames(placed: Set(partners.values))
    )
    let newPlaces = new.places
    var next = 1
    for (index, entry) in old.entries.enumerated() {
      guard let identity = entry.identity else { continue }
      let partner = newPlaces[identity] ?? partners[index]
      guard isShared(index, entry, exchanged.old) || isShared(partner, new, exchanged.new)
      else { continue }
      names.old.numbers[index] = next
      if let partner, names.new[partner] == nil { names.new.numbers[partner] = next }
      next += 1
    }
    for (index, entry) in new.entries.enumerated()
    where isShared(index, entry, exchanged.new) && names.new[index] == nil {
      names.new.numbers[index] = next
      next += 1
    }
    return names
  }

  private static func isShared(_ index: Int, _ entry: Table.Entry, _ exchanged: Set<Int>) -> Bool {
    entry.identity != nil && (entry.number != nil || exchanged.contains(index))
  }

  private static func isShared(_ index: Int?, _ table: Table, _ exchanged: Set<Int>) -> Bool {
    index.map { isShared($0, table.entries[$0], exchanged) } ?? false
  }
}

extension DiffTree {
  /// The names of both sides' objects in this difference.
  var names: (old: ObjectNames, new: ObjectNames) {
    ObjectNames.agreed(old: old.table, new: new.table, partners: partners, exchanged: exchanged)
  }
}
