import Spelling

/// Reads the branches of one node and checks that they cover every answer exactly once.
struct BranchReader {
  typealias Failure = JSONReader.Failure

  let node: String
  let question: Question
  let targets: [String: Target]
  private var branches: [Branch] = []

  init(node: String, question: Question, targets: [String: Target]) {
    (self.node, self.question, self.targets) = (node, question, targets)
  }

  mutating func read(_ entry: JSONNode) throws(Failure) {
    var fields = try Fields(entry, key: "branches", place: "A branch of \"\(node)\"")
    let cover = try cover(&fields, line: entry.line)
    let target = try target(try fields.required("to"))
    try fields.finish()
    try refuseSecond(cover, line: entry.line)
    branches.append(Branch(cover: cover, target: target))
  }

  /// The branches in the order of their answers, none missing.
  func finish(line: Int) throws(Failure) -> [Branch] {
    guard case .number(let range) = question.kind else {
      return try ordered(line: line)
    }
    return try ascending(from: range, line: line)
  }
}

extension BranchReader {
  private func cover(_ fields: inout Fields, line: Int) throws(Failure) -> Cover {
    let from = fields.optional("from")
    let below = fields.optional("below")
    let answer = fields.optional("answer")
    switch (question.kind, from, below, answer) {
    case (.number(let range), _, _, nil) where from != nil || below != nil:
      return .range(try numbers(from, below, in: range, line: line))
    case (.choice, nil, nil, let answer?), (.yesNo, nil, nil, let answer?):
      return .answer(try listed(answer))
    default:
      throw Failure(line: line, fault: .wrongBranch(node: node, question: question.id))
    }
  }

  private func numbers(
    _ from: JSONNode?,
    _ below: JSONNode?,
    in range: ClosedRange<Int>,
    line: Int
  ) throws(Failure) -> ClosedRange<Int> {
    let first = try from?.number("from", in: range) ?? range.lowerBound
    let end = try below?.number("below", in: range) ?? range.upperBound + 1
    guard first < end else { throw Failure(line: line, fault: .emptyRange(node: node)) }
    return first...(end - 1)
  }

  private func listed(_ entry: JSONNode) throws(Failure) -> Answer {
    let text = try entry.string("answer")
    guard let answer = question.answers.first(where: { $0.text == text }) else {
      let close = Nearest.name(to: text, in: question.answers.map(\.text))
      throw Failure(
        line: entry.line,
        fault: .unknownAnswer(text, question: question.id, nearest: close)
      )
    }
    return answer
  }

  private func target(_ entry: JSONNode) throws(Failure) -> Target {
    let id = try entry.string("to")
    guard let target = targets[id] else {
      let close = Nearest.name(to: id, in: targets.keys.sorted())
      throw Failure(line: entry.line, fault: .unknownTarget(id, nearest: close))
    }
    return target
  }
}

extension BranchReader {
  private func refuseSecond(_ cover: Cover, line: Int) throws(Failure) {
    for branch in branches {
      switch (branch.cover, cover) {
      case (.range(let old), .range(let new)) where old.overlaps(new):
        throw Failure(line: line, fault: .overlap(old.clamped(to: new), node: node))
      case (.answer(let old), .answer(let new)) where old == new:
        throw Failure(line: line, fault: .repeatedAnswer(new.text, node: node))
      default: break
      }
    }
  }

  private func ordered(line: Int) throws(Failure) -> [Branch] {
    var ordered: [Branch] = []
    for answer in question.answers {
      guard let branch = branches.first(where: { $0.cover == .answer(answer) }) else {
        throw Failure(line: line, fault: .missingAnswer(answer.text, node: node))
      }
      ordered.append(branch)
    }
    return ordered
  }

  private func ascending(
    from range: ClosedRange<Int>,
    line: Int
  ) throws(Failure) -> [Branch] {
    var next = range.lowerBound
    let sorted = branches.sorted { $0.cover.first < $1.cover.first }
    for branch in sorted {
      guard case .range(let covered) = branch.cover else { continue }
      if covered.lowerBound > next { throw hole(next...(covered.lowerBound - 1), line) }
      next = covered.upperBound + 1
    }
    if next <= range.upperBound { throw hole(next...range.upperBound, line) }
    return sorted
  }

  private func hole(_ range: ClosedRange<Int>, _ line: Int) -> Failure {
    Failure(line: line, fault: .hole(range, node: node))
  }
}

extension Cover {
  /// The first number covered; 0 for a listed answer, which is never sorted.
  fileprivate var first: Int {
    guard case .range(let range) = self else { return 0 }
    return range.lowerBound
  }
}
