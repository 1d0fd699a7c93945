/// One other answer that changes the outcome, whatever was left open.
package struct Flip: Hashable, Sendable {
  /// The question answered otherwise.
  package let question: String
  /// The nearest answer that does it.
  package let answer: Answer
  /// The outcome it leads to.
  package let outcome: String

  /// A flip, for a test's expectation.
  package init(question: String, answer: Answer, outcome: String) {
    (self.question, self.answer, self.outcome) = (question, answer, outcome)
  }
}

/// One other answer that rules the outcome out and leaves it open which of several others follows.
package struct OpenFlip: Hashable, Sendable {
  /// The question answered otherwise.
  package let question: String
  /// The nearest answer that does it.
  package let answer: Answer
  /// The outcomes that are possible then, in the tree's order, at least two.
  package let outcomes: [String]

  /// An open flip, for a test's expectation.
  package init(question: String, answer: Answer, outcomes: [String]) {
    (self.question, self.answer, self.outcomes) = (question, answer, outcomes)
  }
}

/// A smallest set of answers that leads to another outcome, where no single one does.
package struct FlipSet: Hashable, Sendable {
  /// The answers to give or to change, in the tree's order, at least two.
  package let answers: [Facts.Entry]
  /// The outcome they lead to.
  package let outcome: String
}

extension Walk {
  /// For each question and each other outcome, the nearest single answer that leads there.
  ///
  /// In the order of the questions, for one question the nearest answer first: numbers by
  /// distance, choices by how far apart they are listed. Only what is certain counts: questions
  /// left open must not be able to undo it. Empty while the outcome is undecided.
  package var flips: [Flip] {
    guard let decided else { return [] }
    return tree.questions.indices.flatMap { flips(of: $0, from: decided) }
  }

  private func flips(of index: Int, from decided: TreeOutcome) -> [Flip] {
    let question = tree.questions[index]
    guard let current = tree.known(index, in: facts) else { return [] }
    var flips: [Flip] = []
    for answer in tree.alternatives(to: current, at: index) {
      guard let other = whatIf(question.id, answer).decided, other.id != decided.id,
        !flips.contains(where: { $0.outcome == other.id })
      else { continue }
      flips.append(Flip(question: question.id, answer: answer, outcome: other.id))
    }
    return flips
  }

  /// For each question the nearest single answers that lead away from the outcome for certain, to
  /// one of several others.
  ///
  /// An answer is listed once for each set of outcomes it leaves, in the order of `flips`.
  ///
  ///     // team-size=5, domain=simple: domain=complex leaves mvvm-dependencies and tca
  package var openFlips: [OpenFlip] {
    guard let decided else { return [] }
    return tree.questions.indices.flatMap { openFlips(of: $0, from: decided) }
  }

  private func openFlips(of index: Int, from decided: TreeOutcome) -> [OpenFlip] {
    let question = tree.questions[index]
    guard let current = tree.known(index, in: facts) else { return [] }
    var flips: [OpenFlip] = []
    for answer in tree.alternatives(to: current, at: index) {
      let outcomes = whatIf(question.id, answer).possible.map(\.id)
      guard outcomes.count > 1, !outcomes.contains(decided.id),
        !flips.contains(where: { $0.outcomes == outcomes })
      else { continue }
      flips.append(OpenFlip(question: question.id, answer: answer, outcomes: outcomes))
    }
    return flips
  }

  /// For each outcome no single answer leads to, the smallest sets of answers that do.
  ///
  /// A set may answer questions that were not answered yet. Its size is the number of answers in
  /// it; of equally small sets each choice of questions is listed once, with the nearest answers,
  /// at most eight for one outcome. In the order of the outcomes. Empty while undecided.
  package var flipSets: [FlipSet] {
    guard let decided else { return [] }
    let sets = FlipSearch(tree: tree, facts: facts).smallestSets()
    return tree.outcomes.indices.flatMap { index -> [FlipSet] in
      let outcome = tree.outcomes[index].id
      guard outcome != decided.id, let found = sets[index], found.size > 1 else { return [] }
      return found.sets.map { FlipSet(answers: $0, outcome: outcome) }
    }
  }
}
