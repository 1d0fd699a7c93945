import LineEditing

/// `completions SHELL`: what a shell needs to complete the workbench's words, made from the list.
enum Completions {
  static let command: Command = Command(
    name: "completions",
    group: .program,
    summary: "completion for bash, zsh or fish",
    usage: ["completions bash|zsh|fish"],
    details: [
      "bash: source <(workbench completions bash)",
      "zsh: source <(workbench completions zsh)",
      "fish: workbench completions fish | source",
    ],
    examples: ["completions bash"],
    takes: 0...1,
    complete: { request in
      request.words.isEmpty ? ["bash", "zsh", "fish"].map { .init($0) } : []
    },
    run: { invocation, session throws(ShellError) in
      let shells = ["bash", "zsh", "fish"]
      guard let name = invocation.words.first?.text else {
        throw .missingWord("a shell", command: "completions", usage: "completions bash|zsh|fish.")
      }
      let list = CommandList.workbench
      switch name {
      case "bash": return Reply(raw: bash(list, session))
      case "zsh": return Reply(raw: zsh(list, session))
      case "fish": return Reply(raw: fish(list))
      default: throw .unknownValue(name, of: "completions", allowed: shells)
      }
    }
  )

  private static var globals: [String] { GlobalOptions.list.map(\.name) }

  private static func bash(_ list: CommandList, _ session: Session) -> String {
    var cases = ""
    for command in list.commands {
      let words = following(command, session)
      if !words.isEmpty {
        cases += "    \(command.name)) words=\"\(words.joined(separator: " "))\" ;;\n"
      }
    }
    return """
      _workbench() {
        local word="${COMP_WORDS[COMP_CWORD]}" words=""
        if [ "$COMP_CWORD" -eq 1 ]; then
          words="\(list.commands.map(\.name).joined(separator: " ")) \(globals.joined(separator: " "))"
        else
          case "${COMP_WORDS[1]}" in
      \(cases)    esac
        fi
        COMPREPLY=($(compgen -W "$words" -- "$word"))
      }
      complete -o default -F _workbench workbench

      """.replacing("\n    \(cases)", with: "\n\(cases)")
  }

  private static func zsh(_ list: CommandList, _ session: Session) -> String {
    let commands = list.commands.map {
      "    '\($0.name):\(quoted($0.summary).replacing(":", with: "\\:"))'"
    }
    var cases = ""
    for command in list.commands {
      let words = following(command, session)
      if !words.isEmpty {
        cases += "      \(command.name)) compadd -- \(words.joined(separator: " ")) ;;\n"
      }
    }
    return """
      #compdef workbench
      _workbench() {
        local -a commands
        commands=(
      \(commands.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          compadd -- \(globals.joined(separator: " "))
        else
          case "$words[2]" in
      \(cases)      *) _files ;;
          esac
        fi
      }
      compdef _workbench workbench

      """
  }

  private static func fish(_ list: CommandList) -> String {
    var lines: [String] = []
    for command in list.commands {
      lines.append(
        "complete -c workbench -n __fish_use_subcommand -a \(command.name) -d '\(quoted(command.summary))'"
      )
      for word in command.subcommands {
        lines.append(
          "complete -c workbench -n '__fish_seen_subcommand_from \(command.name)' -a \(word.name) -d '\(quoted(word.summary))'"
        )
      }
      for option in command.options {
        lines.append(
          "complete -c workbench -n '__fish_seen_subcommand_from \(command.name)' -l \(option.name.dropFirst(2)) -d '\(quoted(option.summary))'"
        )
      }
    }
    for option in GlobalOptions.list where option.name.hasPrefix("--") {
      lines.append(
        "complete -c workbench -l \(option.name.dropFirst(2)) -d '\(quoted(option.summary))'"
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The sub-commands, the fixed answers and the options that can follow a command.
  private static func following(_ command: Command, _ session: Session) -> [String] {
    let request = CompletionRequest(words: [], partial: "", session: session)
    let options = (command.options + command.subcommands.flatMap(\.options)).map(\.name)
    let words = command.subcommands.map(\.name) + command.complete(request).map(\.text)
    var seen: Set<String> = []
    return (words + options).filter { word in
      seen.insert(word).inserted
        && word.allSatisfy { $0.isLetter || $0.isNumber || "-=".contains($0) }
    }
  }

  private static func quoted(_ text: String) -> String {
    text.replacing("'", with: "’")
  }
}
