extension JSONReader {
  /// A number as it is written, checked against the grammar.
  mutating func number() throws(Failure) -> String {
    let start = index
    if peek == UInt8(ascii: "-") { _ = take() }
    let whole = index
    let integer = digits()
    guard integer > 0 else { throw unexpected(.value) }
    guard integer == 1 || bytes[whole] != UInt8(ascii: "0") else { throw unexpected(.value) }
    if peek == UInt8(ascii: ".") {
      _ = take()
      guard digits() > 0 else { throw unexpected(.digit) }
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      _ = take()
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { _ = take() }
      guard digits() > 0 else { throw unexpected(.digit) }
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits() -> Int {
    let start = index
    while let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { _ = take() }
    return index - start
  }
}

extension JSONReader {
  /// A string without its quotes, escapes replaced; refuses control bytes and broken UTF-8.
  mutating func string() throws(Failure) -> String {
    let start = line
    var text: [UInt8] = []
    _ = take()
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        _ = take()
        return try checked(text, line: start)
      case UInt8(ascii: "\\"):
        _ = take()
        text += try escape()
      case 0..<0x20:
        throw unexpected(.mark("\""))
      default:
        index += 1
        text.append(byte)
      }
    }
    throw Failure(line: start, fault: .openString)
  }

  /// Text is shown at terminals, so nothing in it may steer one.
  private func checked(_ text: [UInt8], line: Int) throws(Failure) -> String {
    guard let string = String(validating: text, as: UTF8.self) else {
      throw Failure(line: line, fault: .brokenText)
    }
    let control = string.unicodeScalars.first { scalar in
      scalar.properties.generalCategory == .control && !"\n\r\t".unicodeScalars.contains(scalar)
    }
    if let control { throw Failure(line: line, fault: .controlCharacter(control.value)) }
    return string
  }

  private mutating func escape() throws(Failure) -> [UInt8] {
    guard let byte = peek else { throw unexpected(.escape) }
    let replacement: UInt8? =
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte
      case UInt8(ascii: "b"): 0x08
      case UInt8(ascii: "f"): 0x0C
      case UInt8(ascii: "n"): 0x0A
      case UInt8(ascii: "r"): 0x0D
      case UInt8(ascii: "t"): 0x09
      default: nil
      }
    if let replacement {
      index += 1
      return [replacement]
    }
    guard byte == UInt8(ascii: "u") else { throw unexpected(.escape) }
    index += 1
    return Array(String(try scalar()).utf8)
  }

  private mutating func scalar() throws(Failure) -> Unicode.Scalar {
    let first = try fourDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, peek == UInt8(ascii: "\\") else { throw unexpected(.escape) }
    index += 1
    guard peek == UInt8(ascii: "u") else { throw unexpected(.escape) }
    index += 1
    let second = try fourDigits()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
    else { throw unexpected(.escape) }
    return scalar
  }

  private mutating func fourDigits() throws(Failure) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
        throw unexpected(.escape)
      }
      value = value * 16 + UInt32(digit)
      index += 1
    }
    return value
  }
}
