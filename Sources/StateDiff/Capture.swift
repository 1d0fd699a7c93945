/// What a run keeps of a state: later changes of the original do not reach it.
///
/// Values are kept as values, which costs nothing; an `Equatable` value type is kept whole without a
/// look inside, so an object inside such a value is shared with the original. Every other object is
/// kept property by property, with those it inherits, under the names its users know. It is not kept
/// alive. What is `@ObservationIgnored` is no part of the state.
///
/// An `unowned` property is read like any other: where its object is gone, that stops the process.
public struct Capture {
  /// How many levels are kept by default; deeper ones are announced.
  public static let depthLimit = 4_000

  let root: Node
  let table: Table

  init(root: Node, table: Table) {
    self.root = root
    self.table = table
  }

  /// Captures a value, of which at most this many levels are taken apart.
  public init<Value>(_ value: Value, depthLimit: Int = Capture.depthLimit) {
    (root, table) = Capturing.run(value, depthLimit: depthLimit)
  }
}

extension Capture {
  /// Whether both are the same part of the very same capture.
  func isSame(as other: Capture) -> Bool {
    guard table === other.table, case .entry(let index) = root else { return false }
    if case .entry(index) = other.root { return true } else { return false }
  }

  /// The captured value written like Swift source, one part per line where it does not fit on one.
  ///
  /// - Parameter elementLimit: how many elements of each collection are written; `nil` writes all.
  public func text(elementLimit: Int? = nil) -> String {
    var block = BlockText(reader: Reader(table: table))
    block.elementLimit = elementLimit.map { max(0, $0) }
    var output = TextBuffer()
    block.write(root, to: &output)
    return output.text
  }

  /// The captured value on one line, with `…` where it would get longer than this many bytes.
  public func inline(limit: Int = 60) -> String {
    var inline = InlineText(reader: Reader(table: table))
    inline.limit = max(0, limit)
    return inline.text(root)
  }
}
