/// The little YAML that front matter needs: quoting and unquoting one value.
package enum YAML {
  /// A value without its quotes.
  ///
  ///     YAML.plain(#""say \"tea\"""#)  // say "tea"
  package static func plain(_ written: String) -> String {
    let bytes = Array(written.utf8)
    guard bytes.count >= 2, let quote = bytes.first, quote == bytes.last else { return written }
    let inner = bytes.dropFirst().dropLast()
    switch quote {
    case 0x22: return unescaped(inner)
    case 0x27: return String(decoding: halved(inner), as: UTF8.self)
    default: return written
    }
  }

  /// A text as YAML: as it is where that reads back the same, otherwise in double quotes.
  ///
  ///     YAML.quoted("a: b")  // "a: b" in quotes
  package static func quoted(_ text: String) -> String {
    isSafePlain(text) ? text : doubleQuoted(text)
  }

  /// A text as YAML that stands in an HTML comment, which two hyphens in a row would end or spoil.
  ///
  ///     YAML.quotedInComment("a-->b")  // "a-\u002D>b" in quotes
  package static func quotedInComment(_ text: String) -> String {
    guard contains(text, [0x2D, 0x2D]) else { return quoted(text) }
    return doubleQuoted(text).split(separator: "--", omittingEmptySubsequences: false)
      .joined(separator: "-\\u002D")
  }

  /// A text as YAML in the manner of the value it replaces: quotes stay quotes.
  package static func quoted(_ text: String, like old: String) -> String {
    if old.hasPrefix("'"), !text.contains(where: \.isNewline),
      !text.unicodeScalars.contains(where: isControl)
    {
      return "'"
        + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    }
    return old.hasPrefix("\"") ? doubleQuoted(text) : quoted(text)
  }

  private static func doubleQuoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where isControl(scalar): result += "\\u" + hex(scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      || scalar.value == 0x2028 || scalar.value == 0x2029 || scalar.value == 0xFEFF
  }

  private static let reserved: Set<String> = [
    "", "~", "null", "true", "false", "yes", "no", "on", "off", "y", "n",
  ]

  private static func isSafePlain(_ text: String) -> Bool {
    guard !reserved.contains(text.lowercased()), let first = text.unicodeScalars.first,
      let last = text.unicodeScalars.last
    else { return false }
    if "-?:,[]{}#&*!|>'\"%@`= \t.".unicodeScalars.contains(first)
      || " \t:".unicodeScalars.contains(last)
    {
      return false
    }
    if text.unicodeScalars.contains(where: isControl) || looksLikeNumber(text) { return false }
    return !contains(text, [0x3A, 0x20]) && !contains(text, [0x20, 0x23])
      && !contains(text, [0x09, 0x23]) && !contains(text, [0x3A, 0x09])
  }

  private static func contains(_ text: String, _ pair: [UInt8]) -> Bool {
    zip(text.utf8, text.utf8.dropFirst()).contains { $0 == pair[0] && $1 == pair[1] }
  }

  private static func looksLikeNumber(_ text: String) -> Bool {
    let digits = text.utf8.filter { (0x30...0x39).contains($0) }.count
    return digits > 0
      && text.utf8.allSatisfy { "0123456789+-._eExXoOabcdfABCDF:".utf8.contains($0) }
      && text.utf8.first.map { (0x30...0x39).contains($0) || $0 == 0x2B } == true
      && !isDate(text) && !isCount(text)
  }

  /// Whether a text is a whole number that any reader of YAML gives back in the same digits.
  private static func isCount(_ text: String) -> Bool {
    text == "0"
      || (text.utf8.count <= 15 && text.utf8.first != 0x30
        && text.utf8.allSatisfy { (0x30...0x39).contains($0) })
  }

  private static func isDate(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [4, 2, 2]
      && parts.joined().utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}

extension YAML {
  /// How many bytes of a line belong to the value it starts with; the rest is blanks and comment.
  static func scalarLength(_ bytes: ArraySlice<UInt8>) -> Int {
    guard let first = bytes.first else { return 0 }
    if first == 0x22 || first == 0x27, let end = closingQuote(first, in: bytes) {
      return end - bytes.startIndex + 1
    }
    if first == UInt8(ascii: "#") { return 0 }
    var end = bytes.endIndex
    for index in bytes.indices.dropFirst()
    where bytes[index] == UInt8(ascii: "#") && bytes[index - 1].isBlank {
      end = index
      break
    }
    while end > bytes.startIndex, bytes[end - 1].isBlank { end -= 1 }
    return end - bytes.startIndex
  }

  private static func closingQuote(_ quote: UInt8, in bytes: ArraySlice<UInt8>) -> Int? {
    var index = bytes.startIndex + 1
    while index < bytes.endIndex {
      if quote == 0x22, bytes[index] == UInt8(ascii: "\\") {
        index += 2
      } else if bytes[index] != quote {
        index += 1
      } else if quote == 0x27, index + 1 < bytes.endIndex, bytes[index + 1] == quote {
        index += 2
      } else {
        return index
      }
    }
    return nil
  }

  /// The items between the brackets of a flow list, each with its bytes, blanks left out.
  static func flowParts(of bytes: [UInt8]) -> [(text: String, range: Range<Int>)] {
    var parts: [(text: String, range: Range<Int>)] = []
    var start = 0
    var index = 0
    func close(at end: Int) {
      var range = start..<end
      while let first = range.first, bytes[first].isBlank { range = first + 1..<end }
      while let last = range.last, bytes[last].isBlank { range = range.lowerBound..<last }
      if !range.isEmpty { parts.append((String(decoding: bytes[range], as: UTF8.self), range)) }
    }
    while index < bytes.count {
      if bytes[index] == 0x22 || bytes[index] == 0x27,
        let end = closingQuote(bytes[index], in: bytes[index...])
      {
        index = end + 1
      } else if bytes[index] == UInt8(ascii: ",") {
        close(at: index)
        start = index + 1
        index += 1
      } else {
        index += 1
      }
    }
    close(at: bytes.count)
    return parts
  }

  private static func halved(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var skip = false
    for byte in bytes {
      if byte == 0x27, skip {
        skip = false
        continue
      }
      skip = byte == 0x27
      result.append(byte)
    }
    return result
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    var result = ""
    var rest = Substring(String(decoding: bytes, as: UTF8.self)).unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let escaped = rest.popFirst() else {
        result.unicodeScalars.append(scalar)
        continue
      }
      switch escaped {
      case "n": result += "\n"
      case "t": result += "\t"
      case "r": result += "\r"
      case "0": result += "\0"
      case "x": result += number(&rest, digits: 2)
      case "u": result += number(&rest, digits: 4)
      case "U": result += number(&rest, digits: 8)
      default: result.unicodeScalars.append(escaped)
      }
    }
    return result
  }

  private static func number(_ rest: inout Substring.UnicodeScalarView, digits: Int) -> String {
    let text = String(rest.prefix(digits))
    guard text.count == digits, let value = UInt32(text, radix: 16),
      let scalar = Unicode.Scalar(value)
    else { return "\u{FFFD}" }
    rest.removeFirst(digits)
    return String(scalar)
  }
}

extension YAML {
  /// Whether a value that is no block is whole: its brackets and quotes are closed, and plain words
  /// hold no second colon, which other readers take for another key.
  static func isWhole(_ value: String) -> Bool {
    let bytes = Array(value.utf8)
    switch bytes.first {
    case 0x22, 0x27:
      return scalarLength(bytes[...]) == bytes.count && bytes.count > 1
        && closingQuote(bytes[0], in: bytes[...]) == bytes.count - 1
    case UInt8(ascii: "["): return isClosed(bytes)
    case UInt8(ascii: "{"): return isClosed(bytes)
    default: return !contains(value, [0x3A, 0x20])
    }
  }

  /// Whether the bracket a flow value begins with is closed by its last byte.
  private static func isClosed(_ bytes: [UInt8]) -> Bool {
    var open: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let isStart = index == 0 || ",[{: ".utf8.contains(bytes[index - 1])
      if byte == 0x22 || byte == 0x27, isStart {
        guard let end = closingQuote(byte, in: bytes[index...]) else { return false }
        index = end
      } else if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") {
        open.append(byte + 2)
      } else if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
        guard open.popLast() == byte else { return false }
        if open.isEmpty { return index == bytes.count - 1 }
      }
      index += 1
    }
    return false
  }
}
