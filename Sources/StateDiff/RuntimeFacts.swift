// Two things only the Swift runtime knows. Both functions are exported by the standard library's
// binary on every platform, where `Mirror` itself uses them.

/// The name of an enum value's case, whatever its own description says.
func caseName(of value: Any) -> String? {
  func opened<Value>(_ value: Value) -> String? {
    runtimeCaseName(value).map { String(cString: $0) }
  }
  return _openExistential(value, do: opened)
}

/// The stored properties of a class that are declared with `let`, without those it inherits.
func constants(of type: Any.Type, ownCount: Int) -> Set<String> {
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

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func runtimeField(
  _ type: Any.Type,
  index: Int,
  field: UnsafeMutablePointer<RuntimeField>
) -> Any.Type
