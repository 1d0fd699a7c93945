/// Names as a sentence says them: `a`, `a or b`, `a, b or c`.
package func enumeration(_ names: [String], _ word: String) -> String {
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " \(word) " + last
}

/// What was typed, in quotes, cut where it is too long to be looked at.
///
///     quoted("adr lst")   // "'adr lst'"
package func quoted(_ text: String) -> String {
  text.count > 60 ? "'\(text.prefix(60))…'" : "'\(text)'"
}

extension Problem {
  /// Names to choose from: `a`, `a or b`, `a, b or c`.
  package static func either(_ names: [String]) -> String {
    enumeration(names, "or")
  }

  /// The names that were perhaps meant, as a question; nothing where there are none.
  package static func offer(_ names: [String]) -> [String] {
    names.isEmpty ? [] : [either(names) + "?"]
  }

  /// What to try where a name is unknown: what it is near to, else all there are.
  package static func choice(_ nearest: [String], of all: [String]) -> [String] {
    nearest.isEmpty ? ["\(either(all))."] : offer(nearest)
  }
}
