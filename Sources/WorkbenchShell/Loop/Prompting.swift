import LineEditing
import Problems

/// The prompt: reads a line, has it evaluated, prints the reply, until the user leaves.
struct Prompting {
  private var shell: Shell
  private let writer: Writer
  private let terminal: TerminalInfo
  private var idleCancels = 0

  init(_ session: Session, _ terminal: TerminalInfo, _ writer: Writer) {
    shell = Shell(session)
    self.terminal = terminal
    self.writer = writer
  }
}

extension Prompting {
  /// Runs until the user leaves.
  mutating func run() -> Int32 {
    let completions = CompletionSource()
    let reader = LineSource(shell.session, terminal, completions, writer)
    defer { reader.close() }
    Interrupts.install()
    writer.put(FirstScreen.page, shell.session.settings)
    while true {
      completions.session = shell.session
      let isAnswer = shell.session.dialogue != nil
      switch reader.next(prompt: prompt, isAnswer: isAnswer) {
      case .line(let line):
        idleCancels = 0
        if takeEach(line) { return ExitStatus.done.rawValue }
      case .cancelled: cancel()
      case .end:
        if !leaveDialogue() { return ExitStatus.done.rawValue }
      case .terminated(let signal): return 128 + signal
      }
    }
  }

  /// Evaluates what was typed; a pasted text line by line, until one fails or leaves.
  private mutating func takeEach(_ text: String) -> Bool {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.count > 1 else { return take(text) == .leaves }
    for line in lines where !String(line).trimmed.isEmpty {
      writer.put(Page("\(prompt)\(String(line).trimmed)"), shell.session.settings)
      switch take(String(line)) {
      case .leaves: return true
      case .fails: return false
      case .done: break
      }
    }
    return false
  }

  private enum Outcome {
    case done, fails, leaves
  }

  /// Evaluates one line at the width the terminal has now.
  private mutating func take(_ line: String) -> Outcome {
    shell.session.settings.look.columns = TerminalInfo.current().columns
    var text = line.trimmed
    let isAnswering = shell.session.dialogue != nil
    if !isAnswering, text.isEmpty, shell.session.lesson != nil { text = "next" }
    if !isAnswering, text.isEmpty || text.hasPrefix("#") { return .done }
    Interrupts.clear()
    do {
      let reply = shell.completed(try shell.evaluate(line: text))
      _ = writer.put(reply, shell.settingsOfLastLine)
      if reply.watches { _ = WatchLoop(writer: writer).run(&shell) }
      askAgain()
      return reply.leaves ? .leaves : reply.status == .done ? .done : .fails
    } catch {
      if Interrupts.wasInterrupted { writer.endEcho() }
      _ = writer.put(shell.completed(Reply(error)), shell.settingsOfLastLine)
      return .fails
    }
  }

  private mutating func askAgain() {
    guard let dialogue = shell.session.dialogue else { return }
    var page = dialogue.question(shell.session)
    page.blocks.insert(.gap, at: 0)
    writer.put(page, shell.session.settings)
  }

  /// Ctrl-C: leaves a dialogue; on a bare prompt the second one in a row says how to leave.
  private mutating func cancel() {
    if leaveDialogue() { return }
    idleCancels += 1
    if idleCancels > 1 {
      writer.put(Page("Ctrl-D or \(typed: "quit") leaves."), shell.session.settings)
    }
  }

  private mutating func leaveDialogue() -> Bool {
    guard let page = shell.leaveDialogue() else { return false }
    writer.put(page, shell.session.settings)
    return true
  }

  private var prompt: Line {
    let place =
      shell.session.dialogue?.place(shell.session) ?? shell.session.lesson?.place ?? "workbench"
    return "\(place, .strong) › "
  }
}

/// What a person sees before the first prompt: what to type to decide, to learn, to look, to leave.
enum FirstScreen {
  static let page: Page = {
    var page = Page()
    page.rows([
      .init(Line("decide", .typed), "choose an architecture"),
      .init(Line("open counter", .typed), "step the first lesson"),
      .init(Line("adr list", .typed), "see what was decided"),
      .init(Line("quit", .typed), "leave; \(typed: "help") shows more"),
    ])
    return page
  }()
}
