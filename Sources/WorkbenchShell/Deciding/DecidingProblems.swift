import DecisionTrees
import Problems

/// What can be wrong with an answer, a tree or a walk, worded.
extension Problem {
  static func unknownTree(_ typed: String, nearest: [String], all: [String]) -> Problem {
    Problem(what: "There is no tree \(quoted(typed)).", tries: choice(nearest, of: all))
  }

  static func unknownQuestion(_ typed: String, nearest: [String], all: [String]) -> Problem {
    Problem(what: "No question here is called \(quoted(typed)).", tries: choice(nearest, of: all))
  }

  static func notAPair(_ typed: String) -> Problem {
    Problem(
      what: "\(quoted(typed)) is no answer of the form question=answer.",
      tries: ["team-size=4, for example; trees shows the names."]
    )
  }

  static func missingAnswer(_ question: Question, tree: String) -> Problem {
    let forms =
      question.answers.isEmpty
      ? ["\(question.id)=NUMBER (\(question.allowed(.english)))"]
      : question.answers.map { "\(question.id)=\($0.text)" }
    return Problem(
      what: "'\(question.id)' has no answer yet, and the outcome of \(tree) depends on it.",
      places: [question.text],
      tries: [
        "\(either(forms + ["\(question.id)=unknown"])).",
        "decide at the prompt, which asks.",
      ]
    )
  }

  /// One line answers a question in two ways.
  static func answeredTwice(_ question: String, answers: [String]) -> Problem {
    Problem(
      what: "\(quoted(question)) is answered twice, with \(answers.joined(separator: " and ")).",
      tries: ["\(either(answers.map { "\(question)=\($0)" }))."]
    )
  }

  static func nothingDecided(_ command: String) -> Problem {
    Problem(
      what: "Nothing has been decided yet, so '\(command)' has nothing to work on.",
      tries: ["decide first."]
    )
  }

  static func unknownField(_ typed: String, nearest: [String], all: [String]) -> Problem {
    Problem(what: "A record has no field \(quoted(typed)).", tries: choice(nearest, of: all))
  }

  static func severalDecisions(_ ids: [String]) -> Problem {
    Problem(
      what: "\(ids.count) decisions were made, and a record holds one.",
      tries: ["\(either(ids.map { "record \($0)" }))."]
    )
  }
}
