/// A day written as YYYY-MM-DD that exists in the calendar.
public struct CalendarDate: Sendable, Equatable, Comparable, CustomStringConvertible {
  /// The day as YYYY-MM-DD.
  public let description: String

  /// Understands a day, alone or before a time of day; anything else is nil, never guessed.
  ///
  ///     CalendarDate("2026-02-30")  // nil
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard
      bytes.count == 10
        || (bytes.count > 10 && (bytes[10] == UInt8(ascii: "T") || bytes[10] == 0x20)),
      bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = CalendarDate.number(bytes[0..<4]), let month = CalendarDate.number(bytes[5..<7]),
      let day = CalendarDate.number(bytes[8..<10]), (1...12).contains(month),
      day >= 1, day <= CalendarDate.days(in: month, of: year),
      bytes.count == 10 || bytes[11...].first.map({ (0x30...0x39).contains($0) }) == true
    else { return nil }
    description = String(decoding: bytes[..<10], as: UTF8.self)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    digits.allSatisfy { (0x30...0x39).contains($0) }
      ? digits.reduce(0) { $0 * 10 + Int($1 - 0x30) } : nil
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The earlier day comes first.
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    left.description < right.description
  }
}
