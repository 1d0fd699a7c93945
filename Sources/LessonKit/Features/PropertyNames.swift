import Stepping
import Synchronization

/// The names behind key paths, found by reading only.
///
/// A key path to a stored property prints its name. The macro's properties are computed, and such a key
/// path prints the address of its getter, whose symbol in the program holds the name. A program without
/// symbols leaves the stored property of that type, if it is the only one.
enum PropertyNames {
  private static let known = Mutex<[Key: String]>([:])

  /// A key path made of nothing but types and offsets, so it can be shared.
  private struct Key: Hashable, @unchecked Sendable { let path: AnyKeyPath }

  static func name(of path: AnyKeyPath, in object: Any? = nil) -> String {
    let key = Key(path: path)
    if let name = known.withLock({ $0[key] }) { return name }
    let name =
      printed(path) ?? symbol(path) ?? object.flatMap { only(path, in: $0) } ?? "a property"
    remember(path, as: name)
    return name
  }

  /// The name of a published property, from the key path to the wrapper that stores it.
  static func name(ofStorage path: AnyKeyPath) -> String {
    let name = name(of: path)
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  static func remember(_ path: AnyKeyPath, as name: String) {
    let key = Key(path: path)
    known.withLock { $0[key] = name }
  }

  /// `\State.count` without the type; nil where the path prints no name.
  private static func printed(_ path: AnyKeyPath) -> String? {
    let text = "\(path)"
    let start = "\\\(type(of: path).rootType)."
    guard text.hasPrefix(start), !text.contains("<computed") else { return nil }
    let name = String(text.dropFirst(start.count))
    return name.isEmpty ? "self" : name
  }

  /// The name in `key path getter for Team.Search.query : …`.
  private static func symbol(_ path: AnyKeyPath) -> String? {
    let text = "\(path)"
    guard let start = text.firstRange(of: "<computed 0x") else { return nil }
    let digits = text[start.upperBound...].prefix { $0.isHexDigit }
    guard let address = UInt(digits, radix: 16), let name = FunctionName.of(address) else {
      return nil
    }
    let words = "key path getter for "
    guard let end = name.firstRange(of: " : "), name.hasPrefix(words) else { return nil }
    return lastName(in: name[..<end.lowerBound].dropFirst(words.count))
  }

  /// `query` of `Team.Search.query` and of `Team.Search.(query in _4F0A)`.
  private static func lastName(in path: Substring) -> String? {
    if path.hasSuffix(")"), let start = path.lastIndex(of: "(") {
      return path[start...].dropFirst().prefix { $0 != " " }.description
    }
    return path.split(separator: ".").last.map(String.init)
  }

  private static func only(_ path: AnyKeyPath, in object: Any) -> String? {
    let wanted = type(of: path).valueType
    let stored = Mirror(reflecting: object).children.filter { child in
      child.label?.first == "_" && child.label?.hasPrefix("_$") == false
        && type(of: child.value) == wanted
    }
    return stored.count == 1 ? stored.first?.label.map { String($0.dropFirst()) } : nil
  }
}
