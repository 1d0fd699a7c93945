/// Reads JSON as RFC 8259 has it, keeping lines; refuses duplicate keys and deep nesting.
struct JSONReader {
  /// What is wrong with the text, and on which line.
  struct Failure: Error, Equatable {
    let line: Int
    let fault: TreeProblem.Fault
  }

  /// How deep arrays and objects may nest.
  static let deepest = 24

  var bytes: [UInt8]
  var index = 0
  var line = 1
  var depth = 0

  /// The value a text holds, and nothing after it.
  static func read(_ bytes: [UInt8]) throws(Failure) -> JSONNode {
    var reader = JSONReader(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.index = 3 }
    let node = try reader.value()
    reader.skipBlanks()
    guard reader.peek == nil else { throw reader.unexpected(.endOfFile) }
    return node
  }
}

extension JSONReader {
  /// The next byte, nil at the end.
  var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Takes the next byte, counting lines: `\n`, `\r\n` and a lone `\r` end one.
  mutating func take() -> UInt8? {
    guard let byte = peek else { return nil }
    index += 1
    if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && peek != UInt8(ascii: "\n")) {
      line += 1
    }
    return byte
  }

  mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      _ = take()
    }
  }

  /// A failure that says what was expected here and what is there.
  func unexpected(_ expected: TreeProblem.Expected) -> Failure {
    Failure(line: line, fault: .syntax(expected: expected, found: peek))
  }
}

extension JSONReader {
  private mutating func value() throws(Failure) -> JSONNode {
    skipBlanks()
    let start = line
    let value: JSONNode.Value =
      switch peek {
      case UInt8(ascii: "{"): try nested { reader throws(Failure) in try reader.object() }
      case UInt8(ascii: "["): try nested { reader throws(Failure) in try reader.array() }
      case UInt8(ascii: "\""): .string(try string())
      case UInt8(ascii: "t"): try word("true", .bool(true))
      case UInt8(ascii: "f"): try word("false", .bool(false))
      case UInt8(ascii: "n"): try word("null", .null)
      default: .number(try number())
      }
    return JSONNode(line: start, value: value)
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(Failure) -> JSONNode.Value
  ) throws(Failure) -> JSONNode.Value {
    guard depth < Self.deepest else {
      throw Failure(line: line, fault: .tooDeep(limit: Self.deepest))
    }
    depth += 1
    defer { depth -= 1 }
    _ = take()
    return try read(&self)
  }

  private mutating func array() throws(Failure) -> JSONNode.Value {
    var nodes: [JSONNode] = []
    if try closes("]") { return .array([]) }
    repeat { nodes.append(try value()) } while try goesOn(until: "]")
    return .array(nodes)
  }

  private mutating func object() throws(Failure) -> JSONNode.Value {
    var members: [JSONNode.Member] = []
    var keys: Set<String> = []
    if try closes("}") { return .object([]) }
    repeat {
      let member = try self.member()
      guard keys.insert(member.key).inserted else {
        throw Failure(line: member.line, fault: .repeatedKey(member.key))
      }
      members.append(member)
    } while try goesOn(until: "}")
    return .object(members)
  }

  private mutating func member() throws(Failure) -> JSONNode.Member {
    skipBlanks()
    let start = line
    guard peek == UInt8(ascii: "\"") else { throw unexpected(.key) }
    let key = try string()
    skipBlanks()
    guard peek == UInt8(ascii: ":") else { throw unexpected(.mark(":")) }
    _ = take()
    return JSONNode.Member(key: key, line: start, node: try value())
  }

  private mutating func closes(_ mark: Character) throws(Failure) -> Bool {
    skipBlanks()
    guard peek == mark.asciiValue else { return false }
    _ = take()
    return true
  }

  /// True after a comma, false after the closing mark.
  private mutating func goesOn(until mark: Character) throws(Failure) -> Bool {
    if try closes(",") { return true }
    guard try closes(mark) else { throw unexpected(.commaOr(String(mark))) }
    return false
  }

  private mutating func word(
    _ text: StaticString,
    _ value: JSONNode.Value
  ) throws(Failure) -> JSONNode.Value {
    for offset in 0..<text.utf8CodeUnitCount {
      guard peek == text.utf8Start[offset] else { throw unexpected(.value) }
      _ = take()
    }
    return value
  }
}
