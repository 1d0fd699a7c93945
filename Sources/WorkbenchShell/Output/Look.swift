/// How text may look where it goes: colour or not, any character or ASCII alone, and how wide.
struct Look: Sendable, Equatable {
  var colour: Bool
  var ascii: Bool
  /// Cells across; text is wrapped to at most 100 of them.
  var columns: Int

  /// Nothing but words: what a pipe gets.
  static let piped = Look(colour: false, ascii: false, columns: 80)
}

extension Look {
  /// The width that paragraphs are wrapped to.
  var measure: Int { min(max(columns, 20), 100) }

  var withoutColour: Look {
    var look = self
    look.colour = false
    return look
  }

  /// The escape sequence that opens a tone; the terminal's own eight colours, none that vanishes
  /// on a light or a dark ground.
  static func opening(_ tone: Tone) -> String {
    switch tone {
    case .plain: ""
    case .strong: "\u{1B}[1m"
    case .typed: "\u{1B}[36m"
    case .good: "\u{1B}[32m"
    case .other: "\u{1B}[35m"
    case .bad: "\u{1B}[1;31m"
    }
  }

  static let closing = "\u{1B}[0m"
}

/// The marks that are not letters, with the ASCII that stands in for them.
enum Mark {
  static func asciiForm(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "›", "»", "▸": ">"
    case "‹", "«": "<"
    case "→": "->"
    case "←": "<-"
    case "…": "..."
    case "–", "—", "‑", "−", "─": "-"
    case "·", "•": "-"
    case "“", "”", "„": "\""
    case "‘", "’": "'"
    case "✓": "ok"
    case "✗", "×": "x"
    case "│": "|"
    case "├", "└": "+"
    case "≥": ">="
    case "≤": "<="
    case "¿", "¡": ""
    case "\u{A0}", "\u{202F}": " "
    default: letter(scalar)
    }
  }

  private static func letter(_ scalar: Unicode.Scalar) -> String? {
    let plain: [Unicode.Scalar: String] = [
      "á": "a", "à": "a", "ä": "a", "â": "a", "é": "e", "è": "e", "ê": "e", "ë": "e",
      "í": "i", "ì": "i", "ï": "i", "ó": "o", "ò": "o", "ö": "o", "ô": "o", "ú": "u",
      "ù": "u", "ü": "u", "û": "u", "ñ": "n", "ç": "c", "ß": "ss",
      "Á": "A", "À": "A", "Ä": "A", "É": "E", "È": "E", "Í": "I", "Ó": "O", "Ö": "O",
      "Ú": "U", "Ü": "U", "Ñ": "N", "Ç": "C",
    ]
    return plain[scalar]
  }
}
