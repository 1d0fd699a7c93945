import LineEditing

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
  do {
    let (options, words) = try GlobalOptions.split(arguments.map { Word(text: $0) })
    let settings = Settings.atStart(world, terminal, options)
    var session = Session(world: world, settings: settings, shelf: lessons)
    session.journal = Journal(world, syncs: settings.isTerminal)
    defer { _ = writer.put(Reply(remarks: session.journal.finish()), settings) }
    if options.version {
      status = writer.put(Reply(Line(workbenchVersion)), settings)
    } else if let path = options.file {
      status = try PipedSession(path: path, world).run(session, writer)
    } else if !words.isEmpty || options.help {
      status = once(session, arguments, writer)
    } else if settings.isTerminal {
      var prompting = Prompting(session, terminal, writer)
      return prompting.run()
    } else {
      status = PipedSession.standardInput.run(session, writer)
    }
  } catch {
    let problem = error.problem
    _ = world.write(.errors, problem.page.text(.piped))
    status = problem.status
  }
  return status.rawValue
}

/// One command given as arguments: nobody is asked anything and standard input is not read.
private func once(_ session: Session, _ arguments: [String], _ writer: Writer) -> ExitStatus {
  var session = session
  session.settings.canAsk = false
  session.settings.isTerminal = false
  var shell = Shell(session)
  do {
    let reply = try shell.evaluate(arguments.map { Word(text: $0) })
    return writer.put(shell.completed(reply), shell.settingsOfLastLine)
  } catch {
    return writer.put(shell.completed(Reply(error)), shell.settingsOfLastLine)
  }
}
