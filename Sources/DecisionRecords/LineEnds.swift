/// What ends the lines of a file.
enum LineEnds {
  /// Some bytes with every line ended in one way.
  static func all(_ bytes: [UInt8], _ end: String) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      let isSecond = byte == 0x0A && index > 0 && bytes[index - 1] == 0x0D
      if isSecond { continue }
      result += byte == 0x0A || byte == 0x0D ? Array(end.utf8) : [byte]
    }
    return result
  }
}

extension Conventions {
  /// A text with line feeds as the folder writes files: with its line ends and its byte order mark.
  func bytes(of text: String) -> [UInt8] {
    let mark: [UInt8] = startsWithMark ? [0xEF, 0xBB, 0xBF] : []
    return mark + LineEnds.all(Array(text.utf8), lineEnd)
  }
}
