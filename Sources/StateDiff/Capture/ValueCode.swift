import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How values of one type are compared and hashed where they lie in memory, without taking them out.
///
/// What lies between the stored properties is padding, which copies lose, and is left out.
final class ValueCode: TypeCode, @unchecked Sendable {
  private let steps: [Step]
  /// Everything but padding.
  private let stretches: [Stretch]
  private let name: UInt64

  private struct Stretch {
    var start: Int
    var count: Int
  }

  /// A stretch of a value, from an offset on; unchecked because types are the same for every thread.
  private enum Step: @unchecked Sendable {
    /// Plain bytes, which are the same where the values are.
    case bytes(Int, count: Int)
    case text(Int)
    case part(Int, count: Int, any CodedValue.Type)
    /// Known only by what it shows.
    case shown(Int, count: Int, Any.Type)
  }

  init(_ facts: TypeFacts) {
    var steps: [Step] = []
    Self.add(facts, at: 0, to: &steps)
    self.steps = steps
    stretches = Self.stretches(of: steps)
    name = textHash(String(describing: facts.type))
  }

  private static func add(_ facts: TypeFacts, at offset: Int, to steps: inout [Step]) {
    func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
    let count = _openExistential(facts.type, do: size)
    switch facts.kind {
    case .leaf where isTrivial(facts.type) && facts.type != Decimal.self:
      addBytes(offset, count, to: &steps)
    case .text where facts.type == String.self: steps.append(.text(offset))
    case .optional, .list, .set, .dictionary:
      if let type = facts.type as? any CodedValue.Type {
        steps.append(.part(offset, count: count, type))
      }
    case .mirrored where payloadTypes(of: facts)?.isEmpty == true:
      addBytes(offset, count, to: &steps)
    case .mirrored where facts.layout != nil:
      for stored in facts.layout?.all ?? [] {
        add(TypeFacts.of(stored.type), at: offset + stored.offset, to: &steps)
      }
    default: steps.append(.shown(offset, count: count, facts.type))
    }
  }

  private static func payloadTypes(of facts: TypeFacts) -> [Any.Type]? {
    RuntimeKind(facts.type) == .enum ? StateDiff.payloadTypes(of: facts.type) : nil
  }

  private static func addBytes(_ offset: Int, _ count: Int, to steps: inout [Step]) {
    if case .bytes(let start, let before)? = steps.last, start + before == offset {
      steps[steps.count - 1] = .bytes(start, count: before + count)
    } else if count > 0 {
      steps.append(.bytes(offset, count: count))
    }
  }

  private static func stretches(of steps: [Step]) -> [Stretch] {
    steps.reduce(into: []) { stretches, step in
      let (start, count) =
        switch step {
        case .bytes(let start, let count), .part(let start, let count, _),
          .shown(let start, let count, _):
          (start, count)
        case .text(let start): (start, MemoryLayout<String>.size)
        }
      if let last = stretches.last, last.start + last.count == start {
        stretches[stretches.count - 1].count += count
      } else {
        stretches.append(Stretch(start: start, count: count))
      }
    }
  }

  /// Whether two values are certainly the same; those known only by what they show, or that hold
  /// others deeper than this, need not be.
  func areSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, depth: Int = 3) -> Bool {
    if haveSameBytes(old, new) { return true }
    if depth == 0 { return false }
    for step in steps where !areSame(step, old, new, depth) { return false }
    return true
  }

  /// How many values in a row are certainly the same.
  ///
  /// - Parameter step: the bytes from one value to the next, below zero to go back.
  func sameCount(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    limit: Int,
    step: Int
  ) -> Int {
    var count = 0
    while count < limit, areSame(old + count * step, new + count * step) { count += 1 }
    return count
  }

  @inline(__always)
  private func haveSameBytes(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    for stretch in stretches
    where !StateDiff.haveSameBytes(old + stretch.start, new + stretch.start, stretch.count) {
      return false
    }
    return true
  }

  private func areSame(
    _ step: Step,
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ depth: Int
  ) -> Bool {
    switch step {
    case .bytes(let offset, let count), .shown(let offset, let count, _):
      StateDiff.haveSameBytes(old + offset, new + offset, count)
    case .text(let offset): StateDiff.haveSameBytes(text(old + offset), text(new + offset))
    case .part(let offset, _, let type):
      type.areSame(old + offset, new + offset, depth: depth - 1)
    }
  }

  /// What a value adds to the fingerprint of what holds it at this place.
  func fingerprint(_ value: UnsafeRawPointer, at place: UInt64) -> UInt64 {
    var sum = mixed(place, name)
    for (number, step) in steps.enumerated() {
      sum &+= fingerprint(step, value, at: part(number, of: place))
    }
    return sum
  }

  private func fingerprint(_ step: Step, _ value: UnsafeRawPointer, at place: UInt64) -> UInt64 {
    switch step {
    case .bytes(let offset, let count): bytesHash(value + offset, count, place)
    case .text(let offset): textHash(text(value + offset), place)
    case .part(let offset, _, let type): type.fingerprint(value + offset, at: place)
    case .shown(let offset, _, let type):
      shownFingerprint(copy(value + offset, type), as: type, at: place)
    }
  }

  /// How much more the new value adds than the old one; what is the same on both sides is skipped.
  func change(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, at place: UInt64) -> UInt64 {
    var sum: UInt64 = 0
    for (number, step) in steps.enumerated() where !areSame(step, old, new, 3) {
      let place = part(number, of: place)
      if case .part(let offset, _, let type) = step {
        sum &+= type.change(old + offset, new + offset, at: place)
      } else {
        sum &+= fingerprint(step, new, at: place) &- fingerprint(step, old, at: place)
      }
    }
    return sum
  }

  private func text(_ place: UnsafeRawPointer) -> String {
    place.assumingMemoryBound(to: String.self).pointee
  }

  private func copy(_ place: UnsafeRawPointer, _ type: Any.Type) -> Any {
    func opened<Value>(_: Value.Type) -> Any { place.assumingMemoryBound(to: Value.self).pointee }
    return _openExistential(type, do: opened)
  }
}

extension TypeFacts {
  /// How values of this type are compared and hashed where they lie.
  var code: ValueCode {
    if let known = knownCode.load() as? ValueCode { return known }
    let made = ValueCode(self)
    return knownCode.storeIfNil(made) as? ValueCode ?? made
  }
}

/// Whether the bytes at two places are the same.
@inline(__always)
func haveSameBytes(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ count: Int) -> Bool {
  if old == new { return true }
  var next = 0
  while next + 8 <= count {
    let first = old.loadUnaligned(fromByteOffset: next, as: UInt64.self)
    if first != new.loadUnaligned(fromByteOffset: next, as: UInt64.self) { return false }
    next += 8
  }
  while next < count {
    let first = old.load(fromByteOffset: next, as: UInt8.self)
    if first != new.load(fromByteOffset: next, as: UInt8.self) { return false }
    next += 1
  }
  return true
}

/// Whether two texts are made of the same bytes.
func haveSameBytes(_ old: String, _ new: String) -> Bool {
  let same = old.utf8.withContiguousStorageIfAvailable { old in
    new.utf8.withContiguousStorageIfAvailable { new in
      guard old.count == new.count, let first = old.baseAddress, let second = new.baseAddress
      else { return old.count == new.count }
      return haveSameBytes(first, second, old.count)
    }
  }
  return (same ?? nil) ?? old.utf8.elementsEqual(new.utf8)
}

/// Whether two values of one type are made of the very same bytes, and so are the same value.
func areSame(_ old: Any, _ new: Any) -> Bool {
  func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
  let size = _openExistential(type(of: old), do: size)
  return withStart(of: old) { old in withStart(of: new) { haveSameBytes(old, $0, size) } }
}

/// The bytes of a value.
func bytes(of value: Any) -> [UInt8] {
  func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
  let size = _openExistential(type(of: value), do: size)
  return withStart(of: value) { [UInt8](UnsafeRawBufferPointer(start: $0, count: size)) }
}
