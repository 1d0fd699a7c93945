/// A tree walked with facts: what is decided, what is still possible, what to ask next.
///
///     let walk = Walk(tree, ["team-size": .number(2)])
///     walk.decided?.id  // "mvvm"
package struct Walk: Sendable {
  /// The tree that is walked.
  package let tree: Tree
  /// The facts it is walked with; those of other trees' questions do no harm.
  package let facts: Facts
  /// The outcomes the facts allow, in the tree's order; never empty.
  package let possible: [TreeOutcome]

  /// Walks a tree; an answer the question does not take counts as not given.
  package init(_ tree: Tree, _ facts: Facts) {
    self.tree = tree
    self.facts = facts
    let reached = tree.reachable(with: facts)
    possible = tree.outcomes.indices.filter { reached.contains(.outcome($0)) }
      .map { tree.outcomes[$0] }
  }
}

extension Walk {
  /// The outcome, as soon as no missing answer can change it.
  package var decided: TreeOutcome? { possible.count == 1 ? possible.first : nil }

  /// The questions that can still change the outcome, in the order asked, `unknown` ones included.
  package var open: [Question] {
    if decided != nil { return [] }
    return Remainder(of: tree, with: facts).questions.sorted().map { tree.questions[$0] }
  }

  /// The first question without an answer that can still change the outcome.
  ///
  /// Nil when the outcome is decided, and when everything that matters was answered `unknown`.
  package var next: Question? { open.first { !isAnswered($0) } }

  /// The questions without an answer that no longer change the outcome, in the order asked:
  /// asked "for the record" only, the optional ones among them.
  package var irrelevant: [Question] {
    let open = open
    return tree.questions.filter { !isAnswered($0) && !open.contains($0) }
  }

  /// Every answer that was given to a question of this tree, in the tree's order.
  package var path: [Facts.Entry] {
    tree.questions.compactMap { question in
      guard let answer = facts[question.id], question.accepts(answer) else { return nil }
      return Facts.Entry(question: question.id, answer: answer)
    }
  }

  /// The same walk with one answer replaced.
  package func whatIf(_ question: String, _ answer: Answer) -> Walk {
    Walk(tree, facts.with(question, answer))
  }

  /// The facts with the outcome added under the tree's id, so that other trees can build on it:
  /// `architecture` becomes `mvvm`. Undecided, the facts stay as they are.
  package var learnt: Facts {
    guard let decided, tree.question(tree.id) == nil else { return facts }
    return facts.with(tree.id, .choice(decided.id))
  }

  private func isAnswered(_ question: Question) -> Bool {
    facts[question.id].map(question.accepts) ?? false
  }
}
