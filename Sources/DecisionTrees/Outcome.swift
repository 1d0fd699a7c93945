/// A leaf of a tree: what to do, why, and everything it costs.
public struct Outcome: Hashable, Sendable {
  /// The id scripts and records use, the same in every language.
  public let id: String
  /// What to do, in a few words.
  public let title: String
  /// Why these answers lead here.
  public let why: String
  /// What it costs; every outcome has a price.
  public let price: String
  /// What the team has to learn.
  public let training: String
  /// What to do first, in order.
  public let firstSteps: [String]
  /// How to get out of it again.
  public let exit: String
  /// When to decide again: conditions such as `team-size>=5`, and sentences.
  public let revisit: [String]
  /// What each of the four sources would say.
  public let voices: [Voice]
  /// The facts it rests on, by source and number.
  public let sources: [String]
  /// Words added to `why` and `price` when conditions hold.
  public let adjustments: [Adjustment]
  /// What pulls against it when conditions hold.
  public let tensions: [Adjustment]
  /// Lessons where it can be felt; nil while there are none.
  public internal(set) var see: [String]?
}

/// Words that belong to an outcome only when every condition holds.
public struct Adjustment: Hashable, Sendable {
  /// The conditions, all of which must hold.
  public let when: [Condition]
  /// What is added to the reason, or the tension itself.
  public let text: String
  /// What is added to the price, if anything.
  public let price: String?

  /// Whether every condition holds; an unanswered question makes none hold.
  public func holds(in facts: Facts) -> Bool {
    when.allSatisfy { $0.holds(in: facts) == true }
  }
}
