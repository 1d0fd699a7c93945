import DecisionTrees
import LineEditing
import Problems

/// `what-if`: the last walk again with other answers; nothing is kept.
enum WhatIf {
  static let command = Command(
    name: "what-if",
    aliases: ["whatif"],
    group: .deciding,
    summary: "the last walk again with another answer",
    usage: ["what-if question=answer …"],
    details: ["The answers given stay as they are; only the outcome with the others is shown."],
    examples: ["what-if team-size=2"],
    takesPairs: true,
    takes: nil,
    complete: { request in
      let trees = request.session.decided.map(\.tree)
      return Answers(trees: trees, language: request.session.treeLanguage)
        .candidates(request.partial)
    },
    run: { invocation, session throws(Problem) in
      guard let decided = session.decided.last else { throw .nothingDecided("what-if") }
      guard !invocation.words.isEmpty else {
        throw .missingWord(
          "an answer",
          command: "what-if",
          usage: "what-if \(example(decided))."
        )
      }
      var other = decided
      let owner = try Self.owner(of: invocation.words[0].text, in: session.decided)
      other.tree = owner.tree
      let answers = Answers(trees: session.decided.map(\.tree), language: session.treeLanguage)
      try answers.put(invocation.words, into: &other.facts)
      return reply(other, insteadOf: owner, session)
    }
  )

  /// The walk whose tree asks the question.
  private static func owner(
    of pair: String,
    in walks: [DecidedWalk]
  ) throws(Problem) -> DecidedWalk {
    let (id, _) = try Answers.split(pair)
    return walks.first { $0.tree.question(id) != nil } ?? walks[walks.count - 1]
  }

  private static func example(_ decided: DecidedWalk) -> String {
    decided.walk.changes.first?.typed ?? "team-size=2"
  }

  private static func reply(
    _ other: DecidedWalk,
    insteadOf decided: DecidedWalk,
    _ session: Session
  ) -> Reply {
    let change = change(from: decided.walk, to: other.walk, session.phrases)
    var page = Page()
    if let change { page.text(change) }
    page.append(OutcomePage(other.walk, phrases: session.phrases).outcome)
    if session.settings.isTerminal, let change {
      // At the top it may have scrolled away.
      page.gap()
      page.text(change)
    }
    return Reply(page: page, data: other.decision)
  }

  /// Whether the outcome changes, and to what; nil where that is still open.
  private static func change(from walk: Walk, to other: Walk, _ phrases: Phrases) -> Line? {
    let after = other.possible.map(\.id)
    guard let before = walk.decided?.id else {
      return other.decided.map {
        "\(phrases[.changed], .strong): \(phrases[.stillPossible]) → \($0.id)"
      }
    }
    if after == [before] { return "\(phrases[.unchanged], .strong): \(before)" }
    if after.contains(before) { return nil }
    return "\(phrases[.changed], .strong): \(before) → \(phrases.either(after))"
  }
}
