/// A dictionary whose types are known to the code that works on it.
protocol DictionaryValue {
  static var keyType: Any.Type { get }
  static var valueType: Any.Type { get }
  var pairCount: Int { get }
  var pairs: [(key: Any, value: Any)] { get }
  /// What differs from a dictionary of the same type, in no order; `nil` for another type.
  func changes(to other: any DictionaryValue, comparesBytes: Bool) -> [PairChange]?
}

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

/// The elements of a set that another one has not.
struct MissingElements {
  var known: [Any] = []
  /// Those that are not equal to themselves: the other set may have them as well.
  var lost: [Any] = []
}

/// A set whose element type is known to the code that works on it.
protocol SetValue {
  static var elementType: Any.Type { get }
  var setCount: Int { get }
  var setElements: [Any] { get }
  /// The elements this set has and the other has not; `nil` for another type.
  func elements(missingIn other: any SetValue) -> MissingElements?
}

extension Dictionary: DictionaryValue {
  static var keyType: Any.Type { Key.self }
  static var valueType: Any.Type { Value.self }
  var pairCount: Int { count }
  var pairs: [(key: Any, value: Any)] { map { ($0.key, $0.value) } }

  func changes(to other: any DictionaryValue, comparesBytes: Bool) -> [PairChange]? {
    guard let other = other as? [Key: Value] else { return nil }
    func byEquality<Known: Equatable>(_: Known.Type) -> [PairChange]? {
      guard let old = self as Any as? [Key: Known], let new = other as Any as? [Key: Known]
      else { return nil }
      return old.changes(to: new, areEqual: ==)
    }
    if !comparesBytes, let type = Value.self as? any Equatable.Type { return byEquality(type) }
    return changesByBytes(to: other)
  }

  private func changes(to other: Self, areEqual: (Value, Value) -> Bool) -> [PairChange] {
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
  private func changesByBytes(to other: Self) -> [PairChange] {
    var changes: [PairChange] = []
    for (key, old) in self {
      guard let place = other.index(forKey: key) else {
        changes.append(PairChange(key: key, old: old, isLost: key != key))
        continue
      }
      let (newKey, new) = other[place]
      let isSameKey = haveSameBytes(key, newKey)
      if isSameKey, haveSameBytes(old, new) { continue }
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

private func haveSameBytes<Value>(_ old: Value, _ new: Value) -> Bool {
  withUnsafeBytes(of: old) { old in withUnsafeBytes(of: new) { old.elementsEqual($0) } }
}

extension Set: SetValue {
  static var elementType: Any.Type { Element.self }
  var setCount: Int { count }
  var setElements: [Any] { Array(self) }

  func elements(missingIn other: any SetValue) -> MissingElements? {
    guard let other = other as? Set<Element> else { return nil }
    var missing = MissingElements()
    for element in self where !other.contains(element) {
      if element == element { missing.known.append(element) } else { missing.lost.append(element) }
    }
    return missing
  }
}
