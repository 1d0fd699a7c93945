/// The place of a part inside a captured value, written as Swift would reach it.
///
/// `orders[2].title`, `items["tea"].quantity`, `phase.loaded.count`, `notes.lines[3]`. List positions
/// are zero-based; a removed element carries its old position, every other its new one. The empty
/// path is the whole value and reads `self`.
public struct StatePath: Hashable, Sendable, CustomStringConvertible {
  /// The way down, outermost step first.
  public var steps: [Step]

  /// Makes a path of these steps.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// One step down.
  public enum Step: Hashable, Sendable {
    /// A property, a tuple element (`0` when it has no label) or an enum case.
    case field(String)
    /// A value that travels with an enum case: the case, and the value's label where it has one.
    case payload(String, String?)
    /// A position in a list.
    case index(Int)
    /// A dictionary's key or a set's element, as it is printed.
    case key(String)
    /// The element of a list with this `id`, as it is printed; only for asking.
    case id(String)
    /// A line of a text, counted from zero.
    case line(Int)
  }

  /// The path as text; the whole value is `self`.
  public var description: String {
    StatePath.written(steps.reduce(into: "") { $0 += $1.text })
  }
}

extension StatePath {
  /// Steps put together, as a path is written.
  static func written(_ steps: String) -> String {
    if steps.isEmpty { return "self" }
    return steps.hasPrefix(".") ? String(steps.dropFirst()) : steps
  }
}

extension StatePath.Step {
  var text: String {
    switch self {
    case .field(let name): "." + name
    case .payload(let name, nil): "." + name
    case .payload(let name, let label?): "." + name + "." + label
    case .index(let index): "[" + String(index) + "]"
    case .key(let key): "[" + key + "]"
    case .id(let id): "[id: " + id + "]"
    case .line(let line): ".lines[" + String(line) + "]"
    }
  }
}

extension StatePath: ExpressibleByStringLiteral {
  /// Reads a path; text that is no path gives one that leads nowhere.
  public init(stringLiteral text: String) {
    self = StatePath(text) ?? StatePath([.field(text)])
  }

  /// Reads a path as it is printed, or `nil` when brackets or quotes are left open or a name is missing.
  ///
  /// `StatePath("orders[2].title")`, `StatePath("order[id: 7].state")`, `StatePath("self")`.
  public init?(_ text: String) {
    var reader = PathReader(rest: text[...])
    guard let steps = reader.steps() else { return nil }
    self.init(steps)
  }
}

/// Reads the text of a path from left to right.
private struct PathReader {
  var rest: Substring

  mutating func steps() -> [StatePath.Step]? {
    if rest.isEmpty || rest == "self" { return [] }
    if rest.first != "[", rest.first != "." { rest = "." + rest }
    var steps: [StatePath.Step] = []
    while let first = rest.popFirst() {
      guard let step = first == "[" ? bracket() : first == "." ? name() : nil else { return nil }
      steps.append(step)
    }
    return steps
  }

  private mutating func name() -> StatePath.Step? {
    let name = rest.prefix { $0 != "." && $0 != "[" }
    rest = rest.dropFirst(name.count)
    return name.isEmpty ? nil : .field(String(name))
  }

  private mutating func bracket() -> StatePath.Step? {
    guard let inside = upToClosingBracket() else { return nil }
    if let index = Int(inside) { return .index(index) }
    if inside.hasPrefix("id: ") { return .id(String(inside.dropFirst(4))) }
    return inside.isEmpty ? nil : .key(inside)
  }

  private mutating func upToClosingBracket() -> String? {
    var inside = ""
    var open = 1
    var quoted = false
    while let next = rest.popFirst() {
      if next == "\\", let escaped = rest.popFirst() {
        inside += [next, escaped]
        continue
      }
      if next == "\"" { quoted.toggle() }
      if !quoted, next == "[" { open += 1 }
      if !quoted, next == "]" { open -= 1 }
      if open == 0 { return inside }
      inside.append(next)
    }
    return nil
  }
}
