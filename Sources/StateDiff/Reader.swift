/// Takes parts of one captured value apart, one level at a time.
struct Reader {
  let table: Table
  let types: Types
  /// Whether the properties of an object that was not captured are shown.
  let opensObjects: Bool

  init(
    table: Table = Table(entries: []),
    types: Types = Types(),
    opensObjects: Bool = true
  ) {
    self.table = table
    self.types = types
    self.opensObjects = opensObjects
  }

  func shape(_ node: Node) -> Shape {
    switch node {
    case .entry(let index): table.entries[index].shape
    case .value(let value): shape(of: value)
    }
  }

  func type(_ node: Node) -> Any.Type {
    switch node {
    case .entry(let index): table.entries[index].type
    case .value(let value): Swift.type(of: value)
    }
  }

  /// The shape of a value; what it holds stays untouched.
  ///
  /// - Parameter hops: how many values have already asked to be shown as this one.
  func shape(of value: Any, hops: Int = 0) -> Shape {
    let (value, facts, depth) = bare(value)
    if let value, facts.type is AnyClass { return .leaf(objectText(value, facts)) }
    return shape(of: value, facts, depth, hops)
  }

  /// The shape of an object that is being captured.
  func shape(ofObject object: Any) -> Shape {
    let (value, facts, depth) = bare(object)
    return shape(of: value, facts, depth, 0)
  }

  /// An object inside a value that was kept whole is one piece of text: what its properties are now.
  private func objectText(_ object: Any, _ facts: TypeFacts) -> String {
    if case .leaf(let type) = facts.kind { return leafText(object, type) }
    if !opensObjects { return typeName(facts.type) + "(…)" }
    let (root, table) = Capturing.run(object, depthLimit: 2)
    var inline = InlineText(reader: Reader(table: table, opensObjects: false))
    inline.limit = 200
    return inline.text(root)
  }

  private func shape(of value: Any?, _ facts: TypeFacts, _ depth: Int, _ hops: Int) -> Shape {
    guard let value else { return .leaf(depth > 1 ? doubled("nil", depth - 1) : "nil") }
    switch facts.kind {
    case .leaf(let type): return .leaf(leafText(value, type))
    case .text: return .text((value as? any TextValue)?.plainText ?? "")
    case .bytes: return .bytes((value as? any BytesValue)?.bytes ?? [])
    case .list: return (value as? any ListValue).map { .list(.typed($0)) } ?? .leaf("[]")
    case .set: return (value as? any SetValue).map { .set(.typedSet($0)) } ?? .leaf("[]")
    case .dictionary:
      return (value as? any DictionaryValue).map { .dictionary(.typed($0)) } ?? .leaf("[:]")
    case .displayed: return displayed(value, hops)
    case .opaque(let words): return .leaf(words)
    case .optional, .erased, .object, .mirrored: return mirrored(value)
    }
  }

  /// A value without the optionals and erasing wrappers around it, and how many optionals these were.
  func bare(_ value: Any) -> (value: Any?, facts: TypeFacts, depth: Int) {
    var current = value
    var depth = 0
    while true {
      let facts = types.facts(of: Swift.type(of: current))
      switch facts.kind {
      case .optional(let type):
        depth += 1
        guard let inner = unwrapped(current, type) else {
          return (nil, facts, depth)
        }
        current = inner
      case .erased:
        guard let erased = current as? AnyHashable else { return (current, facts, depth) }
        current = erased.base
      default: return (current, facts, depth)
      }
    }
  }

  private func doubled(_ text: String, _ depth: Int) -> String {
    String(repeating: ".some(", count: depth) + text + String(repeating: ")", count: depth)
  }

  private func leafText(_ value: Any, _ type: any LeafValue.Type) -> String {
    func opened<Value: LeafValue>(_: Value.Type) -> String { (value as? Value)?.leafText ?? "" }
    return opened(type)
  }

  private func unwrapped(_ value: Any, _ type: any OptionalValue.Type) -> Any? {
    func opened<Value: OptionalValue>(_: Value.Type) -> Any? { (value as? Value)?.wrappedValue }
    return opened(type)
  }

  private func displayed(_ value: Any, _ hops: Int) -> Shape {
    switch (value as? any DiffDisplayable)?.diffDisplay {
    case .text(let text)?: .leaf(Escaping.plain(text))
    case .value(let other)? where hops < 20: shape(of: other, hops: hops + 1)
    case .fields(let fields)?:
      .record(
        Record(
          name: typeName(Swift.type(of: value)),
          fields: fields.map { Field(label: Escaping.plain($0.name), node: .value($0.value)) }
        )
      )
    case .value, nil: mirrored(value)
    }
  }
}

/// A type's name without modules, outer types and type arguments.
func typeName(_ type: Any.Type) -> String {
  let name = String(describing: type)
  return Escaping.plain(String(name.prefix { $0 != "<" }))
}
