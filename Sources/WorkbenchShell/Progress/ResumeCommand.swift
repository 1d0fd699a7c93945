import LessonKit
import LineEditing
import Problems

/// `resume`: the last lesson, its script run again.
enum ResumeCommand {
  static let command = Command(
    name: "resume",
    group: .program,
    summary: "open the last lesson and run its script again",
    usage: ["resume"],
    details: [
      "It goes on where something was done last, in whichever session. If the script no longer runs, it says which step failed and stands before it.",
      "A lesson package is built again, and asked about first where it has changed.",
    ],
    examples: ["resume"],
    run: { _, session throws(Problem) in try resume(&session) }
  )

  private static func resume(_ session: inout Session) throws(Problem) -> Reply {
    let runs = RememberedRun.all(in: session.journal.events())
    guard let run = runs.last(where: { isHere($0, session) }) else {
      throw nothing(runs, session)
    }
    let other = runs.last.flatMap { $0 == run ? nil : $0.lesson }
    let shelved = session.shelf.entries.first { $0.key == run.lesson }
    if let entry = shelved ?? session.reopened(run.lesson) {
      return try resume(run, entry, skipping: other, &session)
    }
    let folder = run.folder ?? ""
    let typed = Paths.short(folder, in: session.world)
    return try session.withTrust(in: folder, typed: typed, given: false) {
      session throws(Problem) in
      try resume(run, try session.load(folder, typed: typed), skipping: other, &session)
    }
  }

  private static func isHere(_ run: RememberedRun, _ session: Session) -> Bool {
    session.shelf.entries.contains { $0.key == run.lesson } || session.lesson?.key == run.lesson
      || run.folder.map { LiveFiles.exists("\($0)/Package.swift") } ?? false
  }

  private static func resume(
    _ run: RememberedRun,
    _ entry: LessonShelf.Entry,
    skipping other: String?,
    _ session: inout Session
  ) throws(Problem) -> Reply {
    let resumed = try ResumedLesson.run(run, entry)
    OpenCommand.end(&session)
    session.lesson = resumed.lesson
    session.journal.noteResumed(resumed.lesson)
    return reply(resumed, skipping: other, session)
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
        what: "The lesson done last, \(run.lesson), is not here"
          + (run.folder.map { ": there is no package in \($0) any more." } ?? "."),
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
