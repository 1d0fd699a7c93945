import Problems

/// Why a typed word is no command.
enum CommandFault: Error {
  case unknown(String, nearest: [String])
  case ambiguous(String, candidates: [String])

  /// The same about a sub-command, named in full.
  func below(_ parent: String) -> CommandFault {
    switch self {
    case .unknown(let typed, let near):
      .unknown("\(parent) \(typed)", nearest: near.map { "\(parent) \($0)" })
    case .ambiguous(let typed, let candidates):
      .ambiguous("\(parent) \(typed)", candidates: candidates.map { "\(parent) \($0)" })
    }
  }

  var problem: Problem {
    switch self {
    case .unknown(let typed, let nearest):
      Problem(
        what: "\(quoted(typed)) is not a command.",
        tries: Problem.offer(nearest) + ["help for the list of commands."]
      )
    case .ambiguous(let typed, let candidates):
      Problem(
        what: "\(quoted(typed)) could be \(Problem.either(candidates)).",
        tries: ["one more letter."]
      )
    }
  }
}
