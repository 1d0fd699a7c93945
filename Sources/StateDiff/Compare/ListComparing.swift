/// What decides whether two elements of a list are equal.
enum ListEquality {
  case bytes
  /// The same bytes are the same element; `==` decides of others.
  case bytesOrOperator
  case `operator`
}

/// What can be asked about two lists; `nil` for those of two types.
func pair(
  _ old: some ListValue,
  _ new: any ListValue,
  comparing equality: ListEquality
) -> (any ListPair)? {
  func typed<Element>(_ old: [Element]) -> (any ListPair)? {
    guard let new = new as? [Element] else { return nil }
    return ArrayPair(
      old: old,
      new: new,
      equatable: equality == .bytes ? nil : Element.self as? any Equatable.Type,
      trustsBytes: equality != .operator
    )
  }
  return typed(old.array)
}

/// Whether two lists are the very same.
func shareStorage(_ old: some ListValue, _ new: any ListValue) -> Bool {
  func typed<Element>(_ old: [Element]) -> Bool {
    guard let new = new as? [Element], old.count == new.count else { return false }
    return old.withUnsafeBytes(\.baseAddress) == new.withUnsafeBytes(\.baseAddress)
  }
  return typed(old.array)
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
  /// Ids that occur more than once in either list; outside of these stretches the lists are equal.
  func repeatedIDs(changed old: Range<Int>, _ new: Range<Int>) -> [Any]
}

/// Elements of two lists as numbers, given in order of first sight.
struct Numbers {
  var old: [Int]
  var new: [Int]

  init(old: [Int], new: [Int]) {
    self.old = old
    self.new = new
  }

  @specialized(where Key == Int)
  @specialized(where Key == String)
  init<Key: Hashable>(old: ArraySlice<Key>, new: ArraySlice<Key>) {
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
  /// Whether the same bytes are the same element whatever `==` says.
  let trustsBytes: Bool

  var oldCount: Int { old.count }
  var newCount: Int { new.count }

  func equalPrefix() -> Int {
    equalCount(min(old.count, new.count), isForward: true)
  }

  func equalSuffix(limit: Int) -> Int {
    equalCount(limit, isForward: false)
  }

  /// Elements of the very same bytes are equal whatever their type; from the first that is not made
  /// of the same bytes on, `==` decides.
  private func equalCount(_ limit: Int, isForward: Bool) -> Int {
    let same = sameCount(limit, isForward: isForward)
    guard same < limit, let equatable else { return same }
    func opened<Value: Equatable>(_: Value.Type) -> Int {
      guard let old = old as Any as? [Value], let new = new as Any as? [Value] else { return same }
      var count = same
      while count < limit {
        let (oldIndex, newIndex) =
          isForward ? (count, count) : (old.count - 1 - count, new.count - 1 - count)
        guard old[oldIndex] == new[newIndex] else { break }
        count += 1
      }
      return count
    }
    return opened(equatable)
  }

  private func sameCount(_ limit: Int, isForward: Bool) -> Int {
    guard trustsBytes, limit > 0 else { return 0 }
    let stride = MemoryLayout<Element>.stride
    let (oldStart, newStart) = isForward ? (0, 0) : (old.count - 1, new.count - 1)
    return old.withUnsafeBytes { old in
      new.withUnsafeBytes { new in
        guard let first = old.baseAddress, let second = new.baseAddress else { return 0 }
        return TypeFacts.of(Element.self).code.sameCount(
          first + oldStart * stride,
          second + newStart * stride,
          limit: limit,
          step: isForward ? stride : -stride
        )
      }
    }
  }

  func areEqual(_ pairs: [(old: Int, new: Int)]) -> [Bool] {
    guard let equatable else { return areSame(pairs) }
    func opened<Value: Equatable>(_: Value.Type) -> [Bool] {
      guard let old = old as Any as? [Value], let new = new as Any as? [Value] else { return [] }
      return pairs.map { old[$0.old] == new[$0.new] }
    }
    return opened(equatable)
  }

  private func areSame(_ pairs: [(old: Int, new: Int)]) -> [Bool] {
    let code = TypeFacts.of(Element.self).code
    let stride = MemoryLayout<Element>.stride
    return old.withUnsafeBytes { old in
      new.withUnsafeBytes { new in
        pairs.map { pair in
          guard let first = old.baseAddress, let second = new.baseAddress else { return false }
          return code.areSame(first + pair.old * stride, second + pair.new * stride)
        }
      }
    }
  }
}

extension ArrayPair {
  func numbersByID(old oldRange: Range<Int>, new newRange: Range<Int>) -> Numbers? {
    guard let type = Element.self as? any Identifiable.Type else {
      return heldIDs(old[oldRange]).flatMap { old in
        heldIDs(new[newRange]).map { Numbers(old: old[...], new: $0[...]) }
      }
    }
    func opened<Value: Identifiable>(_: Value.Type) -> Numbers? {
      guard let old = old as Any as? [Value], let new = new as Any as? [Value] else { return nil }
      return Numbers(old: old[oldRange].map { $0.id }[...], new: new[newRange].map { $0.id }[...])
    }
    return opened(type)
  }

  /// The ids of elements of any type, when each of them has one.
  private func heldIDs(_ elements: ArraySlice<Element>) -> [AnyHashable]? {
    if RuntimeKind(Element.self) != .existential { return nil }
    var ids: [AnyHashable] = []
    for element in elements {
      guard let value = element as? any Identifiable else { return nil }
      ids.append(idOfValue(value))
    }
    return ids
  }

  func numbersByValue(old oldRange: Range<Int>, new newRange: Range<Int>) -> Numbers? {
    guard equatable != nil, let type = Element.self as? any Hashable.Type else { return nil }
    func opened<Value: Hashable>(_: Value.Type) -> Numbers? {
      guard let old = old as Any as? [Value], let new = new as Any as? [Value] else { return nil }
      return Numbers(old: old[oldRange], new: new[newRange])
    }
    return opened(type)
  }

  func repeatedIDs(changed oldRange: Range<Int>, _ newRange: Range<Int>) -> [Any] {
    guard let type = Element.self as? any Identifiable.Type else {
      guard let new = heldIDs(new[...]), let old = heldIDs(old[...]) else { return [] }
      return repeatedKeys(old, oldRange, new, newRange).map { ($0 as? AnyHashable)?.base ?? $0 }
    }
    func opened<Value: Identifiable>(_: Value.Type) -> [Any] {
      guard let old = old as Any as? [Value], let new = new as Any as? [Value] else { return [] }
      return repeatedKeys(old.map { $0.id }, oldRange, new.map { $0.id }, newRange)
    }
    return opened(type)
  }
}
