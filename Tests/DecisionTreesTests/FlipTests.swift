import DecisionTrees
import Testing

/// Every way to reach an outcome: all answers given, or only those that matter.
private func walks(_ id: String) throws -> [Walk] {
  let tree = try tree(id)
  return tree.shortestWalks + tree.completeAnswers.map { Walk(tree, $0) }
}

@Test(arguments: Tree.builtInIDs)
func everyFlipLeadsWhereItSays(_ id: String) throws {
  for walk in try walks(id) {
    for flip in walk.flips {
      #expect(walk.whatIf(flip.question, flip.answer).decided?.id == flip.outcome)
      #expect(flip.outcome != walk.decided?.id)
    }
  }
}

@Test(arguments: Tree.builtInIDs)
func noNearerAnswerFlips(_ id: String) throws {
  let tree = try tree(id)
  let others = tree.someFacts(200).map { Walk(tree, $0) }.filter { $0.decided != nil }
  for walk in tree.shortestWalks + others {
    for question in walk.tree.questions {
      let reached = question.samples.compactMap { walk.whatIf(question.id, $0).decided?.id }
        .filter { $0 != walk.decided?.id }
      let found = walk.flips.filter { $0.question == question.id }
      guard walk.facts[question.id] != nil else { continue }
      #expect(Set(found.map(\.outcome)) == Set(reached))
      for flip in found { try expectNearest(flip, question, in: walk) }
    }
  }
}

private func expectNearest(_ flip: Flip, _ question: Question, in walk: Walk) throws {
  guard case .number(let number) = flip.answer,
    case .number(let current) = walk.facts[question.id]
  else { return }
  let nearer = number + (current - number).signum()
  #expect(walk.whatIf(question.id, .number(nearer)).decided?.id != flip.outcome)
}

@Test(arguments: Tree.builtInIDs)
func everyFlipSetLeadsWhereItSays(_ id: String) throws {
  for walk in try walks(id) {
    for set in walk.flipSets {
      let facts = set.answers.reduce(walk.facts) { $0.with($1.question, $1.answer) }
      #expect(Walk(walk.tree, facts).decided?.id == set.outcome)
      #expect(set.answers.count > 1)
    }
  }
}

@Test(arguments: Tree.builtInIDs)
func everyOtherOutcomeHasAFlipOrASmallestSet(_ id: String) throws {
  for walk in try walks(id) {
    let single = Set(walk.flips.map(\.outcome))
    let several = Set(walk.flipSets.map(\.outcome))
    #expect(single.isDisjoint(with: several))
    let others = Set(walk.tree.outcomes.map(\.id)).subtracting([walk.decided?.id ?? ""])
    #expect(single.union(several) == others)
  }
}

@Test(arguments: Tree.builtInIDs)
func noSmallerSetLeadsThere(_ id: String) throws {
  for walk in try tree(id).shortestWalks {
    let sizes = walk.flipSets.map { ($0.outcome, $0.answers.count) }
    for (outcome, size) in Dictionary(sizes, uniquingKeysWith: min) where size > 2 {
      #expect(!leads(walk, to: outcome, changing: size - 1, from: 0))
    }
  }
}

/// Whether some change of at most so many answers makes an outcome certain.
private func leads(_ walk: Walk, to outcome: String, changing count: Int, from index: Int) -> Bool {
  if walk.decided?.id == outcome { return true }
  guard count > 0 else { return false }
  return walk.tree.questions.indices.dropFirst(index).contains { place in
    let question = walk.tree.questions[place]
    return question.samples.contains { answer in
      let changed = walk.whatIf(question.id, answer)
      return leads(changed, to: outcome, changing: count - 1, from: place + 1)
    }
  }
}

@Test func flipsOfATeamOfFour() throws {
  let walk = try walk("architecture", "team-size=4 domain=complex transition-tests=required")
  #expect(
    walk.flips == [
      Flip(question: "team-size", answer: .number(2), outcome: "mvvm"),
      Flip(question: "domain", answer: .choice("simple"), outcome: "mvvm"),
      Flip(
        question: "transition-tests",
        answer: .choice("wished"),
        outcome: "mvvm-dependencies"
      ),
    ]
  )
  #expect(walk.flipSets.isEmpty)
}

@Test(arguments: Tree.builtInIDs)
func everyOpenFlipLeadsAwayToWhatItSays(_ id: String) throws {
  for walk in try walks(id) {
    for flip in walk.openFlips {
      let outcomes = walk.whatIf(flip.question, flip.answer).possible.map(\.id)
      #expect(outcomes == flip.outcomes && outcomes.count > 1)
      #expect(!outcomes.contains(walk.decided?.id ?? ""))
    }
  }
}

@Test(arguments: Tree.builtInIDs)
func noAnswerThatLeadsAwayIsForgotten(_ id: String) throws {
  for walk in try walks(id) where walk.decided != nil {
    for question in walk.tree.questions where walk.facts[question.id] != nil {
      let shown =
        walk.flips.filter { $0.question == question.id }.map { [$0.outcome] }
        + walk.openFlips.filter { $0.question == question.id }.map(\.outcomes)
      for answer in question.samples {
        let outcomes = walk.whatIf(question.id, answer).possible.map(\.id)
        #expect(outcomes.contains(walk.decided?.id ?? "") || shown.contains(outcomes))
      }
    }
  }
}

@Test func anAnswerMayLeadAwayAndLeaveTwoOutcomes() throws {
  let walk = try walk("architecture", "team-size=5 domain=simple")
  #expect(walk.flips.isEmpty)
  #expect(
    walk.openFlips == [
      OpenFlip(
        question: "domain",
        answer: .choice("complex"),
        outcomes: ["mvvm-dependencies", "tca"]
      )
    ]
  )
}

@Test func flipSetsOfATeamOfTwo() throws {
  let walk = try walk("architecture", "team-size=2")
  #expect(walk.flips.isEmpty)
  let sets = walk.flipSets.map { set in
    set.answers.map { "\($0.question)=\($0.answer.text)" }.joined(separator: " ")
      + " → " + set.outcome
  }
  #expect(
    sets == [
      "team-size=3 domain=complex transition-tests=wished → mvvm-dependencies",
      "team-size=3 domain=complex transition-tests=required → tca",
    ]
  )
}

@Test func aFlipSetMayKeepWhatWasAnswered() throws {
  let walk = try walk("mix", "role=screen transitions=many features-like-this=2")
  let sets = walk.flipSets.filter { $0.outcome == "library-reducer" }
  let text = sets.map { $0.answers.map { "\($0.question)=\($0.answer.text)" } }
  #expect(text == [["features-like-this=3", "wants-tools=yes"]])
}

@Test func anUndecidedWalkHasNoFlips() throws {
  let walk = try walk("architecture", "team-size=3 domain=unknown")
  #expect(walk.flips.isEmpty && walk.openFlips.isEmpty && walk.flipSets.isEmpty)
}
