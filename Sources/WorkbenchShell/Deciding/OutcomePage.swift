import DecisionTrees

/// A walk's result as people read it: what fits, why, its price, who says what, what would change it.
struct OutcomePage {
  let walk: Walk
  let phrases: Phrases

  init(_ walk: Walk, phrases: Phrases) {
    self.walk = walk
    self.phrases = phrases
  }

  var page: Page {
    guard walk.decided != nil else { return undecided }
    var page = outcome
    page.append(voices)
    page.append(answers)
    page.append(changes)
    return page
  }

  /// What follows once the outcome has been shown, with what later answers added to it.
  var rest: Page {
    var page = Page()
    if let outcome = walk.decided, outcome.why != walk.why || outcome.price != walk.price {
      page.rows([
        .init(Line(phrases[.why], .strong), Line(walk.why)),
        .init(Line(phrases[.price], .strong), Line(walk.price)),
      ])
    }
    page.append(voices)
    page.append(answers)
    page.append(changes)
    return page
  }

  /// The outcome alone, as it is shown the moment it is certain.
  var outcome: Page {
    guard let outcome = walk.decided else { return undecided }
    var page = Page()
    page.heading("\(walk.tree.id): \(outcome.id) — \(outcome.title)")
    page.rows([
      .init(Line(phrases[.why], .strong), Line(walk.why)),
      .init(Line(phrases[.price], .strong), Line(walk.price)),
      .init(Line(phrases[.training], .strong), Line(outcome.training)),
      .init(Line(phrases[.exit], .strong), Line(outcome.exit)),
      .init(Line(phrases[.revisit], .strong), Line(revisit)),
    ])
    if let lessons = outcome.see {
      page.row(Line(phrases[.see], .strong), LessonShelf.opening(lessons))
    }
    page.heading(Line(phrases[.firstSteps]))
    page.list(outcome.firstSteps.map { Line($0) }, numbered: true)
    if !walk.tensions.isEmpty {
      page.heading(Line(phrases[.tensions]))
      page.list(walk.tensions.map { Line($0) })
    }
    return page
  }
}

extension Walk {
  /// The single answers that lead away from the outcome for certain, as they can be typed, with the
  /// outcomes they leave.
  var changes: [(typed: String, outcomes: [String])] {
    flips.map { ("\($0.question)=\($0.answer.text)", [$0.outcome]) }
      + openFlips.map { ("\($0.question)=\($0.answer.text)", $0.outcomes) }
  }
}

extension OutcomePage {
  /// Conditions first, as they can be evaluated, then the sentences.
  private var revisit: String {
    let conditions = walk.revisit.filter { Condition(parsing: $0) != nil }
    let sentences = walk.revisit.filter { Condition(parsing: $0) == nil }
    let first = conditions.isEmpty ? [] : [conditions.joined(separator: " · ") + "."]
    return (first + sentences).joined(separator: " ")
  }

  private var undecided: Page {
    var page = Page()
    page.heading("\(walk.tree.id): \(phrases[.stillPossible])")
    page.rows(walk.possible.map { .init(Line($0.id, .strong), Line($0.title)) })
    page.heading(Line(phrases[.openQuestions]))
    page.rows(walk.open.map { .init(Line($0.id, .strong), Line($0.text)) })
    page.append(answers)
    return page
  }

  private var voices: Page {
    var page = Page()
    page.heading(Line(phrases[.voices]))
    page.rows(
      (walk.decided?.voices ?? []).map { voice in
        .init(Line(voice.source, .strong), "\(stance(voice)) \(voice.because)")
      }
    )
    return page
  }

  private func stance(_ voice: Voice) -> Line {
    switch voice.stance {
    case .agrees(let answer): "\(phrases[.agrees], .good): \(answer)"
    case .otherwise(let answer): "\(phrases[.otherwise], .other): \(answer)"
    case .says(let answer): "\(phrases[.says]): \(answer)"
    case .silent: "\(phrases[.noOpinion]):"
    }
  }

  private var answers: Page {
    var page = Page()
    page.heading(Line(phrases[.youAnswered]))
    page.rows(
      walk.path.map { entry in
        let source = walk.tree.question(entry.question)?.source ?? ""
        return .init(Line(entry.question), "\(entry.answer.text, .strong)  (\(source))")
      }
    )
    return page
  }

  private var changes: Page {
    var page = Page()
    page.heading(Line(phrases[.flips]))
    let changes = walk.changes
    if changes.isEmpty { page.aside("\(phrases[.noFlips])") }
    page.rows(
      changes.map { change in
        .init(Line(change.typed, .typed), "→ \(phrases.either(change.outcomes))")
      }
    )
    let sets = walk.flipSets
    guard !sets.isEmpty else { return page }
    page.heading(Line(phrases[.flipSets]))
    page.list(
      sets.map { set in
        let words = set.answers.map { "\($0.question)=\($0.answer.text)" }.joined(separator: " ")
        return "\(typed: words) → \(set.outcome)"
      }
    )
    return page
  }
}
