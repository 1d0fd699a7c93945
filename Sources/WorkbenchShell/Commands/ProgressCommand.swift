import LessonKit
import LineEditing

/// `progress`: what was done in each lesson.
enum ProgressCommand {
  static let command = Command(
    name: "progress",
    group: .program,
    summary: "how far you are in each lesson",
    usage: ["progress"],
    details: [
      "It counts guided steps, the styles in which something was done, and predictions: right first time, right later, partly right, wrong, passed. What is done stays done; a step that reads otherwise now is named.",
      "It is kept in journal.jsonl in the folder that doctor names, one line for each thing done, and written by every run in which something was done.",
    ],
    examples: ["progress"],
    run: { _, session in reply(session) }
  )

  /// What `progress --json` prints: `{"lessons":[…],"unknown":[…]}`, see ``LessonReport``.
  struct Data: Encodable, Sendable {
    var lessons: [LessonReport]
    /// Lessons that were done and are not here, by pack and id.
    var unknown: [String]
  }

  private static func reply(_ session: Session) -> Reply {
    let progress = Progress(session.journal.events())
    let entries = session.shelf.entries
    let reports = entries.compactMap { entry in
      progress[entry].map { LessonReport(entry, $0) }
    }
    let known = Set(entries.map(\.key))
    let unknown = progress.lessons.keys.filter { !known.contains($0) }.sorted()
    var reply = Reply(data: Data(lessons: reports, unknown: unknown))
    for (entry, report) in zip(entries.filter { progress[$0] != nil }, reports) {
      reply.page.append(page(entry, report))
    }
    reply.page.gap()
    reply.page.append(ending(reports, unknown, session))
    if session.journal.trouble?.hidesThePast == true { reply.status = .outside }
    return reply
  }

  private static func page(_ entry: LessonShelf.Entry, _ report: LessonReport) -> Page {
    var page = Page()
    page.heading("\(entry.description.title) (\(entry.description.id))")
    page.row("guided", Line(report.steppedWords))
    if let changed = report.changedWords { page.row("since", "\(changed, .other)") }
    page.row("styles", Line(report.styles.joined(separator: ", ")))
    let predictions = report.predictions.words
    if !predictions.isEmpty { page.row("predictions", Line(predictions)) }
    return page
  }

  private static func ending(
    _ reports: [LessonReport],
    _ unknown: [String],
    _ session: Session
  ) -> Page {
    var page = Page()
    if reports.isEmpty {
      let first = session.shelf.entries.first?.description.id ?? "NAME"
      page.text("Nothing has been done yet. Type \(typed: "open \(first)"), then \(typed: "next").")
    }
    if !unknown.isEmpty {
      page.text("Kept, but no lessons here: \(unknown.joined(separator: ", ")).")
    }
    if !session.journal.damaged.isEmpty {
      page.text("Not readable and left there: \(session.journal.damaged.asLines) of the journal.")
    }
    if !reports.isEmpty { page.text("\(typed: "resume") goes on where you stopped.") }
    return page
  }
}
