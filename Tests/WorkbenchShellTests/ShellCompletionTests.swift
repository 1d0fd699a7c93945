import Foundation
import PTYKit
import TestSupport
import Testing

@testable import WorkbenchShell

/// A shell at a terminal of its own that has read its completions.
private struct CompletingShell {
  let home: ScratchFolder
  let terminal: Terminal

  init(_ shell: String) throws {
    let path = try #require(installed(shell))
    home = ScratchFolder()
    var session = try PlayedSession()
    try home.write("completions", session.play("completions \(shell)"))
    let arguments = [
      "bash": ["--norc", "--noprofile", "-i"], "zsh": ["-f", "-i", "+o", "promptsp"],
    ]
    terminal = try Terminal(
      path,
      arguments[shell] ?? [],
      home: home.path,
      environment: ["PS1": "$ ", "PROMPT": "$ ", "INPUTRC": "/dev/null"],
      columns: 200
    )
    try terminal.waitForPrompt("$")
    let setUp = shell == "zsh" ? "autoload -U compinit; compinit -D -u; " : ""
    try run(setUp + "source completions; clear")
  }

  /// Runs a line that clears the screen at its end, once it stands there: before, the screen is as
  /// clear as it will be after.
  private func run(_ line: String) throws {
    terminal.type(line)
    try terminal.wait("the line") { $0.currentLine == "$ " + line }
    terminal.type("\r")
    try terminal.wait("a clear screen") { $0.text == "$" }
  }

  /// The line after Tab, once `mark` is typed behind it; the line is taken back then.
  func completed(_ line: String, as expected: String) throws {
    terminal.type("workbench \(line)\t#")
    try terminal.wait("\(line) as \(expected)") { $0.currentLine == "$ workbench \(expected)#" }
    terminal.type("\u{15}")
    try terminal.waitForPrompt("$")
  }
}

/// Where a program is, looked for in the usual folders.
private func installed(_ program: String) -> String? {
  ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + program }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
}

/// What is typed before Tab, and the line after it.
private let cases = [
  ("dec", "decide "),
  ("--json dec", "--json decide "),
  ("--lang es dec", "--lang es decide "),
  ("--lang e", "--lang e"),
  ("decide architecture team", "decide architecture team-size="),
  ("decide architecture domain=s", "decide architecture domain=simple "),
  (
    "decide architecture domain=simple transition-tests=r",
    "decide architecture domain=simple transition-tests=required "
  ),
  ("decide mix wraps-behaviour=y", "decide mix wraps-behaviour=yes "),
  ("decide for=feature-", "decide for=feature-class "),
  ("decide --fr", "decide --fresh "),
  ("tree mix --format m", "tree mix --format mermaid "),
  ("tree --format=d", "tree --format=dot "),
  ("tree --format dot st", "tree --format dot sta"),
  ("adr new --tem", "adr new --template "),
  ("adr new --template x --sup", "adr new --template x --supersedes "),
  ("adr new --section Cons", "adr new --section Consequences="),
  ("adr list --form", "adr list --form"),
  ("adr show --ra", "adr show --raw "),
  ("record bud", "record budget="),
  ("completions f", "completions fish "),
]

@Suite("Completion in other shells", .serialized, .timeLimit(.minutes(10)))
struct ShellCompletionTests {
  @Test("bash, driven at a terminal", .enabled(if: installed("bash") != nil))
  func bash() throws { try drive("bash") }

  @Test("zsh, driven at a terminal", .enabled(if: installed("zsh") != nil))
  func zsh() throws { try drive("zsh") }

  private func drive(_ shell: String) throws {
    let driven = try CompletingShell(shell)
    for (typed, expected) in cases { try driven.completed(typed, as: expected) }
    try expectNoComplaint(shell)
  }

  @Test("fish, asked for what it would offer", .enabled(if: installed("fish") != nil))
  func fish() throws {
    let fish = try #require(installed("fish"))
    try expectNoComplaint("fish")
    let home = ScratchFolder()
    var session = try PlayedSession()
    try home.write("completions", session.play("completions fish"))
    for (typed, expected) in cases
    where !typed.hasPrefix("--lang e") && !typed.hasPrefix("tree --format dot") {
      let result = try run(
        fish,
        ["--no-config", "-c", "source completions; complete -C 'workbench \(typed)'"],
        environment: cleanEnvironment(home: home.path),
        directory: home.path
      )
      let offered = result.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
      let word = expected.trimmed.split(separator: " ").last ?? ""
      let isNothing = typed == expected
      #expect(offered.contains(word) != isNothing, "\(typed): \(result)")
    }
  }

  /// The shell reads its script without a word.
  private func expectNoComplaint(_ shell: String) throws {
    let path = try #require(installed(shell))
    let home = ScratchFolder()
    var session = try PlayedSession()
    try home.write("completions", session.play("completions \(shell)"))
    let result = try run(path, ["-n", home.path + "/completions"])
    #expect(result == RunResult(output: "", status: .exited(0)))
  }

  @Test("what is offered does not depend on where the script is made")
  func elsewhere() throws {
    var (bare, used) = (try PlayedSession(), try PlayedSession())
    _ = used.play("decide team-size=2 --record --dir Decisions")
    _ = used.play("open counter")
    for shell in ["bash", "zsh", "fish"] {
      #expect(bare.play("completions \(shell)") == used.play("completions \(shell)"))
    }
  }
}
