import LineEditing
import Problems

/// Lines that nobody types: a pipe or a file. They are run in order, and the first that fails ends
/// the session, named, with its own status.
struct PipedSession {
  /// What its lines come from, as messages name it.
  var name: String
  var lines: PlainLines

  static var standardInput: PipedSession {
    PipedSession(name: "standard input", lines: PlainLines())
  }

  init(name: String, lines: PlainLines) {
    self.name = name
    self.lines = lines
  }

  /// A script in a file; `-` is standard input.
  init(path: String, _ world: World) throws(Problem) {
    if path == "-" {
      self = .standardInput
    } else {
      switch LiveFiles.opened(Paths.absolute(path, in: world)) {
      case .success(let file): self.init(name: path, lines: PlainLines(descriptor: file))
      case .failure(let failure): throw .cannotRead(path, reason: failure.reason)
      }
    }
  }
}

extension PipedSession {
  /// Runs it to its end.
  func run(_ session: Session, _ writer: Writer) -> ExitStatus {
    var session = session
    session.settings.isTerminal = false
    var shell = Shell(session)
    var lines = lines
    while let line = lines.next() {
      let text = line.text.trimmed
      if text.isEmpty || text.hasPrefix("#"), !line.wasCut { continue }
      let place = "line \(line.number) of \(name): \(text.prefix(60))"
      let reply = Self.attempt(place) { () throws(Problem) in
        if line.wasCut { throw .cutLine }
        if line.wasRepaired { throw .repairedLine }
        return try shell.evaluate(line: text)
      }
      var status = writer.put(shell.completed(reply), shell.settingsOfLastLine)
      if reply.watches, status == .done { status = WatchLoop(writer: writer).run(&shell) }
      if status != .done || reply.leaves { return status }
    }
    let reply = Self.attempt("the end of \(name)") { () throws(Problem) in
      try shell.inputEnded() ?? Reply()
    }
    return writer.put(shell.completed(reply), shell.settingsOfLastLine)
  }

  /// A line's reply; where the line failed, one that names it.
  private static func attempt(
    _ place: String,
    _ evaluate: () throws(Problem) -> Reply
  ) -> Reply {
    do {
      var reply: Reply = try evaluate()
      if reply.status != .done {
        reply.remarks.append(Problem(what: "The session ends here.", places: [place]).page)
      }
      return reply
    } catch {
      var problem = error
      problem.places.append(place)
      return Reply(remarks: problem.page, status: problem.status)
    }
  }
}
