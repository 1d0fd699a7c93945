/// What is known about a type, found out once per walk.
final class TypeFacts {
  let type: Any.Type
  let kind: Kind
  /// Where `==` decides; never for classes, whose objects may have changed since.
  let equatable: (any Equatable.Type)?
  /// Whether a capture keeps values of this type without a look inside.
  let isKeptWhole: Bool
  /// How to read a struct's properties, once that was asked for.
  private var layout: StructLayout??

  /// How a value is taken apart.
  enum Kind {
    case leaf(any LeafValue.Type)
    case optional(any OptionalValue.Type)
    case text, bytes, list, set, dictionary, erased, displayed
    /// A function, a task or something else that cannot be compared, by its words.
    case opaque(String)
    case object
    /// By its mirror.
    case mirrored
  }

  init(_ type: Any.Type, types: Types) {
    self.type = type
    kind = Kind(type)
    let isClass = if case .object = kind { true } else { type is AnyClass }
    equatable = isClass ? nil : type as? any Equatable.Type
    isKeptWhole = kind.isKeptWhole(type, isEquatable: equatable != nil, types: types)
  }
  /// The layout of a struct of this type, found by looking at one of its values.
  func layout(of value: Any) -> StructLayout? {
    if let layout { return layout }
    let found = StructLayout.layout(of: value, type: type)
    layout = .some(found)
    return found
  }
}

extension TypeFacts.Kind {
  init(_ type: Any.Type) {
    // The commonest types need no look-up of conformances.
    self =
      if type == String.self {
        .text
      } else if type == Int.self {
        .leaf(Int.self)
      } else if type is any DiffDisplayable.Type {
        .displayed
      } else if let type = type as? any LeafValue.Type {
        .leaf(type)
      } else if type is any TextValue.Type {
        .text
      } else if let type = type as? any OptionalValue.Type {
        .optional(type)
      } else if type is any ListValue.Type {
        .list
      } else if type is any DictionaryValue.Type {
        .dictionary
      } else if type is any SetValue.Type {
        .set
      } else if type is any BytesValue.Type {
        .bytes
      } else if type == AnyHashable.self {
        .erased
      } else if type is AnyClass {
        .object
      } else {
        .mirrored
      }
    if case .mirrored = self, let words = Self.opaqueWords(type) { self = .opaque(words) }
  }

  private static func opaqueWords(_ type: Any.Type) -> String? {
    if isFunction(type) { return "(function, not comparable)" }
    return String(describing: type).hasPrefix("Task<") ? "(task)" : nil
  }

  fileprivate func isKeptWhole(_ type: Any.Type, isEquatable: Bool, types: Types) -> Bool {
    switch self {
    case .leaf, .text, .bytes: true
    case .opaque, .object: false
    case .erased: true
    case .displayed, .mirrored: isEquatable
    case .optional(let type): types.keepsWhole(type.wrappedType)
    case .list: types.keepsWhole((type as? any ListValue.Type)?.elementType)
    case .set: types.keepsWhole((type as? any SetValue.Type)?.elementType)
    case .dictionary:
      types.keepsWhole((type as? any DictionaryValue.Type)?.keyType)
        && types.keepsWhole((type as? any DictionaryValue.Type)?.valueType)
    }
  }
}

/// The facts found so far in one walk.
final class Types {
  private var known: [ObjectIdentifier: TypeFacts] = [:]

  func facts(of type: Any.Type) -> TypeFacts {
    let key = ObjectIdentifier(type)
    if let facts = known[key] { return facts }
    let facts = TypeFacts(type, types: self)
    known[key] = facts
    return facts
  }

  fileprivate func keepsWhole(_ type: Any.Type?) -> Bool {
    type.map { facts(of: $0).isKeptWhole } ?? false
  }
}

/// An optional whose wrapped type is known to the code that works on it.
protocol OptionalValue {
  static var wrappedType: Any.Type { get }
  var wrappedValue: Any? { get }
}

extension Optional: OptionalValue {
  static var wrappedType: Any.Type { Wrapped.self }
  var wrappedValue: Any? { map { $0 } }
}

/// Whether two values of an `Equatable` type are equal; of two types, never.
func areEqual(_ old: Any, _ new: Any, as type: any Equatable.Type) -> Bool {
  func opened<Value: Equatable>(_: Value.Type) -> Bool {
    guard let old = old as? Value, let new = new as? Value else { return false }
    return old == new
  }
  return opened(type)
}
