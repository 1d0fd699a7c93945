import LessonKit
import LineEditing
import Problems

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

  /// What `progress --json` prints: `{"lessons":[…],"packages":[…],"unknown":[…]}`, see
  /// ``LessonReport``.
  struct Data: Encodable, Sendable {
    var lessons: [LessonReport]
    /// Lesson packages that are not open, and so say nothing of themselves.
    var packages: [PackageReport]
    /// Lessons that were done and are not here, by pack and id.
    var unknown: [String]
  }

  /// What was done in a lesson package that is not open.
  struct PackageReport: Encodable, Sendable {
    /// The lesson's key, `ours/ours`.
    var lesson: String
    /// The package's folder.
    var folder: String
    /// How many guided steps were taken.
    var done: Int
    var styles: [String]
  }

  private static func reply(_ session: Session) -> Reply {
    let events = session.journal.events()
    let progress = Progress(events)
    let lessons = lessons(session).filter { progress.lessons[$0.key] != nil }
    let reports = lessons.compactMap { key, description in
      progress.lessons[key].map { LessonReport(key, description, $0) }
    }
    let known = Set(reports.map(\.lesson))
    let packages = packages(progress, events.counting.folders).filter { !known.contains($0.lesson) }
    let here = known.union(packages.map(\.lesson)).union(session.shelf.entries.map(\.key))
    let unknown = progress.lessons.keys.filter { !here.contains($0) }.sorted()
    var reply = Reply(data: Data(lessons: reports, packages: packages, unknown: unknown))
    for (lesson, report) in zip(lessons, reports) {
      reply.page.append(page(lesson.description, report))
    }
    for package in packages { reply.page.append(page(package, session)) }
    reply.page.gap()
    reply.page.append(ending(reports.isEmpty && packages.isEmpty, unknown, session))
    if session.journal.trouble?.hidesThePast == true { reply.status = .outside }
    return reply
  }

  /// The lessons of the workbench, and the package lesson that is open, by their keys.
  private static func lessons(
    _ session: Session
  ) -> [(key: String, description: LessonDescription)] {
    let shelved = session.shelf.entries.map { (key: $0.key, description: $0.description) }
    guard let open = session.lesson, !shelved.contains(where: { $0.key == open.key }) else {
      return shelved
    }
    return shelved + [(open.key, open.description)]
  }

  private static func packages(
    _ progress: Progress,
    _ folders: [String: String]
  ) -> [PackageReport] {
    folders.sorted { $0.key < $1.key }.compactMap { key, folder in
      guard let done = progress.lessons[key], LiveFiles.exists(folder + "/Package.swift") else {
        return nil
      }
      return PackageReport(
        lesson: key,
        folder: folder,
        done: done.steps.count,
        styles: done.styles
      )
    }
  }

  private static func page(_ package: PackageReport, _ session: Session) -> Page {
    var page = Page()
    let steps = package.done == 1 ? "1 step" : "\(package.done) steps"
    page.heading("\(package.lesson)")
    page.row("guided", "\(steps) done")
    page.row("styles", Line(package.styles.joined(separator: ", ")))
    page.row("package", Line("open \(Paths.short(package.folder, in: session.world))", .typed))
    return page
  }

  private static func page(_ lesson: LessonDescription, _ report: LessonReport) -> Page {
    var page = Page()
    page.heading("\(lesson.title) (\(lesson.id))")
    page.row("guided", Line(report.steppedWords))
    if let changed = report.changedWords { page.row("since", "\(changed, .other)") }
    page.row("styles", Line(report.styles.joined(separator: ", ")))
    let predictions = report.predictions.words
    if !predictions.isEmpty { page.row("predictions", Line(predictions)) }
    return page
  }

  private static func ending(
    _ isEmpty: Bool,
    _ unknown: [String],
    _ session: Session
  ) -> Page {
    var page = Page()
    if isEmpty {
      let first = session.shelf.entries.first?.description.id ?? "NAME"
      page.text("Nothing has been done yet. Type \(typed: "open \(first)"), then \(typed: "next").")
    }
    if !unknown.isEmpty {
      page.text("Kept, but no lessons here: \(unknown.joined(separator: ", ")).")
    }
    if !session.journal.damaged.isEmpty {
      page.text("Not readable and left there: \(session.journal.damaged.asLines) of the journal.")
    }
    if !isEmpty { page.text("\(typed: "resume") goes on where you stopped.") }
    return page
  }
}
