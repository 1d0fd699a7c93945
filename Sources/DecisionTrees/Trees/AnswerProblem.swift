package import Problems

/// Why a text is no answer to a question.
package struct AnswerProblem: Error, Equatable, Sendable {
  /// The question's id.
  package let question: String
  /// What was typed.
  package let typed: String
  /// What is wrong with it.
  package let fault: Fault
  /// What the question takes.
  package let kind: Question.Kind

  /// What can be wrong with an answer.
  package enum Fault: Equatable, Sendable {
    /// Nothing was typed.
    case empty
    /// Not a whole number where one is needed.
    case notANumber
    /// A number the question does not take.
    case outOfRange
    /// The beginning of several answers, by their texts.
    case ambiguous([String])
    /// None of the answers; the closest one, if any is close.
    case notAnAnswer(nearest: String?)
  }
}

extension AnswerProblem {
  /// What happened, where, and what to try, in a language.
  package func problem(in language: Language) -> Problem {
    Problem(what: message(in: language))
  }

  /// The same in a sentence or two.
  package func message(in language: Language) -> String {
    let words = language == .spanish ? spanish : english
    return "\(words.what) \(words.allowed)"
  }

  private typealias Words = (what: String, allowed: String)

  private var english: Words {
    let what =
      switch fault {
      case .empty: "\(question) has no answer yet."
      case .notANumber: "\"\(typed)\" is no whole number, which \(question) needs."
      case .outOfRange where kind.count > 0:
        "\(question) has \(kind.count) answers, and none is number \(typed)."
      case .outOfRange: "\(typed) is out of range for \(question)."
      case .ambiguous(let texts):
        "\"\(typed)\" can mean \(texts.joined(separator: " or ")) for \(question)."
      case .notAnAnswer(let nearest?):
        "\"\(typed)\" is no answer to \(question). Did you mean \"\(nearest)\"?"
      case .notAnAnswer(nil): "\"\(typed)\" is no answer to \(question)."
      }
    return (what, "Answer \(kind.allowed(from: "a number from", to: "to", or: "or")), or unknown.")
  }

  private var spanish: Words {
    let what =
      switch fault {
      case .empty: "\(question) no tiene respuesta todavía."
      case .notANumber: "«\(typed)» no es un número entero, y \(question) pide uno."
      case .outOfRange where kind.count > 0:
        "\(question) tiene \(kind.count) respuestas, y ninguna es la número \(typed)."
      case .outOfRange: "\(typed) queda fuera de lo que admite \(question)."
      case .ambiguous(let texts):
        "«\(typed)» puede ser \(texts.joined(separator: " o ")) en \(question)."
      case .notAnAnswer(let nearest?):
        "«\(typed)» no responde a \(question). ¿Quieres decir «\(nearest)»?"
      case .notAnAnswer(nil): "«\(typed)» no responde a \(question)."
      }
    let allowed = kind.allowed(from: "un número de", to: "a", or: "o")
    return (what, "Responde \(allowed), o unknown (no sé).")
  }
}

extension Question.Kind {
  /// How many answers can be listed and so typed by their place; none of a number's.
  fileprivate var count: Int {
    switch self {
    case .number: 0
    case .choice(let choices): choices.count
    case .yesNo: 2
    }
  }

  fileprivate func allowed(from: String, to: String, or: String) -> String {
    switch self {
    case .number(let range): "\(from) \(range.lowerBound) \(to) \(range.upperBound)"
    case .choice(let choices): choices.map(\.id).joined(separator: ", ")
    case .yesNo: or == "o" ? "yes (sí) o no" : "yes or no"
    }
  }
}

extension AnswerProblem: CustomStringConvertible {
  /// The message in English.
  package var description: String { message(in: .english) }
}
