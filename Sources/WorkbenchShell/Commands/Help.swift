import Problems
import Spelling

/// The pages that are made from the command list and the glossary.
enum Help {
  static let command: Command = Command(
    name: "help",
    aliases: ["?", "h", "info", "commands"],
    group: .program,
    summary: "what can be typed, or more on one word",
    usage: ["help [WORD]"],
    details: [
      "WORD is a command (`decide`, `adr list`), a term of the trees (`reducer`), a source (`Chancay`), or a number that trees and records cite (`K51`, `D7`); `help facts` lists these.",
      "With --json: {\"commands\":[…]}, a term, {\"terms\":[…]}, or {\"facts\":[{\"id\",\"name\",\"meaning\",\"from\",\"lessons\",\"trees\"}]}.",
    ],
    examples: ["help decide", "help K51"],
    takes: nil,
    complete: { request in
      let facts = FactHelp.candidates(request)
      return request.words.isEmpty ? Completer.topics(CommandList.workbench) + facts : facts
    },
    run: { invocation, session throws(Problem) in
      let list = CommandList.workbench
      guard !invocation.words.isEmpty else { return overview(list, session.settings) }
      return try page(on: invocation.words, list, session)
    }
  )

  /// Every command in its group, one line each; a long group as its names, explained elsewhere.
  static func overview(_ list: CommandList, _ settings: Settings) -> Reply {
    var reply = Reply()
    for group in Command.Group.allCases {
      let commands = list.commands.filter { $0.group == group }
      reply.page.heading("\(group.rawValue)")
      let rows = commands.flatMap(rows)
      rows.count > mostRows ? names(rows, group, &reply.page) : reply.page.rows(rows)
    }
    reply.page.heading("With any command")
    reply.page.rows(GlobalOptions.list.map { .init(Line(form($0), .typed), "\($0.summary)") })
    reply.page.gap()
    reply.page.text(
      "\(typed: "help WORD") shows more and an example; WORD is a command or a term, such as \(typed: "reducer"); \(typed: "help glossary") lists the terms. A unique beginning of a command is enough."
    )
    reply.data = HelpData(commands: list.commands.flatMap(HelpData.entries))
    return reply
  }

  /// As many as a screen can spare for one group.
  private static let mostRows = 8

  private static func names(_ rows: [Page.Row], _ group: Command.Group, _ page: inout Page) {
    let names = rows.map { [Span(text: $0.label.text, tone: .typed, staysWhole: true)] }
    page.aside(Line(spans: Array(names.joined(separator: [Span(text: " · ", tone: .typed)]))))
    page.aside("\(typed: "help \(explaining(group))") says what each does.")
  }

  /// What `help` calls the page on a group.
  private static func explaining(_ group: Command.Group) -> String {
    switch group {
    case .deciding, .authoring, .program: group.topic
    case .records: Adr.command.name
    case .lessons: Lessons.command.name
    }
  }

  /// One command in full.
  static func page(of command: Command, named name: String) -> Reply {
    var page = Page()
    page.heading("\(name, .strong) — \(command.summary)")
    page.rows(command.usage.map { .init("usage", "\(typed: $0)") })
    page.rows(command.examples.map { .init("example", "\(typed: $0)") })
    if !command.aliases.isEmpty {
      page.row("also", Line(command.aliases.joined(separator: ", ")))
    }
    page.rows(command.options.map { .init(Line(form($0), .typed), "\($0.summary)") })
    page.rows(
      command.subcommands.map { .init(Line("\(name) \($0.name)", .typed), "\($0.summary)") }
    )
    if command.name == Lessons.command.name {
      let group = CommandList.workbench.commands.filter { $0.group == .lessons }
      page.gap()
      page.rows(group.flatMap(rows))
    }
    for paragraph in command.details {
      page.gap()
      page.text(Line(paragraph))
    }
    let entries = command.subcommands.isEmpty ? [command] : command.subcommands
    let data = entries.map {
      HelpData.Entry(
        name: entries.count > 1 ? "\(name) \($0.name)" : name,
        group: command.group.rawValue,
        summary: $0.summary,
        usage: $0.usage,
        examples: $0.examples
      )
    }
    return Reply(page: page, data: HelpData(commands: data))
  }

  private static func page(
    on words: [Word],
    _ list: CommandList,
    _ session: Session
  ) throws(Problem) -> Reply {
    let topic = words.map(\.text).joined(separator: " ").lowercased()
    if let reply = try FactHelp.page(on: topic, session) { return reply }
    if let move = session.lesson?.move(topic) { return Reply(page: move.page, data: move) }
    if ["glossary", "terms"].contains(topic) { return glossary }
    let group = Command.Group.allCases.first { $0.topic == topic }
    if let group, list.exact(topic) == nil { return page(on: group, list) }
    if let term = Glossary.term(topic), list.exact(topic) == nil { return page(on: term) }
    do {
      let (command, name, _) = try list.resolve(words)
      return page(of: command, named: name)
    } catch {
      if case .ambiguous = error { throw error.problem }
      if let term = Glossary.term(beginning: topic) { return page(on: term) }
      let topics = list.commands.map(\.name) + Glossary.terms.map(\.name)
      throw .unknownTopic(topic, nearest: Nearest.names(to: topic, in: topics))
    }
  }

  /// The commands of a group, one line each.
  private static func page(on group: Command.Group, _ list: CommandList) -> Reply {
    let commands = list.commands.filter { $0.group == group }
    var page = Page()
    page.heading("\(group.rawValue)")
    page.rows(commands.flatMap(rows))
    return Reply(page: page, data: HelpData(commands: commands.flatMap(HelpData.entries)))
  }

  /// Every term, with the first sentence of what it means.
  private static var glossary: Reply {
    var page = Page()
    page.rows(
      Glossary.terms.map { term in
        let sentence = term.meaning.firstRange(of: ". ").map {
          term.meaning[..<$0.lowerBound] + "."
        }
        return .init(Line(term.name, .typed), Line(sentence.map(String.init) ?? term.meaning))
      }
    )
    return Reply(page: page, data: GlossaryData(terms: Glossary.terms))
  }

  private static func page(on term: Glossary.Term) -> Reply {
    var page = Page()
    page.heading("\(term.name, .strong)")
    page.text(Line(term.meaning))
    page.row("example", Line(term.example))
    if !term.facts.isEmpty { page.row("from", Line(term.facts)) }
    return Reply(page: page, data: term)
  }

  private static func rows(_ command: Command) -> [Page.Row] {
    guard !command.subcommands.isEmpty else {
      return [.init(Line(command.name, .typed), "\(command.summary)")]
    }
    return command.subcommands.map {
      .init(Line("\(command.name) \($0.name)", .typed), "\($0.summary)")
    }
  }

  static func form(_ option: Command.Option) -> String {
    option.value.map { "\(option.name) \($0)" } ?? option.name
  }
}

extension Command.Group {
  /// The word by which `help` knows it: `deciding`, `program`.
  fileprivate var topic: String {
    rawValue.lowercased().replacing("the ", with: "")
  }
}

/// What `help glossary --json` prints: `{"terms":[…]}`, each as `help TERM --json` prints it.
struct GlossaryData: Encodable, Sendable {
  var terms: [Glossary.Term]
}

/// What `help --json` prints: `{"commands":[{"name","summary","usage","examples"}]}`.
struct HelpData: Encodable, Sendable {
  var commands: [Entry]

  struct Entry: Encodable, Sendable {
    var name: String
    var group: String
    var summary: String
    var usage: [String]
    var examples: [String]
  }

  static func entries(_ command: Command) -> [Entry] {
    guard !command.subcommands.isEmpty else {
      return [
        Entry(
          name: command.name,
          group: command.group.rawValue,
          summary: command.summary,
          usage: command.usage,
          examples: command.examples
        )
      ]
    }
    return command.subcommands.map {
      Entry(
        name: "\(command.name) \($0.name)",
        group: command.group.rawValue,
        summary: $0.summary,
        usage: $0.usage,
        examples: $0.examples
      )
    }
  }
}
