import Problems
import Spelling

/// A command's words, sorted into what it works on and how it should work.
struct Invocation: Sendable {
  /// The command as `adr list`.
  var name: String
  /// Words that are no options, in the order typed.
  var words: [Word]
  /// Values of each option that was given; a switch has one empty value.
  var options: [String: [String]] = [:]
  /// How many words stood before an option where it was first given.
  var places: [String: Int] = [:]

  func has(_ option: String) -> Bool { options[option] != nil }

  func value(_ option: String) -> String? { options[option]?.last }

  func values(_ option: String) -> [String] { options[option] ?? [] }
}

extension Invocation {
  /// Takes the options out of a command's words and refuses what the command does not know.
  init(of command: Command, named name: String, words: [Word]) throws(Problem) {
    self.init(name: name, words: [])
    var rest = words[...]
    while let word = rest.popFirst() {
      if word.text == "--", !word.isQuoted {
        self.words += rest
        break
      }
      guard word.text.hasPrefix("--"), !word.isQuoted else {
        self.words.append(word)
        continue
      }
      try take(word.text, from: &rest, command)
    }
    if let takes = command.takes, self.words.count > takes.upperBound {
      throw .surplusWord(
        self.words[takes.upperBound].text,
        command: name,
        usage: command.usage[0]
      )
    }
    if let takes = command.takes, self.words.count < takes.lowerBound {
      throw .missingWord("more words", command: name, usage: command.usage[0])
    }
  }

  private mutating func take(
    _ typed: String,
    from rest: inout ArraySlice<Word>,
    _ command: Command
  ) throws(Problem) {
    let parts = typed.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let option = try Self.option(typed, of: command, named: name)
    places[option.name] = places[option.name] ?? words.count
    guard option.value != nil else {
      if parts.count > 1 { throw .surplusWord(typed, command: name, usage: command.usage[0]) }
      return options[option.name, default: []].append("")
    }
    guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst()?.text else {
      throw .optionNeedsValue(option.name, command: name)
    }
    if !option.allowed.isEmpty, !option.allowed.contains(value) {
      throw .unknownValue(value, of: option.name, allowed: option.allowed)
    }
    options[option.name, default: []].append(value)
  }

  private static func option(
    _ word: String,
    of command: Command,
    named name: String
  ) throws(Problem) -> Command.Option {
    let typed = String(word.prefix { $0 != "=" })
    if let exact = command.options.first(where: { $0.name == typed }) { return exact }
    let begun = command.options.filter { $0.name.hasPrefix(typed) && typed.count > 2 }
    if let only = begun.first, begun.count == 1 { return only }
    if command.takesPairs, typed != word { throw .dashedPair(word, command: name) }
    let near = Nearest.names(to: typed, in: command.options.map(\.name))
    throw .unknownOption(typed, command: name, nearest: near)
  }
}
