/// Answers by question id, in the order they were first given; trees share them.
///
///     var facts = Facts()
///     facts["team-size"] = .number(4)
package struct Facts: Hashable, Sendable {
  /// The answers in the order they were first given.
  package private(set) var entries: [Entry] = []

  /// One answer and the id of the question it belongs to.
  package struct Entry: Hashable, Sendable {
    /// The question's id.
    package let question: String
    /// What was answered.
    package let answer: Answer
  }

  /// Facts with nothing in them.
  package init() {}
}

extension Facts {
  /// The answer to a question; setting nil takes it away, setting again keeps its place.
  package subscript(question: String) -> Answer? {
    get { entries.first { $0.question == question }?.answer }
    set {
      let place = entries.firstIndex { $0.question == question }
      switch (place, newValue.map { Entry(question: question, answer: $0) }) {
      case (let place?, let entry?): entries[place] = entry
      case (let place?, nil): entries.remove(at: place)
      case (nil, let entry?): entries.append(entry)
      case (nil, nil): break
      }
    }
  }

  /// The same facts with one answer put in or replaced.
  package func with(_ question: String, _ answer: Answer) -> Facts {
    var facts = self
    facts[question] = answer
    return facts
  }
}

extension Facts: ExpressibleByDictionaryLiteral {
  /// Facts from a literal, in its order; the later of two equal ids wins.
  package init(dictionaryLiteral elements: (String, Answer)...) {
    for (question, answer) in elements { self[question] = answer }
  }
}
