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
    let isSame = bytes(nodes[index].old, old) == bytes(nodes[index].new, new)
    settle(index, isSame ? .unchanged : .changed, isSame ? .notComparable : .replaced)
  }

  /// Why two sides that show the same are not equal.
  func hiddenNote(_ index: Int) -> Note {
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
  func unescapedNote(_ index: Int) -> Note? {
    guard let old = nodes[index].old.flatMap(self.old.unescaped),
      let new = nodes[index].new.flatMap(self.new.unescaped), !old.utf8.elementsEqual(new.utf8)
    else { return nil }
    return .bytes(old: Array(old.utf8), new: Array(new.utf8))
  }

  /// Which bytes differ behind those that are shown.
  func farBytesNote(_ old: [UInt8], _ new: [UInt8]) -> Note? {
    guard old.count == new.count, let first = old.indices.first(where: { old[$0] != new[$0] }),
      let last = old.indices.last(where: { old[$0] != new[$0] }),
      last >= max(0, first - 4) + 16
    else { return nil }
    return .farBytes(count: (first...last).count { old[$0] != new[$0] }, last: last)
  }
}

extension Comparison {
  /// The types of both sides where they differ and both would print alike.
  func typeNote(_ index: Int) -> Note? {
    guard let oldNode = nodes[index].old, let newNode = nodes[index].new else { return nil }
    let (oldType, newType) = (old.bareType(oldNode), new.bareType(newNode))
    if oldType == newType { return nil }
    var (oldText, newText) = (InlineText(reader: old), InlineText(reader: new))
    (oldText.limit, newText.limit) = (1_000, 1_000)
    guard oldText.text(oldNode) == newText.text(newNode) else { return nil }
    return typesNote(oldType, newType)
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

  func typesNote(_ oldType: Any.Type, _ newType: Any.Type) -> Note {
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
