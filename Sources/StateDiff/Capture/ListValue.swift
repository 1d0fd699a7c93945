/// An array whose element type is known to the code that works on it.
protocol ListValue<Element> {
  associatedtype Element
  static var elementType: Any.Type { get }
  var array: [Element] { get }
  var listCount: Int { get }
  func listElement(at index: Int) -> Any
}

extension Array: ListValue {
  static var elementType: Any.Type { Element.self }
  var array: [Element] { self }
  var listCount: Int { count }

  func listElement(at index: Int) -> Any { self[index] }
}

/// A dictionary whose types are known to the code that works on it.
protocol DictionaryValue<Key, Value> {
  associatedtype Key: Hashable
  associatedtype Value
  static var keyType: Any.Type { get }
  static var valueType: Any.Type { get }
  var dictionary: [Key: Value] { get }
  var pairCount: Int { get }
  var pairs: [(key: Any, value: Any)] { get }
}

extension Dictionary: DictionaryValue {
  static var keyType: Any.Type { Key.self }
  static var valueType: Any.Type { Value.self }
  var dictionary: [Key: Value] { self }
  var pairCount: Int { count }
  var pairs: [(key: Any, value: Any)] { map { ($0.key, $0.value) } }
}

/// A set whose element type is known to the code that works on it.
protocol SetValue<Element> {
  associatedtype Element: Hashable
  static var elementType: Any.Type { get }
  var set: Set<Element> { get }
  var setCount: Int { get }
  var setElements: [Any] { get }
}

extension Set: SetValue {
  static var elementType: Any.Type { Element.self }
  var set: Set<Element> { self }
  var setCount: Int { count }
  var setElements: [Any] { Array(self) }
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

/// A value that is shown as a list or a set, though its mirror does not say so.
protocol ShapedValue {
  static var partType: Any.Type { get }
  var shape: Shape { get }
}
