/// The keys that occur more than once in the new list, and those that did so in the old one only.
///
/// Outside of these stretches both lists have the same keys.
@specialized(where Key == Int)
@specialized(where Key == String)
func repeatedKeys<Key: Hashable>(
  _ old: [Key],
  _ oldRange: Range<Int>,
  _ new: [Key],
  _ newRange: Range<Int>
) -> [Any] {
  let repeated = repeatedKeys(new)
  if old[oldRange] == new[newRange] { return repeated }
  let known = Set(repeated)
  return repeated + repeatedKeys(old).filter { !known.contains($0) }
}

/// The keys that occur more than once, in the order in which they first do.
@specialized(where Key == Int)
@specialized(where Key == String)
private func repeatedKeys<Key: Hashable>(_ keys: [Key]) -> [Key] {
  // To compare neighbours is quicker than to hash all.
  if isGrowing(keys) || Set(keys).count == keys.count { return [] }
  var counts: [Key: Int] = [:]
  for key in keys { counts[key, default: 0] += 1 }
  return keys.filter { (counts.removeValue(forKey: $0) ?? 0) > 1 }
}

/// Whether each key is greater than the one before, as ids that are given in turn are.
private func isGrowing<Key>(_ keys: [Key]) -> Bool {
  func opened<Known: Comparable>(_: Known.Type) -> Bool {
    guard let keys = keys as Any as? [Known] else { return false }
    return zip(keys, keys.dropFirst()).allSatisfy { $0 < $1 }
  }
  if Key.self == Int.self, let keys = keys as? [Int] {
    return zip(keys, keys.dropFirst()).allSatisfy { $0 < $1 }
  }
  return (Key.self as? any Comparable.Type).map { opened($0) } ?? false
}
