extension StateDifference.Note {
  /// The note in words: `type Int → Int8`, `the same text in other bytes: C3 A9 → 65 CC 81`.
  ///
  /// - Parameter arrow: what stands between old and new.
  public func words(arrow: String = "→") -> String {
    switch self {
    case .type(let old, let new): "type \(Escaping.plain(old)) \(arrow) \(Escaping.plain(new))"
    case .bytes(let old, let new):
      "the same text in other bytes: \(hex(old)) \(arrow) \(hex(new))"
    case .notANumber: "not a number on both sides, with other bits"
    case .identity(isSameContent: true): "another object, with the same content"
    case .identity(isSameContent: false): "another object"
    case .hidden: "unequal, but in nothing that is shown"
    case .neverEqual: "not equal to itself"
    case .farBytes(let count, let last):
      "\(grouped(count)) bytes differ, the last at \(grouped(last))"
    case .notComparable: "not comparable"
    case .replaced: "another one"
    case .repeatedIDs(let ids): "repeated ids: " + ids.joined(separator: ", ")
    case .depth(let levels): "deeper than \(grouped(levels)) levels, not compared"
    }
  }

  private func hex(_ bytes: [UInt8]) -> String {
    hexadecimal(bytes.prefix(16)) + (bytes.count > 16 ? " …" : "")
  }
}
