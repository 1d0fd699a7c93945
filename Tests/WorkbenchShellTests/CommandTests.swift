import Testing

@testable import WorkbenchShell

@Suite("The command list")
struct CommandTests {
  let list = CommandList.workbench

  @Test("every command is found by its name, its aliases and its unique beginnings")
  func finding() throws {
    for command in list.commands {
      for name in [command.name] + command.aliases {
        #expect(try list.find(name).name == command.name)
        #expect(try list.find(":" + name).name == command.name)
        #expect(try list.find(name + "()").name == command.name)
      }
    }
    #expect(try list.find("doc").name == "doctor")
    #expect(try list.find("h").name == "help")
    #expect(try list.find("tree").name == "tree")
  }

  @Test("names and aliases are unique")
  func uniqueness() {
    let names = list.commands.flatMap { [$0.name] + $0.aliases }
    #expect(Set(names).count == names.count)
  }

  @Test("every command, option and term is said in a line, with an example that can be typed")
  func completeness() {
    for command in list.commands.flatMap({ [$0] + $0.subcommands }) {
      #expect(!command.summary.isEmpty && command.summary.count < 72)
      #expect(!command.summary.hasSuffix("."))
      #expect(!command.usage.isEmpty && !command.examples.isEmpty)
      #expect(command.options.allSatisfy { $0.name.hasPrefix("--") && !$0.summary.isEmpty })
    }
    #expect(Glossary.terms.allSatisfy { $0.meaning.hasSuffix(".") && !$0.example.isEmpty })
  }

  /// What has to be done before an example makes sense.
  static let before = [
    "deliver": ["open orders", ".load"], "fail": ["open orders", ".load"],
    "lose": ["open orders", ".load"], "appear": ["open counter", "leave"],
    "restore": ["open counter", "style reducer", ".increment"],
    "unskip": ["open counter", ".increment", "skip 1"],
    "replay": [],
  ]

  @Test("every example runs")
  func examples() throws {
    var session = try PlayedSession()
    _ = session.play("decide team-size=2 --record --dir Decisions")
    _ = session.play(["open counter", ".increment", "export progress progress.jsonl"])
    for command in list.commands.flatMap({ [$0] + $0.subcommands }) {
      if command.group == .lessons {
        let opening = Self.before[command.name] ?? ["open counter", ".increment"]
        let answers = opening.map { session.play($0) }
        #expect(answers.allSatisfy { !$0.hasPrefix("workbench:") }, "\(command.name): \(answers)")
      }
      for example in command.examples where command.name != "doctor" {
        let words = try words(of: example)
        #expect(throws: Never.self, "\(example)") { try session.shell.evaluate(words) }
        session.shell.session.dialogue = nil
      }
    }
  }

  @Test("what commands for records print with --json is what their help says")
  func json() throws {
    let records = try #require(list.commands.first { $0.name == "adr" })
    let shown = try #require(records.subcommands.first { $0.name == "list" }).details.joined()
    var session = try PlayedSession()
    _ = session.play("decide team-size=2 --record --dir Decisions")
    _ = session.play("record owner=Ana")
    for command in records.subcommands {
      let said = command.details.joined() + shown
      #expect(command.details.contains { $0.hasPrefix("With --json: ") }, "\(command.name)")
      for example in command.examples {
        let answer = session.play(example + " --json")
        let object = try #require(answer.split(separator: "\n").first, "\(example)")
        let keys = object.matches(of: /"([A-Za-z]+)":/).map(\.output.1)
        #expect(!keys.isEmpty, "\(example): \(answer)")
        for key in keys where key != "architecture" {
          #expect(said.contains("\"\(key)\""), "\(example) prints \(key)")
        }
      }
    }
  }

  @Test(
    "what cannot be understood is answered with what happened and what to try",
    arguments: [
      (
        "decidd x",
        "workbench: 'decidd' is not a command.\n  Try decide?\n  Try help for the list of commands.\n"
      ),
      (
        "dec x",
        "workbench: There is no tree 'x'.\n  Try architecture, view-model, injection, mix, pressure, modules, state-home or\n  starting-point.\n"
      ),
      ("t", "workbench: 't' could be trees, tree or test.\n  Try one more letter.\n"),
      (
        "decide --jsn",
        "workbench: 'decide' has no option '--jsn'.\n  Try help decide for its options.\n"
      ),
      (
        "tree --formt dot",
        "workbench: 'tree' has no option '--formt'.\n  Try --format?\n  Try help tree for its options.\n"
      ),
      (
        "tree --format svg",
        "workbench: 'svg' is no value of --format.\n  Try text, mermaid, dot or json.\n"
      ),
      (
        "tree --format",
        "workbench: '--format' needs a value after it.\n  Try help tree for an example.\n"
      ),
      (
        "quit now",
        "workbench: 'quit' does not know what to do with 'now'.\n  Try quit.\n"
      ),
      ("adr", "workbench: 'adr' needs a word after it.\n"),
      ("adr lst", "workbench: 'adr lst' is not a command.\n  Try adr list?\n"),
      (
        "record",
        "workbench: Nothing has been decided yet, so 'record' has nothing to work on.\n  Try decide first.\n"
      ),
      ("\"", "workbench: The quote in '\"' is never closed.\n  Try closing it.\n"),
      ("help trasition", "workbench: There is no help on 'trasition'.\n"),
    ]
  )
  func misunderstandings(line: String, expected: String) throws {
    var session = try PlayedSession()
    let answer = session.play(line)
    #expect(answer.hasPrefix(expected), "\(answer)")
  }

  @Test("help on a command, on a term, and on everything, as text and as data")
  func help() throws {
    var session = try PlayedSession()
    #expect(
      session.play("help what-if") == """
        what-if — the last walk again with another answer
          usage    what-if question=answer …
          example  what-if team-size=2
          also     whatif

        The answers given stay as they are; only the outcome with the others is shown.

        """
    )
    #expect(
      session.play("help flip") == """
        flip
        The nearest other answer to a question that changes the outcome; where no single
        answer does, the smallest set that does.
          example  what-if team-size=2
          from     K51

        """
    )
    #expect(
      session.play("help quit --json") == """
        {"commands":[{"examples":["quit"],"group":"The program","name":"quit","summary":"leave; Ctrl-D on an empty line \
        does the same","usage":["quit"]}]}
        """
    )
    #expect(session.play("quit --help").hasPrefix("quit — leave"))
    for command in list.commands {
      #expect(session.play("help").contains(command.subcommands.first?.name ?? command.name))
    }
  }

  @Test("help lists terms and groups, and guesses no term where commands begin alike")
  func helpTopics() throws {
    var session = try PlayedSession()
    let glossary = session.play("help glossary")
    for term in Glossary.terms { #expect(glossary.contains("  \(term.name)"), "\(term.name)") }
    #expect(glossary == session.play("help terms"))
    for command in list.commands where command.group == .program {
      let name = command.subcommands.first.map { "\(command.name) \($0.name)" } ?? command.name
      #expect(session.play("help program").contains("  \(name) "), "\(name)")
    }
    #expect(session.play("help").contains("help program says what each does."))
    #expect(session.play("help re").hasPrefix("workbench: 're' could be record, "))
    #expect(session.play("help reduc").hasPrefix("reducer\n"))
  }

  @Test("a command of two words stays on one line of help", arguments: [40, 60, 80, 100])
  func unbroken(columns: Int) throws {
    var session = try PlayedSession(columns: columns)
    let lines = session.play("help").split(separator: "\n").map { $0.split(separator: "·") }
    for command in list.commands where !command.subcommands.isEmpty {
      for word in command.subcommands {
        let name = "\(command.name) \(word.name)"
        #expect(lines.contains { $0.contains { String($0).trimmed.hasPrefix(name) } }, "\(name)")
      }
    }
  }

  @Test("the words of a shell's completion file are the words of the list")
  func shellCompletion() throws {
    var session = try PlayedSession()
    for shell in ["bash", "zsh", "fish"] {
      let text = session.play("completions \(shell)")
      for command in list.commands { #expect(text.contains(command.name), "\(shell)") }
      #expect(text.contains("architecture") || shell == "fish")
      #expect(text.contains("list"))
    }
  }
}
