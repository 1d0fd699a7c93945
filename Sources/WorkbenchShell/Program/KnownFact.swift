/// One numbered fact or disagreement that trees, lessons and records cite, as `help K51` says it.
struct KnownFact: Sendable, Equatable {
  /// `K51` for a fact, `D7` for a disagreement.
  var id: String
  /// What it is about, in a few words.
  var name: String
  /// Who says it; empty where no source is named for it.
  var sources: [Source]
  /// The claim in a sentence or two, as a claim of its source.
  var meaning: String

  /// Who says something, by the short name that stands in citations.
  enum Source: String, CaseIterable, Sendable {
    case chancay = "Chancay"
    case ownership = "Ownership"
    case otasevic = "Otasevic"
    case tcaDocs = "TCA docs"
    case workbench = "the workbench"
  }

  /// The parts `help facts` is cut into, so that none is longer than a screen.
  enum Group: String, CaseIterable, Sendable {
    case state, mvvm, reducers, capabilities, dependencies, modules, performance, deciding
    case disagreements
  }
}

extension KnownFact.Group {
  /// What the facts of the group are about.
  var title: String { KnownFact.parts[rawValue]?.about ?? "" }

  var facts: [KnownFact] { KnownFact.read[self] ?? [] }
}

extension KnownFact {
  /// The content they come from, part by part.
  static let parts = ContentText.named("Facts/facts.en.md")

  fileprivate static let read = Dictionary(
    uniqueKeysWithValues: Group.allCases.map { group in
      (group, (parts[group.rawValue]?.entries ?? []).map { KnownFact($0) })
    }
  )

  /// An entry such as `K13 what a reducer is`, with its sources in the field `by`.
  private init(_ entry: ContentText.Entry) {
    id = String(entry.title.prefix { $0 != " " })
    name = String(entry.title.dropFirst(id.count + 1))
    sources = entry.list("by").compactMap { Source(rawValue: $0) }
    meaning = entry.text
  }
}

extension KnownFact {
  static let all = Group.allCases.flatMap(\.facts)

  /// Finds a fact however its letter is written: `k51` as well as `K51`.
  static func fact(_ typed: String) -> KnownFact? {
    let wanted = typed.uppercased()
    return all.first { $0.id == wanted }
  }

  /// The numbers of some facts in order, neighbours as a range: `K1–K3, K5, D2`.
  static func ids(of facts: [KnownFact]) -> String {
    ["K", "D"].flatMap { letter in
      let numbers = facts.filter { $0.id.hasPrefix(letter) }.compactMap { Int($0.id.dropFirst()) }
      return runs(of: numbers.sorted()).map { run in
        switch run.count {
        case 1: "\(letter)\(run.lowerBound)"
        case 2: "\(letter)\(run.lowerBound), \(letter)\(run.upperBound)"
        default: "\(letter)\(run.lowerBound)–\(letter)\(run.upperBound)"
        }
      }
    }.joined(separator: ", ")
  }

  private static func runs(of numbers: [Int]) -> [ClosedRange<Int>] {
    numbers.reduce(into: []) { runs, number in
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
  }
}
