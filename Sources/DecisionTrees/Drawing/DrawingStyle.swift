/// How a tree is drawn as text.
package struct DrawingStyle: Hashable, Sendable {
  /// The widest line, in columns; at least 20.
  package var width: Int
  /// Whether lines and arrows are drawn with ASCII marks only; texts stay as they are.
  package var isASCII: Bool

  /// A style; the width is 80 columns unless given.
  package init(width: Int = 80, isASCII: Bool = false) {
    self.width = max(20, width)
    self.isASCII = isASCII
  }
}

extension DrawingStyle {
  var arrow: String { isASCII ? "->" : "→" }
  var fork: String { isASCII ? "|- " : "├─ " }
  var lastFork: String { isASCII ? "`- " : "└─ " }
  var trunk: String { isASCII ? "|  " : "│  " }
}
