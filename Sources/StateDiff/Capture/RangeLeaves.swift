extension Range: RangeValue {
  static var boundType: Any.Type { Bound.self }
  var leafText: String { wordsOfPart(lowerBound) + "..<" + wordsOfPart(upperBound) }
}

extension ClosedRange: RangeValue {
  static var boundType: Any.Type { Bound.self }
  var leafText: String { wordsOfPart(lowerBound) + "..." + wordsOfPart(upperBound) }
}

extension PartialRangeFrom: RangeValue {
  static var boundType: Any.Type { Bound.self }
  var leafText: String { wordsOfPart(lowerBound) + "..." }
}

extension PartialRangeUpTo: RangeValue {
  static var boundType: Any.Type { Bound.self }
  var leafText: String { "..<" + wordsOfPart(upperBound) }
}

extension PartialRangeThrough: RangeValue {
  static var boundType: Any.Type { Bound.self }
  var leafText: String { "..." + wordsOfPart(upperBound) }
}

/// A value in the words of another: as it is written where it is one piece, else as it describes itself.
func wordsOfPart(_ value: Any) -> String {
  switch Reader().shape(of: value) {
  case .leaf(let text): text
  case .text(let text): Escaping.quoted(text)
  default: Escaping.plain(withoutAddresses(String(describing: value)))
  }
}
