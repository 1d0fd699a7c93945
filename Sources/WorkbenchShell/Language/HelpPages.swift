/// The pages that are made from the command list.
enum HelpPages {
  /// Every command in its group, one line each; a long group as its names, explained elsewhere.
  static func overview(_ list: CommandList) -> Reply {
    var reply = Reply()
    for group in Command.Group.allCases {
      let commands = list.commands.filter { $0.group == group }
      reply.page.heading("\(group.rawValue)")
      let rows = commands.flatMap(rows)
      rows.count > mostRows ? names(rows, of: group, list, &reply.page) : reply.page.rows(rows)
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

  private static func names(
    _ rows: [Page.Row],
    of group: Command.Group,
    _ list: CommandList,
    _ page: inout Page
  ) {
    let names = rows.map { [Span(text: $0.label.text, tone: .typed, staysWhole: true)] }
    page.aside(Line(spans: Array(names.joined(separator: [Span(text: " · ", tone: .typed)]))))
    page.aside("\(typed: "help \(explaining(group, list))") says what each does.")
  }

  /// What `help` calls the page on a group.
  private static func explaining(_ group: Command.Group, _ list: CommandList) -> String {
    list.commands.first { $0.explains == group }?.name ?? group.topic
  }

  /// One command in full.
  static func page(of command: Command, named name: String, _ list: CommandList) -> Reply {
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
    if let group = command.explains, command.subcommands.isEmpty {
      page.gap()
      page.rows(list.commands.filter { $0.group == group }.flatMap(rows))
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

  /// The commands of a group, one line each.
  static func page(on group: Command.Group, _ list: CommandList) -> Reply {
    let commands = list.commands.filter { $0.group == group }
    var page = Page()
    page.heading("\(group.rawValue)")
    page.rows(commands.flatMap(rows))
    return Reply(page: page, data: HelpData(commands: commands.flatMap(HelpData.entries)))
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
  var topic: String {
    rawValue.lowercased().replacing("the ", with: "")
  }
}
