import LessonKit
import LineEditing
import Problems

/// Going through the script: `back`, `goto`, `skip`, `unskip`, `reset`.
enum TravelCommands {
  static let all = [back, goTo, skip, unskip, reset]

  static let back = Command(
    name: "back",
    aliases: ["prev", "undo", "reverse-step"],
    group: .lessons,
    summary: "one step back, or N",
    usage: ["back [N]"],
    details: ["The steps before it are run again; nothing is performed twice."],
    examples: ["back"],
    takes: 0...1,
    run: { invocation, session throws(Problem) in
      let open = try session.opened("back")
      let count = try number(invocation.words.first?.text ?? "1", "back")
      return try go(to: max(0, open.position - count), &session)
    }
  )

  static let goTo = Command(
    name: "goto",
    aliases: ["jump", "rs"],
    group: .lessons,
    summary: "go to step N, start, end, or the next effect",
    usage: ["goto N|start|end|effect"],
    details: ["effect is the next step at which an effect begins or ends."],
    examples: ["goto start"],
    takes: 1...1,
    complete: { _ in ["start", "end", "effect"].map { Candidate($0) } },
    run: { invocation, session throws(Problem) in
      let open = try session.opened("goto")
      switch invocation.words[0].text {
      case "start", "beginning": return try go(to: 0, &session)
      case "end": return try go(to: open.count, &session)
      case "effect": return try nextEffect(&session)
      case let typed: return try go(to: try number(typed, "goto"), &session)
      }
    }
  )

  static let skip = edit("skip", "leave step N out; what follows is hypothetical", isSkipped: true)
  static let unskip = edit("unskip", "take step N in again", isSkipped: false)

  static let reset = Command(
    name: "reset",
    aliases: ["restart"],
    group: .lessons,
    summary: "begin the lesson again in this style",
    usage: ["reset"],
    examples: ["reset"],
    run: { _, session throws(Problem) in
      var open = try session.opened("reset")
      var script = open.script
      (script.steps, script.skipped) = ([], [])
      try open.start(script)
      session.lesson = open
      return session.reply(open.frame, saying: "At the start again.")
    }
  )

  static func number(_ typed: String, _ command: String) throws(Problem) -> Int {
    guard let number = Int(typed), number >= 0 else {
      throw .unknownValue(typed, of: command, allowed: ["a step's number"])
    }
    return number
  }

  private static func go(to number: Int, _ session: inout Session) throws(Problem) -> Reply {
    let before = try session.opened("goto").position
    let (open, way) = try went(to: number, &session)
    let how = number < before ? "ran \(steps(number)) again" : "took \(steps(number - before))"
    return shown(way, "step \(number) of \(open.count), \(how)", session)
  }

  /// A step that was impossible is what was asked for, so it is no failure to show it; one on the way
  /// is named.
  private static func shown(_ way: [Frame], _ line: Line, _ session: Session) -> Reply {
    guard let last = way.last else { return Reply(line) }
    var reply = session.reply(last, saying: line)
    let passed = impossible(way.dropLast()).map { Page.Block.text($0) }
    reply.page.blocks.insert(contentsOf: passed, at: 1)
    reply.status = .done
    return reply
  }

  /// A line for each step that could not be taken.
  static func impossible(_ frames: some Sequence<Frame>) -> [Line] {
    frames.compactMap { frame in
      frame.impossible.map {
        "step \("\(frame.step)"), \(typed: frame.as), was \("not possible", .bad): \($0.description)"
      }
    }
  }

  private static func steps(_ count: Int) -> String {
    count == 1 ? "1 step" : "\(count) steps"
  }

  private static func went(
    to number: Int,
    _ session: inout Session
  ) throws(Problem) -> (OpenLesson, way: [Frame]) {
    var open = try session.opened("goto")
    defer { session.lesson = open }
    let way = try open.go(to: number)
    return (open, way)
  }

  private static func nextEffect(_ session: inout Session) throws(Problem) -> Reply {
    var open = try session.opened("goto effect")
    defer { session.lesson = open }
    let way = try open.goToNextEffect()
    return shown(way, "step \(open.position) of \(open.count)", session)
  }
}

extension TravelCommands {
  private static func edit(
    _ name: String,
    _ summary: String,
    isSkipped: Bool
  ) -> Command {
    Command(
      name: name,
      aliases: isSkipped ? ["toggle"] : [],
      group: .lessons,
      summary: summary,
      usage: ["\(name) N"],
      examples: ["\(name) 1"],
      takes: 1...1,
      run: { invocation, session throws(Problem) in
        let step = try number(invocation.words[0].text, name)
        var open = try session.opened(name)
        defer { session.lesson = open }
        let later = try open.edit(step, isSkipped: isSkipped)
        return reply(open, later, session)
      }
    )
  }

  /// What `skip --json` prints: `{"frame":{…},"later":[{"step","words","verdict"}]}`.
  struct Data: Encodable, Sendable {
    var frame: Frame
    var later: [StepComparison]
  }

  private static func reply(
    _ open: OpenLesson,
    _ later: [StepComparison],
    _ session: Session
  ) -> Reply {
    var page = Page()
    page.text("\(open.place, .strong)")
    page.rows(later.map { .init("\("\($0.step)") \($0.words)", $0.verdict.words) })
    page.append(FramePage(open.frame).page)
    return Reply(page: page, data: Data(frame: open.frame, later: later))
  }
}
