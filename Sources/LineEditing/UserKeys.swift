#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The key sequences that the user's `.editrc` binds, which are then left to libedit.
enum UserKeys {
  /// The sequences bound in the file that libedit reads, without their leading escape.
  static func current() -> Set<String> {
    let named = variable("EDITRC")
    let path = named.isEmpty ? variable("HOME") + "/.editrc" : named
    return bound(in: readFile(path, limit: 1 << 20) ?? "")
  }

  /// The sequences in a text, for example `["[A"]` for `bind "^[[A" ed-search-prev-history`.
  static func bound(in text: String) -> Set<String> {
    var keys: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) where line.contains("bind") {
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

/// A file's text, repaired where it is not UTF-8; nil if it is no ordinary readable file.
private func readFile(_ path: String, limit: Int) -> String? {
  guard case .success(let bytes) = FileBytes.read(path, limit: limit) else { return nil }
  return String(decoding: bytes, as: UTF8.self)
}
