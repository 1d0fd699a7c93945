import DecisionRecords
import DecisionTrees
import LineEditing
import Problems

/// Asks for the facts a review lacks, one after the other, and shows the review at the end.
struct ReviewDialogue: Dialogue {
  var run: ReviewRun
  /// The facts still to be asked for; the first is the open one.
  var missing: [String]
  /// Those that were passed over.
  var passed: Set<String> = []
}

extension ReviewDialogue {
  func place(_ session: Session) -> String { "review · \(missing.first ?? "")" }

  func question(_ session: Session) -> Page {
    guard let fact = missing.first else { return Page() }
    var page = Page()
    if let question = run.question(fact, session) {
      page.heading(Line(question.text))
      page.aside("\(question.allowed(session.phrases), .typed)")
    } else {
      page.heading("What is \(fact) today?")
    }
    page.aside("\("Enter", .typed) passes it over · why · \("done", .typed) shows the review")
    return page
  }

  mutating func answer(_ line: String, _ session: inout Session) throws(Problem) -> Turn {
    guard let fact = missing.first else { return try ending(session) }
    let text = line.trimmed
    switch text.lowercased() {
    case "done", "hecho": return try ending(session)
    case "", "unknown", "skip": passed.insert(fact)
    case "why", "why?", "por qué", "por que": return .goesOn(why(fact, session))
    default: try run.take(text, for: fact, &session)
    }
    missing = try run.review(session).missing.filter { !passed.contains($0) }
    return missing.isEmpty ? try ending(session) : .goesOn(Page())
  }

  private func why(_ fact: String, _ session: Session) -> Page {
    guard let question = run.question(fact, session) else {
      return Page("A record's own condition depends on \(fact).")
    }
    return QuestionPage(question: question, phrases: session.phrases).why
  }

  private func ending(_ session: Session) throws(Problem) -> Turn {
    .ends(ReviewPage(run, try run.review(session), session).reply)
  }

  func leave(_ session: inout Session) -> Page {
    Page(
      "The review ends here; the answers are kept for this session. \(typed: "adr review") starts it again."
    )
  }

  func inputEnded(_ session: inout Session) throws(Problem) -> Reply {
    ReviewPage(run, try run.review(session), session).reply
  }

  func candidates(_ partial: String, _ session: Session) -> [Candidate] {
    guard let fact = missing.first, let question = run.question(fact, session) else { return [] }
    return question.answers.map { Candidate($0.text, description: question.label(of: $0)) }
  }
}
