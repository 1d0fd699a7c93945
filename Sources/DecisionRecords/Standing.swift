/// What a status means, whatever words a team uses for it.
public enum Standing: String, Sendable, CaseIterable {
  /// Still to be decided.
  case proposed
  /// In force.
  case accepted
  /// Decided against.
  case rejected
  /// No longer to be followed, with nothing in its place.
  case deprecated
  /// Another record has taken its place.
  case superseded
  /// The status is a word nobody has heard of.
  case unknown
  /// There is no status.
  case unstated

  /// What a status means, in any of the languages and spellings known.
  ///
  ///     Standing(status: "✅ Approved, after the trial")  // .accepted
  public init(status: String) {
    self = StatusWords.standing(status)
  }

  /// Whether the decision is in force or on its way.
  public var isLive: Bool {
    switch self {
    case .proposed, .accepted, .unknown, .unstated: true
    case .rejected, .deprecated, .superseded: false
    }
  }
}

/// The words teams use for a status.
enum StatusWords {
  /// The first word of a status in lower case; emoji, marks and a date before it do not count.
  static func firstWord(_ status: String) -> String {
    if let word = plainFirstWord(status) { return word }
    return wordRange(in: status).map { status[$0].lowercased() } ?? status.lowercased()
  }

  /// The first word of a text in ASCII without words struck out: the fast way for most.
  private static func plainFirstWord(_ status: String) -> String? {
    let bytes = status.utf8
    guard bytes.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "~") }),
      let start = bytes.firstIndex(where: Text.isLetter)
    else { return nil }
    let end = bytes[start...].firstIndex {
      !Text.isLetter($0) && $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "'")
    }
    let word = status[start..<(end ?? bytes.endIndex)]
    return Text.trimming(word) { "-'".utf8.contains($0) }.lowercased()
  }

  /// Where the first word of a status stands.
  ///
  ///     let status = "~~Proposed~~ **Accepted**"
  ///     StatusWords.wordRange(in: status).map { status[$0] }  // "Accepted"
  static func wordRange(in status: String) -> Range<String.Index>? {
    kept(status).lazy.compactMap { part -> Range<String.Index>? in
      guard let start = part.firstIndex(where: \.isLetter) else { return nil }
      let word = part[start...].prefix { $0.isLetter || $0 == "-" || $0 == "'" }
      let end = word.lastIndex(where: \.isLetter).map(part.index(after:))
      return start..<(end ?? word.endIndex)
    }.first
  }

  /// The parts of a status between words struck out, unless all are.
  private static func kept(_ status: String) -> [Substring] {
    guard status.utf8.contains(UInt8(ascii: "~")) else { return [status[...]] }
    let parts = status.split(separator: "~~", omittingEmptySubsequences: false)
    let kept = parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    let isStruck = parts.count >= 3 && kept.contains { $0.contains(where: \.isLetter) }
    return isStruck ? kept : [status[...]]
  }

  static func standing(_ status: String) -> Standing {
    if let known = StatusLanguage.known[firstWord(status)], !StatusProse.isProse(status) {
      return known
    }
    let folded = status.lowercased()
    return phrases.first { Text.holds(folded, $0.phrase) }?.standing ?? .unknown
  }

  /// Statuses of several words.
  static let phrases: [(phrase: String, standing: Standing)] = [
    ("in consideration", .proposed), ("under consideration", .proposed), ("in review", .proposed),
    ("under review", .proposed), ("in discussion", .proposed), ("under discussion", .proposed),
    ("in progress", .proposed), ("on hold", .proposed), ("pending review", .proposed),
    ("pending approval", .proposed), ("ready for review", .proposed),
    ("partly superseded", .accepted),
    ("partially superseded", .accepted),
  ]
}
