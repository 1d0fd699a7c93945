import LineEditing
import Problems

/// Runs the workbench as it was started and gives its exit status: a command in its arguments, a
/// script from `-f` or a pipe, or a prompt where a person sits at a terminal.
public func launch(
  arguments: [String],
  world: World,
  lessons: LessonShelf = LessonShelf([])
) -> Int32 {
  let terminal = TerminalInfo.current()
  let writer = Writer(world: world)
  let status: ExitStatus
  do throws(Problem) {
    try Encoding.check(world)
    let (options, words) = try GlobalOptions.split(arguments.map { Word(argument: $0) })
    let settings = Settings.atStart(world, terminal, options)
    var session = Session(
      world: world,
      settings: settings,
      shelf: lessons,
      commands: .workbench
    )
    session.journal = Journal(world, syncs: settings.isTerminal)
    defer { _ = writer.put(Reply(remarks: session.journal.finish()), settings) }
    if let path = options.file {
      let others = words.map(\.text) + options.asked
      if let word = others.first {
        throw Problem.surplusWord(word, command: "workbench -f", usage: "-f FILE alone.")
      }
      status = try PipedSession(path: path, world).run(session, writer)
    } else if options.version {
      status = writer.put(Reply(Line(workbenchVersion)), settings)
    } else if !words.isEmpty || options.help {
      status = once(session, arguments, writer)
    } else if settings.isTerminal {
      var prompting = Prompting(session, terminal, writer)
      return prompting.run()
    } else {
      status = PipedSession.standardInput.run(session, writer)
    }
  } catch {
    let problem = error
    _ = world.write(.errors, problem.page.text(.piped))
    status = problem.status
  }
  return status.rawValue
}

/// One command given as arguments: standard input is not read, and nobody is asked anything but, at a
/// terminal, whether a folder may be built.
private func once(_ session: Session, _ arguments: [String], _ writer: Writer) -> ExitStatus {
  var session = session
  session.settings.canAsk = false
  session.settings.canConfirm = session.settings.isTerminal
  session.settings.isTerminal = false
  var shell = Shell(session)
  do {
    let reply = try shell.evaluate(arguments.map { Word(argument: $0) })
    if shell.session.dialogue != nil { return confirm(&shell, writer) }
    return writer.put(shell.completed(reply), shell.settingsOfLastLine)
  } catch {
    return writer.put(shell.completed(Reply(error)), shell.settingsOfLastLine)
  }
}

/// Asks what the command waits for, until it is answered or left.
private func confirm(_ shell: inout Shell, _ writer: Writer) -> ExitStatus {
  let source = LineSource(shell.session, TerminalInfo.current(), CompletionSource(), writer)
  defer { source.close() }
  Interrupts.install()
  while let dialogue = shell.session.dialogue {
    writer.put(dialogue.question(shell.session), shell.session.settings)
    let prompt: Line = "\(dialogue.place(shell.session), .strong) › "
    guard case .line(let line) = source.next(prompt: prompt, isAnswer: true) else {
      let page = shell.leaveDialogue() ?? Page()
      return writer.put(Reply(page: page, status: .outside), shell.session.settings)
    }
    let reply: Reply
    do {
      reply = try shell.evaluate(line: line)
    } catch {
      reply = Reply(error)
    }
    let status = writer.put(shell.completed(reply), shell.settingsOfLastLine)
    if shell.session.dialogue == nil { return status }
  }
  return .done
}
