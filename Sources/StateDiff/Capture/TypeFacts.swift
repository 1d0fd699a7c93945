import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is known about a type, found out once per process.
///
/// The storage is unchecked because types, which are all it holds, are the same for every thread.
final class TypeFacts: @unchecked Sendable {
  let type: Any.Type
  let kind: Kind
  /// Where `==` decides; never for classes whose objects may have changed since.
  let equatable: (any Equatable.Type)?
  /// Whether values of this type may be numbers that are none.
  let isFloating: Bool
  /// Where a value may say that it does not equal itself, apart from numbers.
  let selfComparable: (any Equatable.Type)?
  /// Whether a capture keeps values of this type without a look inside: no object can be in them.
  let isKeptWhole: Bool
  /// How to read a struct's properties, once that was asked for.
  private let knownLayout = AtomicLazyReference<KnownLayout>()
  let knownCode = AtomicLazyReference<TypeCode>()

  private final class KnownLayout: Sendable {
    let layout: StructLayout?
    init(_ layout: StructLayout?) { self.layout = layout }
  }

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
    /// An object that may change, by what it says about itself at the time.
    case worded
    /// A function, a lock or something else that cannot be compared, by its words.
    case opaque(String)
    case object
    /// By its mirror.
    case mirrored
  }

  private init(_ type: Any.Type) {
    self.type = type
    kind = Kind(type)
    equatable = kind.changes(type) ? nil : type as? any Equatable.Type
    isFloating = type is any BinaryFloatingPoint.Type || type == Decimal.self
    selfComparable = kind.isPlain ? nil : equatable
    isKeptWhole = !mayHoldObjects(type, kind)
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

  /// Whether it is an object of which only words are kept.
  var isWorded: Bool {
    if case .worded = kind { true } else { false }
  }

  /// Whether a value shows other parts than it stores, so that those must be kept as they are now.
  func showsOtherwise(_ value: Any) -> Bool {
    switch kind {
    case .displayed: true
    case .mirrored: value is any CustomReflectable
    default: false
    }
  }

  private static let known = Mutex<[ObjectIdentifier: TypeFacts]>([:])

  /// How a struct of this type is taken apart; `nil` for all that is taken apart otherwise.
  var layout: StructLayout? {
    if let known = knownLayout.load() { return known.layout }
    return knownLayout.storeIfNil(KnownLayout(StructLayout(type))).layout
  }
}

/// What is worked out for a type above this file.
class TypeCode: @unchecked Sendable {}

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
        Self.isOnePiece(type) ? .leaf(type) : .mirrored
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
    if let words = opaqueWords(type) { self = .opaque(words) }
  }

  /// Ranges are one piece only where their bounds are.
  private static func isOnePiece(_ type: any LeafValue.Type) -> Bool {
    guard let type = type as? any RangeValue.Type else { return true }
    return switch TypeFacts.Kind(type.boundType) {
    case .leaf, .text: true
    default: false
    }
  }

  private func opaqueWords(_ type: Any.Type) -> String? {
    switch self {
    case .mirrored where RuntimeKind(type) == .function: "(function, not comparable)"
    case .object where type is any Actor.Type: "(actor \(typeName(type)), not comparable)"
    case .mirrored where type == Unseen.self: "(not copyable, not comparable)"
    case .mirrored where isOpaque(type): "(\(typeName(type)), not comparable)"
    default: nil
    }
  }

  /// Whether values are of the standard types that equal themselves, apart from numbers.
  fileprivate var isPlain: Bool {
    switch self {
    case .leaf, .text, .bytes, .described: true
    default: false
    }
  }

  /// Whether values of this type are objects that may be other ones later on.
  fileprivate func changes(_ type: Any.Type) -> Bool {
    switch self {
    case .leaf, .described: false
    default: type is AnyClass
    }
  }

  /// The types of which the parts of a value are, where they say whether an object can be in it;
  /// `nil` where an object may be in any such value.
  func partTypes(of type: Any.Type) -> [Any.Type]? {
    switch self {
    case .leaf, .text, .bytes, .described: []
    case .opaque, .object, .worded, .bridged, .erased: nil
    case .optional(let type): [type.wrappedType]
    case .list: (type as? any ListValue.Type).map { [$0.elementType] }
    case .set: (type as? any SetValue.Type).map { [$0.elementType] }
    case .dictionary: (type as? any DictionaryValue.Type).map { [$0.keyType, $0.valueType] }
    case .shaped: (type as? any ShapedValue.Type).map { [$0.partType] }
    case .displayed, .mirrored: storedTypes(of: type)
    }
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
