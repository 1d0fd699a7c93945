import LessonKit
import LineEditing

/// `resume`: the last lesson, its script run again.
enum ResumeCommand {
  static let command = Command(
    name: "resume",
    group: .program,
    summary: "open the last lesson and run its script again",
    usage: ["resume"],
    details: [
      "It goes on where something was done last, in whichever session. If the script no longer runs, it says which step failed and stands before it."
    ],
    examples: ["resume"],
    run: { _, session throws(ShellError) in try resume(&session) }
  )

  private static func resume(_ session: inout Session) throws(ShellError) -> Reply {
    let runs = RememberedRun.all(in: session.journal.events())
    let known = runs.last { run in session.shelf.entries.contains { $0.key == run.lesson } }
    guard let run = known,
      let entry = session.shelf.entries.first(where: { $0.key == run.lesson })
    else { throw .told(nothing(runs, session)) }
    let resumed = try ResumedLesson.run(run, entry)
    try OpenCommand.end(&session)
    session.lesson = resumed.lesson
    session.journal.noteResumed(resumed.lesson)
    return reply(resumed, skipping: runs.last.flatMap { $0 == run ? nil : $0.lesson }, session)
  }

  private static func reply(
    _ resumed: ResumedLesson,
    skipping other: String?,
    _ session: Session
  ) -> Reply {
    let lesson = resumed.lesson
    var reply = session.reply(lesson.frame)
    var page = Page()
    page.heading("\(lesson.description.title) (\(lesson.place))")
    if let other {
      page.text("The lesson done last, \(other), is not here; this is the one before.")
    }
    if let obstacle = resumed.obstacle {
      page.append(obstacle.page)
      reply.status = .no
    }
    page.append(reply.page)
    page.gap()
    page.text(guided(lesson))
    reply.page = page
    return reply
  }

  private static func guided(_ lesson: OpenLesson) -> Line {
    let count = lesson.description.guide.count
    guard lesson.guide.next < count else { return "Every guided step is done." }
    return "\(typed: "next") takes guided step \(lesson.guide.next + 1) of \(count)."
  }

  private static func nothing(_ runs: [RememberedRun], _ session: Session) -> Problem {
    if let trouble = session.journal.takeTrouble() { return trouble }
    if let run = runs.last {
      return Problem(
        what: "The lesson done last, \(run.lesson), is not here.",
        tries: ["lessons, then open NAME."],
        status: .no
      )
    }
    let first = session.shelf.entries.first?.description.id ?? "NAME"
    return Problem(
      what: "Nothing has been done yet, so there is nothing to resume.",
      tries: ["open \(first), then next."],
      status: .no
    )
  }
}
