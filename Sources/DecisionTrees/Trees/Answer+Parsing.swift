import Spelling

extension Question {
  /// Understands a typed answer, in English or Spanish whatever the tree's language.
  ///
  /// A number question takes the number. Every other takes an answer's id, label or other word,
  /// its place in the list counted from 1, or a beginning that only one answer has. `unknown`,
  /// `skip` and their Spanish words are taken everywhere. Case and accents do not matter.
  ///
  ///     try domain.answer(parsing: "Complejo")  // .choice("complex")
  package func answer(parsing text: some StringProtocol) throws(AnswerProblem) -> Answer {
    let typed = String(text.trimmed)
    let folded = typed.folded
    if Self.unknownWords.contains(folded) { return .unknown }
    guard !folded.isEmpty else { throw problem(typed, .empty) }
    if case .number(let range) = kind { return try number(typed, in: range) }
    return try listed(typed, folded)
  }

  private static let unknownWords: Set = [
    "unknown", "skip", "?", "dont know", "don't know", "desconocido", "no se", "no lo se", "saltar",
  ]

  private func problem(_ typed: String, _ fault: AnswerProblem.Fault) -> AnswerProblem {
    AnswerProblem(question: id, typed: typed, fault: fault, kind: kind)
  }

  private func number(
    _ typed: String,
    in range: ClosedRange<Int>
  ) throws(AnswerProblem) -> Answer {
    let digits = typed.hasPrefix("-") || typed.hasPrefix("+") ? typed.dropFirst() : typed[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw problem(typed, .notANumber)
    }
    guard let number = Int(typed), range.contains(number) else {
      throw problem(typed, .outOfRange)
    }
    return .number(number)
  }

  private func listed(_ typed: String, _ folded: String) throws(AnswerProblem) -> Answer {
    let names = names
    if let exact = names.first(where: { $0.name == folded }) { return exact.answer }
    if let place = Int(folded) {
      guard answers.indices.contains(place - 1) else { throw problem(typed, .outOfRange) }
      return answers[place - 1]
    }
    let begun = answers.filter { answer in
      names.contains { $0.answer == answer && $0.name.hasPrefix(folded) }
    }
    if begun.count == 1 { return begun[0] }
    if begun.count > 1 { throw problem(typed, .ambiguous(begun.map(\.text))) }
    let close = Nearest.name(to: folded, in: names.map(\.name))
    let meant = names.first { $0.name == close }?.answer.text
    throw problem(typed, .notAnAnswer(nearest: meant))
  }
}

extension Question {
  /// Every word that names an answer, without case and accents.
  private var names: [(name: String, answer: Answer)] {
    switch kind {
    case .number: []
    case .choice(let choices):
      choices.flatMap { choice in
        ([choice.id, choice.label] + choice.also).map { ($0.folded, .choice(choice.id)) }
      }
    case .yesNo:
      ["yes", "y", "true", "si", "s", "verdadero"].map { ($0, .yes) }
        + ["no", "n", "false", "falso"].map { ($0, .no) }
    }
  }
}

extension StringProtocol {
  /// Without blanks at both ends.
  fileprivate var trimmed: SubSequence {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map(index(after:)) ?? start
    return self[start..<end]
  }

  /// Lower case, typographic apostrophes plain, the accents of Spanish taken away.
  fileprivate var folded: String {
    String(lowercased().map { plainCharacters[$0] ?? $0 })
  }
}

private let plainCharacters: [Character: Character] = [
  "á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u", "ü": "u", "ñ": "n", "’": "'",
]
