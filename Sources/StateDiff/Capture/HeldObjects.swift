/// Whether an object, or something else that may be another thing later, can be in a value of a type.
///
/// Only types are looked at, each once: a list of any length is answered as quickly as an empty one.
func mayHoldObjects(_ type: Any.Type, _ kind: TypeFacts.Kind) -> Bool {
  guard let parts = kind.partTypes(of: type) else { return true }
  var seen: Set<ObjectIdentifier> = [ObjectIdentifier(type)]
  var waiting = parts
  while let next = waiting.popLast() {
    guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
    // A type may be made of ever larger ones.
    guard seen.count < 500, let parts = TypeFacts.Kind(next).partTypes(of: next) else {
      return true
    }
    waiting += parts
  }
  return false
}

/// The types of what a struct, an enum or a tuple stores; `nil` where they cannot be known.
func storedTypes(of type: Any.Type) -> [Any.Type]? {
  if isTrivial(type) { return [] }
  switch RuntimeKind(type) {
  case .struct, .tuple: return storedProperties(of: type)?.map(\.type)
  case .enum: return payloadTypes(of: type)
  case .metatype: return []
  case .builtIn, .function, .existential, .other: return nil
  }
}
