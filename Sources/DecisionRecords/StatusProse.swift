/// Tells a status from a sentence that begins with the same word.
enum StatusProse {
  /// Whether the words behind the first one make a sentence of it, or a choice: "Open questions
  /// remain", "Replaced the cache", "open or closed".
  static func isProse(_ status: String) -> Bool {
    guard status.utf8.contains(0x20) || status.utf8.contains(UInt8(ascii: "/")),
      let word = StatusWords.wordRange(in: status)
    else { return false }
    return goesOn(status[word].lowercased(), status[word.upperBound...])
  }

  /// Whether a text offers several statuses: "open or closed", "proposed/accepted".
  static func isChoice(_ status: String) -> Bool {
    guard let word = StatusWords.wordRange(in: status),
      StatusLanguage.known[status[word].lowercased()] != nil
    else { return false }
    let behind = status[word.upperBound...].drop { $0 == " " || $0 == "," }
    if behind.first == "/" { return isChoice(of: status[word].lowercased(), behind.dropFirst()) }
    return choices.contains(behind.prefix { $0.isLetter }.lowercased())
  }

  private static let choices: Set<String> = ["or", "oder", "ou", "o", "u"]

  private static func goesOn(_ word: String, _ rest: Substring) -> Bool {
    let behind = rest.drop { $0 == " " }
    if behind.first == "/" { return isChoice(of: word, behind.dropFirst()) }
    guard behind.startIndex > rest.startIndex, let first = behind.utf8.first, Text.isLetter(first)
    else { return false }
    let next = behind.prefix { $0.isLetter || $0 == "'" }.lowercased()
    return plain.contains(word) ? !joints.contains(next) : objects.contains(next)
  }

  /// Whether another status with another meaning follows, as in `proposed/accepted`.
  private static func isChoice(of word: String, _ rest: Substring) -> Bool {
    let other = rest.drop { $0 == " " }.prefix { $0.isLetter }.lowercased()
    guard let meant = StatusLanguage.known[other] else { return false }
    return meant != StatusLanguage.known[word]
  }

  /// Words that are used in any sentence; as a status they stand alone or before a joint.
  private static let plain: Set<String> = [
    "open", "closed", "done", "final", "review", "valid", "active", "living", "idea", "todo",
    "pending", "draft", "accept", "decided", "agreed", "established", "proposal", "suggested",
    "retired", "reverted", "expired", "inactive", "archived", "obsolete", "supersede",
    "supercede", "abandoned", "tentative", "incomplete",
  ]

  /// Words that say when, where or why something has a status.
  private static let joints: Set<String> = [
    "by", "on", "in", "at", "since", "for", "with", "without", "as", "of", "until", "after",
    "before", "from", "via", "per", "and", "but", "because", "due", "when", "once", "under",
    "except", "today", "yesterday", "again", "now", "de", "del", "por", "par", "pour", "en", "em",
    "am", "im", "vom", "von", "mit", "seit", "bis",
  ]

  /// Words that make a sentence of a participle: what was accepted, replaced or rejected.
  private static let objects: Set<String> = [
    "the", "a", "an", "our", "this", "that", "these", "those", "their", "its", "his", "her", "my",
    "all", "some", "several", "many", "most", "new", "old", "or", "oder", "ou", "o", "u", "to",
    "changes", "solution", "solutions", "what", "it", "them",
  ]
}
