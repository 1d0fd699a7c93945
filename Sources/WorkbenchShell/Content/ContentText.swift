import CContent

/// The text of a file of content by its path; empty where there is none, which tests rule out.
func content(_ path: String) -> String {
  content_text(path).map { String(cString: $0) } ?? ""
}

/// Content as people write it, in Markdown: parts (`# name`) of entries (`## title`), each with
/// fields on the lines below its title and then a text.
struct ContentText: Sendable {
  private(set) var parts: [Part] = []

  struct Part: Sendable {
    var name: String
    /// What stands before its first entry.
    var about = ""
    var entries: [Entry] = []
  }

  struct Entry: Sendable {
    var title: String
    /// `key: value`, the key in small letters.
    var fields: [String: String] = [:]
    /// The lines joined by blanks.
    var text = ""
  }

  static func named(_ path: String) -> ContentText { ContentText(content(path)) }

  subscript(name: String) -> Part? { parts.first { $0.name == name } }
}

extension ContentText {
  init(_ text: String) {
    for line in text.split(separator: "\n") { take(line) }
  }

  private mutating func take(_ line: Substring) {
    guard !line.hasPrefix("# ") else { return parts.append(Part(name: String(line.dropFirst(2)))) }
    guard let part = parts.indices.last else { return }
    if line.hasPrefix("## ") {
      parts[part].entries.append(Entry(title: String(line.dropFirst(3))))
    } else if let entry = parts[part].entries.indices.last {
      parts[part].entries[entry].take(line)
    } else {
      parts[part].about += (parts[part].about.isEmpty ? "" : " ") + line
    }
  }
}

extension ContentText.Entry {
  fileprivate mutating func take(_ line: Substring) {
    let key = line.prefix { $0 >= "a" && $0 <= "z" }
    if text.isEmpty, !key.isEmpty, line.dropFirst(key.count).hasPrefix(": ") {
      fields[String(key)] = String(line.dropFirst(key.count + 2))
    } else {
      text += (text.isEmpty ? "" : " ") + line
    }
  }

  /// The parts of a field between commas.
  func list(_ key: String) -> [String] {
    (fields[key] ?? "").split(separator: ",").map { String($0).trimmed }
  }
}
