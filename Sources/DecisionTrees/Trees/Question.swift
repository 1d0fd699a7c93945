/// One question of a tree, with what helps to answer it.
package struct Question: Hashable, Sendable {
  /// The id scripts and records use, the same in every language.
  package let id: String
  /// The answers it takes.
  package let kind: Kind
  /// Whether the walk gets by without it: it changes an outcome's words, never the outcome.
  package let isOptional: Bool
  /// The question itself.
  package let text: String
  /// Why it is asked.
  package let why: String
  /// What to count or look at to find the answer.
  package let aid: String
  /// Who asks it: a source by its short name, with the facts' numbers, as in "Chancay K51".
  package let source: String
  /// Lessons where it can be felt; nil while there are none.
  package internal(set) var see: [String]?

  /// The answers a question takes.
  package enum Kind: Hashable, Sendable {
    /// A whole number within a range.
    case number(ClosedRange<Int>)
    /// One of several named choices.
    case choice([Choice])
    /// Yes or no.
    case yesNo
  }
}

/// One answer of a question that offers several.
package struct Choice: Hashable, Sendable {
  /// The id scripts and records use, the same in every language.
  package let id: String
  /// What the choice means, in the tree's language.
  package let label: String
  /// Other words that are taken for it, in any language.
  package let also: [String]
}

extension Question {
  /// Whether an answer is one this question takes; `unknown` always is.
  package func accepts(_ answer: Answer) -> Bool {
    switch (kind, answer) {
    case (_, .unknown), (.yesNo, .yes), (.yesNo, .no): true
    case (.number(let range), .number(let number)): range.contains(number)
    case (.choice(let choices), .choice(let id)): choices.contains { $0.id == id }
    default: false
    }
  }

  /// The answers that can be listed, in order; empty for a number.
  package var answers: [Answer] {
    switch kind {
    case .number: []
    case .choice(let choices): choices.map { .choice($0.id) }
    case .yesNo: [.yes, .no]
    }
  }

  /// The meaning of an answer in the tree's language; the answer's own text where it has none.
  package func label(of answer: Answer) -> String {
    guard case .choice(let choices) = kind, case .choice(let id) = answer else {
      return answer.text
    }
    return choices.first { $0.id == id }?.label ?? id
  }
}
