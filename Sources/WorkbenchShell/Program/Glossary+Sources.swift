/// The texts behind the trees and lessons, by the short names that stand in citations.
extension Glossary {
  static let sources: [Term] = [
    source(
      .chancay,
      "Ramón Chancay, “State and architecture in SwiftUI: from Zustand and Redux to @Observable and TCA” (2026-09-04), in English and Spanish. He argues that light MVVM with @Observable serves most apps and that TCA pays for larger teams whose complex states must be tested transition by transition."
    ),
    source(
      .ownership,
      "“TCA vs MVVM in SwiftUI: who owns the state” (2026), leaning on the book “Controlled Change”. It argues that the patterns differ in the right to change state, the form given to outside work and the cost to the team, and that each class of features chooses anew."
    ),
    source(
      .otasevic,
      "Lazar Otasevic, “TCA in SwiftUI: The Composable Architecture or just The Complicated Antipattern?” (2025-12-10). He argues for plain state, logic in structs made on demand, and behaviour handed to views as closures instead of action enums."
    ),
    source(
      .tcaDocs,
      "The Composable Architecture, “State Management”, the library's documentation (no date is given). It argues for state as a value that only a reducer changes, through actions, so that features compose and changes can be traced and tested."
    ),
    Term(
      name: "Controlled Change",
      meaning:
        "The book that Ownership leans on: look at a team's pressures before its patterns, make exits and borders plain, and write the decision down. \(side)",
      example: "help K21",
      facts: "K21, K52"
    ),
  ]

  private static let side = "The workbench takes no side: it shows each claim and its price."

  private static func source(_ source: KnownFact.Source, _ meaning: String) -> Term {
    let facts = KnownFact.all.filter { $0.sources.contains(source) }
    return Term(
      name: source.rawValue,
      meaning: "\(meaning) \(side)",
      example: "help \(facts.first?.id ?? "facts")",
      facts: KnownFact.ids(of: facts)
    )
  }
}
