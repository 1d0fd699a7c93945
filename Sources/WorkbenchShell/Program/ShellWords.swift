import LineEditing

/// What a shell can complete without asking the workbench: every command with the words, the
/// answers and the options that follow it.
struct ShellWords {
  var entries: [Entry]

  /// One command, by its whole name: `decide`, `adr new`; the empty name stands for the beginning.
  struct Entry {
    var name: String
    /// Other names for it, in full.
    var aliases: [String] = []
    var words: [Candidate]
    /// What can stand behind `=`, written out: `domain=simple`, `--format=dot`.
    var pairs: [String] = []
    var options: [Option] = []
  }

  /// An option and what can stand after it.
  struct Option {
    var name: String
    var summary: String
    var value: Value
  }

  /// What stands after an option.
  enum Value: Equatable {
    case none
    /// Anything: nothing is offered.
    case text
    case path
    case oneOf([String])
  }
}

extension ShellWords {
  /// The words of a list, as they are wherever the user stands: what depends on a project's folder,
  /// on answers or on an open lesson is left out.
  init(_ list: CommandList, _ session: Session) {
    var world = session.world
    world.directory = "/dev/null"
    let session = Session(
      world: world,
      settings: session.settings,
      shelf: session.shelf,
      commands: list
    )
    let commands = list.commands.map { Candidate($0.name, description: $0.summary) }
    entries = [Entry(name: "", words: commands)]
    for command in list.commands {
      entries.append(Self.entry(command, below: nil, session))
      for word in command.subcommands {
        entries.append(Self.entry(word, below: command, session))
      }
    }
  }

  /// The options that any command takes.
  static let globals = GlobalOptions.list.map { option in
    ShellWords.Option(option, allowed: option.allowed)
  }

  /// The commands after which a second word belongs to the name.
  var parents: [String] {
    entries.filter { entry in entries.contains { $0.name.hasPrefix(entry.name + " ") } }
      .flatMap { [$0.name] + $0.aliases }.filter { !$0.isEmpty }
  }

  private static func entry(
    _ command: Command,
    below parent: Command?,
    _ session: Session
  ) -> Entry {
    let offered =
      command.subcommands.map { Candidate($0.name, description: $0.summary) }
      + candidates(of: command, session)
    let options = command.options.map { option in
      Option(option, allowed: option.allowed + candidates(of: option, session))
    }
    let prefixes = parent.map { [$0.name] + $0.aliases }.map { $0.map { $0 + " " } } ?? [""]
    let names = prefixes.flatMap { prefix in ([command.name] + command.aliases).map { prefix + $0 }
    }
    return Entry(
      name: names[0],
      aliases: Array(names.dropFirst()),
      words: unique(offered),
      pairs: pairs(of: command, offered, session) + options.flatMap(\.pairs),
      options: options
    )
  }
}

extension ShellWords {
  /// What a command offers, also behind each of the words it offers first: the questions of all
  /// trees, not of the first alone.
  private static func candidates(of command: Command, _ session: Session) -> [Candidate] {
    let first = command.complete(CompletionRequest(words: [], partial: "", session: session))
    let names = first.filter { $0.isFinal && command.takesPairs }.map(\.text)
    return first
      + names.flatMap { name in
        command.complete(CompletionRequest(words: [name], partial: "", session: session))
          .filter { !$0.isFinal }
      }
  }

  private static func candidates(of option: Command.Option, _ session: Session) -> [String] {
    let request = CompletionRequest(words: [], partial: "", session: session)
    return unique(option.complete?(request) ?? []).map(\.text)
  }

  /// `question=answer` for every `question=` among the words.
  private static func pairs(
    of command: Command,
    _ words: [Candidate],
    _ session: Session
  ) -> [String] {
    let names = [[]] + words.filter { $0.isFinal && command.takesPairs }.map { [$0.text] }
    let questions = words.filter { $0.text.hasSuffix("=") }.map(\.text)
    let answers = questions.flatMap { question in
      names.flatMap { names in
        command.complete(CompletionRequest(words: names, partial: question, session: session))
          .filter { $0.text.hasPrefix(question) && $0.text != question }
      }
    }
    return unique(answers).map(\.text)
  }

  /// Each word once, and only words that need no quotes in any shell.
  private static func unique(_ candidates: [Candidate]) -> [Candidate] {
    var seen: Set<String> = []
    return candidates.filter { candidate in
      seen.insert(candidate.text).inserted
        && candidate.text.allSatisfy {
          $0.isASCII && ($0.isLetter || $0.isNumber || "-=.".contains($0))
        }
    }
  }
}

extension ShellWords.Option {
  init(_ option: Command.Option, allowed: [String]) {
    (name, summary) = (option.name, option.summary)
    value =
      switch option.value {
      case nil: .none
      case _ where !allowed.isEmpty: .oneOf(allowed)
      case "FILE", "DIR": .path
      default: .text
      }
  }

  /// `--format=dot` and the like.
  var pairs: [String] {
    guard case .oneOf(let values) = value, name.hasPrefix("--") else { return [] }
    return values.filter { !$0.contains("=") }.map { "\(name)=\($0)" }
  }
}
