extension StateCapture {
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
