import DecisionTrees
import LineEditing
import Problems
import Spelling

/// The pages `help` has on numbered facts: on some of them, on a group, and on all groups.
enum FactHelp {
  /// The page that was asked for; nil where the words name neither a fact nor a group of facts.
  static func page(on topic: String, _ session: Session) throws(Problem) -> Reply? {
    let words = topic.split(separator: " ").map(String.init)
    guard let ids = ids(in: topic) else {
      guard words.first == "facts", words.count < 3 else { return nil }
      return try list(words.dropFirst().first, session)
    }
    var facts: [KnownFact] = []
    for id in ids {
      guard let fact = KnownFact.fact(id) else {
        throw .unknownTopic(id.uppercased(), nearest: ["facts"])
      }
      if !facts.contains(fact) { facts.append(fact) }
    }
    return reply(facts, FactUses(session))
  }

  /// The ids in words such as `(Chancay K51, K74; D1)` or `K7–K12`; nil when there are other words.
  static func ids(in topic: String) -> [String]? {
    var rest = topic.lowercased().replacing("facts", with: " ")
    for source in KnownFact.Source.allCases {
      rest = rest.replacing(source.rawValue.lowercased(), with: " ")
    }
    let parts = rest.split { !($0.isLetter || $0.isNumber || "–-".contains($0)) }
    let ids = parts.map { Self.ids(inRange: String($0)) }
    guard !ids.isEmpty, ids.allSatisfy({ !$0.isEmpty }) else { return nil }
    return ids.flatMap { $0 }
  }

  /// `k7–k12` as the six ids it stands for, `k05` as `k5`; nothing for any other word.
  private static func ids(inRange word: String) -> [String] {
    let ends = word.split(separator: /[–-]/, omittingEmptySubsequences: false)
    let numbers = ends.compactMap { number(in: $0) }
    guard let letter = word.first, numbers.count == ends.count, ends.count < 3,
      ends.allSatisfy({ $0.first == letter }), let first = numbers.first, let last = numbers.last,
      first <= last
    else { return [] }
    return (first...last).map { "\(letter)\($0)" }
  }

  private static func number(in word: Substring) -> Int? {
    guard let match = word.wholeMatch(of: /[kd]([0-9]{1,3})/) else { return nil }
    return Int(match.1)
  }
}

extension FactHelp {
  private static func reply(_ facts: [KnownFact], _ uses: FactUses) -> Reply {
    var page = Page()
    for fact in facts {
      page.heading("\(fact.id, .strong) — \(fact.name)")
      page.text(Line(fact.meaning))
      page.row("from", Line(fact.from))
      page.rows(uses.rows(of: fact.id))
    }
    return Reply(page: page, data: FactData(facts: facts.map { FactData.Entry($0, uses) }))
  }

  private static func list(_ typed: String?, _ session: Session) throws(Problem) -> Reply {
    let groups = KnownFact.Group.allCases
    let begun = typed.map { typed in groups.filter { $0.rawValue.hasPrefix(typed) } } ?? groups
    guard let only = begun.first else {
      let near = Nearest.names(to: typed ?? "", in: groups.map(\.rawValue))
      throw .unknownTopic("facts \(typed ?? "")", nearest: near.map { "facts \($0)" })
    }
    var reply = Reply(page: begun.count == 1 ? page(of: only) : page(of: begun))
    let uses = FactUses(session)
    reply.data = FactData(facts: begun.flatMap(\.facts).map { FactData.Entry($0, uses) })
    return reply
  }

  private static func page(of group: KnownFact.Group) -> Page {
    var page = Page()
    page.heading("\(group.rawValue, .strong) — \(group.title)")
    page.rows(group.facts.map { .init(Line($0.id, .typed), Line($0.name)) })
    return page
  }

  private static func page(of groups: [KnownFact.Group]) -> Page {
    var page = Page()
    page.heading("What the sources say (K) and where they disagree (D)")
    page.rows(
      groups.map {
        .init(Line($0.rawValue, .typed), "\($0.title): \(KnownFact.ids(of: $0.facts))")
      }
    )
    page.gap()
    page.text(
      "\(typed: "help facts reducers") lists a group, \(typed: "help K51") says one in full. The sources: \(typed: "help Chancay"), \(typed: "Ownership"), \(typed: "Otasevic"), \(typed: "TCA docs"). The workbench takes no side."
    )
    return page
  }
}

extension FactHelp {
  /// Ids are offered once a letter or number says that one is meant; there are too many otherwise.
  static func candidates(_ request: CompletionRequest) -> [Candidate] {
    let groups = KnownFact.Group.allCases
    if request.words == ["facts"] {
      return groups.map { Candidate($0.rawValue, description: $0.title) }
    }
    let typed = request.partial
    let meansOne = typed.first == "K" || typed.first == "D" || typed.lowercased() == "k"
    let isNumbered = typed.contains { $0.isNumber }
    let facts = meansOne || isNumbered ? KnownFact.all : []
    let ids = facts.map { Candidate($0.id, description: $0.name) }
    return request.words.isEmpty
      ? [Candidate("facts", description: "what K and D numbers mean")] + ids : ids
  }
}
