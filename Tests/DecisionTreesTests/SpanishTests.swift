import DecisionTrees
import Testing

private let spanish = ["architecture", "view-model", "injection", "state-home"]

@Test(arguments: spanish)
func spanishHasTheSameGraph(_ id: String) throws {
  let (english, spanish) = (try tree(id), try tree(id, .spanish))
  #expect(english.version == spanish.version)
  #expect(english.questions.map(\.shape) == spanish.questions.map(\.shape))
  #expect(english.outcomes.map(\.shape) == spanish.outcomes.map(\.shape))
  #expect(english.edges == spanish.edges)
}

@Test(arguments: spanish)
func spanishFollowsTheRules(_ id: String) throws {
  let tree = try tree(id, .spanish)
  for facts in tree.completeAnswers {
    #expect(Walk(tree, facts).decided?.id == Rules.outcome(id, facts))
  }
}

@Test(arguments: spanish)
func spanishIsTranslated(_ id: String) throws {
  let (english, spanish) = (try tree(id), try tree(id, .spanish))
  #expect(Set(english.texts).isDisjoint(with: spanish.texts))
}

extension Tree {
  /// The lines of the DOT drawing that draw the graph, without the words of any language.
  fileprivate var edges: [String] {
    dot.split(separator: "\n").filter { $0.contains("->") }.map { String($0.prefix { $0 != "[" }) }
  }

  fileprivate var texts: [String] {
    [title, purpose] + questions.flatMap { [$0.text, $0.why, $0.aid] } + outcomes.flatMap(\.texts)
  }
}

extension TreeOutcome {
  fileprivate var texts: [String] {
    var texts = [why, price, exit]
    texts += firstSteps
    texts += (adjustments + tensions).map(\.text)
    texts += voices.map(\.because)
    return texts
  }
}

extension Question {
  /// Everything that must be the same in every language.
  fileprivate var shape: String {
    let range = if case .number(let range) = kind { "\(range)" } else { "" }
    return "\(id) \(isOptional) \(range) \(answers.map(\.text)) \(source) \(see ?? [])"
  }
}

extension TreeOutcome {
  /// Everything that must be the same in every language.
  fileprivate var shape: String {
    let conditions = revisit.compactMap { Condition(parsing: $0) }.map(\.text)
    let whens = (adjustments + tensions).map { $0.when.map(\.text) }
    let agreement = voices.map { "\($0.source) \(String(describing: $0.agrees))" }
    return
      "\(id) \(conditions) \(revisit.count) \(firstSteps.count) \(whens) \(agreement) \(sources) \(see ?? [])"
  }
}
