import DecisionTrees
import TestSupport

extension Question {
  /// Answers that stand for all others: every listed one, numbers on both sides of a threshold.
  var samples: [Answer] {
    guard case .number(let range) = kind else { return answers }
    let numbers = [1, 2, 3, 4, 16, 17].filter(range.contains)
    return numbers.map { .number($0) }
  }
}

extension Tree {
  /// Every way to answer all questions with samples.
  var completeAnswers: [Facts] {
    questions.reduce([Facts()]) { all, question in
      all.flatMap { facts in question.samples.map { facts.with(question.id, $0) } }
    }
  }

  /// Every walk that asks only what matters, as a piped walk does, until it is decided.
  var shortestWalks: [Walk] {
    var walks: [Walk] = []
    var waiting = [Walk(self, Facts())]
    while let walk = waiting.popLast() {
      guard let question = walk.next else {
        walks.append(walk)
        continue
      }
      waiting += question.samples.map { walk.whatIf(question.id, $0) }
    }
    return walks
  }

  /// Facts with some answers missing or unknown, the same ones every time.
  func someFacts(_ count: Int) -> [Facts] {
    var random = Random(seed: 7)
    return (0..<count).map { _ in
      questions.reduce(into: Facts()) { facts, question in
        switch random.number(below: 3) {
        case 0: break
        case 1: facts[question.id] = .unknown
        default: facts[question.id] = question.samples[random.number(below: question.samples.count)]
        }
      }
    }
  }
}
