/// Text in quotes, as Swift writes it and as slides and chat programs spoil it.
enum Quoting {
  /// The marks that close what the key opens.
  static let closing: [Character: [Character]] = [
    "\"": ["\""], "“": ["”", "\"", "“"], "„": ["“", "”", "\""], "”": ["”", "\""], "«": ["»"],
    "‘": ["’", "'"], "'": ["'", "’"],
  ]

  /// Takes a quoted text off the front; nil when it does not close or an escape is unknown.
  static func take(from rest: inout Substring) -> String? {
    guard let open = rest.first, let marks = closing[open] else { return nil }
    var text = ""
    var tail = rest.dropFirst()
    while let next = tail.popFirst() {
      if marks.contains(next) {
        rest = tail
        return text
      }
      if next != "\\" {
        text.append(next)
      } else if let character = escape(&tail) {
        text.append(character)
      } else {
        return nil
      }
    }
    return nil
  }

  private static func escape(_ tail: inout Substring) -> Character? {
    switch tail.popFirst() {
    case "n": "\n"
    case "r": "\r"
    case "t": "\t"
    case "0": "\0"
    case "\\": "\\"
    case "\"": "\""
    case "'": "'"
    case "u": scalar(&tail)
    default: nil
    }
  }

  private static func scalar(_ tail: inout Substring) -> Character? {
    guard tail.popFirst() == "{", let end = tail.firstIndex(of: "}") else { return nil }
    let digits = tail[..<end]
    tail = tail[tail.index(after: end)...]
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map(Character.init)
  }
}
