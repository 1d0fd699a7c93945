import CLibEdit

/// The prompt at a terminal: one line at a time, with history, completion, paste and the user's
/// own key bindings, on libedit. Libedit keeps the line and knows the keys; the screen is drawn here.
///
///     let editor = LineEditor(program: "workbench", history: HistoryStore(path: path)) { text in
///       Completion(start: 0, candidates: ["list", "leave"].map { Candidate($0) })
///     }
///     while case .line(let text)? = editor?.readLine(Prompt("> ")) { run(text) }
///
/// An editor belongs to the thread that made it, and there is one in a process. The terminal is raw
/// only while `readLine` or `readKey` wait.
package final class LineEditor {
  let handle: OpaquePointer
  let list: OpaquePointer
  let complete: (String) -> Completion
  let isDecorated: Bool
  let understandsEscapes: Bool

  var history: HistoryStore
  var prompt = PromptText()
  /// The prompt's lines above the one that is edited.
  var above = ""
  var decoder = KeyDecoder()
  var pending: [Unicode.Scalar] = []
  var mark: Unicode.Scalar?
  /// Whether the key before was Ctrl-V.
  var quotesNext = false
  var ending: Input?
  var size = windowSize()
  var wake: Int32 = -1
  var userKeys: Set<String> = []
  /// Whether the screen is ours to draw; else libedit draws, on a terminal that can do little.
  var paints = false
  /// What the screen shows of the line, nil if nothing yet.
  var shown: DrawnLine?
  private var isOpen = true

  /// Opens the editor and reads the user's `.editrc`; nil where libedit cannot start.
  ///
  /// - Parameters:
  ///   - program: the name that lines of `.editrc` are addressed to.
  ///   - decorated: whether the prompt and lists may be coloured.
  ///   - complete: given the text before the cursor, the ways to complete its last word.
  package init?(
    program: String,
    history: HistoryStore = HistoryStore(),
    decorated: Bool = true,
    complete: @escaping (String) -> Completion = { _ in .none }
  ) {
    _ = hasUTF8Locale
    guard let list = history_init() else { return nil }
    guard let handle = le_open(program) else {
      history_end(list)
      return nil
    }
    self.handle = handle
    self.list = list
    self.history = history
    self.complete = complete
    understandsEscapes = TerminalInfo.current().understandsEscapes
    isDecorated = decorated && understandsEscapes
    le_set_context(handle, Unmanaged.passUnretained(self).toOpaque())
    setUp()
  }

  deinit { close() }

  /// Gives the terminal and libedit's memory back; asking for a line afterwards answers `.end`.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    le_close(handle)
    history_end(list)
  }
}

extension LineEditor {
  /// Why history is not kept across runs, if it is not.
  package var historyTrouble: HistoryTrouble? { history.trouble }

  /// Lets the user type a line.
  ///
  /// - Parameter remembered: whether a line that is not blank enters the history.
  package func readLine(_ prompt: Prompt, remembered: Bool = true) -> Input {
    guard isOpen else { return .end }
    begin(prompt)
    let input = finish(editedText())
    if remembered, case .line(let text) = input { remember(text) }
    return input
  }

  /// The line when libedit returned one, without its newline.
  private func editedText() -> String? {
    var count: Int32 = 0
    guard let text = el_wgets(handle, &count), count > 0 else { return nil }
    var scalars = (0..<Int(count)).compactMap {
      Unicode.Scalar(UInt32(truncatingIfNeeded: text[$0]))
    }
    if scalars.last == "\n" { scalars.removeLast() }
    // A private key may have been quoted into the line.
    return String(String.UnicodeScalarView(scalars.filter { !(0x80..<0xa0).contains($0.value) }))
  }
}

extension LineEditor {
  /// Whether libedit edits at all; `edit off` in `.editrc` and some terminals switch it off.
  var canEdit: Bool { le_can_edit(handle) != 0 }

  /// Goes raw before anything is shown: what is typed once the prompt stands is never echoed twice.
  private func begin(_ prompt: Prompt) {
    takeTerminal()
    let parts = prompt.split()
    self.prompt = PromptText(parts.last, isDecorated: isDecorated)
    above = isDecorated ? parts.above.styled : parts.above.plain
    shown = nil
    write(above)
    if usesPaste { write("\u{1b}[?2004h") }
  }

  private func finish(_ text: String?) -> Input {
    if let text, ending == nil { paintEnd(Array(text.unicodeScalars)) }
    if usesPaste { write("\u{1b}[?2004l") }
    leaveTerminal()
    let input = ending ?? text.map(Input.line) ?? .end
    if case .line = input, !paints { return input }
    write("\n")
    return input
  }

  private var usesPaste: Bool { canEdit && understandsEscapes }

  func takeTerminal() {
    ending = nil
    quotesNext = false
    size = windowSize()
    le_remember_terminal()
    wake = le_catch_signals()
    if canEdit { le_make_raw(handle, 1) }
  }

  /// A signal that came in the last moment counts as well.
  func leaveTerminal() {
    if canEdit { le_make_raw(handle, 0) }
    le_release_signals()
    for signal in waitingSignals() where isFatal(signal) { ending = .terminated(signal: signal) }
    le_forget_terminal()
  }
}
