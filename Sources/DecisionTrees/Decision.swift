/// A walk's result as plain data: what scripts read and records keep.
public struct Decision: Codable, Hashable, Sendable {
  /// The tree's id.
  public var tree: String
  /// The tree's edition.
  public var treeVersion: Int
  /// The language of the texts, `en` or `es`.
  public var language: String
  /// What is decided for, under the key `for`; a walk leaves it out.
  public var subject: Subject?
  /// The outcome; absent while undecided.
  public var outcome: OutcomeName?
  /// The outcomes that are still possible; absent once one is decided.
  public var possible: [OutcomeName]?
  /// Every answer that was given, in the tree's order.
  public var path: [Step]
  /// Why these answers lead here; empty while undecided, as the texts below.
  public var why: String
  /// What it costs.
  public var price: String
  /// What the team has to learn.
  public var training: String
  /// What to do first, in order.
  public var firstSteps: [String]
  /// How to get out of it again.
  public var exit: String
  /// When to decide again: conditions that do not hold yet, and sentences.
  public var revisit: [String]
  /// What pulls against it, given what other trees said; absent when nothing does.
  public var tensions: [String]?
  /// Lessons where it can be felt; absent while there are none.
  public var see: [String]?
  /// What each source of the panel says.
  public var voices: [Voice]
  /// The nearest single answers that change the outcome.
  public var flips: [FlipStep]
  /// The nearest single answers that rule the outcome out and leave several others possible.
  public var openFlips: [OpenFlipStep]
  /// The smallest sets of answers that do, where no single one does.
  public var flipSets: [FlipSetSteps]
  /// The sources of the questions answered and of the outcome, each once.
  public var sources: [String]

  /// The keys in JSON; all but `for` are the properties' names.
  enum CodingKeys: String, CodingKey {
    case tree, treeVersion, language
    case subject = "for"
    case outcome, possible, path, why, price, training, firstSteps, exit, revisit, tensions, see
    case voices, flips, openFlips, flipSets, sources
  }

  /// An outcome by id and title.
  public struct OutcomeName: Codable, Hashable, Sendable {
    /// The id.
    public var id: String
    /// The title.
    public var title: String
  }

  /// An answer as text that can be typed back.
  public struct Step: Codable, Hashable, Sendable {
    /// The question's id.
    public var question: String
    /// The answer's text.
    public var answer: String
  }

  /// A single answer that changes the outcome.
  public struct FlipStep: Codable, Hashable, Sendable {
    /// The question's id.
    public var question: String
    /// The answer's text.
    public var answer: String
    /// The id of the outcome it leads to.
    public var outcome: String
  }

  /// A single answer that leads to one of several other outcomes.
  public struct OpenFlipStep: Codable, Hashable, Sendable {
    /// The question's id.
    public var question: String
    /// The answer's text.
    public var answer: String
    /// The ids of the outcomes it leaves possible.
    public var outcomes: [String]
  }

  /// A set of answers that changes the outcome.
  public struct FlipSetSteps: Codable, Hashable, Sendable {
    /// The answers' texts by question id.
    public var answers: [String: String]
    /// The id of the outcome they lead to.
    public var outcome: String
  }
}
