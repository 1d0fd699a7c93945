import LineEditing
import Problems
import Spelling

/// The words the workbench knows, and how a typed word finds its command.
struct CommandList: Sendable {
  var commands: [Command]
  /// What a line that begins with a dot is; nil where there are no moves.
  var moves: Moves?
  /// What is done after each line.
  var afterLine: @Sendable (inout Session) -> Void = { _ in }
  /// What there is to say beside a reply, once.
  var remarks: @Sendable (Session) -> Page = { _ in Page() }

  /// The moves of what is open, which a line names with a leading dot.
  struct Moves: Sendable {
    /// Takes the move in the words typed.
    var take: @Sendable (String, inout Session) throws(Problem) -> Reply
    /// The move of this name as it is typed, with its dot and its form.
    var form: @Sendable (String, Session) -> String?
    var candidates: @Sendable (Session) -> [Candidate]
  }

  /// Finds a command by exact name, alias or unique beginning, in this order.
  func find(_ typed: String) throws(CommandFault) -> Command {
    let word = Self.bare(typed)
    if let command = exact(word) { return command }
    let begun = commands.filter { $0.name.hasPrefix(word) && !word.isEmpty }
    if let only = begun.first, begun.count == 1 { return only }
    if begun.count > 1 { throw .ambiguous(typed, candidates: begun.map(\.name)) }
    throw .unknown(typed, nearest: near(word))
  }

  /// The names of the commands that were perhaps meant, by name or alias.
  private func near(_ word: String) -> [String] {
    Nearest.values(to: word, in: commands) { ([$0.name] + $0.aliases).filter { $0.count > 1 } }
      .map(\.name)
  }

  /// Finds a command by its name or one of its aliases.
  func exact(_ word: String) -> Command? {
    commands.first { $0.name == word } ?? commands.first { $0.aliases.contains(word) }
  }

  /// Finds the command, its whole name and the words that are left for it.
  func resolve(_ words: [Word]) throws(CommandFault) -> (Command, String, [Word]) {
    guard let first = words.first else { throw .unknown("", nearest: []) }
    let command = try find(first.text)
    guard !command.subcommands.isEmpty else {
      return (command, command.name, Array(words.dropFirst()))
    }
    guard words.count > 1, !words[1].text.hasPrefix("--"), words[1].text != "help" else {
      return (command, command.name, Array(words.dropFirst()))
    }
    let below = CommandList(commands: command.subcommands)
    do {
      let found = try below.find(words[1].text)
      return (found, "\(command.name) \(found.name)", Array(words.dropFirst(2)))
    } catch {
      throw error.below(command.name)
    }
  }

  /// The same, where a fault is a message and nothing else.
  func resolved(_ words: [Word]) throws(Problem) -> (Command, String, [Word]) {
    do {
      return try resolve(words)
    } catch {
      throw error.problem
    }
  }

  /// A leading colon and trailing parentheses are habits from elsewhere and mean nothing here.
  private static func bare(_ typed: String) -> String {
    var word = typed[...]
    if word.count > 1, word.first == ":" { word.removeFirst() }
    if word.count > 2, word.hasSuffix("()") { word.removeLast(2) }
    return String(word)
  }
}
