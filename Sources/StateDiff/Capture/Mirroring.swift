extension Reader {
  /// The shape of a value that only its mirror knows.
  func mirrored(_ value: Any) -> Shape {
    if let layout = TypeFacts.of(Swift.type(of: value)).layout {
      return .record(Record(name: layout.name, fields: layout.fields(of: value, unwrap: unwrapped)))
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .enum: return enumeration(value, mirror)
    case .tuple: return .record(tuple(mirror))
    case .collection: return .list(elements(value, mirror))
    case .set: return .set(.nodes(mirror.children.map { .value($0.value) }))
    case .dictionary: return .dictionary(.nodes(pairs(mirror), isOrdered: true))
    case .struct, .class, .foreignReference: return .record(record(mirror))
    case .optional: return .leaf("nil")
    case nil where !mirror.children.isEmpty: return .record(record(mirror))
    default: return .leaf(words(value))
    }
  }

  private func record(_ mirror: Mirror) -> Record {
    var levels = [mirror]
    while let above = levels.last?.superclassMirror, !isForeign(above) { levels.append(above) }
    let fields = levels.reversed().flatMap(fields)
    return Record(name: typeName(mirror.subjectType), fields: fields)
  }

  /// Whether this level of a class is Foundation's, whose parts are nobody's state.
  private func isForeign(_ mirror: Mirror) -> Bool {
    (mirror.subjectType as? AnyClass).map(StateDiff.isForeign) ?? false
  }

  private func tuple(_ mirror: Mirror) -> Record {
    let fields = mirror.children.map { child in
      Field(
        label: child.label.flatMap { $0.hasPrefix(".") ? nil : Escaping.plain($0) },
        node: .value(child.value)
      )
    }
    return Record(name: "", fields: fields, isTuple: true)
  }

  private func enumeration(_ value: Any, _ mirror: Mirror) -> Shape {
    guard let payload = mirror.children.first else {
      let name = caseName(of: value) ?? withoutAddresses(String(describing: value))
      return .record(Record(name: "", caseName: Escaping.plain(name), fields: []))
    }
    let inside = Mirror(reflecting: payload.value)
    let isTuple = inside.displayStyle == .tuple && !inside.children.isEmpty
    let fields = isTuple ? tuple(inside).fields : [Field(label: nil, node: .value(payload.value))]
    let name = caseName(of: value) ?? payload.label ?? ""
    return .record(Record(name: "", caseName: Escaping.plain(name), fields: fields))
  }

  private func elements(_ value: Any, _ mirror: Mirror) -> Elements {
    func opened<Values: Collection>(_ values: Values) -> any ListValue { Array(values) }
    if let values = value as? any Collection { return .typed(opened(values)) }
    return .nodes(mirror.children.map { .value($0.value) })
  }

  private func pairs(_ mirror: Mirror) -> [(key: Node, value: Node)] {
    mirror.children.map { child in
      let parts = Mirror(reflecting: child.value).children.map(\.value)
      guard parts.count == 2 else {
        return (.value(child.label ?? ""), .value(child.value))
      }
      return (.value(parts[0]), .value(parts[1]))
    }
  }

  /// What a value without parts says about itself.
  private func words(_ value: Any) -> String {
    if let type = value as? Any.Type { return Escaping.plain(String(describing: type)) + ".self" }
    let mirrored = Mirror(reflecting: value)
    if mirrored.displayStyle == .struct { return typeName(mirrored.subjectType) + "()" }
    return description(of: value)
  }

  /// What a value says about itself, the same in every process.
  func description(of value: Any) -> String {
    let text = String(describing: value)
    if Swift.type(of: value) is AnyClass, withoutAddresses(text) != text {
      return typeName(Swift.type(of: value)) + "(…)"
    }
    return Escaping.plain(withoutAddresses(text))
  }

  /// What an object says about itself, on one line: `Hello { link = https://a.example; }`.
  func words(of object: Any) -> String {
    let words = String(describing: object).split(whereSeparator: \.isWhitespace)
    return Escaping.plain(withoutAddresses(words.joined(separator: " ")))
  }
}

extension Reader {
  /// The stored properties of one class level or struct under the names its users know.
  private func fields(of mirror: Mirror) -> [Field] {
    let children = Array(mirror.children)
    let labels = children.map { $0.label ?? "" }
    let isObservable = labels.contains("_$observationRegistrar")
    let fixed = isObservable ? constants(of: mirror.subjectType, ownCount: labels.count) : []
    return children.compactMap { child in
      guard let label = child.label else { return Field(label: nil, node: .value(child.value)) }
      guard let name = publicName(label, isObservable: isObservable, constants: fixed) else {
        return nil
      }
      // A closure an observable object was given is a dependency and no part of its state.
      let type = Swift.type(of: child.value)
      if fixed.contains(label), RuntimeKind(type) == .function { return nil }
      // Of what cannot be copied a mirror gives nothing.
      let isUnseen = mirror.displayStyle == .class && type == Void.self
      let value = isUnseen ? Unseen() : child.value
      return field(name, stored: label, value: value, beside: labels)
    }
  }

  private func field(
    _ name: String,
    stored label: String,
    value: Any,
    beside labels: [String]
  ) -> Field {
    if name != label, labels.contains(name) {
      return Field(label: Escaping.plain(label), node: .value(value))
    }
    return Field(
      label: Escaping.plain(name),
      node: .value(name == label ? value : unwrapped(value))
    )
  }

  /// A property wrapper that stores its value and nothing else is shown as that value.
  private func unwrapped(_ value: Any) -> Any {
    guard case .mirrored = TypeFacts.of(Swift.type(of: value)).kind else { return value }
    let inside = Mirror(reflecting: value)
    guard inside.displayStyle == .struct, inside.children.count == 1,
      let only = inside.children.first,
      only.label == "wrappedValue" || only.label == "_wrappedValue"
    else { return value }
    return only.value
  }
}
