/// The words of a title as part of a file name.
public enum Slug {
  /// Longer slugs are cut at a word.
  public static let longest = 60

  /// A title in lower-case letters, digits and dashes.
  ///
  /// Accents are dropped, other scripts stay as they are, signs without letters are spelled out by
  /// their Unicode names, so the result is readable and never empty.
  ///
  ///     Slug.of("Über café: C++ & R&D")  // "uber-cafe-c-r-d"
  public static func of(_ title: String) -> String {
    let words = words(of: title)
    if !words.isEmpty { return joined(words) }
    let names = title.unicodeScalars.compactMap(\.properties.name).filter {
      !$0.hasPrefix("VARIATION")
    }
    return joined(self.words(of: names.prefix(6).joined(separator: " ").lowercased()))
  }

  private static func words(of title: String) -> [String] {
    var words: [String] = []
    var word = ""
    for scalar in title.unicodeScalars {
      if let letters = folded(scalar) {
        word += letters
      } else if !isMark(scalar) || word.isEmpty {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else if word.unicodeScalars.last.map({ $0.value > 0x7F }) == true {
        word.unicodeScalars.append(scalar)
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// Words joined by dashes as far as they fit; a single word that does not fit is cut between
  /// characters.
  private static func joined(_ words: [String]) -> String {
    var slug = ""
    for word in words {
      guard !slug.isEmpty else {
        slug = cut(word)
        continue
      }
      guard slug.utf8.count + 1 + word.utf8.count <= longest else { break }
      slug += "-" + word
    }
    return slug.isEmpty ? "decision" : slug
  }

  private static func cut(_ word: String) -> String {
    var result = ""
    for character in word where result.utf8.count + String(character).utf8.count <= longest {
      result.append(character)
    }
    return result
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: !(0xFE00...0xFE0F).contains(scalar.value)
    default: scalar == "\u{200C}" || scalar == "\u{200D}" ? false : scalar == "'" || scalar == "’"
    }
  }

  /// A letter or digit in lower case without accents; nil for anything that parts words.
  private static func folded(_ scalar: Unicode.Scalar) -> String? {
    if scalar.isASCII {
      let byte = UInt8(truncatingIfNeeded: scalar.value)
      return Text.isDigit(byte) || Text.isLetter(byte) ? String(scalar).lowercased() : nil
    }
    let lower = scalar.properties.lowercaseMapping
    if let plain = latin[lower] { return plain }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter,
      .decimalNumber, .letterNumber:
      return String(lower.unicodeScalars.filter { $0.value != 0x307 })
    default: return nil
    }
  }

  private static let groups: [(String, String)] = [
    ("a", "äàáâãåāăąǎạảấầẩẫậắằẳẵặȁȃ"), ("ae", "æǽ"), ("b", "ƀɓ"), ("c", "çćĉċč"), ("d", "ďđḍḏ"),
    ("e", "èéêëēĕėęěẹẻẽếềểễệȅȇ"), ("f", "ƒ"), ("g", "ĝğġģǧ"), ("h", "ĥħḥ"), ("i", "ìíîïĩīĭįıǐịỉ"),
    ("j", "ĵ"), ("k", "ķĸǩ"), ("l", "ĺļľŀł"), ("m", "ṃ"), ("n", "ñńņňŉŋṇǹ"),
    ("o", "öòóôõøōŏőǒơọỏốồổỗộớờởỡợ"), ("oe", "œ"), ("r", "ŕŗřṛ"), ("s", "śŝşšșṣ"), ("ss", "ß"),
    ("t", "ţťŧțṭ"), ("u", "üùúûũūŭůűųǔưụủứừửữự"), ("w", "ŵẁẃ"), ("y", "ýÿŷỳỵỷỹ"),
    ("z", "źżžẓ"), ("th", "þ"), ("d", "ð"),
  ]

  private static let latin: [String: String] = {
    var table: [String: String] = [:]
    for (plain, letters) in groups {
      for letter in letters { table[String(letter)] = plain }
    }
    return table
  }()
}
