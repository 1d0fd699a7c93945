/// What the name of a file says about the record in it.
struct FileName {
  /// What stands before the number: `ADR-`, or nothing.
  var prefix: String
  /// The digits as written, or empty.
  var digits: String
  /// What stands between the number and the words: usually `-`.
  var separator: String
  /// The words, without extension.
  var slug: String
  /// Whether the name starts with a day instead of a number.
  var isDated: Bool

  /// The number, nil for names without and for more digits than a number holds.
  var number: Int? { isDated ? nil : Int(digits) }

  private static let prefixes: Set<String> = ["adr", "ad", "madr", "rfc", "decision", "dec", "dr"]

  /// Takes a name apart.
  ///
  ///     FileName("ADR-0012-use-tea.md").number  // 12
  init(_ name: String) {
    let stem = Array(Paths.stem(of: name).utf8)
    let letters = stem.prefix { Text.isLetter($0) }
    var index = letters.count
    let isKnown = FileName.prefixes.contains(String(decoding: letters, as: UTF8.self).lowercased())
    if isKnown, index < stem.count, "-_ ".utf8.contains(stem[index]) { index += 1 }
    if !isKnown { index = 0 }
    let digits = stem[index...].prefix { Text.isDigit($0) }
    let end = digits.endIndex
    let isEnded = end == stem.count || !Text.isLetter(stem[end])
    guard !digits.isEmpty, isEnded else {
      (prefix, self.digits, separator, isDated) = ("", "", "", false)
      slug = String(decoding: stem, as: UTF8.self)
      return
    }
    isDated = FileName.startsWithDay(stem[index...])
    let separator = stem[end...].prefix { "-_. ".utf8.contains($0) }
    prefix = String(decoding: stem[..<index], as: UTF8.self)
    self.digits = String(decoding: digits, as: UTF8.self)
    self.separator = String(decoding: separator, as: UTF8.self)
    slug = String(decoding: stem[separator.endIndex...], as: UTF8.self)
  }

  private static func startsWithDay(_ stem: ArraySlice<UInt8>) -> Bool {
    let digits = stem.prefix { Text.isDigit($0) }
    if digits.count == 8 { return isDay(Array(digits)) }
    let text = Array(stem.prefix(10))
    guard digits.count == 4, text.count == 10, text[4] == text[7], "-_.".utf8.contains(text[4])
    else {
      return false
    }
    return isDay(Array(text[0..<4] + text[5..<7] + text[8..<10]))
  }

  private static func isDay(_ digits: [UInt8]) -> Bool {
    guard digits.count == 8, digits.allSatisfy({ Text.isDigit($0) }) else { return false }
    let text = String(decoding: digits, as: UTF8.self)
    guard let month = Int(text.dropFirst(4).prefix(2)), let day = Int(text.suffix(2)) else {
      return false
    }
    return (text.hasPrefix("19") || text.hasPrefix("20")) && (1...12).contains(month)
      && (1...31).contains(day)
  }
}

extension FileName {
  /// Whether a name is that of a Markdown file.
  static func isMarkdown(_ name: String) -> Bool {
    let lower = name.lowercased()
    return lower.hasSuffix(".md") || lower.hasSuffix(".markdown")
  }

  /// What a Markdown file is when it is no record, judged by its name; nil for a record.
  static func companion(_ name: String) -> RecordFolder.Companion.Kind? {
    let stem = Paths.stem(of: name).lowercased()
    switch stem {
    case "readme": return .readme
    case "index", "toc", "backlog", "summary", "contents": return .index
    case "template", "adr-template", "template-adr": return .template
    default: break
    }
    guard Text.holds(stem, "template") else { return nil }
    let words = stem.split { !$0.isLetter && !$0.isNumber }
    let number = FileName(name).number
    return words.contains("template") && (number ?? 0) == 0 ? .template : nil
  }
}

/// A heading taken apart into number and title.
struct NumberedHeading {
  var number: Int?
  var title: String

  private static let names: Set<String> = ["adr", "ad", "madr", "rfc", "decision"]

  /// Understands `12. Use tea`, `ADR-12: Use tea`, `ADR 0012 -- Use tea`; without punctuation
  /// behind the number, as in `ADR 12 Use tea` and `12 Use tea`, only the number of the file's name.
  ///
  ///     NumberedHeading("RFC 7 adopted").number  // nil
  init(_ heading: String, in file: @autoclosure () -> FileName?) {
    (number, title) = (nil, heading.trimmed)
    let bytes = Array(heading.utf8)
    var index = bytes.prefix { Text.isLetter($0) }.count
    let word = String(decoding: bytes[..<index], as: UTF8.self).lowercased()
    let isNamed = NumberedHeading.names.contains(word)
    guard index == 0 || isNamed else { return }
    while index < bytes.count, isNamed, "- #_".utf8.contains(bytes[index]) { index += 1 }
    let digits = bytes[index...].prefix { Text.isDigit($0) }
    guard !digits.isEmpty else { return }
    let text = String(decoding: bytes[digits.endIndex...], as: UTF8.self)
    let value = Int(String(decoding: digits, as: UTF8.self))
    let isADR = word == "adr"
    func isBare() -> Bool {
      guard let value, isADR || !isNamed, let file = file(), file.number == value else {
        return false
      }
      return isADR || !file.isNumberInSlug
    }
    guard !text.trimmed.isEmpty || !isNamed || isADR,
      let title = NumberedHeading.title(after: text, isADR: isADR, isBare: isBare)
    else { return }
    number = value
    if !title.isEmpty { self.title = title }
  }

  /// What stands behind the separator after the number, which is one sign, or the same dash again;
  /// nil where the digits belong to a word.
  private static func title(after text: String, isADR: Bool, isBare: () -> Bool) -> String? {
    let bare = text.drop(while: \.isWhitespace)
    guard let mark = bare.first else { return "" }
    guard ".:)-–—".contains(mark) else {
      return bare.startIndex > text.startIndex && isBare() ? bare.trimmed : nil
    }
    let rest = "-–—".contains(mark) ? bare.drop { $0 == mark } : bare.dropFirst()
    return isADR || rest.first?.isWhitespace == true || rest.isEmpty ? rest.trimmed : nil
  }
}

extension FileName {
  /// Whether the words begin with the number too, as in `0003-3-tier.md`, so that it is part of the
  /// title.
  fileprivate var isNumberInSlug: Bool {
    let digits = slug.prefix { $0.isASCII && $0.isNumber }
    return Int(digits).map { $0 == number } ?? false
  }
}
