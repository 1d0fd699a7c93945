import LessonKit
import LineEditing
import Problems

/// Looking at the run: `state`, `diff`, `effects`, `views`, `writers`, `log`.
enum LookCommands {
  static let all = [state, diff, effects, views, writers, log]

  static let state = Command(
    name: "state",
    aliases: ["p", "vars"],
    group: .lessons,
    summary: "the state, or the part at PATH",
    usage: ["state [PATH]"],
    examples: ["state"],
    takes: 0...1,
    complete: { request in paths(request) },
    run: { invocation, session throws(Problem) in
      let open = try session.opened("state")
      return text(try open.ask(.state(path: invocation.words.first?.text, step: nil)))
    }
  )

  static let diff = Command(
    name: "diff",
    group: .lessons,
    summary: "what a step changed; full shows what stands around it",
    usage: ["diff [N] [full]"],
    examples: ["diff full"],
    takes: 0...2,
    complete: { _ in [Candidate("full")] },
    run: { invocation, session throws(Problem) in
      let open = try session.opened("diff")
      let words = invocation.words.map(\.text)
      let number = try words.first { $0 != "full" }.map { word throws(Problem) in
        try TravelCommands.number(word, "diff")
      }
      return text(try open.ask(.diff(step: number, full: words.contains("full"))))
    }
  )

  static let effects = Command(
    name: "effects",
    group: .lessons,
    summary: "every call of the run and where it stands",
    usage: ["effects"],
    examples: ["effects"],
    run: { _, session throws(Problem) in
      let calls = try session.opened("effects").ask(.effects)
      var page = Page()
      if calls.isEmpty { page.text("No effect has been started.") }
      page.grid([.init("", calls.map(line))])
      return Reply(page: page, data: EffectsData(effects: calls))
    }
  )

  static let views = Command(
    name: "views",
    aliases: ["who"],
    group: .lessons,
    summary: "what each view reads, drew, and how often it was told",
    usage: ["views"],
    details: [
      "Each line counts how often the view was told and how often it then drew something else. After style the counts of the style before stand beside them, until the next step."
    ],
    examples: ["views"],
    run: { _, session throws(Problem) in
      let open = try session.opened("views")
      let views = try open.ask(.views)
      let other = open.comparedStyle
      var page = Page()
      if views.isEmpty { page.text("The screen is gone; no view is there.") }
      page.grid([.init("", views.flatMap { lines($0, other) })])
      return Reply(page: page, data: ViewsData(views: views, before: other))
    }
  )

  static let writers = Command(
    name: "writers",
    group: .lessons,
    summary: "every change at PATH, with its step and its door",
    usage: ["writers PATH"],
    examples: ["writers count"],
    takes: 1...1,
    complete: { request in paths(request) },
    run: { invocation, session throws(Problem) in
      try changes(session.opened("writers").ask(.writers(invocation.words[0].text)))
    }
  )

  static let log = Command(
    name: "log",
    group: .lessons,
    summary: "every step with what it changed and by which door",
    usage: ["log"],
    details: [
      "It also says which step broke an invariant, was skipped, or could not be taken. After a trap the runtime's backtrace stands below."
    ],
    examples: ["log"],
    run: { _, session throws(Problem) in
      let open = try session.opened("log")
      var reply = try changes(open.ask(.log))
      if let problem = open.session.lastProblem { reply.page.append(backtrace(problem)) }
      return reply
    }
  )

  /// What `effects --json` prints.
  struct EffectsData: Encodable, Sendable {
    var effects: [EffectStatus]
  }

  /// What `views --json` prints.
  struct ViewsData: Encodable, Sendable {
    var views: [Frame.Notice]
    /// The same steps in the style before.
    var before: OtherStyle?
  }

  /// What `log --json` and `writers --json` print.
  struct ChangesData: Encodable, Sendable {
    var changes: [LoggedChange]
  }

  /// What `state --json` and `diff --json` print.
  struct TextData: Encodable, Sendable {
    var text: String
  }
}

extension LookCommands {
  private static func times(_ count: Int) -> String {
    switch count {
    case 0: "never"
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }

  /// A view, and below it the same view in the style before.
  private static func lines(_ view: Frame.Notice, _ other: OtherStyle?) -> [[Line]] {
    let there = other?.views.first { $0.view == view.view }
    let below = there.map { [line($0, named: "  in \(other?.name ?? "")")] } ?? []
    return [line(view, named: Line(view.view, .strong))] + below
  }

  private static func line(_ view: Frame.Notice, named name: Line) -> [Line] {
    let reads = view.reads.isEmpty ? "nothing" : view.reads.joined(separator: ", ")
    return [
      name, "reads \(reads)", "drew \(view.drew.isEmpty ? "nothing" : view.drew)",
      "told \(times(view.times)), drew \(view.differed) different",
    ]
  }

  private static func text(_ text: String) -> Reply {
    guard !text.isEmpty else { return Reply("Nothing changed there.") }
    var page = Page()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    page.verbatim(lines.map { Line(String($0)) })
    return Reply(page: page, data: TextData(text: text))
  }

  private static func changes(_ changes: [LoggedChange]) -> Reply {
    var page = Page()
    if changes.isEmpty { page.text("Nothing was changed there.") }
    page.grid([.init("", changes.flatMap(lines))])
    return Reply(page: page, data: ChangesData(changes: changes))
  }

  private static func lines(_ logged: LoggedChange) -> [[Line]] {
    let step: Line = "\("\(logged.step)", .strong) \(logged.words)"
    let broken = logged.broken.map { [step, "\("broken", .bad)", Line($0)] }
    return [[step] + what(logged)] + broken
  }

  private static func what(_ logged: LoggedChange) -> [Line] {
    if logged.isSkipped { return ["skipped"] }
    if let problem = logged.impossible { return ["\("impossible", .bad): \(problem)"] }
    guard let change = logged.change else { return ["nothing changed"] }
    return [Line(change.path), FramePage.values(change), "by \(change.by)"]
  }

  private static func backtrace(_ problem: ProcessProblem) -> Page {
    var page = Page()
    page.gap()
    page.text("\(problem.description)")
    page.verbatim(problem.backtrace.split(separator: "\n").map { Line(String($0)) })
    return page
  }

  private static func line(_ call: EffectStatus) -> [Line] {
    let name = "\(call.name)(\(call.arguments.joined(separator: ", ")))"
    let outcomes = call.outcomes.map(\.name).joined(separator: ", ")
    return [
      "\(call.id.description, .strong) \(name)", Line(call.status.words),
      "begun by step \(call.startedBy)",
      outcomes.isEmpty ? Line(call.life.words) : "\(call.life.words); can end with \(outcomes)",
    ]
  }

  private static func paths(_ request: CompletionRequest) -> [Candidate] {
    guard let open = request.session.lesson, request.words.isEmpty else { return [] }
    let above = request.partial.lastIndex(of: ".").map { String(request.partial[..<$0]) }
    let names = (try? open.session.ask(.paths(above))) ?? []
    return names.map { name in
      Candidate(above.map { "\($0).\(name)" } ?? name, isFinal: false)
    }
  }
}
