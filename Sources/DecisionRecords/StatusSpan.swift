/// Where a status says its word, and what goes when the word does.
struct StatusSpan: Equatable {
  /// The word, in bytes of the status: all of a form nobody has filled in.
  var word: Range<Int>
  /// What belongs to the word: an emoji beside it, the records that took this one's place.
  var belongings: [Range<Int>] = []
  /// Whether nothing but the word is known of the status, so that all of it is replaced.
  var isWhole = false
}

extension StatusSpan {
  /// Finds the word; nil where it cannot be told from the prose around it.
  ///
  ///     StatusSpan(in: "**Accepted** by us")?.word  // 2..<10
  init?(in status: String) {
    let bytes = Array(status.utf8)
    if StatusSpan.isForm(status) {
      self.init(word: bytes.indices, isWhole: true)
      return
    }
    guard let found = StatusWords.wordRange(in: status) else { return nil }
    let word = status.utf8Range(found)
    let named = String(status[found])
    if StatusWords.firstWord(status) != named.lowercased() { return nil }
    if let phrase = StatusSpan.phrase(from: word, in: status) {
      self = phrase
    } else if StatusProse.isProse(status) {
      return nil
    } else if StatusWords.standing(named) == .superseded {
      guard let targets = StatusSpan.successors(after: word.upperBound, in: bytes) else {
        return nil
      }
      self.init(word: word, belongings: targets)
    } else if StatusWords.standing(named) == .unknown {
      guard let own = StatusSpan.ownWord(from: word, in: status) else { return nil }
      self = own
    } else {
      self.init(word: word)
    }
    belongings += StatusSpan.emoji(around: self.word, in: status)
  }

  /// Finds the word that others shall take the place of: where both mean that another record has
  /// taken its place, the records it names stay, unless the new words name some.
  init?(in status: String, for words: String) {
    self.init(in: status)
    let isSame = [status, words].allSatisfy { StatusWords.standing($0) == .superseded }
    guard isSame, !words.contains(" ") else { return }
    let end = word.upperBound
    belongings.removeAll { range in
      range.lowerBound >= end && StatusSpan.names(Array(status.utf8)[range])
    }
  }

  private static func names(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.contains { Text.isLetter($0) || Text.isDigit($0) }
  }

  /// Whether this is a list to choose from: `[proposed | accepted | …]`, `draft | final`.
  static func isForm(_ status: String) -> Bool {
    let text = status.trimmed
    guard Text.holds(text, "|") else { return false }
    let isBracketed =
      (text.hasPrefix("[") && text.hasSuffix("]")) || (text.hasPrefix("{") && text.hasSuffix("}"))
    let parts = text.split(separator: "|").map(\.trimmed)
    return isBracketed || parts.allSatisfy { StatusWords.standing($0) != .unknown }
  }

  /// A single word of somebody's own that nothing else stands beside.
  private static func ownWord(from word: Range<Int>, in status: String) -> StatusSpan? {
    let rest = String(decoding: Array(status.utf8)[word.lowerBound...], as: UTF8.self)
    let plain = rest.prefix { $0.isLetter || $0 == "-" || $0 == "'" }
    let tail = rest.utf8.dropFirst(plain.utf8.count)
    let isAlone = !tail.contains { Text.isLetter($0) || Text.isDigit($0) || $0 > 0x7F }
    return isAlone
      ? StatusSpan(word: word.lowerBound..<word.lowerBound + plain.utf8.count) : nil
  }

  /// A status of several words that is known.
  private static func phrase(from word: Range<Int>, in status: String) -> StatusSpan? {
    let bytes = Array(status.utf8)
    let rest = String(decoding: bytes[word.lowerBound...], as: UTF8.self).lowercased()
    guard let known = StatusWords.phrases.first(where: { rest.hasPrefix($0.phrase) }) else {
      return nil
    }
    let end = word.lowerBound + known.phrase.utf8.count
    guard end == bytes.count || !(Text.isLetter(bytes[end]) || bytes[end] > 0x7F) else {
      return nil
    }
    let isSuccession = known.phrase.hasSuffix("superseded")
    let targets = isSuccession ? successors(after: end, in: bytes) : []
    return targets.map { StatusSpan(word: word.lowerBound..<end, belongings: $0) }
  }
}

extension StatusSpan {
  /// The words `by …` with the records they name, without marks of emphasis between; empty where no
  /// such words follow, nil where they name nothing that is known as a record.
  private static func successors(after end: Int, in bytes: [UInt8]) -> [Range<Int>]? {
    var scanner = ReferenceScanner(bytes: bytes, position: end)
    scanner.skipMarks()
    let start = scanner.position
    guard scanner.takeBlanks(), scanner.takeWord("by") else { return [] }
    var found = [start..<scanner.position]
    scanner.skipMarks()
    var begin = scanner.position
    repeat {
      guard scanner.takeBlanks(), scanner.takeReference() else { return nil }
      found.append(begin..<scanner.position)
      begin = scanner.position
    } while scanner.takeJoint()
    return found.reduce(into: []) { ranges, range in
      if let last = ranges.last, last.upperBound == range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
  }

  /// The emoji directly before and after a word, with the blanks between.
  private static func emoji(around word: Range<Int>, in status: String) -> [Range<Int>] {
    let scalars = status.unicodeScalars
    let start = status.utf8.index(status.startIndex, offsetBy: word.lowerBound)
    let end = status.utf8.index(status.startIndex, offsetBy: word.upperBound)
    let before = scalars[..<start]
    let opening = before.suffix(while: isMark)
    let blanks = before[..<opening.startIndex].suffix(while: { $0 == " " })
    let speaking = before[..<blanks.startIndex].suffix(while: isEmoji)
    let after = scalars[end...].drop { isMark($0) }
    let gap = after.prefix { $0 == " " }
    let following = after[gap.endIndex...].prefix(while: isEmoji)
    return [
      speaking.isEmpty ? nil : speaking.startIndex..<opening.startIndex,
      following.isEmpty ? nil : gap.startIndex..<following.endIndex,
    ].compactMap { $0.map(status.utf8Range) }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool { scalar == "*" || scalar == "_" }

  private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xFE0F || scalar.value == 0x200D
      || (scalar.value >= 0x2190 && scalar.properties.isEmoji)
  }
}

extension BidirectionalCollection {
  /// The longest end of which every element is as wanted.
  fileprivate func suffix(while isWanted: (Element) -> Bool) -> SubSequence {
    var start = endIndex
    while start > startIndex, isWanted(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}

extension String {
  /// A range of characters in bytes.
  fileprivate func utf8Range(_ range: Range<Index>) -> Range<Int> {
    let start = utf8.distance(from: startIndex, to: range.lowerBound)
    return start..<start + utf8.distance(from: range.lowerBound, to: range.upperBound)
  }
}
