/// How a tree is drawn as text.
public struct DrawingStyle: Hashable, Sendable {
  /// The widest line, in columns; at least 20.
  public var width: Int
  /// Whether lines and arrows are drawn with ASCII marks only; texts stay as they are.
  public var isASCII: Bool

  /// A style; the width is 80 columns unless given.
  public init(width: Int = 80, isASCII: Bool = false) {
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
