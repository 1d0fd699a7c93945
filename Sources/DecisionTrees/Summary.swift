/// Several walks with shared facts, in one view.
public struct Summary: Codable, Hashable, Sendable {
  /// Each walk's result, in the order walked.
  public var results: [Result]
  /// What pulls against what.
  public var tensions: [Tension]

  /// One tree and what it said.
  public struct Result: Codable, Hashable, Sendable {
    /// The tree's id.
    public var tree: String
    /// The outcome; absent while undecided.
    public var outcome: Decision.OutcomeName?
    /// The outcomes that are still possible; absent once one is decided.
    public var possible: [Decision.OutcomeName]?
  }

  /// A tension and the outcome it belongs to.
  public struct Tension: Codable, Hashable, Sendable {
    /// The tree's id.
    public var tree: String
    /// The outcome's id.
    public var outcome: String
    /// What pulls against it.
    public var text: String
  }
}

extension Summary {
  /// Sums up trees walked with the same facts; each sees the outcomes of all the others.
  public init(of trees: [Tree], with facts: Facts) {
    let learnt = Walk.learning(from: trees, with: facts)
    let walks = trees.map { Walk($0, learnt) }
    results = walks.map { walk in
      let decision = walk.decision
      return Result(tree: walk.tree.id, outcome: decision.outcome, possible: decision.possible)
    }
    tensions = walks.flatMap { walk in
      walk.tensions.map { text in
        Tension(tree: walk.tree.id, outcome: walk.decided?.id ?? "", text: text)
      }
    }
  }
}

extension Walk {
  /// The facts after walking trees one after another, each building on the outcomes before it.
  public static func learning(from trees: [Tree], with facts: Facts) -> Facts {
    trees.reduce(facts) { Walk($1, $0).learnt }
  }
}
