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
    examples: ["save run.txt"],
    takes: 1...1,
    complete: { request in Files.candidates(request.partial, request.session) },
    run: { invocation, session throws(Problem) in
      let words = try session.opened("save").script.words
      return try write(words, to: invocation.words[0].text, session)
    }
  )

  static let replay = Command(
    name: "replay",
    group: .lessons,
    summary: "run a saved script; the lines are commands",
    usage: ["replay FILE"],
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
      guard case .source(let source) = try session.opened("test").ask(.test) else { return Reply() }
      guard let path = invocation.words.first?.text else {
        return Reply(data: source, raw: source.text)
      }
      return try write(source.text, to: path, session)
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
      try OpenCommand.end(&session)
      return Reply("Closed.")
    }
  )

  /// What `save --json` and `test FILE --json` print.
  struct WrittenData: Encodable, Sendable {
    var file: String
  }

  /// Writes a new file; one that exists is left as it is.
  private static func write(
    _ text: String,
    to path: String,
    _ session: Session
  ) throws(Problem) -> Reply {
    try session.world.create(path, text)
    return Reply(page: Page("\(path)"), data: WrittenData(file: path))
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
        reply = try shell.evaluate(line: words)
      } catch {
        var problem = error
        problem.places.append("line \(index + 1) of \(path): \(words)")
        throw problem
      }
    }
    session = shell.session
    reply.page.blocks.insert(.text("replayed \(path): \(session.lesson?.place ?? "")"), at: 0)
    return reply
  }
}
