/// A leaf of a tree: what to do, why, and everything it costs.
package struct TreeOutcome: Hashable, Sendable {
  /// The id scripts and records use, the same in every language.
  package let id: String
  /// What to do, in a few words.
  package let title: String
  /// Why these answers lead here.
  package let why: String
  /// What it costs; every outcome has a price.
  package let price: String
  /// What the team has to learn.
  package let training: String
  /// What to do first, in order.
  package let firstSteps: [String]
  /// How to get out of it again.
  package let exit: String
  /// When to decide again: conditions such as `team-size>=5`, and sentences.
  package let revisit: [String]
  /// What each of the four sources would say.
  package let voices: [Voice]
  /// The facts it rests on, by source and number.
  package let sources: [String]
  /// Words added to `why` and `price` when conditions hold.
  package let adjustments: [Adjustment]
  /// What pulls against it when conditions hold.
  package let tensions: [Adjustment]
  /// Lessons where it can be felt; nil while there are none.
  package internal(set) var see: [String]?
}

/// Words that belong to an outcome only when every condition holds.
package struct Adjustment: Hashable, Sendable {
  /// The conditions, all of which must hold.
  package let when: [Condition]
  /// What is added to the reason, or the tension itself.
  package let text: String
  /// What is added to the price, if anything.
  package let price: String?

  /// Whether every condition holds; an unanswered question makes none hold.
  package func holds(in facts: Facts) -> Bool {
    when.allSatisfy { $0.holds(in: facts) == true }
  }
}
