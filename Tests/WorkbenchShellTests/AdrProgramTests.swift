import Foundation
import PTYKit
import TestSupport
import Testing

@testable import WorkbenchShell

@Suite("Records from the command line")
struct AdrProgramTests {
  let folder: ScratchFolder

  init() throws { folder = ScratchFolder() }

  static let statusCases: [(line: String, status: Int32)] = [
    ("adr list", 0), ("adr check", 1), ("adr review", 0), ("adr show 1", 0), ("adr status 1", 0),
    ("adr search tea", 0), ("adr search soup", 0), ("adr toc", 0), ("help adr new", 0),
    ("adr show 9", 2), ("adr new", 2), ("adr status 1 --dir a --dir b", 3), ("adr edit 1", 3),
    ("adr toc nowhere.md", 3), ("adr check --dir nowhere", 3), ("adr new x --dir /dev/null/x", 3),
    ("adr new x --file nowhere", 3), ("adr link 1 a", 2), ("adr list --nonsense", 2),
  ]

  @Test(
    "results on standard output, messages beside, and the status says which",
    arguments: statusCases
  )
  func statuses(line: String, status: Int32) throws {
    try folder.writeRecord(1, "Use tea", below: "\nOpen: which one?\n")
    let result = try workbench(line.split(separator: " ").map(String.init), in: folder)
    #expect(result.status == .exited(status), "\(result)")
    #expect(result.error.isEmpty == (status < 2 && line != "adr search soup"), "\(result)")
    if line != "adr edit 1" {
      #expect(result.output.isEmpty == (status > 1 || line == "adr search soup"), "\(result)")
    }
  }

  @Test("fifty processes at once get fifty numbers")
  func fifty() throws {
    try folder.writeRecord(1, "Use tea")
    let program = try builtProgram("workbench")
    let result = try run(
      "/bin/sh",
      ["-c", "for i in $(seq 50); do \(program) adr new Part $i & done; wait"],
      environment: cleanEnvironment(home: folder.path),
      directory: folder.path
    )
    #expect(result.error == "")
    let printed = Set(result.output.split(separator: "\n").map(String.init))
    let names = folder.names(in: "doc/adr").filter { $0 != "0001-use-tea.md" }
    #expect(names.count == 50)
    #expect(Set(names.map { "doc/adr/" + $0 }) == printed)
    #expect(Set(names.map { $0.prefix(4) }).count == 50)
    #expect(names.first?.hasPrefix("0002-") == true && names.last?.hasPrefix("0051-") == true)
  }

  @Test("an editor is started with its arguments, and one that fails is status 3")
  func editor() throws {
    try folder.writeRecord(1, "Use tea")
    let good = try workbench(
      ["adr", "new", "Use milk", "--edit"],
      in: folder,
      ["EDITOR": "sh -c 'echo edited; echo Edited. >> \"$1\"' sh"]
    )
    #expect(good.output == "doc/adr/0002-use-milk.md\n")
    #expect(good.error == "edited\n")
    #expect(good.status == .exited(0))
    #expect(try folder.text("doc/adr/0002-use-milk.md").hasSuffix("\nEdited.\n"))
    for (editor, reason) in [
      ("sh -c 'exit 7'", "it ended with status 7"), ("sh -c 'kill -9 $$'", "signal 9 ended it"),
      ("/no/such/editor -w", "no such file or directory"),
    ] {
      let bad = try workbench(["adr", "edit", "2"], in: folder, ["VISUAL": editor])
      #expect(bad.output == "doc/adr/0002-use-milk.md\n")
      #expect(bad.error.replacing("\n", with: " ").contains("failed: \(reason)"), "\(bad.error)")
      #expect(bad.status == .exited(3))
    }
  }

  @Test("an editor in a pipe leaves the next lines to the workbench")
  func editorInPipe() throws {
    try folder.writeRecord(1, "Use tea")
    let result = try workbench(
      [],
      input: "adr edit 1\nadr status 1\n",
      in: folder,
      ["EDITOR": "sh -c 'test -t 0 || cat' sh"]
    )
    #expect(result.output == "doc/adr/0001-use-tea.md\nAccepted\n")
    #expect(result.status == .exited(0))
  }

  @Test("bytes that are not UTF-8 are read, shown safely, reported and kept by edits")
  func otherBytes() throws {
    try folder.writeRecord(1, "Use tea")
    let path = folder.path + "/doc/adr/0002-caf.md"
    let start = Array("# 2. Caf".utf8) + [0xE9]
    let rest = Array("\n\nDate: 2026-01-01\n\n## Status\n\nAccepted\n".utf8)
    try Data(start + rest).write(to: URL(fileURLWithPath: path))
    #expect(
      try workbench(["adr", "list"], in: folder).output.contains("  2     Caf\u{FFFD}  (Acc")
    )
    let check = try workbench(["adr", "check"], in: folder)
    #expect(check.output.contains("doc/adr/0002-caf.md:1: not-utf8\n"))
    #expect(try workbench(["adr", "status", "2", "Rejected"], in: folder).status == .exited(0))
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(
      Array(bytes) == start + Array("\n\nDate: 2026-01-01\n\n## Status\n\nRejected\n".utf8)
    )
    for command in ["show", "search", "retitle", "new", "status"] {
      let result = try run(
        "/bin/sh",
        ["-c", "\(try builtProgram("workbench")) adr \(command) \"$(printf '\\377\\0009 x')\""],
        environment: cleanEnvironment(home: folder.path),
        directory: folder.path
      )
      #expect(result.status != .signalled(SIGILL) && result.status != .signalled(SIGTRAP))
    }
  }

  @Test("a title in other letters of the same word keeps the file's name")
  func letterSize() throws {
    try folder.writeRecord(1, "Use tea")
    let result = try workbench(["adr", "retitle", "1", "Use TEA"], in: folder)
    #expect(result == RunResult(output: "doc/adr/0001-use-tea.md\n", status: .exited(0)))
    #expect(folder.names(in: "doc/adr") == ["0001-use-tea.md"])
    #expect(try folder.text("doc/adr/0001-use-tea.md").hasPrefix("# 1. Use TEA\n"))
  }

  @Test("numbers taken on another local branch are not given again")
  func branches() throws {
    try folder.writeRecord(1, "Use tea")
    let script = """
      git init -q . && git config user.email a@b && git config user.name a
      git add . && git commit -qm one && git branch -m main && git checkout -qb other
      mkdir -p doc/adr && printf '# 7. Milk\\n' > doc/adr/0007-milk.md
      git add . && git commit -qm two && git checkout -q main
      """
    let made = try run(
      "/bin/sh",
      ["-c", script],
      environment: cleanEnvironment(home: folder.path),
      directory: folder.path
    )
    try #require(made.status == .exited(0), "\(made.error)")
    let result = try workbench(["adr", "new", "Use coffee"], in: folder)
    #expect(result.output == "doc/adr/0008-use-coffee.md\n")
  }
}

@Suite("Records on a disk that says no", .enabled(if: canMountDisks))
struct AdrFaultTests {
  @Test(
    "on a read-only disk reading works and every change is status 3 with nothing left behind",
    arguments: [
      "adr new Tea --dir disk", "adr status 1 Rejected --dir disk", "adr retitle 1 Tea --dir disk",
      "adr supersede 1 --by 2 --dir disk", "adr link 1 Amends 2 x --dir disk",
      "adr check --fix --dir disk", "adr init disk/more",
    ]
  )
  func readOnly(line: String) throws {
    let scratch = ScratchFolder()
    let mount = scratch.path + "/disk"
    try scratch.write("disk/.keep", "")
    let made = try run("/bin/mount", ["-t", "tmpfs", "-o", "size=256k", "tmpfs", mount]).status
    try #require(made == .exited(0))
    defer { _ = try? run("/bin/umount", ["-l", mount]) }
    try scratch.writeRecord(1, "Use milk", date: "2026/01/02", in: "disk")
    try scratch.writeRecord(2, "Use water", in: "disk")
    let before = try scratch.text("disk/0001-use-milk.md")
    _ = try run("/bin/mount", ["-o", "remount,ro", mount])
    let result = try workbench(line.split(separator: " ").map(String.init), in: scratch)
    #expect(result.status == .exited(3), "\(result)")
    #expect(result.output == "")
    #expect(result.error.hasPrefix("workbench: \"disk"), "\(result.error)")
    #expect(scratch.names(in: "disk") == ["0001-use-milk.md", "0002-use-water.md"])
    #expect(try scratch.text("disk/0001-use-milk.md") == before)
    let list = try workbench(["adr", "list", "--dir", "disk"], in: scratch)
    #expect(list.status == .exited(0) && list.output.contains("Use water"))
  }
}

@Suite("An editor at the prompt", .timeLimit(.minutes(10)))
struct AdrPromptTests {
  static let editor = """
    trap 'echo caught' INT
    echo ready
    for i in 1 2 3; do
      read line
      [ "$line" = word ] && break
    done
    echo "got $line"
    echo x >> "$1"

    """

  @Test("it has the terminal to itself, Ctrl-C included, and the prompt comes back")
  func terminal() throws {
    let home = ScratchFolder()
    try home.writeRecord(1, "Use tea")
    try home.write("editor.sh", Self.editor)
    let terminal = try Terminal(
      "workbench",
      home: home.path,
      environment: ["EDITOR": "sh editor.sh"]
    )
    try terminal.waitForPrompt("workbench ›")
    terminal.type("adr edit 1\r")
    try terminal.wait("the editor") { $0.lines.contains("ready") }
    terminal.type("\u{3}")
    try terminal.wait("its answer") { $0.text.contains("caught") }
    terminal.type("word\r")
    try terminal.wait("the prompt again") { screen in
      screen.currentLine == "workbench ›" && screen.lines.contains("got word")
    }
    #expect(terminal.screen.lines.contains("doc/adr/0001-use-tea.md"))
    #expect(try home.text("doc/adr/0001-use-tea.md").hasSuffix("\nx\n"))
    terminal.type("\u{4}")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.isCooked)
  }
  @Test("while another program changes the folder, that is said, and Ctrl-C stops waiting")
  func waiting() throws {
    let home = ScratchFolder()
    try home.writeRecord(1, "Use tea")
    let folder = open(home.path + "/doc/adr", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(folder) }
    try #require(flock(folder, LOCK_EX) == 0)
    let terminal = try Terminal("workbench", home: home.path)
    try terminal.waitForPrompt("workbench ›")
    for line in ["adr new Use milk", "adr status 1 superseded", "adr retitle 1 Use coffee"] {
      terminal.type(line + "\r")
      try terminal.wait("what it waits for") {
        $0.text.hasSuffix(
          "\(line)\nWaiting for another program that changes adr; Ctrl-C stops."
        )
      }
      try terminal.enter("\u{3}", typed: "", then: "workbench ›")
      #expect(
        terminal.screen.text.hasSuffix(
          """
          ^C
          workbench: Stopped waiting for the other program that changes "doc/adr". Nothing was changed.
          workbench ›
          """
        ),
        "\(terminal.screen.text)"
      )
    }
    #expect(home.names(in: "doc/adr") == ["0001-use-tea.md"])
    try #require(flock(folder, LOCK_UN) == 0)
    try terminal.enter("adr new Use milk", then: "workbench ›")
    #expect(terminal.screen.text.hasSuffix("doc/adr/0002-use-milk.md\nworkbench ›"))
    terminal.type("\u{4}")
    #expect(try terminal.waitForExit() == .exited(0))
  }
}
