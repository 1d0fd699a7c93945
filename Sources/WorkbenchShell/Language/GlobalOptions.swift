import Problems

/// The options that any command takes and that stand anywhere among its words.
struct GlobalOptions: Equatable, Sendable {
  var json = false
  var plain = false
  var ascii = false
  var help = false
  var version = false
  var language: String?
  /// The script that `-f` names.
  var file: String?

  /// Each option with what help says of it, in the order help shows them.
  static let list: [Command.Option] = [
    .init(name: "--json", value: nil, summary: "print data, one object on one line"),
    .init(name: "--plain", value: nil, summary: "no colour, no cursor control"),
    .init(name: "--ascii", value: nil, summary: "ASCII characters only"),
    .init(
      name: "--lang",
      value: "LANG",
      summary: "en or es, for the dialogue and the trees",
      allowed: ["en", "es"]
    ),
    .init(name: "-f", value: "FILE", summary: "run the lines of a file"),
    .init(name: "--help", value: nil, summary: "help on the command it stands with"),
    .init(name: "--version", value: nil, summary: "the program's version"),
  ]
}

extension GlobalOptions {
  /// Takes the global options out of a line's words and leaves the rest in order.
  static func split(_ words: [Word]) throws(Problem) -> (GlobalOptions, [Word]) {
    var options = GlobalOptions()
    var left: [Word] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word.isQuoted || !word.text.hasPrefix("-") {
        left.append(word)
      } else if word.text == "--" {
        left.append(word)
        left += rest
        break
      } else if try !options.take(word.text, from: &rest, isFirst: left.isEmpty) {
        left.append(word)
      }
    }
    return (options, left)
  }

  /// True where the word was one of ours.
  private mutating func take(
    _ word: String,
    from rest: inout ArraySlice<Word>,
    isFirst: Bool
  ) throws(Problem) -> Bool {
    switch word {
    case "--json": json = true
    case "--plain": plain = true
    case "--ascii": ascii = true
    case "--help", "-h": help = true
    case "--version" where isFirst: version = true
    case "--lang": language = try Self.language(rest.popFirst()?.text)
    case "-f" where isFirst:
      guard let path = rest.popFirst()?.text else {
        throw .optionNeedsValue("-f", command: "workbench")
      }
      file = path
    default:
      guard word.hasPrefix("--lang=") else { return false }
      language = try Self.language(String(word.dropFirst("--lang=".count)))
    }
    return true
  }

  private static func language(_ typed: String?) throws(Problem) -> String {
    guard let typed else { throw .optionNeedsValue("--lang", command: "workbench") }
    guard ["en", "es"].contains(typed) else {
      throw .unknownValue(typed, of: "--lang", allowed: ["en", "es"])
    }
    return typed
  }

  /// The options that ask for something, and so do not go together with a script.
  var asked: [String] {
    (help ? ["--help"] : []) + (version ? ["--version"] : [])
  }

  /// Settings with these options on top.
  func applied(to settings: Settings) -> Settings {
    var settings = settings
    settings.json = settings.json || json
    if plain {
      settings.look.colour = false
      settings.redraws = false
    }
    if ascii { settings.look.ascii = true }
    if let language { settings.language = language }
    return settings
  }
}
