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
  while let level = next {
    if isForeign(level) {
      switch String(reflecting: level).split(separator: ".").last {
      case "NSString", "NSData", "NSDate": return .bridged
      case "NSNumber", "NSURL", "NSUUID", "NSNull", "NSError", "NSIndexPath", "NSRegularExpression":
        return .described
      case "NSAttributedString", "NSCharacterSet", "NSIndexSet": return .worded
      case "NSArray", "NSDictionary", "NSSet", "NSOrderedSet", "NSObject": return nil
      default: break
      }
    }
    next = _getSuperclass(level)
  }
  return isForeign(type) ? .opaque("(\(typeName(type)), not comparable)") : nil
}

/// Whether values of this type of the standard library do something, and say nothing of what.
func isOpaque(_ type: Any.Type) -> Bool {
  let names = String(reflecting: type).prefix { $0 != "<" }.split(separator: ".")
  guard let module = names.first, names.count > 1,
    ["Swift", "_Concurrency", "_StringProcessing"].contains(module)
  else { return false }
  let opaque: Set<Substring> = [
    "Task", "Regex", "AsyncStream", "AsyncThrowingStream", "CheckedContinuation",
    "UnsafeContinuation", "UnsafeCurrentTask", "OpaquePointer",
  ]
  return opaque.contains(names[1]) || names[1].hasPrefix("Unsafe") && names[1].hasSuffix("Pointer")
}

private func isOfFoundation(_ name: String) -> Bool {
  let module = name.prefix { $0 != "." }
  return [
    "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "Dispatch",
  ].contains(module)
}

/// Whether a class is one of Foundation, or comes from Objective-C, where names have no module.
func isForeign(_ type: AnyClass) -> Bool {
  let name = String(reflecting: type)
  #if canImport(Darwin)
    return isOfFoundation(name) || !name.contains(".") || name.hasPrefix("__C.")
  #else
    return isOfFoundation(name)
  #endif
}

/// The text, bytes or date for which an object of Foundation stands.
func standardValue(of object: Any) -> Any? {
  if let text = object as? String { return text }
  if let bytes = object as? Data { return bytes }
  return object as? Date
}

/// Stands for what cannot be copied, as a `Mutex` or an `Atomic`.
struct Unseen {}
