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

  func repeatedIDs(new range: Range<Int>) -> [Any] {
    let ids = new.compactMap { id($0, newReader) }
    guard ids.count == new.count, !ids.contains(where: { $0.base is Identity }) else { return [] }
    return repeatedKeys(ids, in: range).compactMap {
      ($0 as? AnyHashable)?.base
    }
  }

  /// The `id` of an element; of an object the one it stores, otherwise which object it is.
  private func id(_ node: Node, _ reader: Reader) -> AnyHashable? {
    switch node {
    case .value(let value): (value as? any Identifiable).map(idOfValue)
    case .entry(let index):
      reader.table.entries[index].id ?? idOfObject(reader.table.entries[index])
    }
  }

  private func idOfObject(_ entry: Table.Entry) -> AnyHashable? {
    guard let identity = entry.identity else { return nil }
    guard entry.type is any Identifiable.Type, case .record(let record) = entry.shape,
      let field = record.fields.first(where: { $0.label == "id" }),
      case .value(let value) = field.node
    else { return identity }
    return value as? AnyHashable
  }
}
