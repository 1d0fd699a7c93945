import Spelling

/// The members of one object, read by key; whatever nobody asks for is refused at the end.
struct Fields {
  /// What the object is, for messages: `The question "domain"`.
  var place: String
  let line: Int
  private let members: [JSONNode.Member]
  private var known: [String] = []

  init(_ node: JSONNode, key: String, place: String) throws(JSONReader.Failure) {
    guard case .object(let members) = node.value else {
      throw node.wrongForm(key, expected: .object)
    }
    (self.members, self.place, line) = (members, place, node.line)
  }

  /// The value of a key that may be absent.
  mutating func optional(_ key: String) -> JSONNode? {
    known.append(key)
    return members.first { $0.key == key }?.node
  }

  /// The value of a key that must be there.
  mutating func required(_ key: String) throws(JSONReader.Failure) -> JSONNode {
    guard let node = optional(key) else {
      throw JSONReader.Failure(line: line, fault: .missingKey(key, place: place))
    }
    return node
  }

  /// Refuses the first key that was never asked for.
  func finish() throws(JSONReader.Failure) {
    guard let stray = members.first(where: { !known.contains($0.key) }) else { return }
    let close = Nearest.name(to: stray.key, in: known)
    throw JSONReader.Failure(
      line: stray.line,
      fault: .unknownKey(stray.key, place: place, nearest: close)
    )
  }
}

extension Fields {
  mutating func string(_ key: String) throws(JSONReader.Failure) -> String {
    try required(key).string(key)
  }

  mutating func number(
    _ key: String,
    in range: ClosedRange<Int>
  ) throws(JSONReader.Failure) -> Int {
    try required(key).number(key, in: range)
  }

  mutating func list(_ key: String, atMost limit: Int) throws(JSONReader.Failure) -> [JSONNode] {
    try required(key).list(key, atMost: limit)
  }

  /// A list of texts with at least one in it.
  mutating func strings(_ key: String) throws(JSONReader.Failure) -> [String] {
    var strings: [String] = []
    for node in try list(key, atMost: 40) { strings.append(try node.string(key)) }
    return strings
  }

  /// A list of texts with at least one in it, nil when the key is absent.
  mutating func optionalStrings(_ key: String) throws(JSONReader.Failure) -> [String]? {
    optional(key) == nil ? nil : try strings(key)
  }

  /// An id that can be typed plainly.
  mutating func id(_ key: String) throws(JSONReader.Failure) -> String {
    let node = try required(key)
    let id = try node.string(key)
    guard id.isPlainID else { throw JSONReader.Failure(line: node.line, fault: .badID(id)) }
    return id
  }
}

extension JSONNode {
  func wrongForm(_ key: String, expected: TreeProblem.Form) -> JSONReader.Failure {
    JSONReader.Failure(
      line: line,
      fault: .wrongForm(key: key, expected: expected, found: value.form)
    )
  }

  /// A text with something in it.
  func string(_ key: String) throws(JSONReader.Failure) -> String {
    guard case .string(let string) = value else { throw wrongForm(key, expected: .string) }
    guard string.contains(where: { !$0.isWhitespace }) else {
      throw JSONReader.Failure(line: line, fault: .empty(key: key))
    }
    return string
  }

  func bool(_ key: String) throws(JSONReader.Failure) -> Bool {
    guard case .bool(let bool) = value else { throw wrongForm(key, expected: .bool) }
    return bool
  }

  func number(_ key: String, in range: ClosedRange<Int>) throws(JSONReader.Failure) -> Int {
    guard case .number(let text) = value else { throw wrongForm(key, expected: .number) }
    guard let number = Int(text), range.contains(number) else {
      let short = String(text.prefix(20))
      throw JSONReader.Failure(
        line: line,
        fault: .outOfRange(key: key, found: short, allowed: range)
      )
    }
    return number
  }

  /// A list with something in it.
  func list(_ key: String, atMost limit: Int) throws(JSONReader.Failure) -> [JSONNode] {
    guard case .array(let nodes) = value else { throw wrongForm(key, expected: .array) }
    guard !nodes.isEmpty else { throw JSONReader.Failure(line: line, fault: .empty(key: key)) }
    guard nodes.count <= limit else {
      throw JSONReader.Failure(line: line, fault: .tooMany(key: key, limit: limit))
    }
    return nodes
  }
}

extension String {
  /// Lower-case ASCII letters, digits, dots and hyphens, beginning with a letter.
  var isPlainID: Bool {
    guard let first = utf8.first, (0x61...0x7A).contains(first), utf8.count <= 40 else {
      return false
    }
    return utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D || byte == 0x2E
    }
  }
}
