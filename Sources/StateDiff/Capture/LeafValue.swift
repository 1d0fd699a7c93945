/// A value that is shown as one piece of text, ready to print.
protocol LeafValue {
  var leafText: String { get }
  /// The text of a value of this very type; the compiler makes one for each type.
  static func leafText(of value: Any) -> String
  /// The number by which values are put in order; text is used without one.
  var orderNumber: OrderNumber? { get }
  static func orderNumber(of value: Any) -> OrderNumber?
}

/// A number of any type as far as it is needed to put numbers in order.
struct OrderNumber: Hashable {
  var approximate: Double
  var exact: Int128 = 0
}

extension LeafValue {
  static func leafText(of value: Any) -> String { (value as? Self)?.leafText ?? "" }
  var orderNumber: OrderNumber? { nil }
  static func orderNumber(of value: Any) -> OrderNumber? { (value as? Self)?.orderNumber }
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

extension LeafValue where Self: BinaryInteger {
  var orderNumber: OrderNumber? {
    OrderNumber(approximate: Double(self), exact: Int128(clamping: self))
  }
}

extension LeafValue where Self: BinaryFloatingPoint {
  /// Minus zero stands before zero.
  var orderNumber: OrderNumber? {
    if isNaN { return nil }
    return OrderNumber(approximate: Double(self), exact: isZero && sign == .minus ? -1 : 0)
  }
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
#if !(arch(x86_64) && canImport(Darwin))
  extension Float16: LeafValue {}
#endif

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

/// A range, which is one piece of text where its bounds are.
protocol RangeValue: LeafValue {
  static var boundType: Any.Type { get }
}

extension Duration: LeafValue {
  var orderNumber: OrderNumber? {
    OrderNumber(approximate: Double(attoseconds), exact: attoseconds)
  }

  /// Seconds with as many digits as there are: `0.3 seconds`.
  var leafText: String {
    let second: UInt128 = 1_000_000_000_000_000_000
    let (seconds, rest) = attoseconds.magnitude.quotientAndRemainder(dividingBy: second)
    let digits = String(rest)
    let padded = String(repeating: "0", count: max(0, 18 - digits.count)) + digits
    return (attoseconds < 0 ? "-" : "") + String(seconds) + fraction(padded) + " seconds"
  }
}

/// Digits behind the point without the zeros at their end; nothing when all are zero.
func fraction(_ digits: String) -> String {
  let kept = digits.reversed().drop { $0 == "0" }.reversed()
  return kept.isEmpty ? "" : "." + String(kept)
}

/// Text in which an address, which differs from process to process, is only marked.
func withoutAddresses(_ text: String) -> String {
  guard text.utf8.contains(UInt8(ascii: "x")) else { return text }
  let bytes = Array(text.utf8)
  var kept: [UInt8] = []
  var next = 0
  while next < bytes.count {
    let end = addressEnd(bytes, next)
    kept += end == next ? [bytes[next]] : Array("0x…".utf8)
    next = max(next + 1, end)
  }
  return String(decoding: kept, as: UTF8.self)
}

/// Where an address that begins here ends; here, if none does.
private func addressEnd(_ bytes: [UInt8], _ start: Int) -> Int {
  guard bytes[start] == UInt8(ascii: "0"), start + 2 < bytes.count,
    bytes[start + 1] == UInt8(ascii: "x")
  else { return start }
  let end = bytes[(start + 2)...].firstIndex { !isHexDigit($0) } ?? bytes.count
  return end > start + 2 ? end : start
}

private func isHexDigit(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
    UInt8(ascii: "A")...UInt8(ascii: "F"):
    true
  default: false
  }
}
