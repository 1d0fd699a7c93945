import LineEditing
import Problems

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
    run: { invocation, session throws(Problem) in
      let shells = ["bash", "zsh", "fish"]
      guard let name = invocation.words.first?.text else {
        throw .missingWord("a shell", command: "completions", usage: "completions bash|zsh|fish.")
      }
      let words = ShellWords(.workbench, session)
      switch name {
      case "bash": return Reply(raw: words.bash)
      case "zsh": return Reply(raw: words.zsh)
      case "fish": return Reply(raw: words.fish)
      default: throw .unknownValue(name, of: "completions", allowed: shells)
      }
    }
  )
}
