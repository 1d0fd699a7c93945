import LineEditing
import MarkdownBlocks

/// What can stand at the cursor: a command, a sub-command, an option, or what the command says.
struct Completer {
  var commands: CommandList
  var session: Session

  func complete(_ text: String) -> Completion {
    let (before, partial, start) = Self.cut(text)
    let candidates =
      session.dialogue.map { $0.candidates(partial, session) } ?? self.candidates(before, partial)
    return Completion(
      start: start,
      candidates: candidates.filter { $0.begins(with: partial) }.compactMap(Self.safe)
    )
  }

  /// A candidate whose description is safe to show; none where the text itself is not.
  private static func safe(_ candidate: Candidate) -> Candidate? {
    guard !candidate.text.unicodeScalars.contains(where: VisibleText.isUnsafe) else { return nil }
    return Candidate(
      candidate.text,
      description: visible(candidate.description),
      isFinal: candidate.isFinal,
      names: candidate.names
    )
  }

  /// The words before the one at the cursor, that word, and where it starts, in characters.
  static func cut(_ text: String) -> (before: [String], partial: String, start: Int) {
    let start = text.lastIndex { $0.isWhitespace }.map(text.index(after:)) ?? text.startIndex
    let before = text[..<start].split { $0.isWhitespace }.map(String.init)
    return (before, String(text[start...]), text.distance(from: text.startIndex, to: start))
  }

  private func candidates(_ before: [String], _ partial: String) -> [Candidate] {
    guard let first = before.first else {
      if partial.hasPrefix(".") { return commands.moves?.candidates(session) ?? [] }
      return commands.commands.map { Candidate($0.name, description: $0.summary) }
    }
    guard let command = try? commands.find(first) else { return [] }
    guard !command.subcommands.isEmpty else {
      return words(of: command, Array(before.dropFirst()), partial)
    }
    let below = CommandList(commands: command.subcommands)
    guard before.count > 1 else {
      return command.subcommands.map { Candidate($0.name, description: $0.summary) }
    }
    guard let found = try? below.find(before[1]) else { return [] }
    return words(of: found, Array(before.dropFirst(2)), partial)
  }

  private func words(
    of command: Command,
    _ before: [String],
    _ partial: String
  ) -> [Candidate] {
    if partial.hasPrefix("-") {
      let options = command.options + GlobalOptions.list.filter { $0.name.hasPrefix("--") }
      return options.map { Candidate($0.name, description: $0.summary) }
    }
    let request = Self.request(command, before, partial, session)
    if let takes = command.takes, command.options.isEmpty, before.count >= takes.upperBound {
      return []
    }
    guard let last = before.last, let option = command.options.first(where: { $0.name == last }),
      let value = option.value
    else { return command.complete(request) }
    if !option.allowed.isEmpty { return option.allowed.map { Candidate($0) } }
    if let complete = option.complete { return complete(request) }
    if value == "FILE" || value == "DIR" { return Files.candidates(partial, session) }
    return command.complete(request)
  }

  /// The words sorted into options with their values and the rest.
  private static func request(
    _ command: Command,
    _ before: [String],
    _ partial: String,
    _ session: Session
  ) -> CompletionRequest {
    var request = CompletionRequest(words: [], partial: partial, session: session)
    var rest = before[...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard let option = command.options.first(where: { $0.name == parts[0] }) else {
        request.words.append(word)
        continue
      }
      let isWhole = option.value == nil || parts.count > 1
      let value = isWhole ? parts.dropFirst().first ?? "" : rest.popFirst() ?? ""
      request.options[option.name, default: []].append(value)
    }
    return request
  }
}
