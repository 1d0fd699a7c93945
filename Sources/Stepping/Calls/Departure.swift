/// Something that left the world, so that what it brings back comes when it comes.
public struct Departure: Hashable, Sendable, Codable {
  /// What it left for: `queue`, `thread`, `timer`.
  public let kind: String
  /// The name of that, empty where it has none.
  public let name: String

  /// Makes a departure from where it went.
  public init(kind: String, name: String) {
    self.kind = kind
    self.name = name
  }
}

extension Departure: CustomStringConvertible {
  /// Where it went, in words: `a queue called "Disk"`.
  public var description: String { name.isEmpty ? "a \(kind)" : "a \(kind) called \"\(name)\"" }
}
