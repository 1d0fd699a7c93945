import DecisionRecords
import DecisionTrees
import Testing

@testable import WorkbenchShell

/// The trees of each language that has files of its own.
private let editions: [(String, Language)] = Tree.builtInIDs.flatMap { id in
  [(id, .english), (id, .spanish)]
}

@Suite("What the sources say")
struct VoiceTests {
  @Test("every answer of a source is on the screen, in the record and in JSON", arguments: editions)
  func everyVoice(id: String, language: Language) throws {
    let tree = try #require(try Tree.builtIn(id, language: language))
    let phrases = Phrases.of(language)
    let walks = outcomes(of: tree)
    #expect(Set(walks.compactMap(\.decided?.id)) == Set(tree.outcomes.map(\.id)))
    for walk in walks {
      let screen = flat(OutcomePage(walk, phrases: phrases).page.text(.piped))
      let record = RecordWords.options(walk)
      let json = JSONText.line(walk.decision)
      for voice in try #require(walk.decided).voices {
        let place: Comment = "\(id) \(walk.decided?.id ?? ""): \(voice.source)"
        let said = stand(voice, phrases)
        #expect(screen.contains("\(voice.source) \(said.shown) \(voice.because)"), place)
        #expect(
          record.contains(
            "**\(voice.source)** \(RecordDraft.words("\(said.recorded) \(voice.because)"))"
          ),
          place
        )
        let answer = voice.answer.map(JSONText.line) ?? "null"
        #expect(json.contains("\"answer\":\(answer),\"because\":"), place)
      }
    }
  }

  private func stand(_ voice: Voice, _ phrases: Phrases) -> (shown: String, recorded: String) {
    guard let answer = voice.answer else { return ("\(phrases[.noOpinion]):", "has no opinion:") }
    return switch voice.agrees {
    case true?: ("\(phrases[.agrees]): \(answer)", "agrees: \(answer)")
    case false?: ("\(phrases[.otherwise]): \(answer)", "would answer otherwise: \(answer)")
    case nil: ("\(phrases[.says]): \(answer)", "says: \(answer)")
    }
  }

  /// A text on one line, so that it can be found wherever it was wrapped.
  private func flat(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// A walk for each outcome of a tree.
  private func outcomes(of tree: Tree) -> [Walk] {
    var found: [String: Walk] = [:]
    var waiting = [Walk(tree, Facts())]
    while let walk = waiting.popLast() {
      if let decided = walk.decided { found[decided.id] = walk }
      guard let question = walk.next else { continue }
      let numbers = (1...30).map { Answer.number($0) }.filter(question.accepts)
      waiting += (question.answers.isEmpty ? numbers : question.answers).map {
        walk.whatIf(question.id, $0)
      }
    }
    return Array(found.values)
  }

  @Test("four stands, each in its words")
  func stands() throws {
    var session = try PlayedSession(columns: 90)
    let answer = session.play("decide injection architecture=mvvm screens=9 wants=directness")
    let voices = answer.split(separator: "\n").drop { $0 != "Who says what" }.dropFirst()
    #expect(
      voices.prefix { $0 != "You answered" }.joined(separator: "\n") == """
          Chancay    agrees: Factory for directness and scopes. That is how his guide chooses
                     (K41).
          Ownership  says: A dependency is bounded by where it lives and by its exit. Both are
                     planned at adoption (K78).
          Otasevic   otherwise: Native means. Environment, initialisers and observables inject
                     without a container (K63).
          TCA docs   no opinion: Our source treats state and effects (K13).
        """
    )
  }
}
