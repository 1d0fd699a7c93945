import DecisionTrees

/// Several walks with shared facts, and what pulls against what.
struct SummaryPage {
  let summary: Summary
  let decisions: [Decision]
  let phrases: Phrases

  init(_ trees: [Tree], _ session: Session) {
    summary = Summary(of: trees, with: session.facts)
    phrases = session.phrases
    decisions = session.decided.map(\.decision)
  }

  /// What `decide --all --json` prints: `{"decisions":[…],"tensions":[{"tree","outcome","text"}]}`.
  struct Data: Encodable, Sendable {
    var decisions: [Decision]
    var tensions: [Summary.Tension]
  }

  var reply: Reply {
    var page = Page()
    page.rows(
      summary.results.map { result in
        .init(Line(result.tree, .strong), Line(Self.words(result, phrases)))
      }
    )
    if !summary.tensions.isEmpty {
      page.heading(Line(phrases[.tensions]))
      page.rows(summary.tensions.map { .init(Line($0.tree, .strong), Line($0.text)) })
    }
    return Reply(page: page, data: Data(decisions: decisions, tensions: summary.tensions))
  }

  private static func words(_ result: Summary.Result, _ phrases: Phrases) -> String {
    if let outcome = result.outcome { return "\(outcome.id) — \(outcome.title)" }
    let possible = (result.possible ?? []).map(\.id).joined(separator: ", ")
    return "\(phrases[.stillPossible]): \(possible)"
  }
}

extension OutcomePage {
  /// One line for a walk among several.
  var headline: Page {
    guard let outcome = walk.decided else { return Page() }
    var page = Page()
    page.row(Line(walk.tree.id, .strong), "→ \(outcome.id) — \(outcome.title)")
    return page
  }
}
