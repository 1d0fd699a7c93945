#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An array whose element type is known to the code that works on it.
protocol ListValue {
  static var elementType: Any.Type { get }
  var listCount: Int { get }
  func listElement(at index: Int) -> Any
  /// Whether both are the very same array, or made of the very same bytes.
  func sharesStorage(with other: any ListValue) -> Bool
  func pair(with other: any ListValue, comparesBytes: Bool) -> (any ListPair)?
}

extension Array: ListValue {
  static var elementType: Any.Type { Element.self }

  var listCount: Int { count }

  func listElement(at index: Int) -> Any { self[index] }

  func sharesStorage(with other: any ListValue) -> Bool {
    guard let other = other as? [Element], count == other.count else { return false }
    return storageStart == other.storageStart
  }

  func pair(with other: any ListValue, comparesBytes: Bool) -> (any ListPair)? {
    guard let other = other as? [Element] else { return nil }
    return ArrayPair(
      old: self,
      new: other,
      equatable: comparesBytes ? nil : Element.self as? any Equatable.Type
    )
  }

  private var storageStart: UnsafeRawPointer? {
    withUnsafeBytes { $0.baseAddress }
  }
}

/// What matching needs to know about two lists.
protocol ListPair {
  var oldCount: Int { get }
  var newCount: Int { get }
  /// How many elements are equal from the front.
  func equalPrefix() -> Int
  /// How many are equal from the back, looking at `limit` at most.
  func equalSuffix(limit: Int) -> Int
  /// Which of these pairs are equal.
  func areEqual(_ pairs: [(old: Int, new: Int)]) -> [Bool]
  /// The elements by number, where equal ids have equal numbers; `nil` without identity.
  func numbersByID(old: Range<Int>, new: Range<Int>) -> Numbers?
  /// The elements by number, where equal elements have equal numbers.
  func numbersByValue(old: Range<Int>, new: Range<Int>) -> Numbers?
  /// Ids of the new elements in this range that occur more than once in the new list.
  func repeatedIDs(new: Range<Int>) -> [Any]
}

/// Elements of two lists as numbers, given in order of first sight.
struct Numbers {
  var old: [Int]
  var new: [Int]

  init(old: [Int], new: [Int]) {
    self.old = old
    self.new = new
  }

  init<Key: Hashable>(old: some Collection<Key>, new: some Collection<Key>) {
    var known: [Key: Int] = [:]
    known.reserveCapacity(old.count)
    func number(_ key: Key) -> Int {
      let next = known.count
      if let number = known[key] { return number }
      known[key] = next
      return next
    }
    self.old = old.map(number)
    self.new = new.map(number)
  }
}

/// Two arrays of one type.
private struct ArrayPair<Element>: ListPair {
  let old: [Element]
  let new: [Element]
  /// The element type where `==` decides; otherwise the very bytes do.
  let equatable: (any Equatable.Type)?

  var oldCount: Int { old.count }
  var newCount: Int { new.count }

  func equalPrefix() -> Int {
    let limit = min(old.count, new.count)
    return firstUnequal(limit) { ($0, $0) }
  }

  func equalSuffix(limit: Int) -> Int {
    firstUnequal(limit) { (old.count - 1 - $0, new.count - 1 - $0) }
  }

  /// The first step whose elements are unequal: of the very same bytes they are equal, whatever
  /// their type; otherwise `==` decides.
  private func firstUnequal(_ limit: Int, _ places: (Int) -> (old: Int, new: Int)) -> Int {
    func opened<Value: Equatable>(_: Value.Type, _ step: Int) -> Bool {
      guard let old = old as Any as? [Value], let new = new as Any as? [Value] else { return false }
      let (oldIndex, newIndex) = places(step)
      return old[oldIndex] == new[newIndex]
    }
    var step = 0
    while true {
      step = firstOfOtherBytes(from: step, limit, places)
      guard step < limit, let equatable, opened(equatable, step) else { return step }
      step += 1
    }
  }

  private func firstOfOtherBytes(
    from start: Int,
    _ limit: Int,
    _ places: (Int) -> (old: Int, new: Int)
  ) -> Int {
    let stride = MemoryLayout<Element>.stride
    let size = MemoryLayout<Element>.size
    return old.withUnsafeBytes { old in
      new.withUnsafeBytes { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return limit }
        return (start..<limit).first { step in
          let (oldIndex, newIndex) = places(step)
          return memcmp(old + oldIndex * stride, new + newIndex * stride, size) != 0
        } ?? limit
      }
    }
  }

  func areEqual(_ pairs: [(old: Int, new: Int)]) -> [Bool] {
    guard let equatable else { return pairs.map { sameBytes($0.old, $0.new) } }
    func opened<Value: Equatable>(_: Value.Type) -> [Bool] {
      guard let old = old as Any as? [Value], let new = new as Any as? [Value] else { return [] }
      return pairs.map { old[$0.old] == new[$0.new] }
    }
    return opened(equatable)
  }

  private func sameBytes(_ oldIndex: Int, _ newIndex: Int) -> Bool {
    withUnsafeBytes(of: old[oldIndex]) { old in
      withUnsafeBytes(of: new[newIndex]) { new in old.elementsEqual(new) }
    }
  }
}

extension ArrayPair {
  func numbersByID(old oldRange: Range<Int>, new newRange: Range<Int>) -> Numbers? {
    guard let type = Element.self as? any Identifiable.Type else { return nil }
    func opened<Value: Identifiable>(_: Value.Type) -> Numbers? {
      guard let old = old as Any as? [Value], let new = new as Any as? [Value] else { return nil }
      let oldIDs = old[oldRange].map(\.id)
      let newIDs = new[newRange].map(\.id)
      return Numbers(old: oldIDs, new: newIDs)
    }
    return opened(type)
  }

  func numbersByValue(old oldRange: Range<Int>, new newRange: Range<Int>) -> Numbers? {
    guard equatable != nil, let type = Element.self as? any Hashable.Type else { return nil }
    func opened<Value: Hashable>(_: Value.Type) -> Numbers? {
      guard let old = old as Any as? [Value], let new = new as Any as? [Value] else { return nil }
      return Numbers(old: old[oldRange], new: new[newRange])
    }
    return opened(type)
  }

  func repeatedIDs(new range: Range<Int>) -> [Any] {
    guard let type = Element.self as? any Identifiable.Type else { return [] }
    func opened<Value: Identifiable>(_: Value.Type) -> [Any] {
      guard let new = new as Any as? [Value] else { return [] }
      return new.withUnsafeBufferPointer { new in
        repeated(among: new.lazy.map(\.id), in: range)
      }
    }
    return opened(type)
  }
}

/// The keys of a range that occur more than once in the whole list, in order.
func repeated<Keys: RandomAccessCollection<Key>, Key: Hashable>(
  among all: Keys,
  in range: Range<Int>
) -> [Any] where Keys.Index == Int {
  var counts: [Key: Int] = [:]
  for key in all[range] { counts[key, default: 0] += 1 }
  for key in all[..<range.lowerBound] where counts[key] != nil { counts[key, default: 0] += 1 }
  for key in all[range.upperBound...] where counts[key] != nil { counts[key, default: 0] += 1 }
  if counts.count == range.count, counts.allSatisfy({ $0.value == 1 }) { return [] }
  var found: [Any] = []
  for key in all[range] {
    if let count = counts[key], count > 1 { found.append(key) }
    counts[key] = nil
  }
  return found
}
