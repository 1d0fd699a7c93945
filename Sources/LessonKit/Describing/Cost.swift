/// Counts what a file costs: lines that say something, and declarations.
enum Cost {
  static func count(_ text: String) -> (lines: Int, declarations: Int) {
    var reader = CostReader()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { reader.read(line) }
    return (reader.lines, reader.declarations)
  }
}

/// Reads a file line by line, keeping which braces belong to types.
private struct CostReader {
  var lines = 0
  var declarations = 0
  private var isTypeBody: [Bool] = []
  private var commentDepth = 0
  private var isInText = false

  private static let types: Set = ["struct", "class", "enum", "protocol", "extension", "actor"]
  private static let members: Set = [
    "func", "var", "let", "init", "case", "typealias", "subscript",
  ]
  private static let modifiers: Set = [
    "public", "private", "fileprivate", "internal", "package", "open", "final", "static",
    "mutating",
    "nonmutating", "nonisolated", "indirect", "lazy", "weak", "override", "convenience", "required",
    "private(set)", "fileprivate(set)", "public private(set)", "async",
  ]

  mutating func read(_ line: Substring) {
    let code = withoutComments(line)
    if !code.isEmpty { lines += 1 }
    var piece = ""
    for character in code {
      switch character {
      case "{":
        isTypeBody.append(count(piece))
        piece = ""
      case "}":
        _ = count(piece)
        _ = isTypeBody.popLast()
        piece = ""
      default: piece.append(character)
      }
    }
    _ = count(piece)
  }

  /// Counts what a piece of code declares; says whether a type's body may follow.
  private mutating func count(_ piece: String) -> Bool {
    let words = piece.split { $0.isWhitespace || $0 == ":" || $0 == "<" }
    let keyword = words.first { !$0.hasPrefix("@") && !Self.modifiers.contains(String($0)) }
    let name = keyword.map { String($0.prefix(while: \.isLetter)) } ?? ""
    let isType = Self.types.contains(name)
    guard isTypeBody.allSatisfy({ $0 }), isType || Self.members.contains(name) else { return false }
    declarations += name == "case" ? namesInCase(piece) : 1
    return isType
  }

  /// How many cases a line declares: `case add(String, Int), reset` are two.
  private func namesInCase(_ code: String) -> Int {
    var depth = 0
    return code.reduce(1) { count, character in
      if "(<[".contains(character) { depth += 1 }
      if ")>]".contains(character) { depth -= 1 }
      return count + (character == "," && depth == 0 ? 1 : 0)
    }
  }

  /// The line without comments and without what stands in quotes.
  private mutating func withoutComments(_ line: Substring) -> String {
    var code = ""
    var rest = line
    while let next = rest.first {
      if commentDepth > 0 || rest.hasPrefix("/*") {
        skipComment(&rest)
      } else if rest.hasPrefix("//"), !isInText {
        break
      } else {
        if next == "\"" { isInText.toggle() }
        if !isInText || next == "\"" { code.append(next) }
        rest = rest.dropFirst(next == "\\" && isInText ? 2 : 1)
      }
    }
    isInText = false
    return String(code.trimmed)
  }

  private mutating func skipComment(_ rest: inout Substring) {
    if rest.hasPrefix("/*") { commentDepth += 1 } else if rest.hasPrefix("*/") { commentDepth -= 1 }
    rest = rest.dropFirst(rest.hasPrefix("/*") || rest.hasPrefix("*/") ? 2 : 1)
  }
}
