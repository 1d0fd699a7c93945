/// Takes parts of one captured value apart, one level at a time.
struct Reader {
  let table: Table
  /// Whether stored properties are shown even where a type wants to be shown otherwise.
  let showsAll: Bool

  init(table: Table = Table.empty, showsAll: Bool = false) {
    self.table = table
    self.showsAll = showsAll
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
    let bare = bare(value)
    // Objects are taken apart when they are captured, and then no more.
    if case .object = bare.facts.kind { return .leaf(typeName(bare.facts.type) + "(…)") }
    return shape(of: bare, hops)
  }

  /// The shape of an object that is being captured.
  func shape(ofObject object: Any) -> Shape {
    shape(of: bare(object), 0)
  }

  private func shape(of bare: Bare, _ hops: Int) -> Shape {
    if bare.isNil { return .leaf(bare.depth > 1 ? doubled("nil", bare.depth - 1) : "nil") }
    let value = bare.value
    switch bare.facts.kind {
    case .leaf(let type): return .leaf(type.leafText(of: value))
    case .text: return .text(value as? String ?? (value as? any TextValue)?.plainText ?? "")
    case .bytes: return .bytes((value as? any BytesValue)?.bytes ?? [])
    case .list: return (value as? any ListValue).map { .list(.typed($0)) } ?? .leaf("[]")
    case .set: return (value as? any SetValue).map { .set(.typedSet($0)) } ?? .leaf("[]")
    case .dictionary:
      return (value as? any DictionaryValue).map { .dictionary(.typed($0)) } ?? .leaf("[:]")
    case .displayed: return showsAll ? mirrored(value) : displayed(value, hops)
    case .shaped: return (value as? any ShapedValue)?.shape ?? .leaf("[]")
    case .opaque(let words): return .leaf(words)
    case .described, .bridged: return .leaf(description(of: value))
    case .worded: return .leaf(words(of: value))
    case .optional, .erased, .object, .mirrored: return mirrored(value)
    }
  }

  /// A value without the optionals and erasing wrappers around it.
  func bare(_ value: Any) -> Bare {
    var bare = Bare(value: value, facts: TypeFacts.of(Swift.type(of: value)))
    while true {
      switch bare.facts.kind {
      case .optional(let type):
        bare.depth += 1
        guard let inner = withStart(of: bare.value, type.wrappedValue) else {
          bare.isNil = true
          return bare
        }
        bare.value = inner
      case .erased:
        guard let erased = bare.value as? AnyHashable else { return bare }
        bare.value = erased.base
      case .bridged:
        guard let native = standardValue(of: bare.value) else { return bare }
        (bare.value, bare.isBridged) = (native, true)
      default: return bare
      }
      bare.facts = TypeFacts.of(Swift.type(of: bare.value))
    }
  }

  private func doubled(_ text: String, _ depth: Int) -> String {
    String(repeating: ".some(", count: depth) + text + String(repeating: ")", count: depth)
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

/// What is left of a value without the optionals and erasing wrappers around it.
struct Bare {
  /// The innermost value; of an optional without one, that optional.
  var value: Any
  /// What is known about its type.
  var facts: TypeFacts
  /// How many optionals were around it.
  var depth = 0
  /// Whether the innermost optional is empty.
  var isNil = false
  /// Whether a value of the standard types took the place of an object.
  var isBridged = false
}
