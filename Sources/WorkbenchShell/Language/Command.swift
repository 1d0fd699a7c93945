import LineEditing
import Problems

/// A word of the command language as a value: what it is called, how it is used, how it is
/// completed and what it does. Help, completion, shell completion files and the README's table are
/// all made from the list of these.
struct Command: Sendable {
  var name: String
  var aliases: [String] = []
  var group: Group
  var summary: String
  /// Forms it can be typed in, without the program's name.
  var usage: [String]
  /// What help adds to the summary, a paragraph each.
  var details: [String] = []
  /// Lines that can be typed as they stand.
  var examples: [String]
  var options: [Option] = []
  /// The group that `help` on this word shows in full.
  var explains: Group?
  /// `adr list` and the like; a command with these does nothing by itself.
  var subcommands: [Command] = []
  /// Whether words of the form `name=value` may follow.
  var takesPairs = false
  /// How many words may follow; nil where any number may.
  var takes: ClosedRange<Int>? = 0...0
  var complete: @Sendable (CompletionRequest) -> [Candidate] = { _ in [] }
  var run: @Sendable (Invocation, inout Session) throws(Problem) -> Reply

  /// The headings of `help`.
  enum Group: String, Sendable, CaseIterable {
    case deciding = "Deciding"
    case records = "Records"
    case lessons = "Lessons"
    case authoring = "Authoring"
    case program = "The program"
  }

  /// A word that starts with `--` and changes how a command works.
  struct Option: Sendable {
    var name: String
    /// What stands after it, `nil` for a switch.
    var value: String?
    var summary: String
    var allowed: [String] = []
    /// What can stand after it, for Tab.
    var complete: (@Sendable (CompletionRequest) -> [Candidate])?
  }
}

/// What completion knows: the words before the one that is being typed, and where the user stands.
struct CompletionRequest {
  /// The words that are no options, without the command's own.
  var words: [String]
  /// The values of the options so far; a switch has one empty value.
  var options: [String: [String]] = [:]
  var partial: String
  var session: Session
}
