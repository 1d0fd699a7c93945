extension StateDifference {
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
  }
}
