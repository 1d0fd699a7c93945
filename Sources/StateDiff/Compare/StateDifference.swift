/// What changed between two captured values, as a tree one can walk.
///
///     let before = StateCapture(model)
///     model.load()
///     print(StateDifference.between(before, StateCapture(model)).compact())
///     // state   .idle → .loading
///
/// What `==` calls equal is no change, so a property that `==` ignores is not seen; `structural`
/// looks below it. Two objects are compared by their properties, whatever their `==` says. A function
/// or a task in another's place is a change; what it does is not known, as `notComparable` says.
public struct StateDifference {
  let tree: DiffTree

  /// How two captures are compared.
  public struct Options: Hashable, Sendable {
    /// Looks below `==`: −0.0 and 0.0, properties that `==` ignores, equal text in other bytes.
    public var structural: Bool
    /// How many levels are looked at.
    public var depthLimit: Int

    /// Options with defaults: `==` decides, 4,000 levels.
    public init(structural: Bool = false, depthLimit: Int = StateCapture.depthLimit) {
      self.structural = structural
      self.depthLimit = depthLimit
    }
  }

  /// The difference between two captures.
  public static func between(_ old: StateCapture, _ new: StateCapture, options: Options = Options())
    -> StateDifference
  {
    StateDifference(tree: Comparison.run(old, new, options: options))
  }

  /// The difference between two values, captured here.
  public static func between<Value>(
    _ old: Value,
    _ new: Value,
    options: Options = Options()
  ) -> StateDifference {
    let before = StateCapture(old)
    let isSame = type(of: old as Any) == type(of: new as Any) && areSame(old, new)
    return between(before, isSame ? before : StateCapture(new), options: options)
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

extension StateDifference {
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

    /// What was there before.
    public var old: StateCapture? { node.old.map { StateCapture(root: $0, table: tree.old.table) } }

    /// What is there now.
    public var new: StateCapture? { node.new.map { StateCapture(root: $0, table: tree.new.table) } }

    /// The old position of a moved element, which may have changed as well.
    public var movedFrom: Int? { node.movedFrom }

    /// What the two sides do not show by themselves.
    public var note: Note? { node.note }

    /// How many unchanged parts this stands for; one for every other kind.
    public var count: Int { node.count }

    /// The parts one level down, unchanged ones included.
    public var parts: [Change] { node.parts.map { Change(tree: tree, index: $0) } }
  }
}
