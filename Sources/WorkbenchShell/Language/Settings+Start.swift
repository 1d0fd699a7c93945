import LineEditing

extension Settings {
  /// How results look and what language they speak, from the options, the environment and what the
  /// two ends are.
  static func atStart(
    _ world: World,
    _ terminal: TerminalInfo,
    _ options: GlobalOptions
  ) -> Settings {
    let isSpeaking = terminal.isInput && terminal.isOutput
    let look = Look(
      colour: isSpeaking && allowsColour(world.environment),
      ascii: !speaksUTF8(world.environment),
      columns: terminal.isOutput ? terminal.columns : Look.piped.columns
    )
    let settings = Settings(
      look: look,
      language: language(world.environment),
      isTerminal: isSpeaking,
      showsOnTerminal: terminal.isOutput
    )
    return options.applied(to: settings)
  }

  /// `NO_COLOR`, `CLICOLOR=0` and terminals that only type switch colour off.
  static func allowsColour(_ environment: (String) -> String?) -> Bool {
    if let value = environment("NO_COLOR"), !value.isEmpty { return false }
    if environment("CLICOLOR") == "0" { return false }
    let term = environment("TERM") ?? ""
    return !term.isEmpty && term != "dumb" && term != "emacs"
  }

  /// The locale's character set, by the first of the three variables that says something.
  static func speaksUTF8(_ environment: (String) -> String?) -> Bool {
    let name = locale(environment).lowercased()
    return name.contains("utf-8") || name.contains("utf8")
  }

  static func language(_ environment: (String) -> String?) -> String {
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty }
    return (name ?? "").hasPrefix("es") ? "es" : "en"
  }

  static func locale(_ environment: (String) -> String?) -> String {
    ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } ?? "C"
  }
}
