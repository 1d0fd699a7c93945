import DecisionTrees
import Testing

/// A line of the table of answers and the outcome they lead to.
struct Leaf: CustomTestStringConvertible, Sendable {
  let tree: String
  let answers: String
  let outcome: String

  init(_ tree: String, _ answers: String, _ outcome: String) {
    (self.tree, self.answers, self.outcome) = (tree, answers, outcome)
  }

  var testDescription: String { "\(tree) \(answers) → \(outcome)" }

  static let all = [
    Leaf("architecture", "team-size=1", "mvvm"),
    Leaf("architecture", "team-size=2", "mvvm"),
    Leaf("architecture", "domain=simple", "mvvm"),
    Leaf("architecture", "team-size=2 domain=complex transition-tests=required", "mvvm"),
    Leaf("architecture", "team-size=3 domain=simple", "mvvm"),
    Leaf("architecture", "team-size=3 domain=complex transition-tests=required", "tca"),
    Leaf("architecture", "team-size=4 domain=complex transition-tests=required min-os=16", "tca"),
    Leaf(
      "architecture",
      "team-size=3 domain=complex transition-tests=wished",
      "mvvm-dependencies"
    ),
    Leaf("architecture", "team-size=9 domain=complex transition-tests=none", "mvvm-dependencies"),
  ]
}

@Test(arguments: Leaf.all)
func answersLeadToTheirOutcome(_ leaf: Leaf) throws {
  let walk = try walk(leaf.tree, leaf.answers)
  #expect(walk.decided?.id == leaf.outcome)
  #expect(walk.next == nil)
}

@Test(arguments: Tree.builtInIDs)
func everyOutcomeIsInTheTable(_ id: String) throws {
  let reached = Set(Leaf.all.filter { $0.tree == id }.map(\.outcome))
  #expect(try reached == Set(tree(id).outcomes.map(\.id)))
}
