import CLibEdit
import Platform

extension LineEditor {
  /// The signals caught since the last look, oldest first.
  func waitingSignals() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    var signals: [Int32] = []
    while true {
      let count = read(wake, &bytes, bytes.count)
      guard count > 0 else { return signals }
      signals += bytes.prefix(count).map(Int32.init)
    }
  }

  func isFatal(_ signal: Int32) -> Bool {
    ![SIGINT, SIGCONT, SIGWINCH, SIGTSTP].contains(signal)
  }

  /// Acts on what was caught, before anything else is painted.
  func handleSignals() {
    handle(waitingSignals())
  }

  private func handle(_ signals: [Int32]) {
    if let fatal = signals.first(where: isFatal) {
      ending = .terminated(signal: fatal)
    } else if signals.contains(SIGINT) {
      ending = .cancelled
    } else if signals.contains(SIGTSTP) {
      suspend(getpid())
    } else if signals.contains(SIGCONT) {
      resume()
    } else if signals.contains(SIGWINCH) {
      resize()
    }
  }
}

extension LineEditor {
  /// Ctrl-Z: leaves the terminal as it was found and stops the whole group, as a shell expects.
  func suspend() -> CommandResult {
    suspend(0)
    return ending == nil ? .normal : .endOfLine
  }

  /// Stops a process or, as 0, the whole group, which is asked to from outside or by a key.
  private func suspend(_ process: pid_t) {
    paintEnd()
    write("\r\n" + (understandsEscapes ? "\u{1b}[?2004l" : ""))
    le_make_raw(handle, 0)
    le_stop(process)
    // Continuing is not always announced: a group without a shell above it never stops.
    handle(waitingSignals() + [SIGCONT])
  }

  /// Running again, after our own stop or one from outside: libedit still believes in a raw terminal.
  private func resume() {
    guard canEdit else { return }
    le_make_raw(handle, 0)
    le_make_raw(handle, 1)
    write(understandsEscapes ? "\r\u{1b}[J\u{1b}[?2004h" : "\r\n")
    size = windowSize()
    redrawAtNewSize()
  }

  /// The old text is erased from where its first row is now, then drawn for the new width.
  private func resize() {
    let oldRow = shown?.cursor.row ?? 0
    size = windowSize()
    guard canEdit else { return }
    let newRow = shown == nil ? 0 : currentFrame().cursor.row
    let row = reflows ? newRow : min(oldRow, newRow)
    write(understandsEscapes ? vertical(-row) + "\r\u{1b}[J" : "\r\n")
    redrawAtNewSize()
  }

  /// Libedit keeps a cursor that a shorter window may have no row for, so it hears of the window only
  /// where it draws itself, and draws at once.
  private func redrawAtNewSize() {
    shown = nil
    if !paints { le_adopt_size(handle) }
  }

  /// Terminals that cut lines instead of wrapping them anew would lose what stands above.
  private var reflows: Bool {
    variable("XTERM_VERSION").isEmpty && variable("TERM") != "linux"
  }
}
