import DecisionRecords
import DecisionTrees
import Problems
import Spelling

/// A review about to be made: the day, the folders, and the facts that are given.
struct ReviewRun: Sendable {
  /// YYYY-MM-DD.
  var date: String
  var places: [RecordPlace]
  /// Trees from files, which come before those built in.
  var trees: [Tree] = []
  /// Facts that are no question of any tree, by name, as typed.
  var words: [String: String] = [:]

  /// What a review found in several folders.
  struct Result: Sendable {
    var items: [ReviewItem] = []
    /// Facts that nobody gave, in the order met.
    var missing: [String] = []
    /// Paths of records whose tree nobody knows.
    var unknownTrees: [String] = []
    var unreadable: [RecordFolder.Unreadable] = []
  }
}

extension ReviewRun {
  /// Takes `fact=value`; the answer to a tree's question is kept for the session too.
  mutating func take(_ pair: String, _ session: inout Session) throws(Problem) {
    let (fact, text) = try Answers.split(pair)
    try take(text, for: fact, &session)
  }

  /// Takes the value of one fact, as a tree's question or a record's own condition understands it.
  mutating func take(
    _ text: String,
    for fact: String,
    _ session: inout Session
  ) throws(Problem) {
    guard let question = question(fact, session) else {
      guard try conditions(session).contains(fact) else { throw unknown(fact, session) }
      words[fact] = text
      return
    }
    do {
      session.facts[fact] = try question.answer(parsing: text)
    } catch {
      throw error.problem(in: session.treeLanguage)
    }
  }

  /// The question of a tree that a fact answers.
  func question(_ fact: String, _ session: Session) -> Question? {
    let shelf = TreeShelf(session: session)
    return trees.lazy.compactMap { $0.question(fact) }.first
      ?? Tree.builtInIDs.lazy.compactMap { (try? shelf.builtIn($0))?.question(fact) }.first
  }

  /// The facts that the records' own conditions ask for.
  private func conditions(_ session: Session) throws(Problem) -> Set<String> {
    var facts: Set<String> = []
    for place in places {
      let contents = try session.records { () throws(RecordsProblem) in try place.folder.read() }
      for trigger in contents.records.flatMap(\.triggers) {
        if case .condition(let fact, _, _) = trigger.meaning { facts.insert(fact) }
      }
    }
    return facts
  }

  private func unknown(_ fact: String, _ session: Session) -> Problem {
    let shelf = TreeShelf(session: session)
    let all = trees + Tree.builtInIDs.compactMap { try? shelf.builtIn($0) }
    var seen: Set<String> = []
    let ids = all.flatMap { $0.questions.map(\.id) }.filter { seen.insert($0).inserted }
    return .unknownQuestion(fact, nearest: Nearest.names(to: fact, in: ids), all: ids)
  }
}

extension ReviewRun {
  /// Looks through every folder.
  func review(_ session: Session) throws(Problem) -> Result {
    var result = Result()
    let facts = facts(session)
    for place in places {
      let review = try session.records { () throws(RecordsProblem) in
        try place.folder.review(facts: facts, today: date) { verdict($0, $1, session) }
      }
      result.items += review.items
      result.missing += review.missingFacts.filter { !result.missing.contains($0) }
      result.unknownTrees += review.unknownTrees
      result.unreadable += review.unreadable
    }
    return result
  }

  /// Every fact that is known today, as texts.
  func facts(_ session: Session) -> [String: String] {
    let answers = session.facts.entries.filter(\.answer.isKnown)
    return Dictionary(answers.map { ($0.question, $0.answer.text) }) { $1 }
      .merging(words) { $1 }
  }

  /// A record's walk, made again with newer facts over the answers it keeps.
  private func verdict(
    _ kept: Record.TreeWalk,
    _ facts: [String: String],
    _ session: Session
  ) -> TreeVerdict {
    guard let tree = tree(kept.tree, session) else { return .unknownTree }
    let before = Self.facts(kept.answers.map { ($0.question, $0.answer) }, over: Facts(), tree)
    let after = Self.facts(facts.map { ($0.key, $0.value) }, over: before, tree)
    let old = Walk(tree, before).decided?.id
    let walk = Walk(tree, after)
    if let new = walk.decided?.id {
      return old == new ? .same : .changed(from: old ?? "undecided", to: new)
    }
    if let question = walk.next { return .unanswered(question: question.id) }
    return old.map { .changed(from: $0, to: "undecided") } ?? .same
  }

  private func tree(_ name: String, _ session: Session) -> Tree? {
    if let own = trees.first(where: { $0.id == name }) { return own }
    guard Tree.builtInIDs.contains(name) else { return nil }
    return try? TreeShelf(session: session).builtIn(name)
  }

  /// Answers as a tree understands them; what it does not take counts as not given.
  private static func facts(
    _ answers: [(String, String)],
    over facts: Facts,
    _ tree: Tree
  ) -> Facts {
    var facts = facts
    for (question, text) in answers {
      if let answer = try? tree.question(question)?.answer(parsing: text) {
        facts[question] = answer
      }
    }
    return facts
  }
}
