import Synchronization

// What only the Swift runtime knows: the name of a case, and how stored properties are declared and
// laid out. All functions are exported by the standard library's binary on every platform, where
// `Mirror` itself uses them.

/// Gives the place in memory where a value begins, whatever its type.
func withStart<Result>(of value: Any, _ body: (UnsafeRawPointer) -> Result) -> Result {
  func opened<Value>(_ value: Value) -> Result {
    withUnsafePointer(to: value) { body(UnsafeRawPointer($0)) }
  }
  func cast<Value>(_: Value.Type) -> Result {
    if let value = value as? Value { opened(value) } else { opened(value) }
  }
  func held<Value>(_ held: Value) -> Result {
    // Generic code may have put one existential into another.
    let type = type(of: value)
    return Value.self == type ? opened(held) : _openExistential(type, do: cast)
  }
  return _openExistential(value, do: held)
}

/// The name of an enum value's case, whatever its own description says.
func caseName(of value: Any) -> String? {
  func opened<Value>(_: Value.Type) -> String? {
    guard let value = value as? Value else { return nil }
    return runtimeCaseName(value).map { String(cString: $0) }
  }
  return _openExistential(type(of: value), do: opened)
}

/// The stored properties of a class that are declared with `let`, without those it inherits.
///
/// They are found out once for each type, because the runtime makes every field's type anew.
func constants(of type: Any.Type, ownCount: Int) -> Set<String> {
  if let known = knownConstants.withLock({ $0[ObjectIdentifier(type)] }) { return known }
  let names = readConstants(of: type, ownCount: ownCount)
  knownConstants.withLock { $0[ObjectIdentifier(type)] = names }
  return names
}

private let knownConstants = Mutex<[ObjectIdentifier: Set<String>]>([:])

private func readConstants(of type: Any.Type, ownCount: Int) -> Set<String> {
  let count = runtimeFieldCount(type)
  var names: Set<String> = []
  for index in max(0, count - ownCount)..<max(0, count) {
    var field = RuntimeField()
    _ = runtimeField(type, index: index, field: &field)
    if !field.isVariable, let name = field.name { names.insert(String(cString: name)) }
    field.free?(field.name)
  }
  return names
}

/// Whether values of this type are functions, as the first word of its metadata says.
func isFunction(_ type: Any.Type) -> Bool {
  unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x302
}

/// Whether values of any type, or of any that conforms to a protocol, may stand where this type does.
func isExistential(_ type: Any.Type) -> Bool {
  let kind = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
  return kind == 0x303 || kind == 0x307
}

/// Whether a type is one of the compiler's own, whose values cannot stand where any type may.
func isBuiltIn(_ type: Any.Type) -> Bool {
  let kind = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
  return kind == 0x300 || kind == 0x308
}

/// A stored property of a struct: its name, type, and place in bytes.
struct StoredProperty: Sendable {
  var name: String
  var type: Any.Type
  var offset: Int
  var size: Int

  init(_ name: String, _ type: Any.Type, at offset: Int) {
    func opened<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
    (self.name, self.type, self.offset) = (name, type, offset)
    size = _openExistential(type, do: opened)
  }

  /// The value of this property of the struct that begins there.
  func value(at start: UnsafeRawPointer) -> Any {
    func opened<Value>(_: Value.Type) -> Any {
      (start + offset).assumingMemoryBound(to: Value.self).pointee
    }
    return _openExistential(type, do: opened)
  }
}

/// The stored properties of a struct; `nil` when one of them is weak or unowned.
func storedProperties(of type: Any.Type) -> [StoredProperty]? {
  var properties: [StoredProperty] = []
  for index in 0..<runtimeFieldCount(type) {
    var field = RuntimeField()
    let fieldType = runtimeField(type, index: index, field: &field)
    guard field.isStrong, let name = field.name else { return nil }
    properties.append(
      StoredProperty(String(cString: name), fieldType, at: runtimeFieldOffset(type, index: index))
    )
    field.free?(field.name)
  }
  return properties
}

/// The layout in which the runtime answers.
private struct RuntimeField {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_EnumCaseName")
private func runtimeCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func runtimeFieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func runtimeFieldOffset(_ type: Any.Type, index: Int) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func runtimeField(
  _ type: Any.Type,
  index: Int,
  field: UnsafeMutablePointer<RuntimeField>
) -> Any.Type
