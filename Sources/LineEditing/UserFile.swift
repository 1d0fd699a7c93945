/// The user's own settings for libedit: `$EDITRC`, else `~/.editrc`.
enum UserFile {
  /// The file's text, repaired where it is not UTF-8; empty if it is no ordinary readable file.
  static func text() -> String {
    let named = variable("EDITRC")
    let path = named.isEmpty ? variable("HOME") + "/.editrc" : named
    guard case .success(let bytes) = FileBytes.read(path, limit: 1 << 20) else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The lines that are neither empty nor comments.
  static func lines(of text: String) -> [String] {
    text.split(whereSeparator: \.isNewline)
      .map { String($0.drop(while: \.isWhitespace)) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
  }

  /// The key sequences that a text binds, without their escape; they are left to libedit.
  ///
  /// For example `["[A"]` for `bind "^[[A" ed-search-prev-history`.
  static func boundKeys(in text: String) -> Set<String> {
    var keys: Set<String> = []
    for line in lines(of: text) where line.contains("bind") {
      for word in line.split(whereSeparator: \.isWhitespace) {
        if let key = sequence(String(word.filter { $0 != "\"" && $0 != "'" })) { keys.insert(key) }
      }
    }
    return keys
  }

  private static func sequence(_ word: String) -> String? {
    for escape in ["\\e", "\\E", "^[", "\\033", "\u{1b}"] where word.hasPrefix(escape) {
      let rest = String(word.dropFirst(escape.count))
      return rest.hasPrefix("[") || rest.hasPrefix("O") ? rest : nil
    }
    return nil
  }
}
