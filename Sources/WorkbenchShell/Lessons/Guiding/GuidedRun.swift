import LessonKit
import LineEditing
import MarkdownBlocks
import Problems

/// A guided step being taken: its prose is shown, then its lines are evaluated one by one, each
/// frame after a prediction where predictions are on, then what there was to see is said.
struct GuidedRun {
  let step: LessonDescription.GuidedStep
  /// The lines still to be evaluated.
  var lines: [String]

  init(_ step: LessonDescription.GuidedStep) {
    self.step = step
    lines = step.commands
  }
}

extension GuidedRun {
  /// Shows the prose, returns from free play, and goes on to the first prediction or to the end.
  mutating func begin(_ session: inout Session) throws(Problem) -> Reply {
    var reply = Reply(page: prose(session.settings.look))
    if let line = try Self.returnFromFreePlay(&session) { reply.page.text(line) }
    return try goOn(reply, &session)
  }

  /// Evaluates lines until a prediction is due or none is left.
  mutating func goOn(_ before: Reply, _ session: inout Session) throws(Problem) -> Reply {
    var reply = before
    while let line = lines.first {
      if session.predicts, StepVerb.begins(line) {
        session.dialogue = PredictDialogue(run: self, line: line)
        return reply
      }
      reply = try take(after: reply, &session)
    }
    Self.finish(&session)
    guard !step.after.isEmpty else { return reply }
    reply.page.gap()
    reply.page.append(.markdown(step.after, session.settings.look))
    return reply
  }

  /// Evaluates the next line and puts what it says below what was said before.
  mutating func take(after before: Reply, _ session: inout Session) throws(Problem) -> Reply {
    let line = lines.removeFirst()
    guard GuideLine.mayRun(line, session.commands) else { return Self.refused(line, after: before) }
    var shell = Shell(session)
    var reply = try shell.evaluate(line: line)
    session = shell.session
    var page = before.page
    page.gap()
    page.text("› \(typed: line)")
    page.append(reply.page)
    page.takeIn(&reply.raw)
    reply.page = page
    return reply
  }

  private static func refused(_ line: String, after before: Reply) -> Reply {
    var reply = before
    reply.page.gap()
    reply.page.text("› \(typed: line)")
    reply.page.text("\(GuideLine.refusal, .other)")
    return reply
  }

  func prose(_ look: Look) -> Page {
    var page = Page()
    if let heading = step.heading { page.heading("\(heading)") }
    page.append(.markdown(step.text, look))
    return page
  }
}

extension Page {
  /// Puts raw output below, where more is said around it.
  mutating func takeIn(_ raw: inout String?) {
    if let text = raw { verbatim(text.split(separator: "\n").map { Line(String($0)) }) }
    raw = nil
  }

  /// The Markdown of a lesson's text, wrapped for the screen it is shown on.
  static func markdown(_ text: String, _ look: Look) -> Page {
    let renderer = TerminalPage(width: look.measure, isASCII: look.ascii) { displayWidth(of: $0) }
    var page = Page()
    let lines = renderer.lines(of: MarkdownDocument(Array(text.utf8)))
    if !lines.isEmpty { page.verbatim(lines.map(Line.init(markdown:))) }
    return page
  }
}

extension GuidedRun {
  /// Puts the run back to where the guide left it, if something else was done since.
  private static func returnFromFreePlay(_ session: inout Session) throws(Problem) -> Line? {
    guard var open = session.lesson else { return nil }
    // The steps are written for the style a lesson opens in.
    let start = LessonKit.Script(
      lesson: open.description.id,
      style: open.description.openingStyle
    )
    let isUntouched = open.position == 0 && open.script.style == start.style
    guard open.guide.words != nil || !isUntouched else { return nil }
    let words = open.guide.words ?? start.words
    guard open.script.words != words, let script = try? LessonKit.Script(words: words) else {
      return nil
    }
    try open.start(script)
    session.lesson = open
    return "Back to the lesson's own script: \(open.place)"
  }

  private static func finish(_ session: inout Session) {
    guard var open = session.lesson else { return }
    session.journal.noteGuided(open.guide.next, in: open)
    open.guide.next += 1
    open.guide.words = open.script.words
    session.lesson = open
  }
}

extension Session {
  /// Whether a guided move is asked about before it is shown: at a terminal unless switched off,
  /// elsewhere only when switched on.
  var predicts: Bool {
    asksToPredict ?? settings.isTerminal
  }
}
