import DecisionTrees
import Foundation
import LessonKit
import LineEditing
import Testing

@testable import WorkbenchShell

/// What `help` says about the numbers that stand in citations.
@Suite("Help on facts")
struct FactHelpTests {
  @Test("every number has one entry, of a sentence or more, in a group that fits a screen")
  func numbering() {
    let ids = (1...80).map { "K\($0)" } + (1...14).map { "D\($0)" }
    #expect(KnownFact.all.map(\.id).sorted() == ids.sorted())
    for fact in KnownFact.all {
      #expect(fact.meaning.hasSuffix(".") && fact.name.count < 50, "\(fact.id)")
    }
    for group in KnownFact.Group.allCases { #expect((1...20).contains(group.facts.count)) }
  }

  @Test("what is read is the whole content, in order")
  func wholeness() {
    for entry in KnownFact.Group.allCases.flatMap({ KnownFact.parts[$0.rawValue]?.entries ?? [] }) {
      #expect(Set(entry.fields.keys).isSubset(of: ["by"]))
      let fact = KnownFact.fact(String(entry.title.prefix { $0 != " " }))
      #expect(fact?.sources.map(\.rawValue) == entry.list("by"), "\(entry.title)")
    }
    for entry in Glossary.parts.parts.flatMap(\.entries) {
      #expect(Set(entry.fields.keys).isSubset(of: ["try", "facts"]), "\(entry.title)")
    }
    for (path, read) in [
      ("Facts/facts.en.md", KnownFact.parts), ("Glossary/glossary.en.md", Glossary.parts),
    ] {
      let written = content(path).matches(of: /[^\s#]+/).map { String($0.output) }
      #expect(Self.words(read).sorted() == written.sorted(), "\(path)")
    }
    #expect(KnownFact.parts.parts.map(\.name) == KnownFact.Group.allCases.map(\.rawValue))
  }

  private static func words(_ text: ContentText) -> [String] {
    let texts = text.parts.flatMap { part in
      [part.name, part.about]
        + part.entries.flatMap { entry in
          [entry.title, entry.text] + entry.fields.flatMap { ["\($0.key):", $0.value] }
        }
    }
    return texts.flatMap { $0.split(separator: " ").map(String.init) }
  }

  @Test("every number cited by a tree, a lesson, a term or a command has a page")
  func citations() throws {
    var texts = Glossary.terms.flatMap { [$0.meaning, $0.facts] }
    texts += CommandList.workbench.commands.flatMap { [$0] + $0.subcommands }.flatMap(\.details)
    for entry in LessonShelf.built.entries {
      texts.append(String(decoding: try JSONEncoder().encode(entry.description), as: UTF8.self))
    }
    for id in Tree.builtInIDs {
      for language in [Language.english, .spanish] {
        let tree = try #require(try Tree.builtIn(id, language: language))
        texts.append(String(decoding: tree.bytes, as: UTF8.self))
      }
    }
    let cited = Set(texts.flatMap { $0.matches(of: /\b[KD][0-9]+\b/).map { String($0.output) } })
    #expect(cited.count > 70)
    var session = try PlayedSession()
    for id in cited {
      #expect(session.play("help \(id)").hasPrefix("\(id) — "), "\(id)")
    }
  }

  @Test("a tree that names a source with a number agrees with that number's page")
  func attributions() throws {
    for id in Tree.builtInIDs {
      let tree = try #require(try Tree.builtIn(id))
      let citations = tree.questions.map(\.source) + tree.outcomes.flatMap(\.sources)
      for part in citations.flatMap({ $0.split(separator: ";") }) {
        let ids = part.matches(of: /K[0-9]+/).map { String($0.output) }
        for fact in ids.compactMap({ KnownFact.fact($0) }) {
          let names = fact.sources.map(\.rawValue)
          #expect(names.contains { part.contains($0) }, "\(tree.id) says \(part), not \(names)")
        }
      }
    }
  }

  @Test("a fact, a disagreement and a source, whole")
  func pages() throws {
    var session = try PlayedSession()
    #expect(
      session.play("help k51") == """
        K51 — the tree: MVVM or TCA
        With fewer than three people or a simple domain: MVVM with @Observable. With
        three or more and complex states (checkout, branching onboarding, editors): TCA
        where testing every transition is a requirement, and otherwise MVVM with
        @Observable and swift-dependencies. His summary speaks of a large team, and five
        people work in his MVVM example: the workbench shows that tension.
          from      Chancay
          cited by  decide architecture · decide injection · decide mix · decide
                    pressure

        """
    )
    #expect(
      session.play("help D8") == """
        D8 — who may write
        TCA docs: the reducer alone (K25). Ownership: a point on a scale, chosen on
        purpose (K60). Chancay: some properties take a binding, the others belong to the
        store (K5).
          from      Chancay, Ownership, TCA docs
          shown by  open cart · open transfer
          cited by  decide architecture · decide mix · decide state-home

        """
    )
    #expect(
      session.play("help chancay") == """
        Chancay
        Ramón Chancay, “State and architecture in SwiftUI: from Zustand and Redux to
        @Observable and TCA” (2026-09-04), in English and Spanish. He argues that light
        MVVM with @Observable serves most apps and that TCA pays for larger teams whose
        complex states must be tested transition by transition. The workbench takes no
        side: it shows each claim and its price.
          example  help K1
          from     K1–K10, K14, K17, K27, K38–K41, K43, K44, K51, K61, K70, K72–K74,
                   D1–D3, D8–D11

        """
    )
    #expect(session.play("help tca docs").hasPrefix("TCA docs\n"))
    #expect(session.play("help controlled change").hasPrefix("Controlled Change\n"))
  }

  @Test("the groups, and one of them, whole")
  func lists() throws {
    var session = try PlayedSession()
    #expect(
      session.play("help facts") == """
        What the sources say (K) and where they disagree (D)
          state          where state lives and who may write it: K1–K6, K59, K60
          mvvm           light view models, their rule and their price: K7–K12, K61, K64
          reducers       state as a value, actions, effects, and what they cost:
                         K13–K29, K62, K65, K75
          capabilities   logic as structs, behaviour as closures: K30–K37, K66–K69, K80
          dependencies   what a feature is given instead of building it: K38–K42, K63
          modules        packages, borders, and the way out of a library: K43–K47, K71,
                         K78
          performance    what makes views and reducers slow: K48–K50
          deciding       how to choose, what to write down, when to look again: K51–K58,
                         K70, K72–K74, K76, K77, K79
          disagreements  where the sources contradict each other: D1–D14

        help facts reducers lists a group, help K51 says one in full. The sources: help
        Chancay, Ownership, Otasevic, TCA docs. The workbench takes no side.

        """
    )
    #expect(
      session.play("help facts perf") == """
        performance — what makes views and reducers slow
          K48   four pitfalls of reducers
          K49   the mirror trap
          K50   the one cure

        """
    )
  }

  @Test(
    "a citation is understood as it stands on a screen",
    arguments: [
      ("help K51, K74", "K51 K74"), ("help (Chancay K51; D1)", "K51 D1"),
      ("help TCA docs K19; Ownership K20", "K19 K20"), ("help K7–K9", "K7 K8 K9"),
      ("help d1-d2,k05", "D1 D2 K5"), ("help K5 K5", "K5"), ("help facts K9", "K9"),
    ]
  )
  func citation(line: String, ids: String) throws {
    var session = try PlayedSession()
    let headings = session.play(line).matches(of: /([KD][0-9]+) —/).map(\.output.1)
    #expect(headings.joined(separator: " ") == ids)
  }

  @Test(
    "a number that is none is answered with where the others are",
    arguments: [
      ("help K81", "K81", "help facts"), ("help K1, D15", "D15", "help facts"),
      ("help K0", "K0", "help facts"), ("help facts stat3", "facts stat3", "help facts state"),
      ("help K9-K7", "k9-k7", "help for all"), ("help K7-D9", "k7-d9", "help for all"),
    ]
  )
  func strangers(line: String, typed: String, advice: String) throws {
    var session = try PlayedSession()
    let answer = session.play(line)
    #expect(answer.hasPrefix("workbench: There is no help on '\(typed)'.\n"), "\(answer)")
    #expect(answer.contains("Try \(advice)"), "\(answer)")
  }

  @Test("as data, one fact and many have the same shape")
  func data() throws {
    var session = try PlayedSession()
    #expect(
      session.play("help K24 --json") == """
        {"facts":[{"from":["TCA docs"],"id":"K24","lessons":[],"meaning":"A collection of child \
        features finds each by its identity and never by its place in the list.",\
        "name":"children by identity","trees":[]}]}
        """
    )
    let all = session.play("help facts --json")
    #expect(all.matches(of: /"id":"/).count == 94)
  }

  @Test("Tab offers numbers once one is begun, and the groups after facts")
  func completion() throws {
    let session = try PlayedSession()
    let completer = Completer(commands: .workbench, session: session.shell.session)
    func offered(_ text: String) -> [String] { completer.complete(text).candidates.map(\.text) }
    #expect(offered("help K5") == ["K5", "K59"] + (50...58).map { "K\($0)" })
    #expect(offered("help k74") == ["K74"])
    #expect(offered("help K51, d14") == ["D14"])
    #expect(offered("help fact") == ["fact", "facts"])
    #expect(offered("help facts m") == ["mvvm", "modules"])
    #expect(offered("help d").allSatisfy { !$0.hasPrefix("D1") })
    #expect(offered("help Ot") == ["Otasevic"])
  }
}
