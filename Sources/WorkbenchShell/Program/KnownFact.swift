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

  init(_ id: String, _ name: String, _ sources: [Source], _ meaning: String) {
    (self.id, self.name, self.sources, self.meaning) = (id, name, sources, meaning)
  }

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
  var title: String {
    switch self {
    case .state: "where state lives and who may write it"
    case .mvvm: "light view models, their rule and their price"
    case .reducers: "state as a value, actions, effects, and what they cost"
    case .capabilities: "logic as structs, behaviour as closures"
    case .dependencies: "what a feature is given instead of building it"
    case .modules: "packages, borders, and the way out of a library"
    case .performance: "what makes views and reducers slow"
    case .deciding: "how to choose, what to write down, when to look again"
    case .disagreements: "where the sources contradict each other"
    }
  }

  var facts: [KnownFact] {
    switch self {
    case .state: KnownFact.state
    case .mvvm: KnownFact.mvvm
    case .reducers: KnownFact.reducers + KnownFact.valueState
    case .capabilities: KnownFact.capabilities
    case .dependencies: KnownFact.dependencies
    case .modules: KnownFact.modules
    case .performance: KnownFact.performance
    case .deciding: KnownFact.deciding
    case .disagreements: KnownFact.disagreements
    }
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
