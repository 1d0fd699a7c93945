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
  var old: Any?
  var new: Any?
}

/// A set whose element type is known to the code that works on it.
protocol SetValue {
  static var elementType: Any.Type { get }
  var setCount: Int { get }
  var setElements: [Any] { get }
  /// The elements this set has and the other has not; `nil` for another type.
  func elements(missingIn other: any SetValue) -> [Any]?
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
    return changes(to: other) { old, new in
      withUnsafeBytes(of: old) { old in withUnsafeBytes(of: new) { old.elementsEqual($0) } }
    }
  }

  private func changes(to other: Self, areEqual: (Value, Value) -> Bool) -> [PairChange] {
    var changes: [PairChange] = []
    var kept = 0
    for (key, old) in self {
      guard let new = other[key] else {
        changes.append(PairChange(key: key, old: old, new: nil))
        continue
      }
      kept += 1
      if !areEqual(old, new) { changes.append(PairChange(key: key, old: old, new: new)) }
    }
    if kept == other.count { return changes }
    for (key, new) in other where self[key] == nil {
      changes.append(PairChange(key: key, old: nil, new: new))
    }
    return changes
  }
}

extension Set: SetValue {
  static var elementType: Any.Type { Element.self }
  var setCount: Int { count }
  var setElements: [Any] { Array(self) }

  func elements(missingIn other: any SetValue) -> [Any]? {
    guard let other = other as? Set<Element> else { return nil }
    let missing = filter { !other.contains($0) }
    // What is not equal to itself is never found again, though it may still be there.
    let lost = missing.count { $0 != $0 }
    if lost > 0, lost == (other.count { $0 != $0 }) { return missing.filter { $0 == $0 } }
    return Array(missing)
  }
}
