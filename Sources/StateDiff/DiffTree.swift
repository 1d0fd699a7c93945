/// One place in the tree of differences; its parts are next to each other in the same array.
struct DiffNode {
  var step: Path.Step?
  var parent = -1
  var depth = 0
  var old: Node?
  var new: Node?
  /// `nil` as long as it has not been looked at.
  var kind: Change.Kind?
  var note: Note?
  var movedFrom: Int?
  /// An element of a set, which is its own key.
  var isInSet = false
  /// How many parts this stands for.
  var count = 1
  var parts: Range<Int> = 0..<0
  /// What is said of two sides that show the same but are not the same.
  var otherwise: Note?
  /// `==` says that the two sides differ.
  var mustDiffer = false
  /// A part is not equal to itself, so an unequal whole need not have changed.
  var holdsUnequal = false
  /// Other objects with the same content are no change here.
  var ignoresIdentity = false
}

/// The tree of differences with what is needed to print it.
final class DiffTree {
  let nodes: [DiffNode]
  let old: Reader
  let new: Reader
  let oldNames: ObjectNames
  let newNames: ObjectNames

  init(_ comparison: Comparison) {
    nodes = comparison.nodes
    old = comparison.old
    new = comparison.new
    (oldNames, newNames) = ObjectNames.agreed(
      old: old.table,
      new: new.table,
      partners: comparison.partners,
      exchanged: comparison.exchanged
    )
  }

  func path(to index: Int) -> Path {
    var steps: [Path.Step] = []
    var next = index
    while next >= 0 {
      if let step = nodes[next].step { steps.append(step) }
      next = nodes[next].parent
    }
    return Path(steps.reversed())
  }
}
