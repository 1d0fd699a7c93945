// A fingerprint is a sum over the parts of a value, each mixed with its place: what changed can be
// taken out and put in without a look at the rest.

/// A number of which every bit depends on both.
@inline(__always)
func mixed(_ first: UInt64, _ second: UInt64) -> UInt64 {
  let product = (first ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(
    by: second ^ 0xD6E8_FEB8_6659_FD93
  )
  return (product.high ^ product.low) &+ first &* 3 &+ second
}

/// The place of a numbered part.
@inline(__always)
func part(_ number: Int, of place: UInt64) -> UInt64 {
  mixed(place, UInt64(truncatingIfNeeded: number) &+ 0x1000)
}

func bytesHash(_ bytes: UnsafeRawPointer, _ count: Int, _ seed: UInt64) -> UInt64 {
  var hash = mixed(seed, UInt64(count))
  var next = 0
  while next + 8 <= count {
    hash = mixed(hash, bytes.loadUnaligned(fromByteOffset: next, as: UInt64.self))
    next += 8
  }
  var rest: UInt64 = 0
  while next < count {
    rest = rest << 8 | UInt64(bytes.load(fromByteOffset: next, as: UInt8.self))
    next += 1
  }
  return count % 8 == 0 ? hash : mixed(hash, rest)
}

func textHash(_ text: String, _ seed: UInt64 = 0) -> UInt64 {
  var text = text
  return text.withUTF8 { bytes in
    bytes.baseAddress.map { bytesHash($0, bytes.count, seed) } ?? mixed(seed, 0)
  }
}

/// The fingerprint of a value of any type.
func fingerprint(ofAny value: Any, at place: UInt64) -> UInt64 {
  let bare = Reader().bare(value)
  if bare.isNil { return mixed(place, UInt64(bare.depth)) }
  return withStart(of: bare.value) { bare.facts.code.fingerprint($0, at: place) }
}

/// The fingerprint of a value that is known only by what it shows, where a type may stand.
func shownFingerprint(_ value: Any, as declared: Any.Type, at place: UInt64) -> UInt64 {
  let bare = Reader().bare(value)
  if bare.facts.type != declared { return fingerprint(ofAny: value, at: place) }
  return fingerprint(of: Reader().shape(of: value), at: place)
}

private func fingerprint(of node: Node, at place: UInt64) -> UInt64 {
  switch node {
  case .value(let value): fingerprint(ofAny: value, at: place)
  case .entry(let index): mixed(place, UInt64(index))
  }
}

private func fingerprint(of shape: Shape, at place: UInt64) -> UInt64 {
  func numbered(_ nodes: [Node], _ start: UInt64) -> UInt64 {
    nodes.enumerated().reduce(start) {
      $0 &+ fingerprint(of: $1.element, at: part($1.offset, of: place))
    }
  }
  switch shape {
  case .leaf(let text): return textHash(text, place)
  case .text(let text): return textHash(text, part(0, of: place))
  case .bytes(let bytes): return bytes.withUnsafeBytes { hash($0, place) }
  case .record(let record):
    return numbered(record.fields.map(\.node), textHash(record.caseName ?? record.name, place))
  case .list(.typed(let list)): return fingerprint(ofAny: list, at: place)
  case .list(let elements): return numbered(elements.nodes, mixed(place, UInt64(elements.count)))
  case .set(let elements):
    return elements.nodes.reduce(mixed(place, 4)) {
      $0 &+ mixed(place, fingerprint(of: $1, at: 5))
    }
  case .dictionary(let pairs):
    return pairs.nodes.reduce(mixed(place, 2)) {
      $0 &+ fingerprint(of: $1.value, at: mixed(place, fingerprint(of: $1.key, at: 3)))
    }
  case .cut: return mixed(place, 6)
  }
}

private func hash(_ bytes: UnsafeRawBufferPointer, _ seed: UInt64) -> UInt64 {
  bytes.baseAddress.map { bytesHash($0, bytes.count, seed) } ?? seed
}

extension Table.Entry {
  /// What this entry adds to the fingerprint of the capture.
  fileprivate func fingerprint(number: Int) -> UInt64 {
    StateDiff.fingerprint(of: shape, at: part(number, of: 7))
  }

  /// How much more it adds than an earlier one; `nil` where both are not made alike.
  fileprivate func change(since old: Table.Entry, number: Int) -> UInt64? {
    guard case .record(let before) = old.shape, case .record(let after) = shape,
      before.fields.count == after.fields.count, before.name == after.name,
      before.caseName == after.caseName
    else { return nil }
    let place = part(number, of: 7)
    return zip(before.fields, after.fields).enumerated().reduce(0) { sum, field in
      let (old, new) = (field.element.0.node, field.element.1.node)
      return sum &+ StateDiff.change(old, new, at: part(field.offset, of: place))
    }
  }
}

/// How much more the new part adds than the old one.
private func change(_ old: Node, _ new: Node, at place: UInt64) -> UInt64 {
  guard case .value(let oldValue) = old, case .value(let newValue) = new else {
    return fingerprint(of: new, at: place) &- fingerprint(of: old, at: place)
  }
  let (before, after) = (Reader().bare(oldValue), Reader().bare(newValue))
  guard !before.isNil, !after.isNil, before.facts.type == after.facts.type else {
    return fingerprint(of: new, at: place) &- fingerprint(of: old, at: place)
  }
  return withStart(of: before.value) { old in
    withStart(of: after.value) { after.facts.code.change(old, $0, at: place) }
  }
}

extension StateCapture {
  /// A number that is equal for equal captures, in every process, and hardly ever for others.
  ///
  /// It is made of the bytes that are captured, whatever their `==` says, and not of which objects
  /// they are. It is worked out once.
  public var fingerprint: UInt64 { fingerprint(after: nil) }

  /// The fingerprint, worked out from what changed since an earlier capture of the same state.
  public func fingerprint(after earlier: StateCapture?) -> UInt64 {
    known.get {
      guard let earlier else { return wholeFingerprint }
      return earlier.fingerprint &+ change(since: earlier)
    }
  }

  private var wholeFingerprint: UInt64 {
    table.entries.enumerated().reduce(StateDiff.fingerprint(of: root, at: 0)) {
      $0 &+ $1.element.fingerprint(number: $1.offset)
    }
  }

  private func change(since old: StateCapture) -> UInt64 {
    var sum = StateDiff.change(old.root, root, at: 0)
    let (before, after) = (old.table.entries, table.entries)
    for number in 0..<max(before.count, after.count) {
      let (old, new) = (before.dropFirst(number).first, after.dropFirst(number).first)
      if let old, let new, let change = new.change(since: old, number: number) {
        sum &+= change
      } else {
        sum &+= new?.fingerprint(number: number) ?? 0
        sum &-= old?.fingerprint(number: number) ?? 0
      }
    }
    return sum
  }
}
