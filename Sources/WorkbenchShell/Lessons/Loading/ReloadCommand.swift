import LessonKit
import LineEditing
import Problems

/// `reload` and `watch`: the same script on code that was built anew.
enum ReloadCommand {
  static let all = [reload, watch]

  static let reload = Command(
    name: "reload",
    aliases: ["r"],
    group: .lessons,
    summary: "build the lesson again and run the same script on it",
    usage: ["reload"],
    details: [
      "It says the first step that differs and how. What does not compile is named, and the lesson runs on as it was.",
      "A lesson of the workbench is built in the checkout the workbench was built in; Ctrl-C stops the build.",
    ],
    examples: ["reload"],
    run: { _, session throws(Problem) in try run(&session) }
  )

  static let watch = Command(
    name: "watch",
    group: .lessons,
    summary: "reload whenever a file of the lesson changes, until Enter or Ctrl-C",
    usage: ["watch"],
    details: ["Files are compared by what they hold, so a mounted drive is no trouble."],
    examples: ["watch"],
    run: { _, session throws(Problem) in
      let open = try session.opened("watch")
      try open.origin.mustBeThere()
      let count = try open.origin.folders(session.world).content().count
      let end = session.settings.isTerminal ? "Enter or Ctrl-C" : "Ctrl-C"
      var reply = Reply("Watching \(count) files; \(end) ends it.")
      reply.watches = true
      return reply
    }
  )

  private static func run(_ session: inout Session) throws(Problem) -> Reply {
    let old = try session.opened("reload")
    try old.origin.mustBeThere()
    let plan = try old.origin.plan(session.world)
    if case .loaded(let package) = old.origin {
      _ = try session.trust(package.folder, typed: package.name)
    }
    try session.build(plan, old.description.id)
    let lesson = old.origin == .builtIn ? old.description.id : nil
    let replayed = try Replayed(old, on: try session.started(plan.program, lesson))
    guard let new = replayed.lesson else { return stays(replayed.report) }
    old.session.end()
    session.lesson = new
    if old.origin == .builtIn { session.rebuilt = plan.program }
    var reply = replayed.report.same ? Reply() : session.reply(new.frame)
    reply.page.blocks.insert(.text(replayed.report.line), at: 0)
    reply.data = replayed.report
    return reply
  }

  /// The new code traps in the script, so the old goes on.
  private static func stays(_ report: ReloadReport) -> Reply {
    var reply = Reply(data: report, status: .no)
    reply.page.text(report.line)
    reply.page.text("The lesson runs on as it was.")
    return reply
  }
}

/// What became of an open lesson's script on another program; the old one is not touched.
private struct Replayed {
  /// The lesson as it stands on the new program; nil where that trapped on the way.
  var lesson: OpenLesson?
  var report: ReloadReport

  init(_ old: OpenLesson, on session: any LessonSession) throws(Problem) {
    let before = try old.frames()
    do throws(LessonProblem) {
      var new = try OpenLesson.started(session, old.whole, at: old.position)
      (new.guide, new.origin) = (old.guide, old.origin)
      new.pack = old.pack
      lesson = new
    } catch {
      guard case .process(let trap) = error, let step = trap.step, step > 0 else {
        throw .building(.refused(error))
      }
      let after = Self.frames(of: old.script, before: step, session)
      session.end()
      report = ReloadReport(before: before, after: after, trap: trap.description)
      return
    }
    report = ReloadReport(before: before, after: try lesson?.frames() ?? [])
  }

  /// The frames before the step that traps.
  private static func frames(
    of script: Script,
    before step: Int,
    _ session: any LessonSession
  ) -> [Frame] {
    var script = script
    script.steps = Array(script.steps.prefix(step - 1))
    script.skipped = script.skipped.filter { $0 < step }
    return (try? session.ask(.start(script))) ?? []
  }
}
