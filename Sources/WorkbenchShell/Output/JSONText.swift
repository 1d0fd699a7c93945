import MarkdownBlocks

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Data as the text a program reads.
enum JSONText {
  /// One object on one line, keys sorted so that it is the same every time.
  static func line(_ data: any Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let bytes = try? encoder.encode(data) else { return "{}" }
    return safe(String(decoding: bytes, as: UTF8.self))
  }

  /// JSON allows characters that a terminal acts on; they are written as escapes.
  private static func safe(_ json: String) -> String {
    guard json.unicodeScalars.contains(where: VisibleText.isUnsafe) else { return json }
    return json.unicodeScalars.map { scalar in
      VisibleText.isUnsafe(scalar) ? escaped(scalar) : String(scalar)
    }.joined()
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    scalar.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
