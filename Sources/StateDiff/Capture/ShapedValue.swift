@available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension InlineArray: ShapedValue {
  static var partType: Any.Type { Element.self }
  var shape: Shape { .list(.typed(indices.map { self[$0] })) }
}

extension ArraySlice: ShapedValue {
  static var partType: Any.Type { Element.self }
  var shape: Shape { .list(.typed(Array(self))) }
}

extension ContiguousArray: ShapedValue {
  static var partType: Any.Type { Element.self }
  var shape: Shape { .list(.typed(Array(self))) }
}

extension ShapedValue where Self: SIMD {
  static var partType: Any.Type { Scalar.self }
  var shape: Shape { .list(.typed(indices.map { self[$0] })) }
}

extension SIMD2: ShapedValue {}
extension SIMD3: ShapedValue {}
extension SIMD4: ShapedValue {}
extension SIMD8: ShapedValue {}
extension SIMD16: ShapedValue {}
extension SIMD32: ShapedValue {}
extension SIMD64: ShapedValue {}

extension Dictionary.Keys: ShapedValue {
  static var partType: Any.Type { Key.self }
  var shape: Shape { .set(.typedSet(Set(self))) }
}

extension Dictionary.Values: ShapedValue {
  static var partType: Any.Type { Value.self }

  /// A list whose order does not depend on the process.
  var shape: Shape { .list(.nodes(Reader().ordered(map { .value($0) }, by: { $0 }))) }
}
