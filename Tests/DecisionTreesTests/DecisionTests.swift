import DecisionTrees
import Foundation
import Testing

@Test func aDecisionIsPlainData() throws {
  let walk = try walk("architecture", "team-size=4 domain=complex transition-tests=required")
  let encoder = JSONEncoder()
  let data = try encoder.encode(walk.decision)
  let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  #expect(
    Set(object.keys) == [
      "tree", "treeVersion", "language", "outcome", "path", "why", "price", "training",
      "firstSteps", "exit", "revisit", "see", "voices", "flips", "openFlips", "flipSets", "sources",
    ]
  )
  #expect(
    object["outcome"] as? [String: String] == [
      "id": "tca", "title": "TCA, for the features with many transitions",
    ]
  )
  #expect(
    object["path"] as? [[String: String]] == [
      ["question": "team-size", "answer": "4"],
      ["question": "domain", "answer": "complex"],
      ["question": "transition-tests", "answer": "required"],
    ]
  )
  let voices = try #require(object["voices"] as? [[String: Any]])
  #expect(voices.map { $0["source"] as? String } == Voice.panel)
  #expect(voices[1]["agrees"] is NSNull)
  #expect(voices[2]["agrees"] as? Bool == false)
  #expect(try JSONDecoder().decode(Decision.self, from: data) == walk.decision)
}

@Test func aSourceIsSilentOnlyWithoutAnAnswer() throws {
  let said = teamTree
  let silent = said.replacing("\"answer\": \"Well.\", ", with: "")
  let stances = try [said, silent].map { text in
    try Tree(bytes: Array(text.utf8), file: "team.json").outcomes[0].voices.map(\.stance)
  }
  #expect(stances[0] == [.agrees("Yes."), .otherwise("No."), .says("Well."), .agrees("Yes.")])
  #expect(stances[1] == [.agrees("Yes."), .otherwise("No."), .silent, .agrees("Yes.")])
}

@Test func flipSetsAreObjectsByQuestion() throws {
  let sets = try walk("architecture", "team-size=2").decision.flipSets
  #expect(
    sets.last?.answers == [
      "team-size": "3", "domain": "complex", "transition-tests": "required",
    ]
  )
}

@Test func anUndecidedWalkNamesWhatIsPossible() throws {
  let decision = try walk("architecture", "team-size=3 domain=complex").decision
  #expect(decision.outcome == nil)
  #expect(decision.possible?.map(\.id) == ["mvvm-dependencies", "tca"])
  #expect(decision.why.isEmpty && decision.voices.isEmpty && decision.flips.isEmpty)
  #expect(decision.path.map(\.question) == ["team-size", "domain"])
}

@Test(arguments: ["mvvm", "mvvm-dependencies", "tca"])
func belowSeventeenTextAndPriceSaySo(_ outcome: String) throws {
  let leaf = try #require(Leaf.all.last { $0.outcome == outcome && $0.tree == "architecture" })
  let walk = try walk(leaf.tree, leaf.answers)
  let (old, new) = (walk.whatIf("min-os", .number(16)), walk.whatIf("min-os", .number(17)))
  #expect(old.decided?.id == outcome && new.decided?.id == outcome)
  #expect(old.why.hasPrefix(new.why) && old.why.contains("Below iOS 17"))
  #expect(old.price.hasPrefix(new.price) && old.price.contains("Below iOS 17"))
  #expect(!new.why.contains("Below iOS 17"))
}

@Test func noConditionToComeBackHoldsAlready() throws {
  for id in Tree.builtInIDs {
    let tree = try tree(id)
    for walk in tree.shortestWalks {
      let conditions = walk.decision.revisit.compactMap { Condition(parsing: $0) }
      #expect(!conditions.contains { $0.holds(in: walk.facts) == true })
    }
  }
  let walk = try walk("architecture", "team-size=9 domain=simple")
  #expect(walk.revisit.first == "domain=complex")
}

@Test func sourcesAreNamedOnce() throws {
  let sources = try walk("modules", "start=existing framework-in-domain=yes").decision.sources
  #expect(sources == ["Chancay K43, K74", "Ownership K46, K78"])
}

@Test func whatIfReplacesOneAnswer() throws {
  let walk = try walk("architecture", "team-size=4 domain=complex transition-tests=required")
  #expect(walk.whatIf("team-size", .number(2)).decided?.id == "mvvm")
  #expect(walk.decided?.id == "tca")
  #expect(walk.whatIf("team-size", .unknown).possible.map(\.id) == ["mvvm", "tca"])
}

@Test(arguments: [
  ("team-size>=3", true), ("team-size<=4", true), ("team-size>4", false), ("team-size<4", false),
  ("team-size=4", true), ("team-size!=4", false), ("domain=complex", true),
  ("domain!=complex", false), ("domain>=3", nil), ("tests=none", nil), ("open=yes", nil),
])
func conditionsHoldOrNot(_ text: String, _ holds: Bool?) throws {
  let facts: Facts = [
    "team-size": .number(4), "domain": .choice("complex"), "open": .unknown,
  ]
  let condition = try #require(Condition(parsing: text))
  #expect(condition.text == text)
  #expect(condition.holds(in: facts) == holds)
}

@Test(arguments: [
  "", "team-size", ">=3", "team-size>=", "team-size>=many", "Team>=3", "team-size >= 3",
  "The first screen that makes you miss a reducer (K72).", "2027-01-01",
])
func otherTextIsNoCondition(_ text: String) {
  #expect(Condition(parsing: text) == nil)
}

@Test func aDecisionSaysWhatItIsFor() throws {
  var decision = try walk("architecture", "team-size=2").decision
  let question = Subject.question(in: .english)
  decision.subject = Subject(try question.answer(parsing: "clase"))
  let data = try JSONEncoder().encode(decision)
  let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  #expect(object["for"] as? String == "feature-class")
  #expect(try question.answer(parsing: "feature") == .choice("feature"))
  #expect(Subject(.unknown) == nil)
  for language in Language.allCases {
    let question = Subject.question(in: language)
    #expect(question.answers.map(\.text) == Subject.allCases.map(\.rawValue))
  }
}
