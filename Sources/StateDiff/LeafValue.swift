/// A value that is shown as one piece of text, ready to print.
protocol LeafValue {
  var leafText: String { get }
  /// The text of a value of this very type; the compiler makes one for each type.
  static func leafText(of value: Any) -> String
}

extension LeafValue {
  static func leafText(of value: Any) -> String { (value as? Self)?.leafText ?? "" }
}

/// A value that is text.
protocol TextValue {
  var plainText: String { get }
}

extension String: TextValue { var plainText: String { self } }
extension Substring: TextValue { var plainText: String { String(self) } }

extension LeafValue where Self: CustomStringConvertible {
  var leafText: String { Escaping.plain(description) }
}

extension Bool: LeafValue {}
extension Int: LeafValue {}
extension Int8: LeafValue {}
extension Int16: LeafValue {}
extension Int32: LeafValue {}
extension Int64: LeafValue {}
extension Int128: LeafValue {}
extension UInt: LeafValue {}
extension UInt8: LeafValue {}
extension UInt16: LeafValue {}
extension UInt32: LeafValue {}
extension UInt64: LeafValue {}
extension UInt128: LeafValue {}
extension Double: LeafValue {}
extension Float: LeafValue {}
extension StaticString: LeafValue {}

extension Character: LeafValue {
  var leafText: String { Escaping.quoted(String(self)) }
}

extension Unicode.Scalar: LeafValue {
  var leafText: String { Escaping.quoted(String(self)) }
}

extension AnyKeyPath: LeafValue {
  var leafText: String { Escaping.plain(withoutAddresses(debugDescription)) }
}

extension ObjectIdentifier: LeafValue {
  var leafText: String { "ObjectIdentifier(…)" }
}

extension Range: LeafValue {
  var leafText: String { inlineText(lowerBound) + "..<" + inlineText(upperBound) }
}

extension ClosedRange: LeafValue {
  var leafText: String { inlineText(lowerBound) + "..." + inlineText(upperBound) }
}

extension PartialRangeFrom: LeafValue {
  var leafText: String { inlineText(lowerBound) + "..." }
}

extension PartialRangeUpTo: LeafValue {
  var leafText: String { "..<" + inlineText(upperBound) }
}

extension PartialRangeThrough: LeafValue {
  var leafText: String { "..." + inlineText(upperBound) }
}

extension Duration: LeafValue {
  /// Seconds with as many digits as there are: `0.3 seconds`.
  var leafText: String {
    let (seconds, attoseconds) = components
    let sign = seconds < 0 || attoseconds < 0 ? "-" : ""
    let digits = String(attoseconds.magnitude)
    let padded = String(repeating: "0", count: max(0, 18 - digits.count)) + digits
    return sign + String(seconds.magnitude) + fraction(padded) + " seconds"
  }
}

/// Digits behind the point without the zeros at their end; nothing when all are zero.
func fraction(_ digits: String) -> String {
  let kept = digits.reversed().drop { $0 == "0" }.reversed()
  return kept.isEmpty ? "" : "." + String(kept)
}

/// Text in which an address, which differs from process to process, is only marked.
func withoutAddresses(_ text: String) -> String {
  guard let start = text.range(ofAddress: text.startIndex) else { return text }
  return text[..<start.lowerBound] + "0x…" + withoutAddresses(String(text[start.upperBound...]))
}

extension String {
  fileprivate func range(ofAddress start: Index) -> Range<Index>? {
    var index = start
    while index < endIndex {
      let rest = self[index...]
      if rest.hasPrefix("0x") {
        let digits = rest.dropFirst(2).prefix { $0.isHexDigit }
        if !digits.isEmpty { return index..<digits.endIndex }
      }
      index = self.index(after: index)
    }
    return nil
  }
}
