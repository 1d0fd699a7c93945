@testable import StateDiff

/// A captured value as plain data, for comparing with what a difference makes of another.
struct ValueData: Hashable, Sendable, Codable {
  /// What sort of value it is.
  enum Kind: String, Hashable, Sendable, Codable {
    /// A struct, a tuple (without a type name), or an object.
    case record
    /// An enum case, named by `text`, with what travels with it.
    case enumCase
    case list, set, dictionary
    /// Text, in `text` as it is.
    case text
    /// A value without parts, in `text` as it is printed.
    case leaf
    /// An object that was shown before.
    case again
    /// Left out, because it is too deep.
    case cut
  }

  /// What sort of value it is.
  var kind: Kind
  /// The name of the type, for records and objects.
  var type: String?
  /// The words of a leaf, the text of a text, the name of an enum case.
  var text: String?
  /// The parts in order; those of dictionaries and sets in the order in which they are printed.
  var parts: [Part]?

  /// A part with its name, or with its key in a dictionary.
  struct Part: Hashable, Sendable, Codable {
    /// The name of a property or label, or a dictionary's key as it is printed.
    var name: String?
    /// What is there.
    var value: ValueData
  }
}

extension StateCapture {
  /// The captured value as plain data; deeper than 200 levels it is cut, as readers of JSON stop there.
  var data: ValueData {
    var writer = DataWriter(reader: Reader(table: table))
    return writer.data(root, depth: 0)
  }
}

/// Makes plain data of a part; as deep as readers of JSON allow, and no deeper.
private struct DataWriter {
  let reader: Reader
  var shown: Set<Int> = []

  mutating func data(_ node: Node, depth: Int) -> ValueData {
    if case .entry(let index) = node, reader.table.entries[index].identity != nil,
      !shown.insert(index).inserted
    {
      let name = typeName(reader.table.entries[index].type) + reader.objectMark(.entry(index), nil)
      return ValueData(kind: .again, text: name)
    }
    if depth > 200 { return ValueData(kind: .cut) }
    return data(reader.shape(node), depth: depth + 1)
  }

  private mutating func data(_ shape: Shape, depth: Int) -> ValueData {
    switch shape {
    case .leaf(let text): return ValueData(kind: .leaf, text: text)
    case .text(let text): return ValueData(kind: .text, text: text)
    case .bytes(let bytes): return ValueData(kind: .leaf, text: hexadecimal(bytes))
    case .cut: return ValueData(kind: .cut)
    case .record(let record):
      let parts = record.fields.map { ($0.label, $0.node) }
      let kind = record.caseName == nil ? ValueData.Kind.record : .enumCase
      return whole(kind, record.name, record.caseName, parts, depth)
    case .list(let elements): return whole(.list, nil, nil, elements.nodes.map { (nil, $0) }, depth)
    case .set(let elements):
      let ordered = reader.ordered(elements.nodes, by: { $0 })
      return whole(.set, nil, nil, ordered.map { (nil, $0) }, depth)
    case .dictionary(let pairs):
      let parts = reader.ordered(pairs).map { (reader.key($0.key), $0.value) }
      return whole(.dictionary, nil, nil, parts, depth)
    }
  }

  private mutating func whole(
    _ kind: ValueData.Kind,
    _ type: String?,
    _ text: String?,
    _ parts: [(String?, Node)],
    _ depth: Int
  ) -> ValueData {
    var data = ValueData(kind: kind, type: type?.isEmpty == false ? type : nil, text: text)
    data.parts = []
    for (name, node) in parts {
      data.parts?.append(ValueData.Part(name: name, value: self.data(node, depth: depth)))
    }
    return data
  }
}
