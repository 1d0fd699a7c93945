import DecisionTrees
import Testing

/// A tree that comes with the program.
func tree(_ id: String, _ language: Language = .english) throws -> Tree {
  let tree = try #require(try Tree.builtIn(id, language: language))
  try #require(tree.language == language)
  return tree
}

/// Facts from words as they are typed: `team-size=4 domain=complex`.
func facts(_ text: String, for tree: Tree) throws -> Facts {
  var facts = Facts()
  for pair in text.split(separator: " ") {
    let parts = pair.split(separator: "=", maxSplits: 1)
    let question = try #require(tree.question(String(parts[0])), "no question \(parts[0])")
    facts[question.id] = try question.answer(parsing: parts[1])
  }
  return facts
}

/// A walk from words as they are typed.
func walk(_ id: String, _ text: String, _ language: Language = .english) throws -> Walk {
  let tree = try tree(id, language)
  return Walk(tree, try facts(text, for: tree))
}
