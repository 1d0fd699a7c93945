import LessonKit

/// `lessons`: what can be opened.
enum Lessons {
  static let command = Command(
    name: "lessons",
    aliases: ["l", "menu", "main"],
    group: .lessons,
    summary: "the lessons that can be opened",
    usage: ["lessons"],
    examples: ["lessons"],
    explains: .lessons,
    run: { _, session in
      let progress = Progress(session.journal.events())
      let entries = session.shelf.entries.map { entry in
        Entry(entry, progress[entry].map { LessonReport(entry, $0) })
      }
      return Reply(page: page(entries), data: Data(lessons: entries))
    }
  )

  private static func page(_ entries: [Entry]) -> Page {
    var page = Page()
    page.rows(
      entries.map { entry in
        let far = entry.done.map { " (\($0) of \(entry.steps) done)" } ?? ""
        return .init(Line(entry.id, .typed), "\(entry.title)\(far)")
      }
    )
    page.gap()
    page.text("\(typed: "open NAME") begins; \(typed: "next") takes the guided steps.")
    if entries.contains(where: { $0.done != nil }) {
      page.text("\(typed: "resume") goes on where you stopped; \(typed: "progress") says more.")
    }
    return page
  }

  /// What `lessons --json` prints:
  /// `{"lessons":[{"id","title","reason","styles","shows","tree","steps","done"}]}`.
  struct Data: Encodable, Sendable {
    var lessons: [Entry]
  }

  struct Entry: Encodable, Sendable {
    var id: String
    var title: String
    var reason: String
    var styles: [String]
    var shows: [String]
    var tree: String?
    /// How many guided steps there are.
    var steps: Int
    /// How many of them were taken; nil where nothing was done in the lesson.
    var done: Int?

    init(_ entry: LessonShelf.Entry, _ report: LessonReport?) {
      let lesson = entry.description
      (id, title, reason) = (lesson.id, lesson.title, lesson.reason)
      styles = lesson.styles.flatMap { style in
        style.variants.map { "\(style.name) \($0.name)" }
      }
      (shows, tree) = (lesson.shows, lesson.tree)
      (steps, done) = (lesson.guide.count, report?.done)
    }
  }
}
