import LineEditing
import Platform

extension Demo {
  static func converse(_ options: Options) {
    guard
      let editor = LineEditor(
        program: "demo",
        history: options.history,
        decorated: !options.isPlain,
        complete: completion
      )
    else { return show("no editor") }
    if let trouble = editor.historyTrouble { show(trouble.message) }
    while let text = line(from: editor, options.prompt) {
      guard run(text, editor) else { break }
    }
    editor.close()
    show("bye")
  }

  private static func line(from editor: LineEditor, _ prompt: Prompt) -> String? {
    switch editor.readLine(prompt) {
    case .line(let text): return text
    case .cancelled: return ""
    case .end: return nil
    case .terminated(let signal):
      editor.close()
      exit(128 + signal)
    }
  }

  private static func run(_ text: String, _ editor: LineEditor) -> Bool {
    switch text {
    case "": return true
    case "quit": return false
    case "slow": wait()
    case "keys": readKeys(editor)
    case "exit": exit(7)
    case "crash": crash(editor)
    case "history": show(editor.historyTrouble?.message ?? "history is kept")
    case "size": show("\(TerminalInfo.current().columns)x\(TerminalInfo.current().rows)")
    default:
      show(
        "ran: "
          + text.split(separator: "\n", omittingEmptySubsequences: false)
          .joined(separator: "|")
      )
    }
    return true
  }

  /// Works until it is interrupted.
  private static func wait() {
    Interrupts.clear()
    show("working")
    var entry = pollfd(fd: Interrupts.descriptor ?? -1, events: Int16(POLLIN), revents: 0)
    while !Interrupts.wasInterrupted { _ = poll(&entry, 1, -1) }
    show("stopped")
  }

  private static func readKeys(_ editor: LineEditor) {
    while true {
      let key = editor.readKey(Prompt("key? "))
      show("\(key)")
      if key == .character("s") { wait() }
      if key == .character("q") || key == .endOfInput { return }
    }
  }

  private static func crash(_ editor: LineEditor) {
    show("crashes at the next Tab")
    isCrashing = true
  }
}

extension Demo {
  nonisolated(unsafe) private static var isCrashing = false

  static func completion(_ text: String) -> Completion {
    if isCrashing { abort() }
    let start = text.lastIndex(of: " ").map { text.index(after: $0) } ?? text.startIndex
    let word = text[start...]
    let found = candidates(text[..<start]).filter { $0.text.hasPrefix(word) }
    return Completion(start: text.distance(from: text.startIndex, to: start), candidates: found)
  }

  private static func candidates(_ before: Substring) -> [Candidate] {
    switch before {
    case "":
      [
        Candidate("retitle", description: "give a record another title"),
        Candidate("review", description: "ask which decisions would be taken otherwise today"),
        Candidate("records", description: "list all"),
        Candidate("open", description: "open something"),
        Candidate("many", description: "a long list"),
        Candidate("日本語", description: "wide"),
      ]
    case "open ": [Candidate("größe"), Candidate("dir/", isFinal: false), Candidate("日本")]
    case "many ": (1...500).map { Candidate("item\($0)") }
    case "described ": (1...50).map { Candidate("item\($0)", description: "number \($0)") }
    default: []
    }
  }
}
