#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is said of two sides that show the same.
extension Comparison {
  /// Both sides show the same: a change only where they are known to differ all the same.
  mutating func settleAlike(_ index: Int) {
    if let note = typeNote(index) ?? nodes[index].otherwise { return settle(index, .changed, note) }
    if nodes[index].mustDiffer { return settle(index, .changed, hiddenNote(index)) }
    guard isOpaque(index) else { return settle(index, .unchanged) }
    if nodes[index].note != nil { return settle(index, .changed) }
    let isSame =
      nodes[index].ignoresIdentity
      || bytes(nodes[index].old, old) == bytes(nodes[index].new, new)
    settle(index, isSame ? .unchanged : .changed, isSame ? .notComparable : .replaced)
  }

  /// Why two sides that show the same are not equal.
  func hiddenNote(_ index: Int) -> StateDifference.Note {
    guard case .value(let oldValue)? = nodes[index].old,
      case .value(let newValue)? = nodes[index].new
    else { return .hidden }
    let (old, new) = (self.old.bare(oldValue).value, self.new.bare(newValue).value)
    if isNotANumber(old), isNotANumber(new) { return .notANumber }
    guard let type = TypeFacts.of(type(of: old)).equatable, areSame(old, new),
      !areEqual(old, old, as: type)
    else { return .hidden }
    return .neverEqual
  }

  private func bytes(_ node: Node?, _ reader: Reader) -> [UInt8]? {
    if case .entry(let index)? = node { reader.table.entries[index].bytes } else { nil }
  }

  /// Whether a value is a number that is none.
  func isNotANumber(_ value: Any) -> Bool {
    (value as? any BinaryFloatingPoint)?.isNaN ?? (value as? Decimal)?.isNaN ?? false
  }

  private func isOpaque(_ index: Int) -> Bool {
    guard let node = nodes[index].new else { return false }
    if case .opaque = TypeFacts.of(new.bareType(node)).kind { return true } else { return false }
  }

  /// Words that differ only in what was escaped in them.
  func unescapedNote(_ index: Int) -> StateDifference.Note? {
    guard let old = nodes[index].old.flatMap(self.old.unescaped),
      let new = nodes[index].new.flatMap(self.new.unescaped), !old.utf8.elementsEqual(new.utf8)
    else { return nil }
    return .bytes(old: Array(old.utf8), new: Array(new.utf8))
  }

  /// Which bytes differ behind those that are shown.
  func farBytesNote(_ old: [UInt8], _ new: [UInt8]) -> StateDifference.Note? {
    guard old.count == new.count, let first = old.indices.first(where: { old[$0] != new[$0] }),
      let last = old.indices.last(where: { old[$0] != new[$0] }),
      last >= max(0, first - 4) + 16
    else { return nil }
    return .farBytes(count: (first...last).count { old[$0] != new[$0] }, last: last)
  }
}

extension Comparison {
  /// The types of both sides where they differ and both would print alike.
  func typeNote(_ index: Int) -> StateDifference.Note? {
    guard let oldNode = nodes[index].old, let newNode = nodes[index].new else { return nil }
    let (oldType, newType) = (old.bareType(oldNode), new.bareType(newNode))
    if oldType == newType { return nil }
    guard lookAlike(oldNode, newNode, depth: 0) else { return nil }
    return typesNote(oldType, newType)
  }

  /// Whether two parts are written in the same way, as far as anybody would read.
  private func lookAlike(_ oldNode: Node, _ newNode: Node, depth: Int) -> Bool {
    if depth > 20 { return true }
    func areAlike(_ old: [Node], _ new: [Node]) -> Bool {
      old.count == new.count
        && zip(old, new).prefix(100).allSatisfy { lookAlike($0, $1, depth: depth + 1) }
    }
    switch (old.shape(oldNode), new.shape(newNode)) {
    case (.leaf(let first), .leaf(let second)), (.text(let first), .text(let second)):
      return haveSameBytes(first, second)
    case (.leaf(let leaf), .text(let text)), (.text(let text), .leaf(let leaf)):
      return leaf == Escaping.quoted(text)
    case (.bytes(let first), .bytes(let second)): return first == second
    case (.record(let first), .record(let second)):
      return first.name == second.name && first.caseName == second.caseName
        && first.fields.elementsEqual(second.fields) { $0.label == $1.label }
        && areAlike(first.fields.map(\.node), second.fields.map(\.node))
    case (.list(let first), .list(let second)): return areAlike(first.nodes, second.nodes)
    case (.set(let first), .set(let second)):
      return areAlike(old.ordered(first.nodes) { $0 }, new.ordered(second.nodes) { $0 })
    case (.dictionary(let first), .dictionary(let second)):
      let (first, second) = (old.ordered(first), new.ordered(second))
      return areAlike(first.map(\.key), second.map(\.key))
        && areAlike(first.map(\.value), second.map(\.value))
    case (.cut, .cut): return true
    default: return false
    }
  }

  /// Remembers the types of collections, which are a change where no element is one. Classes of
  /// collections do not count: objects of several may stand for one value.
  mutating func noteOtherTypes(_ index: Int) {
    guard let oldNode = nodes[index].old, let newNode = nodes[index].new,
      old.type(oldNode) != new.type(newNode)
    else { return }
    let (oldType, newType) = (old.bareType(oldNode), new.bareType(newNode))
    if oldType == newType || oldType is AnyClass || newType is AnyClass { return }
    nodes[index].otherwise = typesNote(oldType, newType)
  }

  func typesNote(_ oldType: Any.Type, _ newType: Any.Type) -> StateDifference.Note {
    let names = namesApart(oldType, newType)
    return .type(old: names.old, new: names.new)
  }
}

extension Comparison {
  /// Whether a part that is not shown differs in values that are unequal for another reason as well.
  func differsInHidden(_ node: DiffNode) -> Bool {
    guard case .value(let old)? = node.old, case .value(let new)? = node.new,
      case .displayed = self.old.bare(old).facts.kind, !self.old.showsAll
    else { return false }
    return !isSameBelow(old, new)
  }

  /// Whether nothing differs in two values, not even in parts that are not shown.
  ///
  /// - Parameter showsAll: whether parts that a type does not show are looked at as well.
  func isSameBelow(_ old: Any, _ new: Any, showsAll: Bool = true) -> Bool {
    if let old = old as? String, let new = new as? String {
      return old.utf8.elementsEqual(new.utf8)
    }
    var below = Comparison(
      old: Reader(showsAll: showsAll),
      new: Reader(showsAll: showsAll),
      options: options
    )
    below.nodes = [DiffNode(old: .value(old), new: .value(new))]
    below.expandAll()
    below.settle()
    return below.nodes[0].kind == .unchanged
  }
}

extension Reader {
  /// The type of a part without the optionals around it.
  func bareType(_ node: Node) -> Any.Type {
    if case .value(let value) = node { return bare(value).facts.type }
    return type(node)
  }

  /// The words of a leaf as they were before escaping; `nil` where escaped words cannot be confused.
  fileprivate func unescaped(_ node: Node) -> String? {
    guard case .value(let value) = node else { return nil }
    let bare = bare(value)
    return switch bare.facts.kind {
    case .displayed: unescaped((bare.value as? any DiffDisplayable)?.diffDisplay)
    case .leaf: (bare.value as? StaticString)?.description
    case .described, .mirrored: String(describing: bare.value)
    default: nil
    }
  }

  private func unescaped(_ display: DiffDisplay?) -> String? {
    switch display {
    case .text(let text): text
    case .value(let value) where !(value is any DiffDisplayable): unescaped(.value(value))
    case .value, .fields, nil: nil
    }
  }
}
