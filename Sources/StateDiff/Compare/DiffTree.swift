/// One place in the tree of differences; its parts are next to each other in the same array.
struct DiffNode {
  var step: DiffStep?
  var parent = -1
  var depth = 0
  var old: Node?
  var new: Node?
  /// `nil` as long as it has not been looked at.
  var kind: StateDifference.Change.Kind?
  var note: StateDifference.Note?
  /// The old position of an element that is on both sides of a list.
  var oldPlace: Int?
  /// Whether it stands at another place among those that are on both sides.
  var isMoved = false
  /// An element of a set, which is its own key.
  var isInSet = false
  /// How many parts this stands for.
  var count = 1
  var parts: Range<Int> = 0..<0
  /// What is said of two sides that show the same but are not the same.
  var otherwise: StateDifference.Note?
  /// `==` says that the two sides differ.
  var mustDiffer = false
  /// A part is not equal to itself, so an unequal whole need not have changed.
  var holdsUnequal = false
  /// Other objects with the same content are no change here.
  var ignoresIdentity = false
}

extension DiffNode {
  /// The old position of a moved element.
  var movedFrom: Int? { isMoved ? oldPlace : nil }
}

/// One step down the tree of differences; how it is written is no matter of comparing.
enum DiffStep {
  case field(String)
  /// A value that travels with an enum case: the case, and the value's label where it has one.
  case payload(String, String?)
  case index(Int)
  /// A dictionary's key or a set's element, and the side it is from.
  case key(Node, isOld: Bool)
  case line(Int)
}

/// The tree of differences with what is needed to print it.
final class DiffTree {
  let nodes: [DiffNode]
  let old: Reader
  let new: Reader
  /// Old objects and the new ones compared with them.
  let partners: [Int: Int]
  /// Objects at whose place another one stands that was known before.
  let exchanged: (old: Set<Int>, new: Set<Int>)

  init(_ comparison: Comparison) {
    nodes = comparison.nodes
    old = comparison.old
    new = comparison.new
    partners = comparison.partners
    exchanged = comparison.exchanged
  }
}
