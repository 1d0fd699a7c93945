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

/// What sort of type it is, as the first word of its metadata says.
enum RuntimeKind {
  case `struct`, `enum`, tuple, function, existential, metatype, builtIn, other

  init(_ type: Any.Type) {
    self =
      switch unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee {
      case 0x200: .struct
      case 0x201: .enum
      case 0x300, 0x308: .builtIn
      case 0x301: .tuple
      case 0x302: .function
      case 0x303, 0x307: .existential
      case 0x304, 0x306: .metatype
      default: .other
      }
  }
}

/// Whether values of this type are plain bytes, which hold nothing.
func isTrivial(_ type: Any.Type) -> Bool {
  func opened<Value>(_: Value.Type) -> Bool { _isPOD(Value.self) }
  return _openExistential(type, do: opened)
}

/// The types of what travels with the cases of an enum; `nil` for generic enums.
///
/// Read from the enum's description, whose layout is part of Swift's stable interface.
func payloadTypes(of type: Any.Type) -> [Any.Type]? {
  let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
  let description = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
  let isGeneric = description.load(as: UInt32.self) & 0x80 != 0
  guard !isGeneric, let fields = relative(description + 16) else { return nil }
  let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
  var types: [Any.Type] = []
  for index in 0..<Int(fields.load(fromByteOffset: 12, as: UInt32.self)) {
    guard let name = relative(fields + 16 + index * size + 4) else { continue }
    guard let type = runtimeType(name, UInt(mangledLength(name)), nil, nil) else { return nil }
    types.append(type)
  }
  return types
}

/// The place to which the distance that is stored here leads.
private func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
  let distance = Int(place.load(as: Int32.self))
  return distance == 0 ? nil : place + distance
}

/// How long a mangled name is, in which a byte below a blank is followed by a reference.
private func mangledLength(_ name: UnsafeRawPointer) -> Int {
  var length = 0
  while case let byte = name.load(fromByteOffset: length, as: UInt8.self), byte != 0 {
    length += byte < 0x18 ? 5 : byte < 0x20 ? 9 : 1
  }
  return length
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

@_silgen_name("swift_getTypeByMangledNameInEnvironment")
private func runtimeType(
  _ name: UnsafeRawPointer,
  _ length: UInt,
  _ environment: UnsafeRawPointer?,
  _ arguments: UnsafeRawPointer?
) -> Any.Type?

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
