import StateDiff

/// One argument of a move, as typed.
public enum Argument: Hashable, Sendable {
  /// Text in quotes.
  case text(String)
  /// A whole number.
  case number(Int)
  /// A number with a decimal point.
  case decimal(Double)
  /// `true` or `false`; `yes` and `no` are read as words and become this where it is expected.
  case yesNo(Bool)
  /// One of the words a move offers, written with a leading dot: `.express`.
  case choice(String)
  /// A day, `2026-09-04`.
  case date(Day)
  /// A bare word whose type is not known yet; ``Step/fitted(to:)`` finds it.
  case word(String)
}

extension Argument: CustomStringConvertible {
  /// The argument as it is written in Swift; a whole decimal is written without its point, a day in quotes.
  public var description: String {
    switch self {
    case .text(let text): Escaping.quoted(text)
    case .number(let number): "\(number)"
    case .decimal(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .yesNo(let answer): "\(answer)"
    case .choice(let name): ".\(name)"
    case .date(let day): "\"\(day)\""
    case .word(let word): word
    }
  }
}

/// A day of the calendar, without a time or a zone.
public struct Day: Hashable, Sendable, Comparable {
  /// The year, four digits.
  public let year: Int
  /// The month, from 1.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Makes a day; nil when the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...lengths[month - 1]).contains(day)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Earlier days come first.
  public static func < (left: Day, right: Day) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension Day: LosslessStringConvertible {
  /// Reads `2026-09-04`; anything else is nil.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The day as `2026-09-04`.
  public var description: String {
    let parts = [(year, 4), (month, 2), (day, 2)].map { number, width in
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return parts.joined(separator: "-")
  }
}

extension Character {
  /// Whether this is one of 0 to 9.
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
