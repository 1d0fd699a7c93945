import LessonKit
import Problems

/// The command language at work: takes a line and a session, gives back a reply, prints nothing.
struct Shell {
  var session: Session
  /// Settings to return to when the command, or the dialogue it opened, has ended.
  private var settingsToRestore: Settings?
  /// How the reply to the last line is written.
  private(set) var settingsOfLastLine: Settings

  private var commands: CommandList { session.commands }

  init(_ session: Session) {
    self.session = session
    settingsOfLastLine = session.settings
  }

  /// Evaluates one line as it was typed, piped or read from a script.
  mutating func evaluate(line: String) throws(Problem) -> Reply {
    defer { session.commands.afterLine(&session) }
    if session.dialogue != nil {
      let before = session.settings
      defer { settle(before) }
      settingsOfLastLine = before
      return spoken(try answer(line))
    }
    if line.hasPrefix(".") || line.hasPrefix("send .") || line.hasPrefix("do .") {
      return try move(line)
    }
    return try evaluate(try words(of: line))
  }

  /// Evaluates words that a shell has cut already.
  mutating func evaluate(_ typed: [Word]) throws(Problem) -> Reply {
    defer { session.commands.afterLine(&session) }
    var (options, words) = try GlobalOptions.split(typed)
    if options.file != nil {
      throw .onlyAtStart("-f", usage: "workbench -f FILE, outside of this session.")
    }
    if words.first?.text == "workbench", !words[0].isQuoted { words.removeFirst() }
    if options.version { return Reply(Line(workbenchVersion)) }
    let before = session.settings
    session.settings = options.applied(to: before)
    settingsOfLastLine = session.settings
    defer { settle(before) }
    if options.help || words.isEmpty { return try help(on: words) }
    if words[0].text.hasPrefix(".") {
      return try take(words.map(\.text).joined(separator: " "))
    }
    try refuseBareMove(words)
    let (command, name, rest) = try commands.resolved(words)
    if rest.first?.text == "help", !command.subcommands.isEmpty {
      return HelpPages.page(of: command, named: name, commands)
    }
    guard command.subcommands.isEmpty else {
      let names = command.subcommands.map { "\(name) \($0.name)" }
      throw .missingWord("a word after it", command: name, usage: Problem.either(names) + ".")
    }
    let invocation = try Invocation(of: command, named: name, words: rest)
    session.world.asked = Paths.fromRoot(invocation.values("--dir"), in: session.world)
    return spoken(try command.run(invocation, &session))
  }

  /// What a dialogue says before its end is for the person; a program reads one object, the last.
  private func spoken(_ reply: Reply) -> Reply {
    guard settingsOfLastLine.json, session.dialogue != nil, reply.data == nil else { return reply }
    var reply = reply
    reply.page.append(reply.remarks)
    (reply.remarks, reply.page) = (reply.page, Page())
    return reply
  }

  /// Ends what is open because no more lines will come.
  mutating func inputEnded() throws(Problem) -> Reply? {
    guard let dialogue = session.dialogue else { return nil }
    session.dialogue = nil
    return try dialogue.inputEnded(&session)
  }

  /// A reply with what the journal has to say beside it, once.
  func completed(_ reply: Reply) -> Reply {
    var reply = reply
    reply.remarks.append(commands.remarks(session))
    return reply
  }

  /// Leaves the open dialogue at the user's wish.
  mutating func leaveDialogue() -> Page? {
    guard let dialogue = session.dialogue else { return nil }
    session.dialogue = nil
    defer { settle(session.settings) }
    return dialogue.leave(&session)
  }
}

extension Shell {
  private mutating func answer(_ line: String) throws(Problem) -> Reply {
    guard var dialogue = session.dialogue else { return Reply() }
    let turn = try dialogue.answer(line, &session)
    switch turn {
    case .goesOn(let page):
      session.dialogue = dialogue
      return Reply(page: page)
    case .goesOnWith(let page): return Reply(page: page)
    case .ends(let reply):
      session.dialogue = nil
      return reply
    }
  }

  /// A leading dot is always a move of the open lesson; options for the reply may stand behind it.
  private mutating func move(_ line: String) throws(Problem) -> Reply {
    var text = line[(line.firstIndex(of: ".") ?? line.startIndex)...]
    var options: [Word] = []
    while let flag = ["--json", "--plain", "--ascii"].first(where: { text.hasSuffix(" " + $0) }) {
      options.append(Word(text: flag))
      text = text.dropLast(flag.count + 1)
    }
    let before = session.settings
    session.settings = try GlobalOptions.split(options).0.applied(to: before)
    settingsOfLastLine = session.settings
    defer { settle(before) }
    return try take(String(text).trimmed)
  }

  private mutating func take(_ move: String) throws(Problem) -> Reply {
    guard let moves = commands.moves else { throw .noMoves(move) }
    return try moves.take(move, &session)
  }

  /// `load` without its dot is most likely the move, not the command that happens to begin alike.
  private func refuseBareMove(_ words: [Word]) throws(Problem) {
    guard words.count == 1, let form = commands.moves?.form(words[0].text, session),
      !commands.commands.contains(where: { $0.name == words[0].text })
    else { return }
    throw Problem(
      what: "'\(words[0].text)' is a move here, and moves begin with a dot.",
      tries: ["\(form)."]
    )
  }

  private func help(on words: [Word]) throws(Problem) -> Reply {
    guard !words.isEmpty else { return HelpPages.overview(commands) }
    let (command, name, _) = try commands.resolved(words)
    return HelpPages.page(of: command, named: name, commands)
  }

  /// A line's own options end with it, or with the dialogue it opened.
  private mutating func settle(_ before: Settings) {
    if session.dialogue != nil {
      settingsToRestore = settingsToRestore ?? before
    } else {
      session.settings = settingsToRestore ?? before
      settingsToRestore = nil
    }
  }
}
