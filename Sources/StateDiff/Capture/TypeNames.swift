/// A type's name without modules, outer types and type arguments.
func typeName(_ type: Any.Type) -> String {
  let name = String(describing: type)
  return Escaping.plain(String(name.prefix { $0 != "<" }))
}

/// The names of two types, with everything around them where the short names are the same.
func namesApart(_ old: Any.Type, _ new: Any.Type) -> (old: String, new: String) {
  let short = (old: String(describing: old), new: String(describing: new))
  if short.old != short.new { return short }
  return (withoutContexts(String(reflecting: old)), withoutContexts(String(reflecting: new)))
}

/// A whole name without the addresses by which private and local types are told apart.
func withoutContexts(_ name: String) -> String {
  let mark = "(unknown context at $"
  var rest = name[...]
  var kept = ""
  while let start = rest.firstRange(of: mark) {
    kept += rest[..<start.lowerBound] + "(…)"
    rest = rest[start.upperBound...].drop { $0 != ")" }.dropFirst()
  }
  return kept + rest
}
