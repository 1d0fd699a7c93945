extension ProcessProblem: CustomStringConvertible {
  /// What happened at which step, and where the run stands now.
  public var description: String {
    let stand = standsAt.map { " The run stands at step \($0)." } ?? ""
    return "\(happened).\(consequence)\(stand)"
  }

  private var happened: String {
    switch cause {
    case .trapped(let signal, let reason, let place):
      "\(subject) trapped\(Self.placed(place))\(Self.why(signal, reason))"
    case .killed(let signal): "\(subject) was ended by signal \(signal)\(Self.named(signal))"
    case .left(let status): "\(subject) ended the lesson's process with exit(\(status))"
    case .late(let limit): "\(subject) did not end within \(limit.words) and was stopped"
    case .interrupted: "\(subject) was stopped at your wish"
    case .memory(let limit):
      "\(subject) wanted more memory than the \(Self.size(limit)) a lesson may have"
    case .output(let limit):
      "\(subject) printed more than the \(Self.size(limit)) a step may print, and was stopped"
    case .file(let limit):
      "\(subject) wrote a file larger than the \(Self.size(limit)) a lesson's files may have,"
        + " and was stopped"
    case .closedDescriptor: "\(subject) closed the descriptor that the lesson answers on"
    case .rubbish: "\(subject) wrote on the descriptor that the lesson answers on"
    case .forked: "\(subject) began to start another process, which a lesson may not"
    case .cannotStart(let program, let reason):
      "The lesson's process \(program) could not be started: \(reason)"
    case .otherVersion(let theirs, let ours):
      "The lesson speaks version \(theirs) of the lesson messages and this program version \(ours);"
        + " build it again with the LessonKit of this program"
    }
  }

  private var consequence: String {
    switch leftOut {
    case .afterwards: " That step is left out."
    case .again: " It could not be taken again, so it is left out with what came after it."
    case nil: ""
    }
  }

  private var subject: String {
    guard let step else { return "The lesson's code" }
    if step == 0 { return "The start" }
    let name = "tep \(step)" + (words.map { " (\($0))" } ?? "")
    return leftOut == .afterwards ? "What s\(name) left behind" : "S\(name)"
  }

  private static func placed(_ place: String?) -> String {
    place.map { $0.contains(".swift:") ? " at \($0)" : " in \($0)" } ?? ""
  }

  private static func why(_ signal: Int32, _ reason: String?) -> String {
    if let reason { return ": \(reason)" }
    return named(signal)
  }

  private static func named(_ signal: Int32) -> String {
    SignalName.words[signal].map { " (\($0))" } ?? ""
  }

  private static func size(_ bytes: Int) -> String {
    bytes >= 1 << 20 ? "\(bytes >> 20) MB" : "\(bytes >> 10) kB"
  }
}
