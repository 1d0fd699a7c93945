#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A value that is a row of bytes.
protocol BytesValue {
  var bytes: [UInt8] { get }
}

extension Data: BytesValue { var bytes: [UInt8] { Array(self) } }

extension UUID: LeafValue { var leafText: String { uuidString } }

extension URL: LeafValue { var leafText: String { Escaping.plain(absoluteString) } }

extension Decimal: LeafValue {
  var orderNumber: OrderNumber? {
    Double(description).flatMap { $0.isNaN ? nil : OrderNumber(approximate: $0) }
  }
}

extension TimeZone: LeafValue { var leafText: String { Escaping.plain(identifier) } }

extension Locale: LeafValue { var leafText: String { Escaping.plain(identifier) } }

extension Calendar: LeafValue { var leafText: String { Escaping.plain("\(identifier)") } }

extension AttributedString: TextValue { var plainText: String { String(characters) } }

extension Date: LeafValue {
  var orderNumber: OrderNumber? { OrderNumber(approximate: timeIntervalSinceReferenceDate) }

  /// ISO 8601 in UTC with as many digits as the date has, up to nanoseconds.
  var leafText: String {
    guard timeIntervalSince1970.magnitude < 1e11 else {
      return "Date(timeIntervalSinceReferenceDate: \(timeIntervalSinceReferenceDate))"
    }
    // The fraction is taken where the date keeps it, so that no digit is lost.
    let whole = timeIntervalSinceReferenceDate.rounded(.down)
    let nanoseconds = Int(((timeIntervalSinceReferenceDate - whole) * 1e9).rounded())
    let (carry, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    let digits = String(rest)
    let padded = String(repeating: "0", count: 9 - digits.count) + digits
    let seconds = Date(timeIntervalSinceReferenceDate: whole + Double(carry)).ISO8601Format()
    return seconds.dropLast() + fraction(padded) + "Z"
  }
}
