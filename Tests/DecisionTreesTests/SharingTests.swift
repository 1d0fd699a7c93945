import DecisionTrees
import Testing

@Test func anOutcomeIsAFactForOtherTrees() throws {
  let first = try walk("architecture", "team-size=3 domain=complex transition-tests=none")
  let second = Walk(try tree("injection"), first.learnt)
  #expect(second.next?.id == "screens")
  #expect(second.path.map(\.answer.text) == ["mvvm-dependencies"])
}

@Test func anUndecidedWalkTeachesNothing() throws {
  let tree = try tree("architecture")
  #expect(Walk(tree, ["architecture": .choice("tca")]).learnt["architecture"] == .choice("tca"))
  #expect(Walk(tree, Facts()).learnt == Facts())
}

@Test func factoryAfterTheLibraryLeafNamesTheTension() throws {
  let walk = try walk("injection", "architecture=mvvm-dependencies screens=9 wants=directness")
  #expect(walk.decided?.id == "factory")
  #expect(walk.tensions.count == 1)
  #expect(walk.decision.tensions?.first?.contains("swift-dependencies (K51)") == true)
  #expect(walk.whatIf("architecture", .choice("mvvm")).decision.tensions == nil)
}

@Test func aSummaryListsOutcomesAndTensions() throws {
  let trees = try Tree.builtInIDs.map { try tree($0) }
  let facts: Facts = [
    "team-size": .number(5), "domain": .choice("complex"), "transition-tests": .choice("required"),
    "screens-mix": .choice("forms"), "stable": .no, "is-path": .yes, "min-os": .number(18),
    "today": .choice("observable-object"),
  ]
  let summary = Summary(of: trees, with: facts)
  let outcomes = summary.results.map { "\($0.tree) \($0.outcome?.id ?? "undecided")" }
  #expect(
    outcomes == [
      "architecture tca", "view-model undecided", "injection comes-with-tca", "mix undecided",
      "pressure pays-per-hire", "modules undecided", "state-home navigation",
      "starting-point migrate-class-by-class",
    ]
  )
  #expect(
    summary.tensions.map { "\($0.tree) \($0.outcome)" } == ["architecture tca"],
    "pressure says the same of the same two outcomes"
  )
  #expect(summary.results[1].possible?.map(\.id) == ["view-model", "plain-view"])
}

@Test(arguments: Tree.builtInIDs)
func everyPairOfTreesIsToldOnce(_ id: String) throws {
  let trees = try Tree.builtInIDs.map { try tree($0) }
  for (facts, other) in zip(try tree(id).someFacts(40), try tree("pressure").someFacts(40)) {
    var all = facts
    for entry in other.entries { all[entry.question] = entry.answer }
    let told = Summary(of: trees, with: all).tensions
    let learnt = Walk.learning(from: trees, with: all)
    let own = trees.flatMap { tree in Walk(tree, learnt).tensions.map { (tree.id, $0) } }
    #expect(told.allSatisfy { tension in own.contains { $0.1 == tension.text } })
    #expect(told.isEmpty == own.isEmpty)
    let isTold = Set(told.map(\.tree)) == ["architecture", "pressure"]
    #expect(!isTold || told.count > 2, "\(told)")
  }
}

@Test func factsKeepTheirOrder() {
  var facts: Facts = ["b": .yes, "a": .no, "b": .unknown]
  #expect(facts.entries.map(\.question) == ["b", "a"])
  #expect(facts["b"] == .unknown)
  facts["b"] = nil
  facts["c"] = nil
  #expect(facts.entries.map(\.question) == ["a"])
  #expect(facts.with("a", .yes)["a"] == .yes)
}
