/// How results are written and for whom.
struct Settings: Sendable, Equatable {
  var look: Look
  var json = false
  var language = "en"
  /// Whether a person sits at the other end: both ends are a terminal.
  var isTerminal = false
  /// Whether results go to a terminal, whoever gives the commands.
  var showsOnTerminal = false
  /// Whether lines may be edited and redrawn where a person sits; `--plain` says no.
  var redraws = true
  /// Whether further lines can answer a question; false for a command given as arguments.
  var canAsk = true
  /// Whether a yes or no can be asked before a command given as arguments is done: its user sits at
  /// a terminal.
  var canConfirm = false
}
