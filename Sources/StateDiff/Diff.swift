/// What changed between two captured values, as a tree one can walk.
///
///     let before = Capture(model)
///     model.load()
///     print(Diff.between(before, Capture(model)).compact())
///     // state   .idle → .loading
///
/// What `==` calls equal is no change, so a property that `==` ignores is not seen; `structural`
/// looks below it. Two objects are compared by their properties, whatever their `==` says. Functions and
/// tasks are no change either, as nothing can be known of them; `notComparable` says where they are.
public struct Diff {
  let tree: DiffTree

  /// How two captures are compared.
  public struct Options: Hashable, Sendable {
    /// Looks below `==`: −0.0 and 0.0, properties that `==` ignores, equal text in other bytes.
    public var structural: Bool
    /// How many levels are looked at.
    public var depthLimit: Int

    /// Options with defaults: `==` decides, 4,000 levels.
    public init(structural: Bool = false, depthLimit: Int = Capture.depthLimit) {
      self.structural = structural
      self.depthLimit = depthLimit
    }
  }

  /// The difference between two captures.
  public static func between(_ old: Capture, _ new: Capture, options: Options = Options()) -> Diff {
    Diff(tree: Comparison.run(old, new, options: options))
  }

  /// The difference between two values, captured here.
  public static func between<Value>(
    _ old: Value,
    _ new: Value,
    options: Options = Options()
  ) -> Diff {
    let before = Capture(old)
    let isSame = type(of: old as Any) == type(of: new as Any) && areSame(old, new)
    return between(before, isSame ? before : Capture(new), options: options)
  }

  /// Whether nothing changed.
  public var isEmpty: Bool { tree.nodes.first?.kind == .unchanged }

  /// The whole as one change, to be walked from; `nil` when nothing changed.
  public var root: Change? { isEmpty ? nil : Change(tree: tree, index: 0) }

  /// The changes that are not made of smaller ones, in reading order.
  public var changes: [Change] {
    var found: [Change] = []
    var waiting = root.map { [$0] } ?? []
    while let change = waiting.popLast() {
      if change.kind != .inside { found.append(change) }
      waiting += change.parts.filter { $0.kind != .unchanged }.reversed()
    }
    return found
  }
}

extension Diff {
  /// The places with a function or a task on both sides, in reading order.
  ///
  /// Whether these do the same cannot be known, so they are no change; what they capture is not seen.
  public var notComparable: [Path] {
    tree.nodes.indices.filter {
      tree.nodes[$0].note == .notComparable || tree.nodes[$0].note == .replaced
    }.map { tree.path(to: $0) }
  }
}

/// One place where two captured values differ.
public struct Change {
  let tree: DiffTree
  let index: Int

  /// How a place changed.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// The whole old value was replaced by the new one.
    case changed
    /// It is in the new value only.
    case added
    /// It was in the old value only.
    case removed
    /// An element stands at another place of its list; its parts may have changed as well.
    case moved
    /// Some of its parts changed.
    case inside
    /// Nothing changed; such parts are kept for context.
    case unchanged
    /// It was too deep to be looked at.
    case notCompared
  }

  private var node: DiffNode { tree.nodes[index] }

  /// How this place changed.
  public var kind: Kind { node.kind ?? .unchanged }

  /// Where it is: removed elements at their old position, all others at the new one.
  public var path: Path { tree.path(to: index) }

  /// What was there before.
  public var old: Capture? { node.old.map { Capture(root: $0, table: tree.old.table) } }

  /// What is there now.
  public var new: Capture? { node.new.map { Capture(root: $0, table: tree.new.table) } }

  /// The old position of a moved element, which may have changed as well.
  public var movedFrom: Int? { node.movedFrom }

  /// What the two sides do not show by themselves.
  public var note: Note? { node.note }

  /// How many unchanged parts this stands for; one for every other kind.
  public var count: Int { node.count }

  /// The parts one level down, unchanged ones included.
  public var parts: [Change] { node.parts.map { Change(tree: tree, index: $0) } }
}
