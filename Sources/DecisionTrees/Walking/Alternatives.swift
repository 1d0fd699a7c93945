extension Tree {
  /// One answer for each way a question's other answers can lead, the nearest first.
  ///
  /// A number stands for its whole stretch between thresholds by the value nearest to `current`;
  /// without a current answer by the value at the threshold.
  func alternatives(to current: Answer?, at question: Int) -> [Answer] {
    switch questions[question].kind {
    case .number(let range):
      var number: Int?
      if case .number(let value)? = current { number = value }
      return numbers(otherThan: number, question, in: range).map { .number($0) }
    case .choice, .yesNo:
      return listed(otherThan: current, questions[question].answers)
    }
  }

  private func listed(otherThan current: Answer?, _ answers: [Answer]) -> [Answer] {
    guard let place = answers.firstIndex(where: { $0 == current }) else { return answers }
    let others = answers.indices.filter { $0 != place }
    return others.sorted { (abs($0 - place), $0) < (abs($1 - place), $1) }.map { answers[$0] }
  }

  private func numbers(
    otherThan current: Int?,
    _ question: Int,
    in range: ClosedRange<Int>
  ) -> [Int] {
    let starts = stretches(of: question, in: range)
    let ends = starts.dropFirst().map { $0 - 1 } + [range.upperBound]
    let values = zip(starts, ends).compactMap { start, end -> Int? in
      guard let current else { return end == range.upperBound ? start : end }
      if current < start { return start }
      return current > end ? end : nil
    }
    guard let current else { return values }
    return values.sorted { (abs($0 - current), $0) < (abs($1 - current), $1) }
  }

  /// Where each stretch of numbers begins that all nodes treat alike.
  private func stretches(of question: Int, in range: ClosedRange<Int>) -> [Int] {
    var starts: Set<Int> = [range.lowerBound]
    for node in nodes where node.question == question {
      for case .range(let covered) in node.branches.map(\.cover) {
        starts.insert(covered.lowerBound)
      }
    }
    return starts.sorted()
  }
}
