/// A key whose value was changed, added or removed.
struct PairChange {
  var key: Any
  /// The key on the new side, where it is there and made of other bytes.
  var newKey: Any?
  var old: Any?
  var new: Any?
  /// Whether the key is not equal to itself, so that it is never found again.
  var isLost = false
}

/// What differs between two dictionaries, in no order; `nil` for those of two types.
func changes(
  from old: some DictionaryValue,
  to new: any DictionaryValue,
  comparesBytes: Bool
) -> [PairChange]? {
  func typed<Key, Value>(_ old: [Key: Value]) -> [PairChange]? {
    guard let new = new as? [Key: Value] else { return nil }
    func byEquality<Known: Equatable>(_: Known.Type) -> [PairChange]? {
      guard let old = old as Any as? [Key: Known], let new = new as Any as? [Key: Known]
      else { return nil }
      return old.changes(to: new, areEqual: ==)
    }
    if !comparesBytes, let type = Value.self as? any Equatable.Type { return byEquality(type) }
    return old.changesByBytes(to: new)
  }
  return typed(old.dictionary)
}

extension Dictionary {
  fileprivate func changes(to other: Self, areEqual: (Value, Value) -> Bool) -> [PairChange] {
    var changes: [PairChange] = []
    var kept = 0
    for (key, old) in self {
      guard let new = other[key] else {
        changes.append(PairChange(key: key, old: old, isLost: key != key))
        continue
      }
      kept += 1
      if !areEqual(old, new) { changes.append(PairChange(key: key, old: old, new: new)) }
    }
    return kept == other.count ? changes : changes + other.added(to: self)
  }

  /// The pairs whose values, or whose equal keys, are made of other bytes.
  fileprivate func changesByBytes(to other: Self) -> [PairChange] {
    var changes: [PairChange] = []
    let (keyCode, valueCode) = (TypeFacts.of(Key.self).code, TypeFacts.of(Value.self).code)
    for (key, old) in self {
      guard let place = other.index(forKey: key) else {
        changes.append(PairChange(key: key, old: old, isLost: key != key))
        continue
      }
      let (newKey, new) = other[place]
      let isSameKey = StateDiff.areSame(key, newKey, keyCode)
      if isSameKey, StateDiff.areSame(old, new, valueCode) { continue }
      changes.append(
        PairChange(key: key, newKey: isSameKey ? nil : newKey, old: old, new: new)
      )
    }
    return changes + other.added(to: self)
  }

  private func added(to old: Self) -> [PairChange] {
    filter { old[$0.key] == nil }.map {
      PairChange(key: $0.key, new: $0.value, isLost: $0.key != $0.key)
    }
  }
}

/// The elements of a set that another one has not.
struct MissingElements {
  var known: [Any] = []
  /// Those that are not equal to themselves: the other set may have them as well.
  var lost: [Any] = []
}

/// The elements that the first set has and the second has not; `nil` for sets of two types.
func elements(of first: some SetValue, missingIn second: any SetValue) -> MissingElements? {
  func typed<Element>(_ first: Set<Element>) -> MissingElements? {
    guard let second = second as? Set<Element> else { return nil }
    var missing = MissingElements()
    for element in first where !second.contains(element) {
      if element == element { missing.known.append(element) } else { missing.lost.append(element) }
    }
    return missing
  }
  return typed(first.set)
}
