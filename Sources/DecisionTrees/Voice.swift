/// What one source of the panel says about an outcome.
public struct Voice: Hashable, Sendable {
  /// The source's short name.
  public let source: String
  /// What it would answer, in a few words.
  public let answer: String
  /// Why, with the facts' numbers.
  public let because: String
  /// Whether it agrees; nil when it has no opinion.
  public let agrees: Bool?

  /// The fixed panel, in the order it speaks.
  public static let panel = ["Chancay", "Ownership", "Otasevic", "TCA docs"]
}

extension Voice: Codable {
  private enum CodingKeys: CodingKey {
    case source, answer, because, agrees
  }

  /// Writes `agrees` as null when there is no opinion, so that the key is always there.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(source, forKey: .source)
    try container.encode(answer, forKey: .answer)
    try container.encode(because, forKey: .because)
    try container.encode(agrees, forKey: .agrees)
  }
}
