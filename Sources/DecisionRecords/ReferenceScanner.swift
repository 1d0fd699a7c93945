/// Walks over the words of a status that name other records.
struct ReferenceScanner {
  let bytes: [UInt8]
  var position: Int

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Passes marks of emphasis.
  mutating func skipMarks() {
    while let next, "*_".utf8.contains(next) { position += 1 }
  }

  /// Passes blanks; false where there are none.
  mutating func takeBlanks() -> Bool {
    let start = position
    while let next, Text.isSpace(next) { position += 1 }
    return position > start
  }

  /// Passes a word in any size of letters.
  mutating func takeWord(_ word: String) -> Bool {
    let end = position + word.utf8.count
    guard end <= bytes.count, end == bytes.count || !Text.isNameByte(bytes[end]),
      String(decoding: bytes[position..<end], as: UTF8.self).lowercased() == word
    else { return false }
    position = end
    return true
  }

  /// Passes what stands between two records of a list, where another one follows.
  mutating func takeJoint() -> Bool {
    var copy = self
    let isCommaFirst = copy.next == UInt8(ascii: ",")
    if isCommaFirst { copy.position += 1 }
    var ahead = copy
    if ahead.takeBlanks(), ahead.takeWord("and") || ahead.take("&") {
      copy = ahead
    } else if !isCommaFirst {
      return false
    }
    ahead = copy
    guard ahead.takeBlanks(), ahead.takeReference() else { return false }
    self = copy
    return true
  }

  private mutating func take(_ sign: Character) -> Bool {
    guard let byte = sign.asciiValue, next == byte else { return false }
    position += 1
    return true
  }

  /// Passes one record: a link, or a number or id; marks around it have to be closed again.
  mutating func takeReference() -> Bool {
    let start = position
    skipMarks()
    let marks = bytes[start..<position]
    guard next == UInt8(ascii: "[") ? takeLink() : takeName() else { return false }
    guard bytes[position...].starts(with: marks.reversed()) else { return false }
    position += marks.count
    return true
  }

  /// Passes `[words](address)`, `[words][name]` or `[name]`.
  private mutating func takeLink() -> Bool {
    guard takeBracketed("[", "]") else { return false }
    if next == UInt8(ascii: "(") { return takeBracketed("(", ")") }
    return next == UInt8(ascii: "[") ? takeBracketed("[", "]") : true
  }

  private mutating func takeBracketed(_ opening: Character, _ closing: Character) -> Bool {
    var depth = 0
    var index = position
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\") { index += 1 }
      if byte == opening.asciiValue { depth += 1 }
      if byte == closing.asciiValue { depth -= 1 }
      index += 1
      guard depth == 0 else { continue }
      position = min(index, bytes.count)
      return true
    }
    return false
  }

  /// Passes `ADR 12`, `ADR-0012`, `#12`, `0012` or `0012-use-tea`.
  private mutating func takeName() -> Bool {
    var end = wordEnd(from: position)
    let first = String(decoding: bytes[position..<end], as: UTF8.self).lowercased()
    if ["adr", "ad", "madr", "rfc"].contains(first), end < bytes.count, bytes[end] == 0x20 {
      end = wordEnd(from: end + 1)
    }
    let name = String(decoding: bytes[position..<end], as: UTF8.self)
    let isID = name.utf8.contains(UInt8(ascii: "-")) && name.utf8.contains(where: Text.isDigit)
    guard RecordLink.Target.number(in: name) != nil || isID else { return false }
    position = end
    return true
  }

  /// Where a word ends, punctuation behind it left out.
  private func wordEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count, !Text.isSpace(bytes[end]) { end += 1 }
    while end > start, !(Text.isLetter(bytes[end - 1]) || Text.isDigit(bytes[end - 1])) { end -= 1 }
    return end
  }
}
