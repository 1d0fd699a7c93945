import Foundation
import PTYKit
import TestSupport
import Testing

extension TerminalTests {
  @Test(
    "a signal ends the program with its terminal restored",
    arguments: [
      SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2, SIGPIPE, SIGXCPU, SIGXFSZ, SIGVTALRM,
      SIGPROF,
    ]
  )
  func terminated(signal: Int32) throws {
    let demo = try DemoSession()
    demo.type("half")
    try demo.expect(line: "demo > half", column: 11)
    #expect(!demo.terminal.isCooked)
    demo.terminal.signal(signal)
    #expect(try demo.terminal.waitForExit() == .exited(128 + signal))
    #expect(demo.terminal.isCooked)
    #expect(!demo.terminal.screen.marksPastes)
  }

  @Test(
    "a crash from outside ends the program with its terminal restored",
    arguments: [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS]
  )
  func crashed(signal: Int32) throws {
    let demo = try DemoSession()
    demo.type("half")
    try demo.expect(line: "demo > half", column: 11)
    demo.terminal.signal(signal)
    #expect(try demo.terminal.waitForExit() == .signalled(signal))
    #expect(demo.terminal.isCooked)
    #expect(!demo.terminal.screen.marksPastes)
  }

  @Test("a stop from outside leaves the terminal as the shell wants it")
  func stoppedFromOutside() throws {
    let home = ScratchFolder()
    let terminal = try Terminal("/bin/sh", ["-i"], home: home.path, environment: ["PS1": "sh> "])
    try terminal.wait("shell") { $0.currentLine == "sh>" }
    terminal.type("\(try builtProgram("EditDemo")) & echo $! >pid; fg\r")
    try terminal.wait("prompt") { $0.currentLine == "demo >" }
    terminal.type("half")
    try terminal.wait("text") { $0.currentLine == "demo > half" }
    let pid = try String(contentsOfFile: home.path + "/pid", encoding: .utf8)
    kill(try #require(pid_t(pid.filter(\.isNumber))), SIGTSTP)
    try terminal.wait("shell again") { $0.currentLine == "sh>" && !$0.marksPastes }
    #expect(terminal.isCooked)
    terminal.type("fg\r")
    try terminal.wait("text again") { $0.currentLine == "demo > half" && $0.marksPastes }
    terminal.type("\u{15}\u{4}")
    try terminal.wait("shell at last") { $0.text.hasSuffix("bye\nsh>") }
    terminal.type("exit\r")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test("a signal during a command ends the program", arguments: [SIGTERM, SIGHUP])
  func terminatedAtWork(signal: Int32) throws {
    let demo = try DemoSession()
    demo.type("slow\r")
    try demo.terminal.wait("work") { $0.text.hasSuffix("working") }
    demo.terminal.signal(signal)
    #expect(try demo.terminal.waitForExit() == .signalled(signal))
    #expect(demo.terminal.isCooked)
  }

  @Test("a terminal that is gone ends the program")
  func hangsUp() throws {
    let demo = try DemoSession()
    demo.type("half")
    try demo.expect(line: "demo > half", column: 11)
    demo.terminal.hangUp()
    let status = try demo.terminal.waitForExit()
    #expect([.exited(128 + SIGHUP), .exited(0)].contains(status))
  }

  @Test("an interrupt from outside clears the line")
  func interruptedFromOutside() throws {
    let demo = try DemoSession()
    demo.type("half")
    try demo.expect(line: "demo > half", column: 11)
    demo.terminal.signal(SIGINT)
    try demo.expect(ending: "demo > half\ndemo >")
    try demo.leave()
  }

  @Test("a signal during single keys ends them")
  func terminatedAtKeys() throws {
    let demo = try DemoSession()
    demo.type("keys\r")
    try demo.terminal.wait("key prompt") { $0.currentLine == "key?" }
    demo.terminal.signal(SIGINT)
    try demo.terminal.wait("interrupt") { $0.text.hasSuffix("interrupt\nkey?") }
    demo.type("q")
    try demo.expect(ending: "demo >")
    try demo.leave()
  }

  @Test("the program's own end and a crash restore the terminal")
  func ends() throws {
    let demo = try DemoSession()
    demo.type("exit\r")
    #expect(try demo.terminal.waitForExit() == .exited(7))
    #expect(demo.terminal.isCooked && !demo.terminal.screen.marksPastes)

    let crashing = try DemoSession()
    crashing.type("crash\r")
    try crashing.expect(ending: "demo >")
    crashing.type("x\t")
    #expect(try crashing.terminal.waitForExit() == .signalled(SIGABRT))
    #expect(crashing.terminal.isCooked && !crashing.terminal.screen.marksPastes)
  }

  @Test("Ctrl-Z stops, fg brings the line back", arguments: Size.all)
  func stops(size: Size) throws {
    let home = ScratchFolder()
    let terminal = try Terminal(
      "/bin/sh",
      ["-i"],
      home: home.path,
      environment: ["PS1": "sh> "],
      columns: size.columns,
      rows: size.rows
    )
    try terminal.wait("shell") { $0.currentLine == "sh>" }
    terminal.type("\(try builtProgram("EditDemo"))\r")
    try terminal.wait("prompt") { $0.currentLine == "demo >" }
    for _ in 1...3 {
      terminal.type("half")
      try terminal.wait("text") { $0.currentLine == "demo > half" }
      terminal.type("\u{1a}")
      try terminal.wait("shell again") { $0.currentLine == "sh>" && !$0.marksPastes }
      #expect(terminal.isCooked)
      terminal.type("fg\r")
      try terminal.wait("text again") {
        $0.currentLine == "demo > half" && $0.column == 11 && $0.marksPastes
          && $0.style(row: $0.row, column: 0) == "1;34"
      }
      terminal.type("\u{15}")
      try terminal.wait("empty line") { $0.currentLine == "demo >" }
    }
    terminal.type("done\r")
    try terminal.wait("next prompt") { $0.text.hasSuffix("demo > done\nran: done\ndemo >") }
    terminal.type("\u{4}")
    try terminal.wait("shell at last") { $0.text.hasSuffix("bye\nsh>") }
    terminal.type("exit\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.screen.unknown == [])
  }

  @Test(
    "Ctrl-Z stops at single keys too, and where there is no shell to go back to nothing is lost"
  )
  func stopsAtKeys() throws {
    let home = ScratchFolder()
    let terminal = try Terminal("/bin/sh", ["-i"], home: home.path, environment: ["PS1": "sh> "])
    try terminal.wait("shell") { $0.currentLine == "sh>" }
    terminal.type("\(try builtProgram("EditDemo"))\r")
    try terminal.wait("prompt") { $0.currentLine == "demo >" }
    terminal.type("keys\r")
    try terminal.wait("key prompt") { $0.currentLine == "key?" }
    terminal.type("\u{1a}")
    try terminal.wait("shell again") { $0.currentLine == "sh>" }
    terminal.type("fg\r")
    try terminal.wait("key prompt again") { $0.currentLine == "key?" }
    terminal.type("q")
    try terminal.wait("prompt") { $0.text.hasSuffix("character(\"q\")\ndemo >") }

    let alone = try DemoSession()
    alone.type("half\u{1a}")
    try alone.expect(ending: "demo > half\ndemo > half")
    try alone.run(" done", printing: "ran: half done")
    try alone.leave()
  }

  @Test("a key quoted into the line leaves nothing in it")
  func quoted() throws {
    let demo = try DemoSession()
    demo.type("a\u{16}\u{1b}[Ab\u{16}\u{3}c")
    try demo.terminal.wait("text") { $0.currentLine.hasSuffix("b^Cc") }
    demo.type("\u{7f}\u{7f}")
    try demo.run("", printing: "ran: ab")
    try demo.leave()
  }

  @Test("resizing redraws the line, and what stands above stays")
  func resizes() throws {
    let demo = try DemoSession(environment: ["XTERM_VERSION": "XTerm(1)"])
    try demo.run("above", printing: "ran: above")
    demo.type("some text here")
    try demo.expect(line: "demo > some text here", column: 21)
    for (columns, rows) in [(60, 20), (40, 20), (110, 40), (100, 30)] {
      demo.terminal.resize(columns: columns, rows: rows)
      demo.type(".")
      try demo.terminal.wait("redrawn") { $0.currentLine.hasSuffix(".") }
      demo.type("\u{7f}")
      try demo.terminal.wait("text") {
        $0.text == "demo > above\nran: above\ndemo > some text here" && $0.column == 21
      }
    }
    demo.type("\u{15}")
    try demo.run("size", printing: "100x30")
    try demo.leave()
  }

  @Test("what is typed ahead is kept")
  func typeAhead() throws {
    let demo = try DemoSession()
    demo.type("one\rtwo\rthree\r")
    try demo.terminal.wait("all") {
      $0.text.contains("ran: one\n") && $0.text.contains("ran: two\n")
        && $0.text.hasSuffix("ran: three\ndemo >")
    }
    try demo.leave()
  }

  @Test("a prompt of several lines, and one that is wider than the screen")
  func prompts() throws {
    let demo = try DemoSession(["--prompt", "first line\nsecond > "], prompt: "second >")
    try demo.terminal.wait("colour") { $0.style(row: 1, column: 2) == "1;34" }
    #expect(demo.terminal.screen.text == "first line\nsecond >")
    demo.type("x\u{15}\u{4}")
    #expect(try demo.terminal.waitForExit() == .exited(0))

    let wide = String(repeating: "w", count: 38) + " > "
    let home = ScratchFolder()
    let narrow = try Terminal(
      "EditDemo",
      ["--prompt", wide],
      home: home.path,
      columns: 40,
      rows: 20
    )
    try narrow.wait("prompt") {
      $0.row == 1 && $0.column == 1 && $0.style(row: 0, column: 0) == "1;34"
    }
    narrow.type("text")
    try narrow.wait("text") {
      $0.text == String(repeating: "w", count: 38) + " >\n text" && $0.column == 5
    }
    narrow.type("\u{3}\u{4}")
    #expect(try narrow.waitForExit() == .exited(0))
  }
}
