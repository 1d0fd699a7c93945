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
    run: { _, session in
      var page = Page()
      page.rows(
        session.shelf.entries.map { entry in
          .init(Line(entry.description.id, .typed), "\(entry.description.title)")
        }
      )
      page.gap()
      page.text("\(typed: "open NAME") begins; \(typed: "next") takes the guided steps.")
      return Reply(page: page, data: Data(lessons: session.shelf.entries.map(Entry.init)))
    }
  )

  /// What `lessons --json` prints: `{"lessons":[{"id","title","reason","styles","shows","tree"}]}`.
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

    init(_ entry: LessonShelf.Entry) {
      let lesson = entry.description
      (id, title, reason) = (lesson.id, lesson.title, lesson.reason)
      styles = lesson.styles.flatMap { style in
        style.variants.map { "\(style.name) \($0.name)" }
      }
      (shows, tree) = (lesson.shows, lesson.tree)
    }
  }
}
