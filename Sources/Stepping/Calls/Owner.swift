/// Who a piece of work belongs to and ends with, such as the screen.
public struct Owner: Hashable, Sendable, Codable, ExpressibleByStringLiteral {
  /// The owner's name as shown.
  public let name: String

  /// Makes an owner from its name.
  public init(_ name: String) { self.name = name }

  /// Makes an owner from a literal.
  public init(stringLiteral name: String) { self.name = name }

  /// The screen: work started by its appearance goes with it.
  public static let screen: Owner = "screen"
}
