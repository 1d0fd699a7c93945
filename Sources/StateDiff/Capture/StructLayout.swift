/// How the values of a struct type are taken apart without a mirror, which looks up every
/// property's type anew for every value.
struct StructLayout: Sendable {
  let name: String
  /// Everything that is stored.
  let all: [StoredProperty]
  /// What is part of the state.
  let properties: [(label: String, stored: StoredProperty)]

  /// The layout of a type; `nil` for what is no struct or describes itself otherwise.
  init?(_ type: Any.Type) {
    guard RuntimeKind(type) == .struct, !(type is any CustomReflectable.Type),
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

/// The name under which its users know a stored property; `nil` for what is no part of the state: a
/// registrar, a part that is not observed.
func publicName(
  _ label: String,
  isObservable: Bool,
  constants: Set<String>
) -> String? {
  let lazyMark = "$__lazy_storage_$_"
  if label.hasPrefix("_$") { return nil }
  if label.hasPrefix(lazyMark) {
    return isObservable ? nil : String(label.dropFirst(lazyMark.count))
  }
  if isObservable, !label.hasPrefix("_") { return constants.contains(label) ? label : nil }
  return label.hasPrefix("_") && label.count > 1 ? String(label.dropFirst()) : label
}
