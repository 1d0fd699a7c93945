extension Walk {
  /// The walk as data.
  package var decision: Decision {
    Decision(
      tree: tree.id,
      treeVersion: tree.version,
      language: tree.language.rawValue,
      outcome: decided.map(Decision.OutcomeName.init),
      possible: decided == nil ? possible.map(Decision.OutcomeName.init) : nil,
      path: path.map { Decision.Step(question: $0.question, answer: $0.answer.text) },
      why: why,
      price: price,
      training: decided?.training ?? "",
      firstSteps: decided?.firstSteps ?? [],
      exit: decided?.exit ?? "",
      revisit: revisit,
      tensions: tensions.isEmpty ? nil : tensions,
      see: decided?.see,
      voices: decided?.voices ?? [],
      flips: flips.map(Decision.FlipStep.init),
      openFlips: openFlips.map(Decision.OpenFlipStep.init),
      flipSets: flipSets.map(Decision.FlipSetSteps.init),
      sources: sources
    )
  }

  /// What pulls against the outcome, given the facts of this and other trees.
  package var tensions: [String] {
    (decided?.tensions ?? []).filter { $0.holds(in: facts) }.map(\.text)
  }

  /// When to decide again; a condition that holds already is no reason to come back.
  package var revisit: [String] {
    (decided?.revisit ?? []).filter { entry in
      Condition(parsing: entry)?.holds(in: facts) != true
    }
  }

  /// The reason, with what the facts add to it.
  package var why: String { sentences(decided?.why, adjustments.map(\.text)) }

  /// The price, with what the facts add to it.
  package var price: String { sentences(decided?.price, adjustments.compactMap(\.price)) }

  private var adjustments: [Adjustment] {
    (decided?.adjustments ?? []).filter { $0.holds(in: facts) }
  }

  private func sentences(_ own: String?, _ added: [String]) -> String {
    ([own].compactMap(\.self) + added).joined(separator: " ")
  }

  private var sources: [String] {
    let asked = path.compactMap { tree.question($0.question)?.source }
    var seen: Set<String> = []
    return (asked + (decided?.sources ?? [])).filter { seen.insert($0).inserted }
  }
}

extension Decision.OutcomeName {
  fileprivate init(_ outcome: TreeOutcome) {
    self.init(id: outcome.id, title: outcome.title)
  }
}

extension Decision.FlipStep {
  fileprivate init(_ flip: Flip) {
    self.init(question: flip.question, answer: flip.answer.text, outcome: flip.outcome)
  }
}

extension Decision.OpenFlipStep {
  fileprivate init(_ flip: OpenFlip) {
    self.init(question: flip.question, answer: flip.answer.text, outcomes: flip.outcomes)
  }
}

extension Decision.FlipSetSteps {
  fileprivate init(_ set: FlipSet) {
    let pairs = set.answers.map { ($0.question, $0.answer.text) }
    self.init(answers: Dictionary(pairs) { $1 }, outcome: set.outcome)
  }
}
