import LineEditing
import Platform

/// Where a person's lines come from: the line editor, or cooked lines where nothing may be redrawn.
final class LineSource {
  private let editor: LineEditor?
  private var plain = PlainLines()
  private let writer: Writer
  private let settings: Settings
  private var look: Look { settings.look }
  private var hasToldTrouble = false

  init(
    _ session: Session,
    _ terminal: TerminalInfo,
    _ completions: CompletionSource,
    _ writer: Writer
  ) {
    self.writer = writer
    settings = session.settings
    guard session.settings.redraws, session.settings.isTerminal else {
      editor = nil
      return
    }
    let home = Home(session.world)
    editor = LineEditor(
      program: "workbench",
      history: home.file("history").map { HistoryStore(path: $0) } ?? HistoryStore(),
      decorated: session.settings.look.colour
    ) { text in completions.complete(text) }
    tellTrouble()
  }

  /// Says once that lines are not kept, be it at the start or when the first is to be written.
  private func tellTrouble() {
    guard !hasToldTrouble, let trouble = editor?.historyTrouble else { return }
    hasToldTrouble = true
    writer.put(Page(Line(trouble.message)), settings)
  }

  /// - Parameter isAnswer: whether the line answers a dialogue, and so is no command to remember.
  func next(prompt: Line, isAnswer: Bool) -> Input {
    let plainPrompt = Page.oneLine(prompt, look.withoutColour)
    guard let editor else {
      // Before the prompt is seen, so that a Ctrl-C that answers it is not forgotten.
      Interrupts.clear()
      _ = writer.world.write(.output, plainPrompt)
      return cooked()
    }
    let prompt = Prompt(plain: plainPrompt, styled: Page.oneLine(prompt, look))
    let input = editor.readLine(prompt, remembered: !isAnswer)
    tellTrouble()
    return input
  }

  /// A line as the terminal gathers it; Ctrl-C there ends the waiting, and a new reading begins.
  private func cooked() -> Input {
    if !isInterruptedWhileWaiting(), let line = plain.next() { return .line(line.text) }
    _ = writer.world.write(.output, "\n")
    guard Interrupts.wasInterrupted else { return .end }
    plain = PlainLines()
    return .cancelled
  }

  /// Waits for a line or an interrupt, whichever comes first; one that comes just before a reading
  /// begins would otherwise be noticed only with the next line.
  private func isInterruptedWhileWaiting() -> Bool {
    guard let interrupts = Interrupts.descriptor else { return false }
    var waits = [0, interrupts].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while poll(&waits, 2, -1) < 0, errno == EINTR {}
    return waits[1].revents & Int16(POLLIN) != 0
  }

  /// Gives the terminal back.
  func close() {
    editor?.close()
  }
}
