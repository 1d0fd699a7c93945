/// What a change does not show by itself, or why two sides that print alike are a change.
public enum Note: Hashable, Sendable {
  /// Both print alike but are of different types.
  case type(old: String, new: String)
  /// Equal text made of other bytes.
  case bytes(old: [UInt8], new: [UInt8])
  /// Two numbers that are none, with other bits.
  case notANumber
  /// Another object took the place of one, with the same content or with the changes that are shown.
  case identity(isSameContent: Bool)
  /// `==` says they differ, but in nothing that is shown.
  case hidden
  /// It is the same value, of which `==` says that it does not equal itself.
  case neverEqual
  /// So many bytes differ, of which the last, at this place, is far from the first.
  case farBytes(count: Int, last: Int)
  /// Functions, tasks, locks and the like: whether they are or do the same cannot be known.
  case notComparable
  /// Another one of these took the place of one; whether it does the same cannot be known.
  case replaced
  /// These ids occur more than once in the list.
  case repeatedIDs([String])
  /// Nothing deeper than this many levels was looked at.
  case depth(Int)

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
