/// Two lists whose elements were taken apart, or whose types are not the same.
struct NodePair: ListPair {
  let old: [Node]
  let new: [Node]
  let oldReader: Reader
  let newReader: Reader

  var oldCount: Int { old.count }
  var newCount: Int { new.count }

  func equalPrefix() -> Int {
    let limit = min(old.count, new.count)
    return (0..<limit).first { !isSame($0, $0) } ?? limit
  }

  func equalSuffix(limit: Int) -> Int {
    (0..<limit).first { !isSame(old.count - 1 - $0, new.count - 1 - $0) } ?? limit
  }

  func areEqual(_ pairs: [(old: Int, new: Int)]) -> [Bool] {
    pairs.map { isSame($0.old, $0.new) }
  }

  /// Only values of the same bytes are known to be the same; all others are looked at later.
  private func isSame(_ oldIndex: Int, _ newIndex: Int) -> Bool {
    guard case .value(let old) = old[oldIndex], case .value(let new) = new[newIndex],
      type(of: old) == type(of: new)
    else { return false }
    return areSame(old, new)
  }

  func numbersByID(old oldRange: Range<Int>, new newRange: Range<Int>) -> Numbers? {
    let oldIDs = old[oldRange].compactMap { id($0, oldReader) }
    let newIDs = new[newRange].compactMap { id($0, newReader) }
    guard oldIDs.count == oldRange.count, newIDs.count == newRange.count else { return nil }
    // Objects of another run are other objects: then only their content can match them.
    let areOnlyObjects = oldIDs.allSatisfy { $0.base is Identity }
    if areOnlyObjects, Set(oldIDs).isDisjoint(with: newIDs) { return nil }
    return Numbers(old: oldIDs[...], new: newIDs[...])
  }

  func numbersByValue(old: Range<Int>, new: Range<Int>) -> Numbers? { nil }

  func repeatedIDs(changed oldRange: Range<Int>, _ newRange: Range<Int>) -> [Any] {
    let oldIDs = old.compactMap { id($0, oldReader) }
    let newIDs = new.compactMap { id($0, newReader) }
    guard oldIDs.count == old.count, newIDs.count == new.count,
      !(oldIDs + newIDs).contains(where: { $0.base is Identity })
    else { return [] }
    return repeatedKeys(oldIDs, oldRange, newIDs, newRange).compactMap {
      ($0 as? AnyHashable)?.base
    }
  }

  /// The `id` of an element; of an object without one, which object it is.
  private func id(_ node: Node, _ reader: Reader) -> AnyHashable? {
    switch node {
    case .value(let value): return (value as? any Identifiable).map(idOfValue)
    case .entry(let index):
      let entry = reader.table.entries[index]
      return entry.id ?? entry.identity.map { AnyHashable($0) }
    }
  }
}
