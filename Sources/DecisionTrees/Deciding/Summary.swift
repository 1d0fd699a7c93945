/// Several walks with shared facts, in one view.
package struct Summary: Codable, Hashable, Sendable {
  /// Each walk's result, in the order walked.
  package var results: [Result]
  /// What pulls against what.
  package var tensions: [Tension]

  /// One tree and what it said.
  package struct Result: Codable, Hashable, Sendable {
    /// The tree's id.
    package var tree: String
    /// The outcome; absent while undecided.
    package var outcome: Decision.OutcomeName?
    /// The outcomes that are still possible; absent once one is decided.
    package var possible: [Decision.OutcomeName]?
  }

  /// A tension and the outcome it belongs to.
  package struct Tension: Codable, Hashable, Sendable {
    /// The tree's id.
    package var tree: String
    /// The outcome's id.
    package var outcome: String
    /// What pulls against it.
    package var text: String
  }
}

extension Summary {
  /// Sums up trees walked with the same facts; each sees the outcomes of all the others.
  package init(of trees: [Tree], with facts: Facts) {
    let learnt = Walk.learning(from: trees, with: facts)
    let walks = trees.map { Walk($0, learnt) }
    results = walks.map { walk in
      let decision = walk.decision
      return Result(tree: walk.tree.id, outcome: decision.outcome, possible: decision.possible)
    }
    tensions = Self.tensions(walks)
  }
}

extension Summary {
  /// Each pull once: two trees that contradict each other both say so, and the first is kept.
  private static func tensions(_ walks: [Walk]) -> [Tension] {
    let ids = Set(walks.map(\.tree.id))
    var told: [Set<String>: String] = [:]
    var tensions: [Tension] = []
    for walk in walks {
      for tension in walk.decided?.tensions ?? [] where tension.holds(in: walk.facts) {
        let pair = ids.intersection(tension.when.map(\.question)).union([walk.tree.id])
        if pair.count > 1, told[pair, default: walk.tree.id] != walk.tree.id { continue }
        told[pair] = walk.tree.id
        tensions.append(
          Tension(tree: walk.tree.id, outcome: walk.decided?.id ?? "", text: tension.text)
        )
      }
    }
    return tensions
  }
}

extension Walk {
  /// The facts after walking trees one after another, each building on the outcomes before it.
  package static func learning(from trees: [Tree], with facts: Facts) -> Facts {
    trees.reduce(facts) { Walk($1, $0).learnt }
  }
}
