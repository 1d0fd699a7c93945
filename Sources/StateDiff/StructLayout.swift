/// How the values of a struct type are taken apart without a mirror, which looks up every
/// property's type anew for every value.
struct StructLayout: Sendable {
  let name: String
  /// Everything that is stored.
  let all: [StoredProperty]
  /// What is part of the state.
  let properties: [(label: String, stored: StoredProperty)]

  /// The layout of this value's type; `nil` for what is no struct or describes itself otherwise.
  init?(_ value: Any, _ type: Any.Type) {
    if value is any CustomReflectable { return nil }
    guard Mirror(reflecting: value).displayStyle == .struct,
      let stored = storedProperties(of: type),
      !stored.contains(where: { RuntimeKind($0.type) == .builtIn })
    else { return nil }
    all = stored
    let labels = stored.map(\.name)
    name = typeName(type)
    properties = stored.compactMap { property in
      publicName(property.name, isObservable: false, constants: []).map { name in
        (label: Escaping.plain(labels.contains(name) ? property.name : name), stored: property)
      }
    }
  }

  /// The properties of a value, as parts of a record.
  ///
  /// - Parameter unwrap: what stands for the value of a property that is shown by another name.
  func fields(of value: Any, unwrap: (Any) -> Any) -> [Field] {
    var fields: [Field] = []
    fields.reserveCapacity(properties.count)
    withStart(of: value) { start in
      for (label, stored) in properties {
        let part = stored.value(at: start)
        fields.append(Field(label: label, node: .value(label == stored.name ? part : unwrap(part))))
      }
    }
    return fields
  }
}
