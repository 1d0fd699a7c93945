import LineEditing
import Platform

/// A small program around the line editor, for the tests at a pseudo-terminal.
///
///     EditDemo [--plain] [--history FILE] [--prompt TEXT] [--hammer FILE NAME COUNT LIMIT]
enum Demo {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    if words.first == "--hammer" { return hammer(words) }
    let info = TerminalInfo.current()
    guard info.canEdit else { return readPlainly() }
    Interrupts.install()
    converse(Options(words))
  }

  private static func readPlainly() {
    for line in PlainLines() {
      let marks = (line.wasRepaired ? " repaired" : "") + (line.wasCut ? " cut" : "")
      show("\(line.number)\(marks): [\(line.text.prefix(60))] \(line.text.utf8.count)")
    }
  }

  /// Adds lines to a history as fast as it can; every line it reports is in the file.
  private static func hammer(_ words: [String]) {
    let count = words.count > 3 ? Int(words[3]) ?? 0 : 0
    let limit = words.count > 4 ? Int(words[4]) ?? 5000 : 5000
    var history = HistoryStore(path: words[1], limit: limit)
    for number in 0..<count {
      history.append("\(words[2]) \(number)")
      if let trouble = history.trouble { return show(trouble.message) }
      show("\(number)")
      if number % 50 == 49, limit < 5000 { history = HistoryStore(path: words[1], limit: limit) }
    }
  }
}

/// Writes a line at once, past any buffer.
func show(_ text: String) {
  let bytes = Array((text + "\n").utf8)
  _ = write(STDOUT_FILENO, bytes, bytes.count)
}

/// What the command line says.
struct Options {
  var isPlain = false
  var history = HistoryStore()
  var prompt = Prompt(plain: "demo > ", styled: "\u{1b}[1;34mdemo\u{1b}[0m > ")

  init(_ words: [String]) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--plain": isPlain = true
      case "--history": history = HistoryStore(path: rest.popFirst() ?? "")
      case "--prompt":
        let text = rest.popFirst() ?? ""
        prompt = Prompt(plain: text, styled: "\u{1b}[1;34m\(text)\u{1b}[0m")
      default: show("what is \(word)?")
      }
    }
  }
}
