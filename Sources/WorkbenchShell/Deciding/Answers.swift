import DecisionTrees
import LineEditing
import Problems
import Spelling

/// Words of the form `question=answer`.
struct Answers: Sendable {
  var trees: [Tree]
  var language: Language
  /// Questions that belong to no tree: what a decision is for.
  var others: [Question] = []

  /// Puts each pair into the facts; what a question does not take is thrown, and two answers to one.
  func put(_ pairs: [Word], into facts: inout Facts) throws(Problem) {
    var given: [String: Answer] = [:]
    for pair in pairs {
      let (id, text) = try Self.split(pair.text)
      let answer = try answer(to: id, text)
      if let other = given[id], other != answer {
        throw .answeredTwice(id, answers: [other.text, answer.text])
      }
      given[id] = answer
      facts[id] = answer
    }
  }

  /// Cuts `team-size=4` at its first equals sign.
  static func split(_ pair: String) throws(Problem) -> (String, String) {
    guard let sign = pair.firstIndex(of: "=") else {
      throw .notAPair(pair)
    }
    return (String(pair[..<sign]), String(pair[pair.index(after: sign)...]))
  }

  private func answer(to id: String, _ text: String) throws(Problem) -> Answer {
    guard let question = trees.lazy.compactMap({ $0.question(id) }).first else {
      let ids = trees.flatMap { $0.questions.map(\.id) }
      throw .unknownQuestion(id, nearest: Nearest.names(to: id, in: ids), all: ids)
    }
    do {
      return try question.answer(parsing: text)
    } catch {
      throw error.problem(in: language)
    }
  }
}

extension Answers {
  /// `question=` and, once the sign is there, `question=answer`, for Tab.
  func candidates(_ partial: String) -> [Candidate] {
    var seen: Set<String> = []
    let questions = (trees.flatMap(\.questions) + others).filter { seen.insert($0.id).inserted }
    guard let sign = partial.firstIndex(of: "=") else {
      return questions.map { Candidate("\($0.id)=", description: $0.text, isFinal: false) }
    }
    let id = String(partial[..<sign])
    guard let question = questions.first(where: { $0.id == id }) else { return [] }
    guard !question.answers.isEmpty else { return [] }
    let unknown = others.contains(question) ? [] : [Candidate("\(id)=unknown")]
    return question.answers.map {
      Candidate("\(id)=\($0.text)", description: question.label(of: $0))
    } + unknown
  }
}

extension Question {
  /// What the question takes, to be typed: `a number from 1 to 999`, `simple or complex`.
  func allowed(_ phrases: Phrases) -> String {
    if case .number(let range) = kind {
      return phrases[.answerNumber].filled("\(range.lowerBound)", "\(range.upperBound)")
    }
    return Problem.either(answers.map(\.text))
  }
}

extension String {
  /// Puts values in the places marked `%@`, in order.
  func filled(_ values: String...) -> String {
    var parts = components(cutAt: "%@")[...]
    var result = String(parts.popFirst() ?? "")
    for (value, part) in zip(values, parts) { result += value + part }
    return result
  }

  private func components(cutAt mark: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while let range = rest.firstRange(of: mark) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return parts + [rest]
  }
}
