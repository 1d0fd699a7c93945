/// The answers of a node that lead to one target, for one line of a drawing.
struct BranchGroup {
  let labels: [String]
  let target: Target
}

extension Tree {
  /// A node's branches, those to one target together, in the order of the first.
  func groups(of node: Node) -> [BranchGroup] {
    var order: [Target] = []
    var labels: [Target: [String]] = [:]
    for branch in node.branches {
      if labels[branch.target] == nil { order.append(branch.target) }
      labels[branch.target, default: []].append(words(for: branch.cover, at: node.question))
    }
    return order.map { BranchGroup(labels: labels[$0] ?? [], target: $0) }
  }

  private func words(for cover: Cover, at question: Int) -> String {
    switch cover {
    case .answer(let answer): answer.text
    case .range(let covered):
      words(for: covered, of: questions[question].range)
    }
  }

  private func words(for covered: ClosedRange<Int>, of all: ClosedRange<Int>) -> String {
    let drawing = DrawingWords(language: language)
    switch (covered.lowerBound == all.lowerBound, covered.upperBound == all.upperBound) {
    case (true, true): return drawing.anyNumber
    case (true, false): return drawing.below(covered.upperBound + 1)
    case (false, true): return drawing.from(covered.lowerBound)
    case (false, false): return drawing.between(covered.lowerBound, covered.upperBound)
    }
  }

  /// The id a target has in the file.
  func id(of target: Target) -> String {
    switch target {
    case .node(let index): nodes[index].id
    case .outcome(let index): outcomes[index].id
    }
  }
}

extension Question {
  /// The numbers it takes; an empty kind of range for other questions.
  fileprivate var range: ClosedRange<Int> {
    guard case .number(let range) = kind else { return 0...0 }
    return range
  }
}

/// The engine's own words in drawings.
struct DrawingWords {
  let language: Language

  var anyNumber: String { language == .spanish ? "cualquiera" : "any" }
  var forTheRecord: String {
    language == .spanish ? "Solo para el registro:" : "For the record only:"
  }
  func below(_ end: Int) -> String { language == .spanish ? "menos de \(end)" : "below \(end)" }
  func from(_ start: Int) -> String { language == .spanish ? "\(start) o más" : "\(start) or more" }
  func between(_ start: Int, _ end: Int) -> String {
    language == .spanish ? "de \(start) a \(end)" : "\(start) to \(end)"
  }
  func seeAbove(_ id: String) -> String {
    language == .spanish ? "\(id), más arriba" : "\(id), above"
  }
}
