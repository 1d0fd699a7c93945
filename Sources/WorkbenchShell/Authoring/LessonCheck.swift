import LessonKit
import Problems

/// Proves a lesson by running it: everything it knows of it comes through a session, as for a learner.
struct LessonCheck {
  let entry: LessonShelf.Entry
  let session: Session

  var description: LessonDescription { entry.description }

  /// What `lesson check --json` prints: `{"lesson","findings":[{"kind","where","what","try"}],"notes"}`.
  struct Report: Encodable, Sendable {
    var lesson: String
    var findings: [LessonFinding]
    /// What could not be looked at here.
    var notes: [String]
  }

  /// What is shown is measured as a person at a terminal sees it; nobody is asked anything.
  static func reply(_ entry: LessonShelf.Entry, _ session: Session) -> Reply {
    var plain = session
    plain.settings = Settings(look: .piped, isTerminal: true, redraws: false, canAsk: false)
    (plain.dialogue, plain.lesson) = (nil, nil)
    plain.journal = Journal()
    return LessonCheck(entry: entry, session: plain).reply
  }
}

extension LessonCheck {
  /// Every look at the lesson, in the order of learning.
  var report: Report {
    let asWritten = follow(in: nil)
    var followed = description.styles.map { follow(in: $0.name) }
    // What fails as it is written would be said again for each style.
    for place in followed.indices where !asWritten.findings.isEmpty {
      followed[place].findings.removeAll { $0.place == asWritten.findings[0].place }
    }
    let trials = followed.flatMap(trials)
    let (refused, notes) = refusals()
    let findings =
      flaws() + names() + sources() + ([asWritten] + followed).flatMap(\.findings)
      + screens(asWritten) + trials.flatMap(\.findings) + trials.flatMap(care) + refused
    var seen: [LessonFinding] = []
    for finding in findings where !seen.contains(finding) { seen.append(finding) }
    return Report(lesson: description.id, findings: seen, notes: notes)
  }

  private var reply: Reply {
    let report = report
    var reply = Reply(data: report)
    let count = report.findings.count
    if count == 0 {
      reply.page.text("\(description.id, .strong): \("nothing found", .good). \(summary)")
    } else {
      reply.page.text(
        "\(description.id, .strong): \(count == 1 ? "1 finding" : "\(count) findings", .bad)"
      )
    }
    reply.page.rows(report.findings.flatMap(\.rows))
    reply.page.rows(report.notes.map { .init("note", Line($0)) })
    reply.status = count == 0 ? .done : .no
    return reply
  }

  private var summary: String {
    let styles = description.styles.count
    let variants = description.styles.reduce(0) { $0 + $1.variants.count }
    return
      "Guided steps: \(description.guide.count), in \(styles) styles; variants run twice: \(variants); refused snippets: \(description.refused.count)."
  }
}
