extension Tree {
  /// The answer to a question of this tree, nil when it is missing, unknown or not one it takes.
  func known(_ index: Int, in facts: Facts) -> Answer? {
    let question = questions[index]
    guard let answer = facts[question.id], answer.isKnown, question.accepts(answer) else {
      return nil
    }
    return answer
  }

  /// Everything the facts may lead to, an answer that is not known leading everywhere.
  func reachable(with facts: Facts) -> Set<Target> {
    let answers = questions.indices.map { known($0, in: facts) }
    var reached: Set<Target> = [.node(0)]
    var waiting: [Target] = [.node(0)]
    while case .node(let index)? = waiting.popLast() {
      for target in nodes[index].targets(for: answers[nodes[index].question])
      where reached.insert(target).inserted {
        if case .node = target { waiting.append(target) }
      }
    }
    return reached
  }
}

extension Node {
  /// Where an answer leads; everywhere when it is not known.
  func targets(for answer: Answer?) -> [Target] {
    guard let answer else { return branches.map(\.target) }
    return branches.first { $0.cover.contains(answer) }.map { [$0.target] } ?? []
  }
}
