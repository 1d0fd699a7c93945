/// Looks at a tree as a whole: no circles, one order of asking, nothing out of reach.
struct GraphCheck {
  typealias Failure = JSONReader.Failure

  let tree: Tree
  let lines: TreeReader.Lines

  func run() throws(Failure) {
    try refuseCycles()
    try refuseOtherOrder()
    try refuseUnreachable()
  }
}

extension GraphCheck {
  /// Takes away nodes that lead only to taken ones; what stays leads in a circle.
  private func refuseCycles() throws(Failure) {
    var left = Set(tree.nodes.indices)
    var shrinks = true
    while shrinks {
      let free = left.filter { next(of: $0).allSatisfy { !left.contains($0) } }
      left.subtract(free)
      shrinks = !free.isEmpty
    }
    guard let start = left.min() else { return }
    let cycle = cycle(from: start, within: left)
    let ids = cycle.map { tree.nodes[$0].id }
    throw Failure(line: lines.nodes[cycle[0]], fault: .cycle(ids))
  }

  /// Follows nodes until one comes again.
  private func cycle(from start: Int, within left: Set<Int>) -> [Int] {
    var seen = [start]
    while let following = next(of: seen[seen.count - 1]).first(where: left.contains) {
      if let first = seen.firstIndex(of: following) { return seen[first...] + [following] }
      seen.append(following)
    }
    return seen
  }

  private func next(of node: Int) -> [Int] {
    tree.nodes[node].branches.compactMap { branch in
      if case .node(let index) = branch.target { index } else { nil }
    }
  }
}

extension GraphCheck {
  private func refuseOtherOrder() throws(Failure) {
    for (index, node) in tree.nodes.enumerated() {
      for following in next(of: index)
      where tree.nodes[following].question <= node.question {
        let asked = tree.questions[tree.nodes[following].question].id
        let before = tree.questions[node.question].id
        throw Failure(
          line: lines.nodes[following],
          fault: .outOfOrder(question: asked, after: before)
        )
      }
    }
  }

  private func refuseUnreachable() throws(Failure) {
    let reached = tree.reachable(with: Facts())
    for (index, node) in tree.nodes.enumerated() where !reached.contains(.node(index)) {
      throw Failure(line: lines.nodes[index], fault: .unreachable(.node, id: node.id))
    }
    for (index, outcome) in tree.outcomes.enumerated() where !reached.contains(.outcome(index)) {
      throw Failure(line: lines.outcomes[index], fault: .unreachable(.outcome, id: outcome.id))
    }
    for (index, question) in tree.questions.enumerated() where !isUsed(index, question) {
      throw Failure(line: lines.questions[index], fault: .unreachable(.question, id: question.id))
    }
  }

  /// An optional question is used by the conditions of an outcome, any other by a node.
  private func isUsed(_ index: Int, _ question: Question) -> Bool {
    guard question.isOptional else { return tree.nodes.contains { $0.question == index } }
    return tree.outcomes.contains { outcome in
      (outcome.adjustments + outcome.tensions).contains { adjustment in
        adjustment.when.contains { $0.question == question.id }
      }
    }
  }
}
