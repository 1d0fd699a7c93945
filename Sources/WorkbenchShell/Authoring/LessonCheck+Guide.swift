import LessonKit
import Problems

/// The guided steps as they were followed in one style, or as they are written.
struct FollowedGuide {
  /// The style everything was done in; nil where the guide itself chose.
  var style: String?
  /// The scripts it went through, the longest of each: one that is begun anew is another.
  var scripts: [Script]
  /// What each command that takes steps showed.
  var shown: [(place: String, page: Page)] = []
  var findings: [LessonFinding] = []
}

extension FollowedGuide {
  /// Takes the place of the last script where it goes on from there.
  fileprivate mutating func note(_ script: Script) {
    let last = scripts[scripts.count - 1]
    let goesOn =
      script.start == last.start && script.skipped == last.skipped
      && script.steps.starts(with: last.steps)
    if goesOn { scripts.removeLast() }
    scripts.append(script)
  }
}

extension LessonCheck {
  /// Evaluates every line of the guide as the prompt would; the first that fails ends it.
  func follow(in style: String?) -> FollowedGuide {
    let script = Script(lesson: description.id, style: style ?? description.openingStyle)
    var followed = FollowedGuide(style: style, scripts: [script])
    var shell = Shell(session)
    shell.session.world = session.world.unwritable
    do {
      shell.session.lesson = try OpenLesson.started(entry.open(), script)
    } catch {
      followed.findings.append(cannotStart(script, error))
      return followed
    }
    defer { shell.session.lesson?.session.end() }
    for (place, command) in commands {
      let line = translated(command, to: style)
      if isRefused(line, shell) { continue }
      if let finding = evaluate(line, at: place, &shell, &followed) {
        followed.findings.append(finding)
        break
      }
      if let script = shell.session.lesson?.script { followed.note(script) }
    }
    return followed
  }

  private var commands: [(place: String, command: String)] {
    description.guide.enumerated().flatMap { index, step in
      let heading = step.heading.map { ", \"\($0)\"" } ?? ""
      return step.commands.map { ("lesson.md, step \(index + 1)\(heading)", $0) }
    }
  }

  /// Whether the line puts back a value and the style says that it lets nobody do so (K28).
  private func isRefused(_ line: String, _ shell: Shell) -> Bool {
    guard case .restore? = Step(line) else { return false }
    return shell.session.lesson?.variant?.cannotRestore != nil
  }

  private func evaluate(
    _ line: String,
    at place: String,
    _ shell: inout Shell,
    _ followed: inout FollowedGuide
  ) -> LessonFinding? {
    guard GuideLine.mayRun(line, shell.session.commands) else { return foreign(line, at: place) }
    let style = followed.style.map { " in \($0)" } ?? ""
    do {
      let reply = try shell.evaluate(line: line)
      if let page = framePage(of: reply) { followed.shown.append((place, page)) }
      guard reply.status != .done else { return nil }
      let reason = (reply.data as? Frame)?.impossible?.description ?? reply.page.text(.piped)
      return unfit(place, "'\(line)' is the answer no\(style): \(reason.trimmed)")
    } catch {
      return unfit(place, "'\(line)' fails\(style): \(error.what)")
    }
  }

  private func foreign(_ line: String, at place: String) -> LessonFinding {
    LessonFinding(
      .guide,
      place,
      "'\(line)' is no line for a guide, and next does not run it.",
      try:
        "Use steps, goto and back, style, predict, and what only looks; say the rest in the text."
    )
  }

  /// The page that has to fit a screen; what a change of style lists above its frame may scroll,
  /// as a log.
  private func framePage(of reply: Reply) -> Page? {
    switch reply.data {
    case is Frame: reply.page
    case let change as StyleCommand.Change: FramePage(change.frame).page
    default: nil
    }
  }

  private func unfit(_ place: String, _ what: String) -> LessonFinding {
    LessonFinding(
      .guide,
      place,
      what,
      try: "Change the line, or what the style does, until it runs in every style."
    )
  }

  /// A change of style stays in the style that is checked, in the variant of the same name.
  private func translated(_ command: String, to style: String?) -> String {
    let words = command.split(separator: " ").map(String.init)
    guard let style, words.count > 1, ["style", "only"].contains(words[0]) else { return command }
    let variants = description.styles.first { $0.name == style }?.variants.map(\.name) ?? []
    let variant = words.dropFirst(2).first.flatMap { variants.contains($0) ? $0 : nil }
    return "style \(style)" + (variant.map { " \($0)" } ?? "")
  }

  func cannotStart(_ script: Script, _ problem: LessonProblem) -> LessonFinding {
    LessonFinding(
      .guide,
      [script.style, script.variant].compactMap(\.self).joined(separator: " "),
      "The run cannot begin: \(problem)",
      try: "Open the lesson in this style and repair what it says."
    )
  }
}

extension World {
  /// The same world, in which nothing can be written or started.
  fileprivate var unwritable: World {
    let no = OutsideFailure("lesson check writes nothing")
    var world = self
    world.createFile = { _, _ in .failure(no) }
    world.run = { _ in .failure(no) }
    world.edit = { _ in .failure(no) }
    world.build = { _ in .failure(no) }
    return world
  }
}
