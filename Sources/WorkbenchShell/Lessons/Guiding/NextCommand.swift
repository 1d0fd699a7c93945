import LessonKit
import LineEditing
import MarkdownBlocks
import Problems

/// `next`: the next guided step of the lesson's text.
enum NextCommand {
  static let command = Command(
    name: "next",
    aliases: ["n", "nxt", "s", "continue"],
    group: .lessons,
    summary: "the next guided step; an empty line does the same at a terminal",
    usage: ["next"],
    details: [
      "It shows a few sentences, takes the step, and says what there was to see. After free play it first returns to the lesson's own script.",
      "With predict on it asks before each frame what will change; Enter passes.",
    ],
    examples: ["next"],
    run: { _, session throws(Problem) in
      let open = try session.opened("next")
      guard open.guide.next < open.description.guide.count else {
        return ending(open, session.settings.look)
      }
      var guided = GuidedRun(open.description.guide[open.guide.next])
      return try guided.begin(&session)
    }
  )

  /// After the last guided step: the end of the lesson's text, what to open next, and which tree it
  /// speaks to.
  private static func ending(_ open: OpenLesson, _ look: Look) -> Reply {
    var page = Page()
    page.text("The lesson's own steps are done; everything can still be tried.")
    page.gap()
    page.append(.markdown(open.description.closing, look))
    page.gap()
    if let tree = open.description.tree {
      page.row("tree", "\(typed: "decide \(tree)")")
    }
    if let next = open.description.next { page.row("next", "\(typed: "open \(next)")") }
    return Reply(
      page: page,
      data: Data(done: true, next: open.description.next, tree: open.description.tree)
    )
  }

  /// What `next --json` prints once there is no further step.
  struct Data: Encodable, Sendable {
    var done: Bool
    var next: String?
    var tree: String?
  }
}
