import DecisionTrees
import Testing

/// A question, what is typed, and the answer's text or the message.
private let understood: [(String, String, String)] = [
  ("team-size", "4", "4"), ("team-size", " 4\t", "4"), ("team-size", "+4", "4"),
  ("team-size", "unknown", "unknown"), ("team-size", "skip", "unknown"),
  ("team-size", "No sé", "unknown"), ("team-size", "don’t know", "unknown"),
  ("domain", "simple", "simple"), ("domain", "2", "complex"), ("domain", "c", "complex"),
  ("domain", "COMPLEJO", "complex"), ("domain", "compl", "complex"), ("domain", "?", "unknown"),
  ("transition-tests", "requisito", "required"), ("transition-tests", "deseo", "wished"),
  ("transition-tests", "ninguno", "none"), ("transition-tests", "3", "none"),
  ("transition-tests", "w", "wished"), ("transition-tests", "requ", "required"),
]

@Test(arguments: [Language.english, .spanish], understood)
func isUnderstood(_ language: Language, _ example: (String, String, String)) throws {
  let question = try #require(try tree("architecture", language).question(example.0))
  #expect(try question.answer(parsing: example.1).text == example.2)
}

@Test(arguments: [
  ("yes", "yes"), ("Y", "yes"), ("sí", "yes"), ("si", "yes"), ("SI\u{301}", "yes"), ("s", "yes"),
  ("1", "yes"), ("2", "no"), ("no", "no"), ("n", "no"), ("NO", "no"), ("ye", "yes"),
  ("desconocido", "unknown"),
])
func yesAndNoAreUnderstood(_ typed: String, _ expected: String) throws {
  let question = try #require(try tree("view-model").question("async-load"))
  #expect(try question.answer(parsing: typed).text == expected)
}

@Test func everyAnswersTextIsUnderstood() throws {
  for id in Tree.builtInIDs {
    for question in try tree(id).questions {
      for answer in question.samples + [.unknown] {
        #expect(try question.answer(parsing: answer.text) == answer)
      }
      for answer in question.answers {
        #expect(try question.answer(parsing: question.label(of: answer)) == answer)
      }
    }
  }
}

@Test func noWordNamesTwoAnswers() throws {
  for id in Tree.builtInIDs {
    for case .choice(let choices) in try tree(id).questions.map(\.kind) {
      let words = choices.flatMap { Set([$0.id, $0.label] + $0.also) }
      #expect(Set(words).count == words.count)
    }
  }
}

@Test(arguments: [
  ("team-size", "", "team-size has no answer yet. Answer a number from 1 to 10000, or unknown."),
  (
    "team-size", "many",
    "\"many\" is no whole number, which team-size needs. "
      + "Answer a number from 1 to 10000, or unknown."
  ),
  (
    "team-size", "2.5",
    "\"2.5\" is no whole number, which team-size needs. "
      + "Answer a number from 1 to 10000, or unknown."
  ),
  (
    "team-size", "-1",
    "-1 is out of range for team-size. Answer a number from 1 to 10000, or unknown."
  ),
  (
    "team-size", "99999999999999999999",
    "99999999999999999999 is out of range for team-size. "
      + "Answer a number from 1 to 10000, or unknown."
  ),
  (
    "logic-to-test", "6",
    "logic-to-test has 2 answers, and none is number 6. Answer yes or no, or unknown."
  ),
  (
    "domain", "3", "domain has 2 answers, and none is number 3. Answer simple, complex, or unknown."
  ),
  (
    "domain", "complx",
    "\"complx\" is no answer to domain. Did you mean \"complex\"? "
      + "Answer simple, complex, or unknown."
  ),
  (
    "domain", "huge",
    "\"huge\" is no answer to domain. Answer simple, complex, or unknown."
  ),
  (
    "transition-tests", "re qu",
    "\"re qu\" is no answer to transition-tests. Answer required, wished, none, or unknown."
  ),
])
func isNotUnderstood(_ id: String, _ typed: String, _ message: String) throws {
  let trees = try ["architecture", "view-model"].map { try tree($0) }
  let question = try #require(trees.lazy.compactMap { $0.question(id) }.first)
  let problem = #expect(throws: AnswerProblem.self) { try question.answer(parsing: typed) }
  #expect(problem?.description == message)
  #expect(problem?.typed == typed)
}

@Test func aSharedBeginningIsAmbiguous() throws {
  let question = try #require(try tree("injection").question("architecture"))
  let problem = #expect(throws: AnswerProblem.self) { try question.answer(parsing: "mv") }
  #expect(problem?.fault == .ambiguous(["mvvm", "mvvm-dependencies"]))
  #expect(try question.answer(parsing: "mvvm") == .choice("mvvm"))
}

@Test func answersAreRefusedInSpanish() throws {
  let tree = try tree("state-home", .spanish)
  let message = { (id: String, typed: String) in
    let question = try #require(tree.question(id))
    let problem = #expect(throws: AnswerProblem.self) { try question.answer(parsing: typed) }
    return problem?.message(in: .spanish)
  }
  #expect(
    try message("is-path", "quizás")
      == "«quizás» no responde a is-path. Responde yes (sí) o no, o unknown (no sé)."
  )
  #expect(
    try message("readers", "s")
      == "«s» puede ser siblings o screen en readers. "
      + "Responde one-view, siblings, screen, app, o unknown (no sé)."
  )
}

@Test func theNearestQuestionIsNamed() throws {
  let tree = try tree("architecture")
  #expect(tree.nearestQuestion(to: "team-sise") == "team-size")
  #expect(tree.nearestQuestion(to: "weather") == nil)
}
