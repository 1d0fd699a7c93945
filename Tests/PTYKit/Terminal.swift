import CPTY
import Foundation
import Platform

/// A screen did not come to look as expected in time.
package struct ScreenTimeout: Error, CustomStringConvertible {
  /// What was waited for, and the screen instead.
  package let description: String
}

/// A program at a pseudo-terminal of its own, and the screen it draws.
///
///     let terminal = try Terminal("EditDemo", home: scratch.path)
///     try terminal.wait("prompt") { $0.currentLine == "demo >" }
///     terminal.type("quit\r")
///     #expect(try terminal.waitForExit() == .exited(0))
package final class Terminal {
  /// What the program has drawn so far.
  package private(set) var screen: Screen
  /// Every byte it wrote.
  package private(set) var transcript: [UInt8] = []
  /// The process, which is the leader of its session.
  package let process: Int32

  private let descriptor: Int32
  private var status: ExitStatus?
  private var isClosed = false
  private var isHungUp = false

  /// Starts a program: a product of this package by its name, or anything by its path.
  ///
  /// - Parameters:
  ///   - home: what `HOME` names; the environment is `cleanEnvironment` with `environment` over it.
  ///   - directory: the working folder, by default `home`.
  package init(
    _ program: String,
    _ arguments: [String] = [],
    home: String,
    environment: [String: String] = [:],
    columns: Int = 100,
    rows: Int = 30,
    directory: String? = nil
  ) throws {
    var ends: (terminal: Int32, program: Int32) = (-1, -1)
    guard cpty_open(&ends.terminal, &ends.program, Int32(columns), Int32(rows)) == 0 else {
      throw SpawnFailure(program: program, code: errno)
    }
    defer { close(ends.program) }
    descriptor = ends.terminal
    screen = Screen(columns: columns, rows: rows)
    let path = program.hasPrefix("/") ? program : try builtProgram(program)
    process = try Child(
      program: path,
      arguments: arguments,
      environment: cleanEnvironment(home: home, environment),
      directory: directory ?? home,
      streams: (ends.program, ends.program, ends.program)
    ).process
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      var raw: Int32 = 0
      waitpid(process, &raw, 0)
    }
    hangUp()
  }
}

extension Terminal {
  /// Types text; reads at the same time, or both sides would wait for each other.
  package func type(_ text: String) {
    type(Array(text.utf8))
  }

  /// Types bytes.
  package func type(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty, !isClosed {
      let ready = poll(events: POLLIN | POLLOUT, milliseconds: 1000)
      if ready & POLLIN != 0 { readSome() }
      guard ready & POLLOUT != 0 else { continue }
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) }
      if count < 0, errno != EAGAIN, errno != EINTR { return }
    }
  }

  /// Pastes text as a terminal does for a program that asked for marks.
  package func paste(_ text: String) {
    type("\u{1b}[200~" + text + "\u{1b}[201~")
  }

  /// Changes the size, which sends the program a signal.
  package func resize(columns: Int, rows: Int) {
    readAvailable()
    screen.resize(columns: columns, rows: rows)
    cpty_resize(descriptor, Int32(columns), Int32(rows))
  }

  /// Closes the terminal, as a window does that is closed.
  package func hangUp() {
    guard !isHungUp else { return }
    isHungUp = true
    isClosed = true
    close(descriptor)
  }

  /// Sends the program a signal.
  package func signal(_ number: Int32) {
    kill(process, number)
  }

  /// Whether the terminal is as a shell wants it: it echoes, and gathers lines.
  package var isCooked: Bool {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return false }
    let wanted = tcflag_t(ICANON) | tcflag_t(ECHO) | tcflag_t(ISIG)
    return settings.c_lflag & wanted == wanted
  }
}

extension Terminal {
  /// How many seconds a screen is waited for: what comes, comes at once, but tests share the cores.
  package static let patience = 120.0

  /// Waits for a prompt, with nothing typed at it.
  package func waitForPrompt(_ prompt: String) throws {
    try wait("prompt \(prompt)") { $0.currentLine == prompt }
  }

  /// Types a line, and waits for the prompt that follows it: a new one, even if it reads as the
  /// one typed at does. What is typed next then never comes while the line is still worked on.
  package func enter(_ line: String, typed end: String = "\r", then prompt: String) throws {
    let before = screen.promptsBegun
    type(line + end)
    try wait("new prompt \(prompt)") { $0.promptsBegun > before && $0.currentLine == prompt }
  }

  /// Reads until the screen is as expected; throws the screen if that takes `seconds`.
  package func wait(
    _ label: String,
    seconds: Double = Terminal.patience,
    until isReached: (Screen) -> Bool
  ) throws {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while !isReached(screen) {
      guard !isClosed, Date() < deadline else {
        throw ScreenTimeout(description: "no \(label)\(isClosed ? ", ended" : "")\n\(drawn)")
      }
      if poll(events: POLLIN, milliseconds: 100) & POLLIN != 0 { readSome() }
    }
  }

  /// Reads until the program has ended.
  package func waitForExit(seconds: Double = Terminal.patience) throws -> ExitStatus {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while status == nil {
      if poll(events: POLLIN, milliseconds: 5) & POLLIN != 0 { readSome() }
      var raw: Int32 = 0
      if waitpid(process, &raw, WNOHANG) == process { status = ExitStatus(raw: raw) }
      guard Date() < deadline else { throw ScreenTimeout(description: "no end\n\(drawn)") }
    }
    readAvailable()
    return status ?? .exited(-1)
  }

  private var drawn: String {
    "cursor \(screen.row), \(screen.column)\n"
      + screen.lines.map { "|\($0)" }.joined(separator: "\n")
  }
}

extension Terminal {
  private func poll(events: Int32, milliseconds: Int32) -> Int32 {
    var entry = pollfd(fd: isClosed ? -1 : descriptor, events: Int16(events), revents: 0)
    guard systemPoll(&entry, milliseconds) > 0 else { return 0 }
    let ended = entry.revents & Int16(POLLHUP | POLLERR) != 0
    return Int32(entry.revents) | (ended ? POLLIN : 0)
  }

  private func readAvailable() {
    while poll(events: POLLIN, milliseconds: 0) & POLLIN != 0, !isClosed { readSome() }
  }

  /// The end is an error on Linux and an empty read on macOS.
  private func readSome() {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &bytes, bytes.count)
    if count > 0 {
      screen.feed(bytes[..<count])
      transcript += bytes[..<count]
    } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
      isClosed = true
    }
  }
}

private func systemPoll(_ entry: inout pollfd, _ milliseconds: Int32) -> Int32 {
  poll(&entry, 1, milliseconds)
}
