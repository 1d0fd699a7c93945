import Spelling

/// A decision tree: questions, the nodes that ask them, and the outcomes they lead to.
///
/// The nodes form a graph without cycles in which every path asks in the order of `questions`.
package struct Tree: Sendable {
  /// The tree's name, the same in every language.
  package let id: String
  /// The language of its texts.
  package let language: Language
  /// The edition of the tree; a record keeps it beside its answers.
  package let version: Int
  /// What it decides, in a few words.
  package let title: String
  /// What it is for, in a sentence or two.
  package let purpose: String
  /// The questions in the order they are asked.
  package internal(set) var questions: [Question]
  /// The outcomes in the order of the file.
  package internal(set) var outcomes: [TreeOutcome]
  /// The file itself, byte for byte; `Tree(bytes:file:)` takes it back.
  package let bytes: [UInt8]
  /// The nodes; the first is where a walk starts.
  let nodes: [Node]
}

extension Tree {
  /// The question with this id.
  package func question(_ id: String) -> Question? { questions.first { $0.id == id } }

  /// The outcome with this id.
  package func outcome(_ id: String) -> TreeOutcome? { outcomes.first { $0.id == id } }

  /// The id of the question whose name is closest to what was typed, if any is close.
  package func nearestQuestion(to text: String) -> String? {
    Nearest.name(to: text, in: questions.map(\.id))
  }
}

/// Where a branch leads.
enum Target: Hashable {
  case node(Int)
  case outcome(Int)
}

/// A place in the graph that asks one question.
struct Node: Sendable {
  let id: String
  /// The question's place in the tree's list.
  let question: Int
  let branches: [Branch]
}

/// The answers that lead from a node to one target.
struct Branch: Sendable {
  let cover: Cover
  let target: Target
}

/// A range of numbers, or one listed answer.
enum Cover: Hashable {
  case range(ClosedRange<Int>)
  case answer(Answer)

  func contains(_ answer: Answer) -> Bool {
    switch (self, answer) {
    case (.range(let range), .number(let number)): range.contains(number)
    case (.answer(let own), _): own == answer
    default: false
    }
  }
}
