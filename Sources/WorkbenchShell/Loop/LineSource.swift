import LineEditing

/// Where a person's lines come from: the line editor, or cooked lines where nothing may be redrawn.
final class LineSource {
  private let editor: LineEditor?
  private var plain = PlainLines()
  private let writer: Writer
  private let look: Look

  init(
    _ session: Session,
    _ terminal: TerminalInfo,
    _ completions: CompletionSource,
    _ writer: Writer
  ) {
    self.writer = writer
    look = session.settings.look
    guard session.settings.redraws, session.settings.isTerminal else {
      editor = nil
      return
    }
    let home = Home(session.world)
    editor = LineEditor(
      program: "workbench",
      history: home.file("history").map { HistoryStore(path: $0) } ?? HistoryStore(),
      decorated: look.colour
    ) { text in completions.complete(text) }
    if let trouble = editor?.historyTrouble {
      writer.put(Page(Line(trouble.message)), session.settings)
    }
  }

  /// - Parameter isAnswer: whether the line answers a dialogue, and so is no command to remember.
  func next(prompt: Line, isAnswer: Bool) -> Input {
    let plainPrompt = Page.oneLine(prompt, look.withoutColour)
    guard let editor else {
      _ = writer.world.write(.output, plainPrompt)
      return cooked()
    }
    let prompt = Prompt(plain: plainPrompt, styled: Page.oneLine(prompt, look))
    return editor.readLine(prompt, remembered: !isAnswer)
  }

  /// A line as the terminal gathers it; Ctrl-C there ends the waiting, and a new reading begins.
  private func cooked() -> Input {
    Interrupts.clear()
    if let line = plain.next() { return .line(line.text) }
    _ = writer.world.write(.output, "\n")
    guard Interrupts.wasInterrupted else { return .end }
    plain = PlainLines()
    return .cancelled
  }

  /// Gives the terminal back.
  func close() {
    editor?.close()
  }
}
