import Synchronization

/// What is known about a type, found out once per process.
///
/// The storage is unchecked because types, which are all it holds, are the same for every thread.
final class TypeFacts: @unchecked Sendable {
  let type: Any.Type
  let kind: Kind
  /// Where `==` decides; never for classes whose objects may have changed since.
  let equatable: (any Equatable.Type)?
  /// Whether a capture keeps values of this type without a look inside.
  let isKeptWhole: Bool
  /// How to read a struct's properties, once that was asked for.
  private let knownLayout = Mutex<StructLayout??>(nil)

  /// How a value is taken apart.
  enum Kind {
    case leaf(any LeafValue.Type)
    case optional(any OptionalValue.Type)
    case text, bytes, list, set, dictionary, erased, displayed
    /// Shown as a list or a set, though its mirror does not say so.
    case shaped
    /// An object that stands for text, bytes or a date of the standard types.
    case bridged
    /// By its own description, which is all that is known.
    case described
    /// A function, a task or something else that cannot be compared, by its words.
    case opaque(String)
    case object
    /// By its mirror.
    case mirrored
  }

  private init(_ type: Any.Type) {
    self.type = type
    kind = Kind(type)
    equatable = kind.changes(type) ? nil : type as? any Equatable.Type
    isKeptWhole = kind.isKeptWhole(type, isEquatable: equatable != nil)
  }
}

extension TypeFacts {
  /// The facts about a type; they never change, so what was found out once serves every walk.
  static func of(_ type: Any.Type) -> TypeFacts {
    let key = ObjectIdentifier(type)
    if let facts = known.withLock({ $0[key] }) { return facts }
    let facts = TypeFacts(type)
    known.withLock { $0[key] = facts }
    return facts
  }

  private static let known = Mutex<[ObjectIdentifier: TypeFacts]>([:])

  /// The layout of a struct of this type, found by looking at one of its values.
  func layout(of value: Any) -> StructLayout? {
    if let known = knownLayout.withLock({ $0 }) { return known }
    let found = StructLayout(value, type)
    knownLayout.withLock { $0 = .some(found) }
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
      } else if type is any ShapedValue.Type {
        .shaped
      } else if type == AnyHashable.self {
        .erased
      } else if let kind = foreignKind(type) {
        kind
      } else if type is AnyClass {
        .object
      } else {
        .mirrored
      }
    if case .mirrored = self, let words = Self.opaqueWords(type) { self = .opaque(words) }
  }

  private static func opaqueWords(_ type: Any.Type) -> String? {
    if isFunction(type) { return "(function, not comparable)" }
    let name = String(reflecting: type)
    return name.hasPrefix("Swift.Task<") || name.hasPrefix("_Concurrency.Task<") ? "(task)" : nil
  }

  /// Whether values of this type are objects that may be other ones later on.
  fileprivate func changes(_ type: Any.Type) -> Bool {
    switch self {
    case .leaf, .described: false
    default: type is AnyClass
    }
  }

  fileprivate func isKeptWhole(_ type: Any.Type, isEquatable: Bool) -> Bool {
    switch self {
    case .leaf, .text, .bytes, .described: true
    case .opaque, .object, .bridged: false
    case .shaped: keepsWhole((type as? any ShapedValue.Type)?.partType)
    case .erased: true
    case .displayed, .mirrored: isEquatable
    case .optional(let type): keepsWhole(type.wrappedType)
    case .list: keepsWhole((type as? any ListValue.Type)?.elementType)
    case .set: keepsWhole((type as? any SetValue.Type)?.elementType)
    case .dictionary:
      keepsWhole((type as? any DictionaryValue.Type)?.keyType)
        && keepsWhole((type as? any DictionaryValue.Type)?.valueType)
    }
  }

  private func keepsWhole(_ type: Any.Type?) -> Bool {
    type.map { TypeFacts.of($0).isKeptWhole } ?? false
  }
}

/// An optional whose wrapped type is known to the code that works on it.
protocol OptionalValue {
  static var wrappedType: Any.Type { get }
  /// What the optional in this place wraps.
  static func wrappedValue(at place: UnsafeRawPointer) -> Any?
}

extension Optional: OptionalValue {
  static var wrappedType: Any.Type { Wrapped.self }

  static func wrappedValue(at place: UnsafeRawPointer) -> Any? {
    place.assumingMemoryBound(to: Self.self).pointee.map { $0 }
  }
}

/// Whether two values of this `Equatable` type are equal; of two types, never.
func areEqual(_ old: Any, _ new: Any, as type: any Equatable.Type) -> Bool {
  func opened<Value: Equatable>(_: Value.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer)
    -> Bool
  {
    old.assumingMemoryBound(to: Value.self).pointee
      == new.assumingMemoryBound(to: Value.self).pointee
  }
  guard Swift.type(of: old) == type, Swift.type(of: new) == type else { return false }
  return withStart(of: old) { old in withStart(of: new) { opened(type, old, $0) } }
}
