import DecisionTrees
import Testing

@Test(arguments: Tree.builtInIDs)
func everyCompleteWalkFollowsTheRules(_ id: String) throws {
  let tree = try tree(id)
  for facts in tree.completeAnswers {
    let walk = Walk(tree, facts)
    #expect(walk.decided?.id == Rules.outcome(id, facts), "\(facts)")
    #expect(walk.next == nil && walk.open.isEmpty)
  }
}

@Test(arguments: Tree.builtInIDs)
func whatIsOpenIsWhatTheRulesLeaveOpen(_ id: String) throws {
  let tree = try tree(id)
  let complete = tree.completeAnswers
  for facts in tree.someFacts(12) {
    let walk = Walk(tree, facts)
    let completions = complete.filter { $0.agrees(with: facts) }
    let outcomes = completions.compactMap { Rules.outcome(id, $0) }
    #expect(Set(walk.possible.map(\.id)) == Set(outcomes), "\(facts)")
    let byRest = Dictionary(zip(completions, outcomes)) { first, _ in first }
    for question in tree.questions where facts[question.id]?.isKnown != true {
      let matters = completions.contains { completion in
        question.samples.contains { sample in
          byRest[completion.with(question.id, sample)] != byRest[completion]
        }
      }
      #expect(walk.open.contains(question) == matters, "\(question.id) in \(facts)")
    }
  }
}

@Test func asksInOrderOnlyWhatMatters() throws {
  let asked = { (text: String) in try walk("architecture", text).next?.id }
  #expect(try asked("") == "team-size")
  #expect(try asked("team-size=3") == "domain")
  #expect(try asked("team-size=unknown") == "domain")
  #expect(try asked("domain=complex transition-tests=none") == "team-size")
  #expect(try asked("team-size=2") == nil)
  let undecided = try walk("architecture", "team-size=unknown domain=complex transition-tests=none")
  #expect(undecided.next == nil)
  #expect(undecided.decided == nil)
  #expect(undecided.possible.map(\.id) == ["mvvm", "mvvm-dependencies"])
  #expect(undecided.open.map(\.id) == ["team-size"])
}

@Test func whatNoLongerMattersIsForTheRecord() throws {
  let walk = try walk("architecture", "team-size=2")
  #expect(walk.irrelevant.map(\.id) == ["domain", "transition-tests", "min-os"])
  let more = walk.whatIf("min-os", .number(16)).whatIf("domain", .unknown)
  #expect(more.irrelevant.map(\.id) == ["transition-tests"])
  #expect(more.path.map(\.question) == ["team-size", "domain", "min-os"])
  #expect(more.path.map(\.answer.text) == ["2", "unknown", "16"])
}

@Test func answersThatDoNotFitCountAsNotGiven() throws {
  let tree = try tree("architecture")
  let walk = Walk(tree, ["team-size": .yes, "domain": .choice("hard"), "other": .no])
  #expect(walk.path.isEmpty)
  #expect(walk.next?.id == "team-size")
}

@Test func rangesThatLeadToTheSameAreOne() throws {
  let question = """
    "questions": [
      { "id": "tired", "kind": "yes-no", "text": "t", "why": "w", "aid": "a", "source": "s" },
    """
  let nodes = """
    "nodes": [
      { "id": "tired", "ask": "tired", "branches": [
        { "answer": "yes", "to": "people" }, { "answer": "no", "to": "finely" } ] },
      { "id": "finely", "ask": "people", "branches": [
        { "below": 2, "to": "soup" }, { "from": 2, "below": 5, "to": "soup" },
        { "from": 5, "below": 9, "to": "mood" }, { "from": 9, "below": 20, "to": "mood" },
        { "from": 20, "to": "salad" } ] },
    """
  let text = teamTree.replacing("\"questions\": [", with: question)
    .replacing("\"nodes\": [", with: nodes)
  let walk = Walk(try Tree(bytes: Array(text.utf8), file: "team.json"), Facts())
  #expect(walk.open.map(\.id) == ["people", "mood"])
  #expect(walk.next?.id == "people")
}

extension Facts {
  /// Whether every known answer of the other facts is the same here.
  fileprivate func agrees(with other: Facts) -> Bool {
    other.entries.allSatisfy { !$0.answer.isKnown || self[$0.question] == $0.answer }
  }
}
