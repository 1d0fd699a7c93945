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

extension Decimal: LeafValue {}

extension TimeZone: LeafValue { var leafText: String { Escaping.plain(identifier) } }

extension Locale: LeafValue { var leafText: String { Escaping.plain(identifier) } }

extension Calendar: LeafValue { var leafText: String { Escaping.plain("\(identifier)") } }

extension AttributedString: TextValue { var plainText: String { String(characters) } }

extension Date: LeafValue {
  /// ISO 8601 in UTC with as many digits as the date has, up to nanoseconds.
  var leafText: String {
    let time = timeIntervalSince1970
    guard time.magnitude < 1e11 else {
      return "Date(timeIntervalSinceReferenceDate: \(timeIntervalSinceReferenceDate))"
    }
    // The fraction is taken where the date keeps it, so that no digit is lost.
    let reference = timeIntervalSinceReferenceDate
    var seconds = Int(reference.rounded(.down))
    var nanoseconds = Int(((reference - Double(seconds)) * 1e9).rounded())
    if nanoseconds == 1_000_000_000 { (seconds, nanoseconds) = (seconds + 1, 0) }
    return CalendarTime(secondsSince1970: seconds + 978_307_200).text(nanoseconds: nanoseconds)
  }
}

/// A moment in the Gregorian calendar, UTC.
private struct CalendarTime {
  var year: Int
  var month: Int
  var day: Int
  var second: Int

  init(secondsSince1970 total: Int) {
    second = total % 86_400 < 0 ? total % 86_400 + 86_400 : total % 86_400
    // Days are counted from 1 March of the year 0, in eras of 400 years.
    let days = (total - second) / 86_400 + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  func text(nanoseconds: Int) -> String {
    let date = "\(padded(year, 4))-\(padded(month))-\(padded(day))"
    let time = "\(padded(second / 3_600)):\(padded(second / 60 % 60)):\(padded(second % 60))"
    return date + "T" + time + fraction(padded(nanoseconds, 9)) + "Z"
  }

  private func padded(_ number: Int, _ width: Int = 2) -> String {
    let digits = String(number.magnitude)
    let zeros = String(repeating: "0", count: max(0, width - digits.count))
    return (number < 0 ? "-" : "") + zeros + digits
  }
}
