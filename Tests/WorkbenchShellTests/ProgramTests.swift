import PTYKit
import Platform
import TestSupport
import Testing

@testable import WorkbenchShell

@Suite("The program without a terminal")
struct ProgramTests {
  let folder: ScratchFolder

  init() throws { folder = ScratchFolder() }

  static let statusCases: [(line: String, status: Int32)] = [
    ("--version", 0), ("help", 0), ("decide team-size=2", 0), ("--help", 0), ("decide --help", 0),
    ("decide", 2), ("nonsense", 2), ("decide team-size=x", 2), ("adr show 9", 2),
    ("-f missing", 3), ("tree --tree missing", 3), ("--lang fr help", 2), ("--lang", 2), ("-f", 2),
    ("record", 2), ("decide team-size=2 --record --dir /dev/null/x", 3),
  ]

  @Test(
    "exit statuses: 0 done, 2 the words were wrong, 3 the outside world failed",
    arguments: statusCases
  )
  func statuses(line: String, status: Int32) throws {
    let result = try workbench(line.split(separator: " ").map(String.init), in: folder)
    #expect(result.status == .exited(status), "\(result)")
    #expect((status == 0) == result.error.isEmpty, "\(result.error)")
    #expect((status == 0) != result.output.isEmpty, "\(result.output)")
  }

  @Test("as arguments, standard input is not read and a missing answer is named")
  func arguments() throws {
    let result = try workbench(
      ["decide", "architecture", "team-size=4"],
      input: "complex\nrequired\n",
      in: folder
    )
    #expect(
      result
        == RunResult(
          output: "",
          error: """
            workbench: 'domain' has no answer yet, and the outcome of architecture depends
            on it.
              Is the domain simple, or does it have complex states?
              Try domain=simple, domain=complex or domain=unknown.
              Try decide at the prompt, which asks.

            """,
          status: .exited(2)
        )
    )
  }

  @Test("the same walk piped, as a script, and as arguments gives the same object")
  func threeWays() throws {
    let lines = "# a meeting\n\ndecide\n4\ncomplex\nrequired\n"
    try folder.write("walk.txt", lines)
    let asArguments = try workbench(
      ["decide", "team-size=4", "domain=complex", "transition-tests=required", "--json"],
      in: folder
    )
    let piped = try workbench(["--json"], input: lines, in: folder)
    let script = try workbench(["-f", "walk.txt", "--json"], in: folder)
    let withMarks = try workbench(
      ["--json"],
      input: "\u{FEFF}" + lines.replacing("\n", with: "\r\n"),
      in: folder
    )
    #expect(asArguments.output.hasPrefix("{\"exit\":"))
    #expect(piped == asArguments)
    #expect(script == asArguments)
    #expect(withMarks == asArguments)
  }

  @Test("the first failing line ends a session, named, with its status")
  func firstFailure() throws {
    let result = try workbench(
      [],
      input: "decide team-size=2 --json\nfoo\ntrees\n",
      in: folder
    )
    #expect(result.output.hasPrefix("{\"exit\""))
    #expect(!result.output.contains("state-home"))
    #expect(
      result.error
        == "workbench: 'foo' is not a command.\n  line 2 of standard input: foo\n  Try help for the list of commands.\n"
    )
    #expect(result.status == .exited(2))
  }

  @Test("a piped walk whose lines end is a missing answer; a record's fields are left open")
  func endOfInput() throws {
    let walk = try workbench([], input: "decide\n4\n", in: folder)
    #expect(walk.status == .exited(2))
    #expect(walk.error.contains("'domain' has no answer yet"))
    #expect(walk.error.contains("the end of standard input"))
    let record = try workbench(
      [],
      input: "decide team-size=2\nrecord\nUse MVVM\nAna\n",
      in: folder
    )
    #expect(record.status == .exited(0))
    #expect(record.output.hasSuffix("\nDecisions/0001-use-mvvm.md\n"))
    #expect(try folder.text("Decisions/0001-use-mvvm.md").contains("owner: Ana\n"))
  }

  @Test("inside the workbench's own checkout a record needs a folder to be named")
  func ownCheckout() throws {
    try folder.write("Package.swift", "")
    try folder.write("Sources/WorkbenchShell/Shell.swift", "")
    let refused = try workbench(["decide", "team-size=2", "--record"], in: folder)
    #expect(refused.status == .exited(2))
    #expect(refused.error.contains("record --dir DIR"))
    let doctor = try workbench(["doctor", "--json"], in: folder).output
    #expect(doctor.contains("/Decisions is the workbench's own"), "\(doctor)")
    #expect(doctor.contains("record --dir DIR"))
    #expect(folder.names().contains("Decisions") == false)
    let named = try workbench(["decide", "team-size=2", "--record", "--dir", "mine"], in: folder)
    #expect(named.status == .exited(0))
    #expect(folder.names(in: "mine").count == 1)
  }

  @Test("marks are ASCII where the locale is not UTF-8, and where it is asked for")
  func ascii() throws {
    for (arguments, locale) in [
      (["decide", "team-size=4", "domain=simple"], "C"),
      (["decide", "team-size=4", "domain=simple", "--ascii"], "C.UTF-8"),
    ] {
      let result = try workbench(arguments, in: folder, ["LC_ALL": locale])
      #expect(result.output.utf8.allSatisfy { $0 < 0x80 })
      #expect(result.output.contains("architecture: mvvm - Light MVVM"))
    }
  }

  @Test("a drawing is ASCII too where it is asked for; a tree's file stays what it is")
  func asciiTrees() throws {
    for format in ["text", "mermaid", "dot"] {
      let result = try workbench(
        ["tree", "architecture", "--format", format, "--lang", "es", "--ascii"],
        in: folder
      )
      #expect(result.output.utf8.allSatisfy { $0 < 0x80 }, "\(format)")
      #expect(result.output.contains("Cuantas personas"), "\(format)")
    }
    let file = try workbench(
      ["tree", "architecture", "--format", "json", "--lang", "es", "--ascii"],
      in: folder
    )
    #expect(file.output.contains("¿Cuántas personas"))
  }

  @Test("what a shell leaves of words from slides is understood: quotes and dashes")
  func slides() throws {
    let result = try workbench(["decide", "“team-size=2”", "—json"], in: folder)
    #expect(result.output.hasPrefix("{\"exit\":"), "\(result)")
    let titled = try workbench(
      ["decide", "team-size=2", "--record", "title=“Use “A””", "owner=Ana “A” Ruiz"],
      in: folder
    )
    #expect(titled.output == "Decisions/0001-use-a.md\n")
    let text = try folder.text("Decisions/0001-use-a.md")
    #expect(text.contains("# 1. Use “A”\n") && text.contains("owner: Ana “A” Ruiz\n"))
  }

  @Test("a script runs alone: words beside it are refused")
  func scriptAlone() throws {
    try folder.write("walk.txt", "decide team-size=2\n")
    for arguments in [["-f", "walk.txt", "trees"], ["--json", "-f", "walk.txt", "trees", "x"]] {
      let result = try workbench(arguments, in: folder)
      #expect(result.status == .exited(2) && result.output.isEmpty)
      #expect(
        result.error.hasPrefix("workbench: 'workbench -f' does not know what to do with 'trees'.\n")
      )
    }
  }

  @Test("a pipe that nobody writes to is no tree, and is not waited for")
  func namedPipe() throws {
    let pipe = folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let result = try workbench(["decide", "--tree", pipe], in: folder)
    #expect(result.status == .exited(2))
    #expect(result.error.contains("Expected a value, found the end of the file."))
    let tree = try workbench(["tree", "modules", "--format", "json"], in: folder)
    try folder.write("ours.json", tree.output)
    let line = "exec \(try builtProgram("workbench")) tree --format json --tree <(cat ours.json)"
    let piped = try run(
      "/bin/bash",
      ["-c", line],
      environment: cleanEnvironment(home: folder.path),
      directory: folder.path
    )
    #expect(piped.output == tree.output)
  }

  @Test("the language comes from the locale or the option")
  func language() throws {
    let spanish = try workbench(["decide", "team-size=2"], in: folder, ["LC_ALL": "es_ES.UTF-8"])
    #expect(spanish.output.hasPrefix("architecture: mvvm — MVVM ligero con @Observable"))
    let english = try workbench(["tree", "mix", "--lang", "es"], in: folder)
    #expect(english.output.hasPrefix("mix 1: Which shape"))
  }

  @Test("a piped session has no colour and no prompt, whatever the terminal's name")
  func plain() throws {
    let result = try workbench([], input: "trees\n", in: folder, ["TERM": "xterm-256color"])
    #expect(!result.output.contains("\u{1B}") && !result.output.contains("›"))
  }

  @Test("nothing crashes on any bytes", arguments: 0..<40)
  func bytes(seed: UInt64) throws {
    var random = Random(seed: seed &+ 1)
    let bytes = (0..<2000).map { _ in UInt8.random(in: 0...255, using: &random) }
    let words = ["decide\n", "record\n", "adr show ", "tree --tree ", "help ", "\"", "what-if "]
    var input = Array(words[Int(seed) % words.count].utf8)
    input += bytes
    let result = try run(
      builtProgram("workbench"),
      [],
      input: input,
      environment: cleanEnvironment(home: folder.path),
      directory: folder.path
    )
    #expect(result.status == .exited(2) || result.status == .exited(3), "\(result.status)")
    #expect(result.error.hasPrefix("workbench:"))
    #expect(result.error.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
  }

  @Test("doctor says what it found, also where something is wrong")
  func doctor() throws {
    let result = try workbench(["doctor", "--json"], in: folder, ["PATH": "/nonexistent"])
    #expect(result.status == .exited(1))
    #expect(
      result.output.hasPrefix(
        """
        {"checks":[{"found":"swift: no such file or directory","name":"toolchain","ok":false,\
        "try":"Install Swift 6.2 or newer from swift.org; deciding and recording work without."}
        """
      )
    )
    let homeless = try workbench(["doctor"], in: folder, ["HOME": "", "PATH": "/nonexistent"])
    #expect(homeless.output.contains("neither HOME nor WORKBENCH_HOME is set"))
  }
}
