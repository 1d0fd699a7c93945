import DecisionTrees
import Foundation
import Testing

/// Every file: the English trees, and the Spanish ones that exist.
let allFiles: [(String, Language)] =
  Tree.builtInIDs.map { ($0, .english) }
  + ["architecture", "view-model", "injection", "state-home"].map { ($0, .spanish) }

@Test(arguments: allFiles)
func aFileIsSmallAndAcceptedBack(_ id: String, _ language: Language) throws {
  let tree = try tree(id, language)
  #expect(tree.bytes.count < 30 * 1024)
  #expect(tree.id == id && tree.language == language)
  let again = try Tree(bytes: tree.bytes, file: "again.json")
  #expect(again.questions == tree.questions && again.outcomes == tree.outcomes)
}

@Test func everyFileInTheFolderIsEmbedded() throws {
  let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  let folder = root.deletingLastPathComponent().appending(path: "Sources/CContent/Trees")
  let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
  #expect(Set(names) == Set(allFiles.map { "\($0.0).\($0.1.rawValue).json" }))
  for (id, language) in allFiles {
    let file = folder.appending(path: "\(id).\(language.rawValue).json")
    #expect(try tree(id, language).bytes == Array(Data(contentsOf: file)))
  }
}

@Test func whatIsMissingInSpanishIsEnglish() throws {
  let tree = try #require(try Tree.builtIn("mix", language: .spanish))
  #expect(tree.language == .english)
  #expect(try Tree.builtIn("no-such-tree") == nil)
}

@Test(arguments: allFiles)
func everyQuestionNamesASource(_ id: String, _ language: Language) throws {
  for question in try tree(id, language).questions {
    #expect(Voice.panel.contains { question.source.hasPrefix($0) }, "\(question.id)")
    #expect(question.source.contains { $0 == "K" })
  }
}

@Test(arguments: allFiles)
func citedNumbersExist(_ id: String, _ language: Language) throws {
  let text = String(decoding: try tree(id, language).bytes, as: UTF8.self)
  let cited = text.matches(of: /\b([KD])([0-9]+)\b/)
  #expect(!cited.isEmpty)
  for match in cited {
    let last = match.1 == "K" ? 80 : 14
    #expect((1...last).contains(Int(match.2) ?? 0), "\(match.0)")
  }
}

@Test(arguments: allFiles)
func everyOutcomeCitesItsSources(_ id: String, _ language: Language) throws {
  for outcome in try tree(id, language).outcomes {
    for source in outcome.sources {
      #expect(Voice.panel.contains { source.hasPrefix($0 + " K") }, "\(outcome.id): \(source)")
    }
    for voice in outcome.voices {
      #expect(voice.because.contains(/K[0-9]/), "\(outcome.id): \(voice.source)")
    }
  }
}

@Test(arguments: allFiles)
func firstStepsNameInjectionAndPackages(_ id: String, _ language: Language) throws {
  for outcome in try tree(id, language).outcomes {
    let steps = outcome.firstSteps.joined(separator: " ").lowercased()
    let injection = language == .english ? /inject/ : /iny[eé]c/
    #expect(steps.contains(injection), "\(outcome.id)")
    #expect(steps.contains("package"), "\(outcome.id)")
  }
}

@Test(arguments: allFiles)
func noSideIsTaken(_ id: String, _ language: Language) throws {
  let tree = try tree(id, language)
  let answers = tree.outcomes.flatMap(\.voices).map(\.agrees)
  #expect(answers.contains(true) && answers.contains(nil))
  for outcome in tree.outcomes { #expect(outcome.voices.contains { $0.agrees != true }) }
}

@Test(arguments: allFiles)
func whatOutcomesReadIsATreeOrAQuestion(_ id: String, _ language: Language) throws {
  let tree = try tree(id, language)
  let conditions = tree.outcomes.flatMap { $0.adjustments + $0.tensions }.flatMap(\.when)
  for condition in conditions where tree.question(condition.question) == nil {
    let other = try #require(try Tree.builtIn(condition.question))
    #expect(other.outcome(condition.value) != nil, "\(condition.text)")
  }
  for condition in conditions where tree.question(condition.question) != nil {
    try expectTypable(condition, in: tree)
  }
}

/// A condition on a question of the tree compares with something the question takes.
private func expectTypable(_ condition: Condition, in tree: Tree) throws {
  let question = try #require(tree.question(condition.question), "\(condition.text)")
  #expect((try? question.answer(parsing: condition.value))?.text == condition.value)
}

@Test(arguments: allFiles)
func aConditionToComeBackChangesTheOutcome(_ id: String, _ language: Language) throws {
  let tree = try tree(id, language)
  for outcome in tree.outcomes {
    for condition in outcome.revisit.compactMap({ Condition(parsing: $0) }) {
      let question = try #require(tree.question(condition.question), "\(condition.text)")
      try expectTypable(condition, in: tree)
      let changes = tree.completeAnswers.contains { facts in
        guard Walk(tree, facts).decided == outcome, condition.holds(in: facts) == false else {
          return false
        }
        return question.samples.contains { sample in
          let changed = facts.with(question.id, sample)
          return condition.holds(in: changed) == true && Walk(tree, changed).decided != outcome
        }
      }
      #expect(changes, "\(outcome.id): \(condition.text)")
    }
  }
}

@Test func theFirstTreeNamesWhatItMust() throws {
  let tree = try tree("architecture")
  #expect(tree.outcome("tca")?.title.contains("for the features with many transitions") == true)
  #expect(tree.question("team-size")?.aid.contains("five people") == true)
  let fourth = try #require(try Tree.builtIn("injection")?.outcome("initialisers"))
  #expect(fourth.voices[0].because.contains("day one (D11)"))
}
