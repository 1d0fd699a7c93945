/// A value of the standard library that holds others, compared and hashed with the codes of those.
protocol CodedValue {
  static func areSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, depth: Int) -> Bool
  static func fingerprint(_ value: UnsafeRawPointer, at place: UInt64) -> UInt64
  static func change(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, at place: UInt64) -> UInt64
}

private func code<Value>(_: Value.Type) -> ValueCode { TypeFacts.of(Value.self).code }

private func fingerprint<Value>(_ value: Value, _ code: ValueCode, at place: UInt64) -> UInt64 {
  withUnsafePointer(to: value) { code.fingerprint(UnsafeRawPointer($0), at: place) }
}

func areSame<Value>(_ old: Value, _ new: Value, _ code: ValueCode, depth: Int = 3) -> Bool {
  withUnsafePointer(to: old) { old in
    withUnsafePointer(to: new) {
      code.areSame(UnsafeRawPointer(old), UnsafeRawPointer($0), depth: depth)
    }
  }
}

extension Optional: CodedValue {
  static func areSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, depth: Int) -> Bool {
    switch (value(old), value(new)) {
    case (nil, nil): true
    case (let old?, let new?): StateDiff.areSame(old, new, code(Wrapped.self), depth: depth)
    default: false
    }
  }

  static func fingerprint(_ value: UnsafeRawPointer, at place: UInt64) -> UInt64 {
    self.value(value).map { StateDiff.fingerprint($0, code(Wrapped.self), at: place) }
      ?? mixed(place, 1)
  }

  static func change(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, at place: UInt64) -> UInt64 {
    guard let first = value(old), let second = value(new) else {
      return fingerprint(new, at: place) &- fingerprint(old, at: place)
    }
    return withUnsafePointer(to: first) { old in
      withUnsafePointer(to: second) { new in
        code(Wrapped.self).change(UnsafeRawPointer(old), UnsafeRawPointer(new), at: place)
      }
    }
  }

  private static func value(_ place: UnsafeRawPointer) -> Self {
    place.assumingMemoryBound(to: Self.self).pointee
  }
}

extension Array: CodedValue {
  static func areSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, depth: Int) -> Bool {
    withElements(old, new) { old, new in
      if old.count != new.count { return false }
      if old.baseAddress == new.baseAddress { return true }
      if depth == 0 { return false }
      let code = code(Element.self)
      return old.indices.allSatisfy { code.areSame(place($0, old), place($0, new), depth: depth) }
    }
  }

  static func fingerprint(_ value: UnsafeRawPointer, at place: UInt64) -> UInt64 {
    withElements(value, value) { elements, _ in
      let code = code(Element.self)
      var sum = mixed(place, UInt64(elements.count))
      for index in elements.indices {
        sum &+= code.fingerprint(self.place(index, elements), at: part(index, of: place))
      }
      return sum
    }
  }

  static func change(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, at place: UInt64) -> UInt64 {
    withElements(old, new) { old, new in
      if old.count == new.count, old.baseAddress == new.baseAddress { return 0 }
      let code = code(Element.self)
      var sum = mixed(place, UInt64(new.count)) &- mixed(place, UInt64(old.count))
      let both = Swift.min(old.count, new.count)
      for index in 0..<both {
        let (first, second) = (self.place(index, old), self.place(index, new))
        if code.areSame(first, second) { continue }
        sum &+= code.change(first, second, at: part(index, of: place))
      }
      for index in both..<Swift.max(old.count, new.count) {
        let isNew = index < new.count
        let element = self.place(index, isNew ? new : old)
        let own = code.fingerprint(element, at: part(index, of: place))
        sum = isNew ? sum &+ own : sum &- own
      }
      return sum
    }
  }

  private static func withElements<Result>(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ body: (UnsafeBufferPointer<Element>, UnsafeBufferPointer<Element>) -> Result
  ) -> Result {
    old.assumingMemoryBound(to: Self.self).pointee.withUnsafeBufferPointer { old in
      new.assumingMemoryBound(to: Self.self).pointee.withUnsafeBufferPointer { body(old, $0) }
    }
  }

  private static func place(
    _ index: Int,
    _ elements: UnsafeBufferPointer<Element>
  ) -> UnsafeRawPointer {
    UnsafeRawPointer(elements.baseAddress.unsafelyUnwrapped + index)
  }
}

extension Dictionary: CodedValue {
  static func areSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, depth: Int) -> Bool {
    let (old, new) = (value(old), value(new))
    let (keyCode, valueCode) = (code(Key.self), code(Value.self))
    return old.count == new.count
      && old.allSatisfy { key, value in
        guard let place = new.index(forKey: key) else { return false }
        return StateDiff.areSame(key, new[place].key, keyCode, depth: depth)
          && StateDiff.areSame(value, new[place].value, valueCode, depth: depth)
      }
  }

  static func fingerprint(_ value: UnsafeRawPointer, at place: UInt64) -> UInt64 {
    self.value(value).reduce(mixed(place, 2)) { $0 &+ own($1.key, $1.value, at: place) }
  }

  static func change(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, at place: UInt64) -> UInt64 {
    let (old, new) = (value(old), value(new))
    let (keyCode, valueCode) = (code(Key.self), code(Value.self))
    var sum: UInt64 = 0
    var kept = 0
    for (key, value) in old {
      guard let index = new.index(forKey: key) else {
        sum &-= own(key, value, at: place)
        continue
      }
      kept += 1
      let pair = new[index]
      if StateDiff.areSame(value, pair.value, valueCode),
        StateDiff.areSame(key, pair.key, keyCode)
      {
        continue
      }
      sum &+= own(pair.key, pair.value, at: place) &- own(key, value, at: place)
    }
    if kept == new.count { return sum }
    return new.reduce(sum) { old[$1.key] == nil ? $0 &+ own($1.key, $1.value, at: place) : $0 }
  }

  private static func own(_ key: Key, _ value: Value, at place: UInt64) -> UInt64 {
    let key = StateDiff.fingerprint(key, code(Key.self), at: 3)
    return StateDiff.fingerprint(value, code(Value.self), at: mixed(place, key))
  }

  private static func value(_ place: UnsafeRawPointer) -> Self {
    place.assumingMemoryBound(to: Self.self).pointee
  }
}

extension Set: CodedValue {
  static func areSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, depth: Int) -> Bool {
    let (old, new) = (value(old), value(new))
    let code = code(Element.self)
    return old.count == new.count
      && old.allSatisfy { element in
        new.firstIndex(of: element).map { StateDiff.areSame(element, new[$0], code, depth: depth) }
          ?? false
      }
  }

  static func fingerprint(_ value: UnsafeRawPointer, at place: UInt64) -> UInt64 {
    self.value(value).reduce(mixed(place, 4)) { $0 &+ own($1, at: place) }
  }

  static func change(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, at place: UInt64) -> UInt64 {
    let (old, new) = (value(old), value(new))
    let code = code(Element.self)
    func gone(from first: Self, to second: Self) -> UInt64 {
      first.reduce(0) { sum, element in
        let isKept = second.firstIndex(of: element).map {
          StateDiff.areSame(element, second[$0], code)
        }
        return isKept == true ? sum : sum &+ own(element, at: place)
      }
    }
    return gone(from: new, to: old) &- gone(from: old, to: new)
  }

  private static func own(_ element: Element, at place: UInt64) -> UInt64 {
    mixed(place, StateDiff.fingerprint(element, code(Element.self), at: 5))
  }

  private static func value(_ place: UnsafeRawPointer) -> Self {
    place.assumingMemoryBound(to: Self.self).pointee
  }
}
