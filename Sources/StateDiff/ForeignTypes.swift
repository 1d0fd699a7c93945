#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How a type of the whole of Foundation, which is not imported everywhere, is shown; known by name.
func foreignKind(_ type: Any.Type) -> TypeFacts.Kind? {
  if let type = type as? AnyClass { return foreignKind(ofClass: type) }
  guard isOfFoundation(String(reflecting: type)), type is any CustomStringConvertible.Type,
    type is any Equatable.Type, !(type is any CustomReflectable.Type)
  else { return nil }
  return .described
}

private func foreignKind(ofClass type: AnyClass) -> TypeFacts.Kind? {
  var next: AnyClass? = type
  while let type = next {
    let name = String(reflecting: type)
    if isOfFoundation(name) || isForeign(type) {
      switch name.split(separator: ".").last {
      case "NSString", "NSData", "NSDate": return .bridged
      case "NSNumber", "NSURL", "NSUUID", "NSNull": return .described
      default: break
      }
    }
    next = _getSuperclass(type)
  }
  return nil
}

private func isOfFoundation(_ name: String) -> Bool {
  let module = name.prefix { $0 != "." }
  return ["Foundation", "FoundationEssentials", "FoundationInternationalization"].contains(module)
}

/// Whether a class comes from Objective-C, where names have no module.
private func isForeign(_ type: AnyClass) -> Bool {
  #if canImport(Darwin)
    return !String(reflecting: type).contains(".") || String(reflecting: type).hasPrefix("__C.")
  #else
    return false
  #endif
}

/// The text, bytes or date for which an object of Foundation stands.
func standardValue(of object: Any) -> Any? {
  if let text = object as? String { return text }
  if let bytes = object as? Data { return bytes }
  return object as? Date
}
