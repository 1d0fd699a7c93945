/// A walk's result as plain data: what scripts read and records keep.
package struct Decision: Codable, Hashable, Sendable {
  /// The tree's id.
  package var tree: String
  /// The tree's edition.
  package var treeVersion: Int
  /// The language of the texts, `en` or `es`.
  package var language: String
  /// What is decided for, under the key `for`; a walk leaves it out.
  package var subject: Subject?
  /// The outcome; absent while undecided.
  package var outcome: OutcomeName?
  /// The outcomes that are still possible; absent once one is decided.
  package var possible: [OutcomeName]?
  /// Every answer that was given, in the tree's order.
  package var path: [Step]
  /// Why these answers lead here; empty while undecided, as the texts below.
  package var why: String
  /// What it costs.
  package var price: String
  /// What the team has to learn.
  package var training: String
  /// What to do first, in order.
  package var firstSteps: [String]
  /// How to get out of it again.
  package var exit: String
  /// When to decide again: conditions that do not hold yet, and sentences.
  package var revisit: [String]
  /// What pulls against it, given what other trees said; absent when nothing does.
  package var tensions: [String]?
  /// Lessons where it can be felt; absent while there are none.
  package var see: [String]?
  /// What each source of the panel says.
  package var voices: [Voice]
  /// The nearest single answers that change the outcome.
  package var flips: [FlipStep]
  /// The nearest single answers that rule the outcome out and leave several others possible.
  package var openFlips: [OpenFlipStep]
  /// The smallest sets of answers that do, where no single one does.
  package var flipSets: [FlipSetSteps]
  /// The sources of the questions answered and of the outcome, each once.
  package var sources: [String]

  /// The keys in JSON; all but `for` are the properties' names.
  enum CodingKeys: String, CodingKey {
    case tree, treeVersion, language
    case subject = "for"
    case outcome, possible, path, why, price, training, firstSteps, exit, revisit, tensions, see
    case voices, flips, openFlips, flipSets, sources
  }

  /// An outcome by id and title.
  package struct OutcomeName: Codable, Hashable, Sendable {
    /// The id.
    package var id: String
    /// The title.
    package var title: String
  }

  /// An answer as text that can be typed back.
  package struct Step: Codable, Hashable, Sendable {
    /// The question's id.
    package var question: String
    /// The answer's text.
    package var answer: String
  }

  /// A single answer that changes the outcome.
  package struct FlipStep: Codable, Hashable, Sendable {
    /// The question's id.
    package var question: String
    /// The answer's text.
    package var answer: String
    /// The id of the outcome it leads to.
    package var outcome: String
  }

  /// A single answer that leads to one of several other outcomes.
  package struct OpenFlipStep: Codable, Hashable, Sendable {
    /// The question's id.
    package var question: String
    /// The answer's text.
    package var answer: String
    /// The ids of the outcomes it leaves possible.
    package var outcomes: [String]
  }

  /// A set of answers that changes the outcome.
  package struct FlipSetSteps: Codable, Hashable, Sendable {
    /// The answers' texts by question id.
    package var answers: [String: String]
    /// The id of the outcome they lead to.
    package var outcome: String
  }
}
