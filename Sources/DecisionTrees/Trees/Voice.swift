/// What one source of the panel says about an outcome.
package struct Voice: Hashable, Sendable {
  /// The source's short name.
  package let source: String
  /// What it would answer, in a few words; nil where it gives no answer.
  package let answer: String?
  /// Why, with the facts' numbers.
  package let because: String
  /// Whether it agrees; nil when its answer is neither yes nor no, and when it gives none.
  package let agrees: Bool?

  /// The fixed panel, in the order it speaks.
  package static let panel = ["Chancay", "Ownership", "Otasevic", "TCA docs"]
}

extension Voice {
  /// Where a source stands, with the answer it gives.
  package enum Stance: Hashable, Sendable {
    /// It answers the same.
    case agrees(String)
    /// It answers something else.
    case otherwise(String)
    /// It answers neither yes nor no: under a condition, or another question.
    case says(String)
    /// It gives no answer.
    case silent
  }

  /// Where the source stands; only one without an answer is silent.
  package var stance: Stance {
    switch (answer, agrees) {
    case (let answer?, true?): .agrees(answer)
    case (let answer?, false?): .otherwise(answer)
    case (let answer?, nil): .says(answer)
    case (nil, _): .silent
    }
  }
}

extension Voice: Codable {
  private enum CodingKeys: CodingKey {
    case source, answer, because, agrees
  }

  /// Writes `answer` and `agrees` as null where there is none, so that the keys are always there.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(source, forKey: .source)
    try container.encode(answer, forKey: .answer)
    try container.encode(because, forKey: .because)
    try container.encode(agrees, forKey: .agrees)
  }
}
