/// A link from one record to another file or record.
public struct RecordLink: Sendable, Equatable {
  /// The words that say how the two are related, as written: "Superceded by"; empty for a mere
  /// mention.
  public var kind: String
  /// What is linked.
  public var target: Target
  /// The words linked.
  public var text: String
  /// The line it stands on.
  public var line: Int
  /// Whether only a part of the other record is meant.
  public var isOfPart = false

  /// What a link leads to.
  public enum Target: Sendable, Equatable {
    /// An address in the same tree of files, as written.
    case file(String)
    /// A record known by number only, as in `superseded by ADR-0123`.
    case number(Int)
    /// A record known by its id only.
    case id(String)
    /// An address elsewhere.
    case elsewhere(String)
  }

  /// How two records are related.
  public enum Relation: Sendable, Equatable {
    /// This record takes the other's place.
    case supersedes
    /// The other record takes this one's place.
    case supersededBy
    /// This record changes the other.
    case amends
    /// The other record changes this one.
    case amendedBy
    /// Some other relation, in lower case.
    case other(String)
  }

  /// How the two are related, whatever the spelling; nil for a mere mention. Whoever takes the place
  /// of a part leaves the rest in force.
  public var relation: Relation? {
    let relation = Relation(kind)
    return isOfPart && relation == .supersedes ? .other(kind.lowercased()) : relation
  }
}

extension RecordLink.Relation {
  /// Understands the words of a relation; nil for no words.
  ///
  ///     RecordLink.Relation("Superceded by")  // .supersededBy
  public init?(_ words: String) {
    let folded = words.lowercased().filter(\.isLetter)
    guard !folded.isEmpty else { return nil }
    switch folded {
    case _ where folded.hasSuffix("supersededby"), _ where folded.hasSuffix("supercededby"):
      self = .supersededBy
    case _ where folded.hasSuffix("replacedby"), _ where folded.hasSuffix("obsoletedby"):
      self = .supersededBy
    case "supersedes", "supercedes", "replaces", "obsoletes": self = .supersedes
    case "amends", "modifies": self = .amends
    case "amendedby", "modifiedby": self = .amendedBy
    default: self = .other(words.lowercased())
    }
  }

  /// The relation seen from the other record, where it is known.
  public var reverse: RecordLink.Relation? {
    switch self {
    case .supersedes: .supersededBy
    case .supersededBy: .supersedes
    case .amends: .amendedBy
    case .amendedBy: .amends
    case .other: nil
    }
  }
}

extension RecordLink.Target {
  /// Understands an address as written in Markdown.
  init(address: String) {
    if Text.holds(address, "://") || address.hasPrefix("mailto:") || address.hasPrefix("//") {
      self = .elsewhere(address)
    } else {
      self = .file(address)
    }
  }

  /// The path of a file address without fragment and query, percent signs resolved.
  ///
  ///     RecordLink.Target.file("./0001-a%20b.md#why").path  // "./0001-a b.md"
  var path: String? {
    guard case .file(let address) = self else { return nil }
    let path = address.prefix { $0 != "#" && $0 != "?" }
    return path.isEmpty ? nil : Percent.decoded(String(path))
  }
}

/// Percent signs in addresses.
enum Percent {
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let value = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16)
      {
        result.append(value)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// A file name as an address in Markdown: blanks, brackets and percent signs are encoded,
  /// letters of any script stay readable.
  static func encoded(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.value <= 0x20 || "%()<>[]\\\"'`#?*|\u{7F}".unicodeScalars.contains(scalar) {
        for byte in String(scalar).utf8 {
          let digits = String(byte, radix: 16, uppercase: true)
          result += "%" + (digits.count < 2 ? "0" : "") + digits
        }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
