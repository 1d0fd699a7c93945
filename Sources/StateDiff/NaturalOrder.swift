/// The order of printed values: numbers by what they are, everything else by its bytes.
///
/// Digits inside quotes or behind a letter are no numbers. A number stands before any other byte, and
/// numbers of one value are told apart by their bytes at the end.
struct NaturalOrder {
  private let bytes: [UInt8]
  private var place = 0
  private var isQuoted = false
  private var isAfterWord = false

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether one text stands before the other.
  static func precedes(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    let quote = UInt8(ascii: "\"")
    if left.first == quote, right.first == quote { return left.lexicographicallyPrecedes(right) }
    var (first, second) = (NaturalOrder(left), NaturalOrder(right))
    while let one = first.next(), let other = second.next() {
      if let precedes = one.precedes(other) { return precedes }
    }
    if first.isAtEnd != second.isAtEnd { return first.isAtEnd }
    return left.lexicographicallyPrecedes(right)
  }

  private var isAtEnd: Bool { place >= bytes.count }

  /// A byte, or a whole number.
  private enum Piece {
    case byte(UInt8)
    case number(DecimalNumber)

    /// Which of two pieces comes first; `nil` for equal ones.
    func precedes(_ other: Piece) -> Bool? {
      switch (self, other) {
      case (.byte(let first), .byte(let second)): first == second ? nil : first < second
      case (.number(let first), .number(let second)):
        first < second ? true : second < first ? false : nil
      case (.number, .byte): true
      case (.byte, .number): false
      }
    }
  }

  private mutating func next() -> Piece? {
    guard place < bytes.count else { return nil }
    if !isQuoted, !isAfterWord, let number = DecimalNumber(bytes, &place) {
      isAfterWord = true
      return .number(number)
    }
    let byte = bytes[place]
    place += 1
    if byte == UInt8(ascii: "\""), !isEscaped { isQuoted.toggle() }
    isAfterWord = isWord(byte)
    return .byte(byte)
  }

  /// Whether a quote that was just read belongs to the text it stands in.
  private var isEscaped: Bool {
    let before = bytes[..<(place - 1)].reversed().prefix { $0 == UInt8(ascii: "\\") }
    return isQuoted && before.count % 2 == 1
  }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

/// A decimal number of any length: a sign, digits from the first that is not zero, and where they stand.
struct DecimalNumber: Comparable {
  private var isNegative = false
  /// How many digits stand before the point when the first is not zero; `Int.max` for infinity.
  private var magnitude = 0
  private var digits: [UInt8] = []

  /// Reads the number that begins at this place, and moves behind it; `nil` if there is none.
  init?(_ bytes: [UInt8], _ place: inout Int) {
    var next = place
    if bytes[next] == UInt8(ascii: "-") {
      isNegative = true
      next += 1
    }
    let word = bytes[next...].prefix(4).prefix {
      $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: ",")
    }
    let isName = place > 0 && bytes[place - 1] == UInt8(ascii: ".")
    if !isName, word.elementsEqual("inf".utf8) {
      (magnitude, digits, place) = (.max, [1], next + 3)
      return
    }
    let whole = bytes[next...].prefix(while: Self.isDigit)
    if whole.isEmpty { return nil }
    next = whole.endIndex
    var part: ArraySlice<UInt8> = []
    if next < bytes.count, bytes[next] == UInt8(ascii: ".") {
      part = bytes[(next + 1)...].prefix(while: Self.isDigit)
      if !part.isEmpty { next = part.endIndex }
    }
    let zeros = (whole + part).prefix { $0 == UInt8(ascii: "0") }.count
    digits = Array((whole + part).dropFirst(zeros))
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    magnitude = digits.isEmpty ? 0 : whole.count - zeros + Self.exponent(bytes, &next)
    place = next
  }

  /// Reads `e+300` or `e-7`.
  private static func exponent(_ bytes: [UInt8], _ place: inout Int) -> Int {
    guard place + 2 < bytes.count, bytes[place] == UInt8(ascii: "e"),
      bytes[place + 1] == UInt8(ascii: "+") || bytes[place + 1] == UInt8(ascii: "-")
    else { return 0 }
    let digits = bytes[(place + 2)...].prefix(while: isDigit).prefix(9)
    if digits.isEmpty { return 0 }
    let isNegative = bytes[place + 1] == UInt8(ascii: "-")
    place = digits.endIndex
    let exponent = Int(String(decoding: digits, as: UTF8.self)) ?? 0
    return isNegative ? -exponent : exponent
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  static func < (left: DecimalNumber, right: DecimalNumber) -> Bool {
    if left.sign != right.sign { return left.sign < right.sign }
    return left.sign < 0 ? right.isSmaller(than: left) : left.isSmaller(than: right)
  }

  private var sign: Int { digits.isEmpty ? 0 : isNegative ? -1 : 1 }

  private func isSmaller(than other: DecimalNumber) -> Bool {
    if magnitude != other.magnitude { return magnitude < other.magnitude }
    return digits.lexicographicallyPrecedes(other.digits)
  }
}
