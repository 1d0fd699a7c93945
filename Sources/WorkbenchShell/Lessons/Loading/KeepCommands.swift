import LessonKit
import LineEditing
import Problems

/// Keeping a run: `save`, `replay`, `test`, `close`.
enum KeepCommands {
  static let all = [save, replay, test, close]

  static let save = Command(
    name: "save",
    group: .lessons,
    summary: "write the script to a file, in the words one types",
    usage: ["save FILE"],
    details: ["All steps are written, those ahead of where you stand and those left out included."],
    examples: ["save run.txt"],
    takes: 1...1,
    complete: { request in Files.candidates(request.partial, request.session) },
    run: { invocation, session throws(Problem) in
      let open = try session.opened("save")
      let path = invocation.words[0].text
      let ahead = open.position < open.count
      let note = "all \(open.count) steps, though you stand at step \(open.position)"
      return try write(open.whole.words, to: path, saying: ahead ? note : nil, session)
    }
  )

  static let replay = Command(
    name: "replay",
    group: .lessons,
    summary: "run a saved script; the lines are commands",
    usage: ["replay FILE"],
    details: [
      "A step that is not possible is passed and named; any other line that fails ends it."
    ],
    examples: ["replay run.txt"],
    takes: 1...1,
    complete: { request in Files.candidates(request.partial, request.session) },
    run: { invocation, session throws(Problem) in
      let path = invocation.words[0].text
      let text = String(decoding: try session.world.bytes(of: path), as: UTF8.self)
      return try play(text, named: path, &session)
    }
  )

  static let test = Command(
    name: "test",
    group: .lessons,
    summary: "a Swift Testing case for this script and style",
    usage: ["test [FILE]"],
    examples: ["test"],
    takes: 0...1,
    complete: { request in Files.candidates(request.partial, request.session) },
    run: { invocation, session throws(Problem) in
      let open = try session.opened("test")
      let source = try open.ask(.test)
      let part = "step \(open.position) of \(open.count) is its last; goto end first for all"
      let note = open.position < open.count ? part : nil
      guard let path = invocation.words.first?.text else {
        var reply = Reply(data: source, raw: source.text)
        if let note { reply.remarks.text("The test: \(note).") }
        return reply
      }
      return try write(source.text, to: path, saying: note, session)
    }
  )

  static let close = Command(
    name: "close",
    group: .lessons,
    summary: "close the lesson",
    usage: ["close"],
    examples: ["close"],
    run: { _, session throws(Problem) in
      _ = try session.opened("close")
      OpenCommand.end(&session)
      return Reply("Closed.")
    }
  )

  /// What `save --json` and `test FILE --json` print.
  struct WrittenData: Encodable, Sendable {
    var file: String
    /// What of the script is in it, where that is not where the user stands.
    var note: String?
  }

  /// Writes a new file; one that exists is left as it is.
  private static func write(
    _ text: String,
    to path: String,
    saying note: String?,
    _ session: Session
  ) throws(Problem) -> Reply {
    try session.world.create(path, text)
    let line = note.map { "\(path): \($0)" } ?? path
    return Reply(page: Page("\(line)"), data: WrittenData(file: path, note: note))
  }

  private static func play(
    _ text: String,
    named path: String,
    _ session: inout Session
  ) throws(Problem) -> Reply {
    var shell = Shell(session)
    var reply = Reply()
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = String(line).trimmed
      if words.isEmpty || words.hasPrefix("#") { continue }
      do throws(Problem) {
        reply = try take(words, &shell)
      } catch {
        var problem = error
        problem.places.append("line \(index + 1) of \(path): \(words)")
        throw problem
      }
    }
    session = shell.session
    let passed = TravelCommands.impossible(try session.lesson?.frames() ?? [])
    let lines: [Line] = ["replayed \(path): \(session.lesson?.place ?? "")"] + passed
    reply.page.blocks.insert(contentsOf: lines.map { .text($0) }, at: 0)
    if !passed.isEmpty { reply.status = .no }
    return reply
  }

  /// Evaluates a line; a step that is not possible is put in the script all the same.
  private static func take(_ words: String, _ shell: inout Shell) throws(Problem) -> Reply {
    do throws(Problem) {
      return try shell.evaluate(line: words)
    } catch {
      guard let step = Step(words), shell.session.lesson?.refusesForNow(words) == true else {
        throw error
      }
      try shell.session.lesson?.pass(step)
      return shell.session.lesson.map { shell.session.reply($0.frame) } ?? Reply()
    }
  }
}
