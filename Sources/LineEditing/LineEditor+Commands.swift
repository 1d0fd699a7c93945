import CLibEdit

/// What a command tells libedit to do next.
///
/// Never `CC_REDISPLAY`: it clears rows counted from a cursor that our own output has moved.
enum CommandResult: UInt8 {
  case normal = 0
  case refresh = 4
  case endOfLine = 2
  case beep = 6
}

extension LineEditor {
  /// Names the commands that keys can be bound to, also in the user's `.editrc`.
  func addCommands() {
    add("wb-complete", "Complete the word") { handle, _ in run(handle) { $0.completeWord() } }
    add("wb-cancel", "Drop the line") { handle, _ in run(handle) { $0.cancelled() } }
    add("wb-end", "Leave, or delete") { handle, _ in run(handle) { $0.endOrDelete() } }
    add("wb-suspend", "Stop the program") { handle, _ in run(handle) { $0.suspend() } }
    add("wb-paste", "Insert pasted text") { handle, _ in run(handle) { $0.paste() } }
    add("wb-compose", "Put a mark on a letter") { handle, _ in run(handle) { $0.composeMark() } }
    add("wb-clear", "Clear the screen") { handle, _ in run(handle) { $0.clear() } }
    add("wb-nothing", "Do nothing") { _, _ in CommandResult.normal.rawValue }
  }

  private func add(_ name: String, _ help: String, _ command: le_command?) {
    le_add_command(handle, name, help, command)
  }
}

private func run(_ handle: OpaquePointer?, _ command: (LineEditor) -> CommandResult) -> UInt8 {
  LineEditor.from(handle).map(command)?.rawValue ?? CommandResult.beep.rawValue
}

extension LineEditor {
  fileprivate func cancelled() -> CommandResult {
    cancel()
    return .endOfLine
  }

  /// Drops the line, which stays on the screen with the key behind it.
  func cancel() {
    paintEnd()
    write("^C")
    ending = .cancelled
  }

  fileprivate func clear() -> CommandResult {
    if understandsEscapes { write("\u{1b}[H\u{1b}[2J" + above) }
    redraw()
    return .normal
  }

  fileprivate func endOrDelete() -> CommandResult {
    let length = le_length(handle)
    let cursor = le_cursor(handle)
    if length == 0 {
      paintEnd()
      ending = .end
      return .endOfLine
    }
    guard cursor < length else { return .beep }
    le_move_cursor(handle, cursor + 1)
    el_deletestr(handle, 1)
    return .refresh
  }

  fileprivate func composeMark() -> CommandResult {
    let cursor = le_cursor(handle)
    guard let mark, cursor > 0, let base = Unicode.Scalar(le_scalar(handle, cursor - 1)),
      let composed = composition(base, mark)
    else { return .normal }
    el_deletestr(handle, 1)
    insert(String(composed))
    return .refresh
  }

  /// Puts text at the cursor, made fit for libedit.
  @discardableResult
  func insert(_ text: String) -> Bool {
    let scalars =
      editable(text, keeping: ["\n", "\t"]).unicodeScalars
      .map { wchar_t(truncatingIfNeeded: $0.value) } + [0]
    return scalars.count == 1 || el_winsertstr(handle, scalars) == 0
  }
}

extension LineEditor {
  fileprivate func completeWord() -> CommandResult {
    let text = textBeforeCursor
    switch complete(text).step(after: text) {
    case .nothing: return .beep
    case .list(let candidates): return list(candidates)
    case .replace(let count, let word): return replace(last: count, with: word)
    }
  }

  private func replace(last count: Int, with word: String) -> CommandResult {
    if count > 0 { el_deletestr(handle, Int32(count)) }
    return insert(word) ? .refresh : .beep
  }

  private func list(_ candidates: [Candidate]) -> CommandResult {
    let used = currentFrame().rows.count
    let rows = CompletionList(
      candidates: candidates,
      columns: size.columns,
      limit: size.rows - used - 1,
      isDecorated: isDecorated
    ).rows
    printBelow(rows)
    return .normal
  }
}
