import DecisionTrees
import Problems

/// The dialogue's own words.
enum Phrase: String, CaseIterable, Sendable {
  case why, price, training, firstSteps, exit, revisit, see, voices, agrees, otherwise, says
  case noOpinion, youAnswered, flips, flipSets, noFlips, tensions, stillPossible
  case openQuestions, answerNumber, dialogueWords, forTheRecord, kept, fromBefore
  case forTheRecordWords, nothingBefore, next, because, changed, unchanged, or, subjectWords
}

/// The dialogue's own words, in one language.
typealias Phrases = Words<Phrase>

extension Words where Key == Phrase {
  static func of(_ language: Language) -> Phrases {
    language == .spanish ? spanish : english
  }

  static let english = Phrases("walk", .english)

  static let spanish = Phrases("walk", .spanish)

  /// `a`, `a or b`, `a, b or c`.
  func either(_ names: [String]) -> String {
    enumeration(names, self[.or])
  }
}
