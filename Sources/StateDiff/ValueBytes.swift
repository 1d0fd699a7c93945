#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Which bytes of a type's values mean something; what lies between is padding, which copies lose.
///
/// Values of one type that agree in these bytes are the same value. The opposite does not hold.
struct ValueBytes {
  private var ranges: [Range<Int>] = []
  private let stride: Int

  /// The bytes of values like this one.
  init<Value>(like value: Value) {
    stride = MemoryLayout<Value>.stride
    add(value, of: Value.self, size: MemoryLayout<Value>.size, at: 0)
  }

  /// Only structs are looked into; where any type may stand, all bytes count.
  private mutating func add(_ value: Any, of type: Any.Type, size: Int, at offset: Int) {
    guard Swift.type(of: value) == type,
      let layout = TypeFacts.of(type).layout(of: value)
    else { return add(offset..<offset + size) }
    withStart(of: value) { start in
      for property in layout.all {
        add(
          property.value(at: start),
          of: property.type,
          size: property.size,
          at: offset + property.offset
        )
      }
    }
  }

  private mutating func add(_ range: Range<Int>) {
    if let last = ranges.last, last.upperBound == range.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
    } else if !range.isEmpty {
      ranges.append(range)
    }
  }

  /// Whether two values are the same.
  func areSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    for range in ranges
    where memcmp(old + range.lowerBound, new + range.lowerBound, range.count) != 0 {
      return false
    }
    return true
  }

  /// How many of the first `limit` values are the same, going forward or back.
  func countSame(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    limit: Int,
    isForward: Bool
  ) -> Int {
    let step = isForward ? stride : -stride
    var count = 0
    while count < limit, areSame(old + count * step, new + count * step) { count += 1 }
    return count
  }
}

/// Whether two values of one type are made of the very same bytes, and so are the same value.
func areSame(_ old: Any, _ new: Any) -> Bool {
  func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
  let size = _openExistential(type(of: old), do: size)
  return withStart(of: old) { old in withStart(of: new) { memcmp(old, $0, size) == 0 } }
}

/// The bytes of a value.
func bytes(of value: Any) -> [UInt8] {
  func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
  let size = _openExistential(type(of: value), do: size)
  return withStart(of: value) { [UInt8](UnsafeRawBufferPointer(start: $0, count: size)) }
}
