import Synchronization

/// The names behind key paths.
///
/// A key path to a stored property of a struct prints its name. The macro's properties are computed
/// over stored ones called `_name`, and such a key path prints an address; there the stored property
/// is found by its type and, where several share it, by writing another value and looking which changed.
enum PropertyNames {
  private static let known = Mutex<[Key: String]>([:])

  /// A key path made of nothing but types and offsets, so it can be shared.
  private struct Key: Hashable, @unchecked Sendable { let path: AnyKeyPath }

  static func name<Root>(of path: PartialKeyPath<Root>) -> String {
    remembered(path) { written(path) ?? "self" }
  }

  static func name<Object, Value>(of path: KeyPath<Object, Value>, in object: Object) -> String {
    remembered(path) { written(path) ?? found(path, in: object) ?? "a property" }
  }

  static func remember(_ path: AnyKeyPath, as name: String) {
    let key = Key(path: path)
    known.withLock { $0[key] = name }
  }

  private static func remembered(_ path: AnyKeyPath, _ find: () -> String) -> String {
    let key = Key(path: path)
    if let name = known.withLock({ $0[key] }) { return name }
    let name = Reads.whileNaming(find)
    remember(path, as: name)
    return name
  }

  /// `\State.count` without the type; nil where the path prints no name.
  private static func written(_ path: AnyKeyPath) -> String? {
    let text = "\(path)"
    let start = "\\\(type(of: path).rootType)."
    guard text.hasPrefix(start), !text.contains("<computed") else { return nil }
    return String(text.dropFirst(start.count))
  }
}

extension PropertyNames {
  private typealias Property = (name: String, value: Any)

  private static func found<Object, Value>(
    _ path: KeyPath<Object, Value>,
    in object: Object
  ) -> String? {
    let stored = properties(of: object, typed: Value.self)
    if stored.count <= 1 { return stored.first?.name }
    guard let path = path as? ReferenceWritableKeyPath<Object, Value> else { return nil }
    let old = object[keyPath: path]
    guard let other = another(than: old) else { return nil }
    object[keyPath: path] = other
    defer { object[keyPath: path] = old }
    let changed = properties(of: object, typed: Value.self)
    return zip(stored, changed).first { "\($0.value)" != "\($1.value)" }?.0.name
  }

  private static func properties<Object, Value>(
    of object: Object,
    typed: Value.Type
  ) -> [Property] {
    let all: [Property] = Mirror(reflecting: object).children.compactMap { child in
      guard let label = child.label, label.first == "_", !label.hasPrefix("_$") else { return nil }
      return (String(label.dropFirst()), (child.value as? any PublishedValue)?.value ?? child.value)
    }
    let exact = all.filter { type(of: $0.value) == Value.self }
    return exact.isEmpty ? all.filter { $0.value is Value } : exact
  }

  private static func another<Value>(than value: Value) -> Value? {
    switch value {
    case let number as Int: (number &+ 1) as? Value
    case let number as Double: (number == 1 ? 2 : 1) as? Value
    case let answer as Bool: !answer as? Value
    case let text as String: (text + "?") as? Value
    default: nil
    }
  }
}
