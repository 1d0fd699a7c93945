import DecisionTrees
import LineEditing

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
    takes: nil,
    complete: { request in
      let trees = request.session.decided.map(\.tree)
      return Answers(trees: trees, language: request.session.treeLanguage)
        .candidates(request.partial)
    },
    run: { invocation, session throws(ShellError) in
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
  ) throws(ShellError) -> DecidedWalk {
    let (id, _) = try Answers.split(pair)
    return walks.first { $0.tree.question(id) != nil } ?? walks[walks.count - 1]
  }

  private static func example(_ decided: DecidedWalk) -> String {
    decided.walk.flips.first.map { "\($0.question)=\($0.answer.text)" } ?? "team-size=2"
  }

  private static func reply(
    _ other: DecidedWalk,
    insteadOf decided: DecidedWalk,
    _ session: Session
  ) -> Reply {
    let phrases = session.phrases
    let before = decided.walk.decided?.id ?? phrases.stillPossible
    let after = other.walk.decided?.id
    var page = Page()
    if let after, after == before {
      page.text("\(phrases.unchanged, .strong): \(after)")
    } else if let after {
      page.text("\(phrases.changed, .strong): \(before) → \(after)")
    }
    page.append(OutcomePage(other.walk, phrases: phrases).outcome)
    return Reply(page: page, data: other.decision)
  }
}
